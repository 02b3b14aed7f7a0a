import { recall, remember } from "../storage";
import type { Sight } from "./shapes";

const STORED = "wardroom.promises";
/** So many are kept: a shuffle is checked soon after its match, if at all. */
const MOST = 100;

/** Notes the fingerprint of the secret that will shuffle the next match of a table, as it was shown before the deal. */
export function note(
  table: string,
  { n_matches, commitment }: Pick<Sight, "n_matches" | "commitment">,
): void {
  const match = `${table}/${n_matches + 1}`;
  const all = notes();
  // What was shown first counts: whoever shows another one later has swapped it.
  if (all.some(([one]) => one === match)) return;
  remember(STORED, JSON.stringify([...all, [match, commitment]].slice(-MOST)));
}

/** What this device was shown before that match was dealt, if it was there. */
export function noted(table: string, number: number): string | undefined {
  return notes().find(([match]) => match === `${table}/${number}`)?.[1];
}

type Note = [match: string, commitment: string];

function notes(): Note[] {
  try {
    const all: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(all) ? all.filter((one): one is Note => Array.isArray(one)) : [];
  } catch {
    // Somebody else's text under our name is as good as none.
    return [];
  }
}
