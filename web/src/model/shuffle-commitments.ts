import { recall, remember } from "../storage";
import type { TableView } from "../net/shapes";
import { unique } from "../net/unique";

const COMMITMENTS = "wardroom.promises";
const CONTRIBUTIONS = "wardroom.contributions";
/** How many of each are kept: a shuffle is checked soon after its match, if at all. */
const MOST = 100;

/** Notes the fingerprint of the secret that will shuffle the next match of a table, as it was shown before the deal. */
export function note(
  table: string,
  { n_matches, commitment }: Pick<TableView, "n_matches" | "commitment">,
): void {
  const match = `${table}/${n_matches + 1}`;
  const all = commitments();
  // The first one counts: a server that shows another one later has swapped it.
  if (all.some(([one]) => one === match)) return;
  keep(COMMITMENTS, [...all, [match, commitment]]);
}

/** What this device was shown before that match was dealt, if it was there. */
export function noted(table: string, number: number): string | undefined {
  return commitments().find(([match]) => match === `${table}/${number}`)?.[1];
}

/** A random text to sit down with, which is mixed into the shuffles of the table from then on. */
export function contribute(): string {
  const text = unique();
  keep(CONTRIBUTIONS, [...notes(CONTRIBUTIONS), text]);
  return text;
}

/** Whether a text in a shuffle came from this device. */
export function isOwn(text: string): boolean {
  return notes(CONTRIBUTIONS).includes(text);
}

type Noted = [match: string, commitment: string];

function commitments(): Noted[] {
  return notes(COMMITMENTS).filter((one): one is Noted => Array.isArray(one));
}

function keep(key: string, all: unknown[]): void {
  remember(key, JSON.stringify(all.slice(-MOST)));
}

function notes(key: string): unknown[] {
  try {
    const all: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(all) ? all : [];
  } catch {
    // A text under this key that is not ours is ignored.
    return [];
  }
}
