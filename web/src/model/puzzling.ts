import { CATALOGUE } from "../generated/catalogue";
import type { PuzzleLine } from "./puzzles";
import { recall, remember } from "../storage";

const STORED = "wardroom.puzzles";

/** The games that have puzzles. */
export const PUZZLE_GAMES = Object.keys(CATALOGUE).filter((game) => CATALOGUE[game]?.has_puzzles);
/** How hard puzzles are: from 1 to this. */
export const MAX_GRADE = 5;

/** Rating, streaks and answers so far, on this device. */
export interface Progress {
  rating: number;
  /** How many were right in a row, now and at best. */
  streak: number;
  best: number;
  /** The puzzles answered, and whether the first answer was right. */
  answered: Record<string, boolean>;
}

const BEGINNING: Progress = { rating: 1000, streak: 0, best: 0, answered: {} };
/** How much one answer can change a rating. */
const WEIGHT = 32;

export function keyOf(game: string, number: number): string {
  return `${game}/${number}`;
}

/** Progress as it was stored; what makes no sense begins anew. */
export function read(stored: string | null): Progress {
  try {
    const found = { ...BEGINNING, ...(JSON.parse(stored ?? "{}") as Partial<Progress>) };
    const isSound = [found.rating, found.streak, found.best].every(Number.isFinite);
    return isSound && typeof found.answered === "object" ? found : { ...BEGINNING };
  } catch {
    return { ...BEGINNING };
  }
}

export function load(): Progress {
  return read(recall(STORED));
}

export function keep(progress: Progress): void {
  remember(STORED, JSON.stringify(progress));
}

/** What an answer makes of it. Only the first answer to a puzzle counts. */
export function after(progress: Progress, key: string, grade: number, isRight: boolean): Progress {
  if (key in progress.answered) return progress;
  // As in chess: a puzzle of a grade is as strong as a player who solves half of them.
  const strength = 600 + 200 * grade;
  const expected = 1 / (1 + 10 ** ((strength - progress.rating) / 400));
  const streak = isRight ? progress.streak + 1 : 0;
  return {
    rating: Math.round(progress.rating + WEIGHT * (Number(isRight) - expected)),
    streak,
    best: Math.max(progress.best, streak),
    answered: { ...progress.answered, [key]: isRight },
  };
}

/** The puzzles of a grade; of all grades if none is named. */
export function ofGrade(lines: PuzzleLine[], grade: number | null): PuzzleLine[] {
  return grade === null ? lines : lines.filter((line) => line.grade === grade);
}

/** The next puzzle after this one that is not answered yet; if all are, simply the next. */
export function nextAfter(
  lines: PuzzleLine[],
  game: string,
  progress: Progress,
  number: number | undefined,
): number | undefined {
  const at = lines.findIndex((line) => line.number === number);
  const order = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  const isOpen = (line: PuzzleLine) => !(keyOf(game, line.number) in progress.answered);
  return (order.find(isOpen) ?? order[0])?.number;
}
