import { request } from "../net/api";
import { connection } from "../net/connection.svelte";
import type { GameEntry } from "../net/shapes";
import { unique } from "../net/unique";
import { usualPlayers } from "../tables/tables";

/** Opens a table and sits down; with bots it deals at once. */
export async function openTable(game: GameEntry, withBots: boolean): Promise<string> {
  const players = usualPlayers(game.id) ?? game.seats[0];
  const { table } = await request<{ table: string }>("POST", "/api/tables", {
    terms: { game: game.id, setup: { players } },
  });
  await connection.command(table, { type: "sit", seat: "A", contribution: unique() });
  if (withBots) await connection.command(table, { type: "deal" });
  return table;
}
