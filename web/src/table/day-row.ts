import type { GameEvent } from "../net/shapes";

/** The signs of a day's result: a plain moment, a good one, and a bad one. */
export const [PLAIN, GOOD, BAD] = ["●", "★", "✕"] as const;

/** A sign for each part of a match, from one event that begins a part to the next. */
export function signsOfParts(
  events: GameEvent[],
  begins: (event: GameEvent) => boolean,
  good: string[],
  bad: string[] = [],
): string {
  const parts: string[] = [];
  for (const event of events) {
    if (begins(event)) parts.push(PLAIN);
    const last = parts.length - 1;
    if (last < 0) continue;
    if (bad.includes(event.type)) parts[last] = BAD;
    else if (good.includes(event.type) && parts[last] === PLAIN) parts[last] = GOOD;
  }
  return parts.join("");
}
