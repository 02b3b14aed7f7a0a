import type { GameEvent } from "../../net/shapes";
import { signsOfParts } from "../../table/day-row";

/** A sign for each trick: a task was met, the mission was lost, or neither. */
export function dayRow(events: GameEvent[]): string {
  return signsOfParts(
    events,
    ({ type }) => type === "trick-won",
    ["task-met", "task-done"],
    ["mission-lost"],
  );
}
