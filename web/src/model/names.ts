import { seatIndex, type Seat } from "../net/shapes";

/** The name of whoever sits somewhere, with the seat if another one at the table has the same name. */
export function nameAt(seats: readonly { name: string | null }[], seat: Seat): string | undefined {
  const name = seats[seatIndex(seat)]?.name ?? undefined;
  if (name === undefined) return undefined;
  return seats.filter((one) => one.name === name).length > 1 ? `${name} (${seat})` : name;
}
