import type * as api from "../generated/api";
import { request } from "../net/api";

/** A mission or a set of cards that is kept under a name of one's own. */
export type KeptCode = api.KeptCode;

export function fetchKept(): Promise<KeptCode[]> {
  return request("GET", "/api/me/codes");
}

/** The codes of one game that are kept; none if the list does not come, since a code can still be typed. */
export async function keptOf(game: string): Promise<KeptCode[]> {
  const all = await fetchKept().catch(() => []);
  return all.filter((one) => one.game === game);
}

/** Keeps a code, or renames one that is kept. */
export function keepCode(code: string, name: string): Promise<null> {
  return request("PUT", `/api/me/codes/${encodeURIComponent(code)}`, { name });
}

export function dropCode(code: string): Promise<null> {
  return request("DELETE", `/api/me/codes/${encodeURIComponent(code)}`);
}
