import type { Terms } from "../net/shapes";
import { recall, remember } from "../storage";

const STORED = "wardroom.daily";
const DAY = 24 * 60 * 60 * 1000;

/** How an attempt went, without a word of what lay in it. */
export interface Outcome {
  isWon: boolean;
  /** The own points, where the game counts any. */
  points: number | null;
  /** A sign for each trick or turn. */
  row: string;
}

/** The first attempt at a deal on this device. */
export interface Attempt {
  table: string;
  outcome?: Outcome;
}

/** First attempts by date and game. */
export type Attempts = Record<string, Attempt>;

export function keyOf(date: string, game: string): string {
  return `${date}/${game}`;
}

/** The day whose deal a table plays, if it plays one. */
export function dateOf({ game, seed }: Terms): string | undefined {
  const [, of, date] = /^wardroom daily (\S+) (\d{4}-\d\d-\d\d)$/.exec(seed ?? "") ?? [];
  return of === game ? date : undefined;
}

/** Attempts as they were stored; what makes no sense is forgotten. */
export function read(stored: string | null): Attempts {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const isSound = ([, attempt]: [string, unknown]) =>
      typeof (attempt as Attempt | null)?.table === "string";
    return Object.fromEntries(Object.entries(found).filter(isSound)) as Attempts;
  } catch {
    return {};
  }
}

export function load(): Attempts {
  return read(recall(STORED));
}

/** Notes an attempt, unless there was one before; gives the first. */
export function note(date: string, game: string, attempt: Attempt): Attempt {
  const attempts = load();
  const key = keyOf(date, game);
  const first = attempts[key];
  const noted = first?.table === attempt.table || !first ? { ...first, ...attempt } : first;
  remember(STORED, JSON.stringify({ ...attempts, [key]: noted }));
  return noted;
}

/** How many days in a row up to this one have a deal that was played to the end; today may still be open. */
export function streak(attempts: Attempts, today: string): number {
  const days = new Set(
    Object.entries(attempts)
      .filter(([, { outcome }]) => outcome !== undefined)
      .map(([key]) => key.split("/")[0]),
  );
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = days.has(today) ? today : before(today);
  let n = 0;
  for (; days.has(day); day = before(day)) n += 1;
  return n;
}
