import { request } from "./api";
import type { GameEntry } from "./shapes";

let asked: Promise<GameEntry[]> | undefined;

/** The games of this server; asked for once. */
export function games(): Promise<GameEntry[]> {
  asked ??= request<GameEntry[]>("GET", "/api/games");
  // A failure is not remembered.
  asked.catch(() => (asked = undefined));
  return asked;
}
