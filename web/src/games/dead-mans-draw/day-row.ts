import type { GameEvent } from "../../net/shapes";
import { BAD, GOOD } from "../../table/day-row";

/** A sign for each turn of a seat: collected or busted. */
export function dayRow(events: GameEvent[], seat: string): string {
  return events
    .filter((event) => event.seat === seat && ["collected", "busted"].includes(event.type))
    .map(({ type }) => (type === "collected" ? GOOD : BAD))
    .join("");
}
