import { request } from "../net/api";
import { connection } from "../net/connection.svelte";
import { contribute, note } from "./shuffle-commitments";
import type { Setup, TableView } from "../net/shapes";

interface Wishes {
  /** Whether bots take the other seats at once. */
  withBots?: boolean;
  /** What is agreed; at least the number of players. */
  setup: Setup & { players: number };
  /** The crew in whose logbook it shall stand. */
  crew?: string;
  /** The phrase that decides the shuffle, if it shall be known. */
  seed?: string;
}

/** Opens a table and sits down; with bots it deals at once. */
export async function openTable(
  game: string,
  { withBots = false, setup, crew, seed }: Wishes,
): Promise<string> {
  const { table } = await request<{ table: string }>("POST", "/api/tables", {
    terms: { game, setup, ...(seed !== undefined && { seed }) },
    ...(crew !== undefined && { crew }),
  });
  // Nothing is contributed to the shuffle before the table has said what it puts in.
  if (seed === undefined) note(table, await request<TableView>("GET", `/api/tables/${table}`));
  await connection.command(table, { type: "sit", seat: "A", contribution: contribute() });
  if (withBots) await connection.command(table, { type: "deal" });
  return table;
}
