import type { Component } from "svelte";
import { learn } from "../i18n/i18n.svelte";
import type { GameTable, LoadedGame } from "../table/game";

interface Loader {
  /** The prefix of the game's messages, and the name of its texts. */
  prefix: string;
  /** The texts it shares with a sister game. */
  shared?: string;
  /** The number of players unless another one is agreed. */
  players: number;
  /** The sections of its rules page, besides what `Reference` shows. */
  rules: string[];
  table: () => Promise<GameTable>;
  /** Cards and symbols with what they mean, for the rules page. */
  reference: () => Promise<Component>;
  /** Pictures of the game's own cards, for the rules page. */
  pictures: () => Promise<Component<{ name: string }>>;
}

const LOADERS: Record<string, Loader> = {
  "planet-nine": {
    prefix: "pn",
    shared: "crew",
    players: 4,
    rules: ["goal", "turn", "signals", "distress", "two"],
    table: async () => (await import("./planet-nine/game")).default,
    reference: async () => (await import("./planet-nine/Reference.svelte")).default,
    pictures: async () => (await import("./planet-nine/Pictures.svelte")).default,
  },
  "deep-sea": {
    prefix: "ds",
    shared: "crew",
    players: 4,
    rules: ["goal", "turn", "tasks", "signals", "distress", "two"],
    table: async () => (await import("./deep-sea/game")).default,
    reference: async () => (await import("./deep-sea/Reference.svelte")).default,
    pictures: async () => (await import("./deep-sea/Pictures.svelte")).default,
  },
  "dead-mans-draw": {
    prefix: "dmd",
    players: 3,
    rules: ["goal", "turn", "bust", "end"],
    table: async () => (await import("./dead-mans-draw/game")).default,
    reference: async () => (await import("./dead-mans-draw/Reference.svelte")).default,
    pictures: async () => (await import("./dead-mans-draw/Pictures.svelte")).default,
  },
  "launch-pad": {
    prefix: "lp",
    players: 3,
    rules: ["goal", "turn", "zones", "end"],
    table: async () => (await import("./launch-pad/game")).default,
    reference: async () => (await import("./launch-pad/Reference.svelte")).default,
    pictures: async () => (await import("./launch-pad/Pictures.svelte")).default,
  },
  smitten: {
    prefix: "sm",
    players: 2,
    rules: ["goal", "turn", "signals", "solo", "end", "cards"],
    table: async () => (await import("./smitten/game")).default,
    reference: async () => (await import("./smitten/Reference.svelte")).default,
    pictures: async () => (await import("./smitten/Pictures.svelte")).default,
  },
};

/** The games in the order of the start page. */
const SHELF = ["planet-nine", "deep-sea", "dead-mans-draw", "launch-pad", "smitten"];

/** The games this client can show. */
export const GAMES = SHELF.filter(isKnown);

/** Whether this client can show the game. */
export function isKnown(game: string): boolean {
  return game in LOADERS;
}

export function prefixOf(game: string): string {
  return LOADERS[game]?.prefix ?? "";
}

/** How many sit down unless something else is agreed. */
export function usualPlayers(game: string): number {
  return LOADERS[game]?.players ?? 2;
}

export function rulesOf(game: string): string[] {
  return LOADERS[game]?.rules ?? [];
}

/** Loads a game's table and its words, when the first table of the game is opened. */
export async function loadTable(game: string): Promise<LoadedGame | undefined> {
  const loader = LOADERS[game];
  if (!loader) return undefined;
  const [table] = await Promise.all([loader.table(), learnWords(loader)]);
  return { ...table, id: game, prefix: loader.prefix };
}

/** What the rules page of a game shows of its cards. */
export interface Reference {
  Reference: Component;
  /** A picture for a section of the rules. */
  Pictures: Component<{ name: string }>;
}

/** Loads what the rules page of a game shows of its cards. */
export async function loadReference(game: string): Promise<Reference | undefined> {
  const loader = LOADERS[game];
  if (!loader) return undefined;
  const [Reference, Pictures] = await Promise.all([
    loader.reference(),
    loader.pictures(),
    learnWords(loader),
  ]);
  return { Reference, Pictures };
}

/** With the game's own words, how its bots play. */
function learnWords({ prefix, shared }: Loader): Promise<void> {
  return shared === undefined ? learn(prefix, "bots") : learn(shared, prefix, "bots");
}
