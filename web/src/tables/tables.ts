import type { Component } from "svelte";
import type { Sight } from "../net/shapes";

/** What every game's table is given: what is seen, and how to act. */
export interface TableProps {
  sight: Sight<any, any>;
  /** The name of whoever sits in a seat. */
  nameOf: (seat: string) => string;
  /** Asks for an action; a refusal is shown by the page. */
  act: (action: Record<string, unknown>) => void;
}

/** How a game's events are told. */
export type Narrator = (event: Record<string, unknown>, nameOf: (seat: string) => string) => string | null;

interface GameTable {
  Table: Component<TableProps>;
  narrate: Narrator;
}

const loaders: Record<string, () => Promise<GameTable>> = {
  "dead-mans-draw": async () => ({
    Table: (await import("./dead-mans-draw/Table.svelte")).default,
    narrate: (await import("./dead-mans-draw/words")).narrate,
  }),
};

/** Loads a game's table when somebody sits down at one. */
export function loadTable(game: string): Promise<GameTable> | undefined {
  return loaders[game]?.();
}
