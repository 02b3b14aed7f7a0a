import { seatIndex, type Seat } from "../net/shapes";

/** The name at a seat, with the seat's letter if the name occurs twice at the table. */
export function nameAt(seats: readonly { name: string | null }[], seat: Seat): string | undefined {
  const name = seats[seatIndex(seat)]?.name ?? undefined;
  if (name === undefined) return undefined;
  return seats.filter((one) => one.name === name).length > 1 ? `${name} (${seat})` : name;
}
