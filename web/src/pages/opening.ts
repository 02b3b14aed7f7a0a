import { request } from "../net/api";
import { connection } from "../net/connection.svelte";
import { session } from "../net/session.svelte";
import type { GameEntry } from "../net/shapes";

/** How many sit down when somebody just wants to play. */
const USUAL_PLAYERS: Record<string, number> = {
  "planet-nine": 4,
  "deep-sea": 4,
  "dead-mans-draw": 3,
  "launch-pad": 3,
  smitten: 2,
};

/** Opens a table and sits down; with bots it deals at once. */
export async function openTable(game: GameEntry, withBots: boolean): Promise<string> {
  const players = USUAL_PLAYERS[game.id] ?? game.seats.least;
  const { table } = await request<{ table: string }>("POST", "/api/tables", {
    name: session.name,
    terms: { game: game.id, setup: { players } },
  });
  await connection.command(table, { type: "sit", seat: "A", contribution: crypto.randomUUID() });
  if (withBots) await connection.command(table, { type: "deal" });
  return table;
}
