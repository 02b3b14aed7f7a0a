import { request } from "../net/api";
import type { GameEntry } from "../net/shapes";

let asked: Promise<GameEntry[]> | undefined;

/** The games of this server; asked for once. */
export function games(): Promise<GameEntry[]> {
  asked ??= request<GameEntry[]>("GET", "/api/games");
  // A failure is not remembered.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** What the server says about one game. */
export async function entryOf(game: string): Promise<GameEntry | undefined> {
  return (await games()).find(({ id }) => id === game);
}
