import type { GameEvent } from "../../net/shapes";
import { signsOfParts } from "../../table/day-row";

/** A sign for each turn of a seat: a rocket moved in it, or not. */
export function dayRow(events: GameEvent[], seat: string): string {
  const isTurn = ({ type }: GameEvent) => type === "turn-began";
  let isOwn = false;
  const own = events.filter((event) => {
    if (isTurn(event)) isOwn = event.seat === seat;
    return isOwn;
  });
  return signsOfParts(own, isTurn, ["rocket-moved"]);
}
