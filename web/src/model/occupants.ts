import { seatLetter, type GameEvent, type Occupant, type Seat } from "../net/shapes";

/** An event, and the version of the match that it led to. */
export interface Happened {
  event: GameEvent;
  version: number;
}

/** All who have a seat one after the other, first the one to whom it was dealt. */
export function allOf(occupants: readonly Occupant[], seat: Seat): Occupant[] {
  return occupants.filter((one) => one.seat === seat);
}

/** Who sat where when a version of the match was led to, from seat A on; the deal is of those it was dealt to. */
export function seatedAt(occupants: readonly Occupant[], version: number): Occupant[] {
  const n = new Set(occupants.map(({ seat }) => seat)).size;
  return Array.from({ length: n }, (_, index) => {
    const [dealt, ...passed] = allOf(occupants, seatLetter(index));
    return passed.findLast(({ from }) => from < version) ?? dealt!;
  });
}
