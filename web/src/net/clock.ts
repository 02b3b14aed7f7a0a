/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** So much may be owed to the way here, and to answers being dated in whole seconds. */
const UNNOTICED = 2000;

/** Takes note of when the server says that it answered: what it sets a time for is counted by its clock. */
export function heard(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > UNNOTICED ? difference : 0;
}

/** What time it is for the server, in milliseconds since 1970. */
export function now(): number {
  return Date.now() + ahead;
}
