import { recall, remember } from "../storage";

const STORED = "wardroom.lessons";

/** What became of the offer of a lesson on this device. */
type Progress = "done" | "dismissed";

const progress = $state<Record<string, Progress>>(read(recall(STORED)));

/** What was stored; whatever makes no sense is forgotten. */
export function read(stored: string | null): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, value]) => value === "done" || value === "dismissed"),
    ) as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** Whether the lesson of a game was finished on this device. */
export function isLearned(game: string): boolean {
  return progress[game] === "done";
}

/** Whether a lesson should still be offered where a game is played. */
export function isOffered(game: string): boolean {
  return progress[game] === undefined;
}

/** Remembers that a lesson was finished or its offer dismissed. */
export function note(game: string, what: Progress): void {
  if (progress[game] === "done") return;
  progress[game] = what;
  remember(STORED, JSON.stringify(progress));
}
