import type { Component } from "svelte";
import type { Arguments } from "../i18n/i18n.svelte";
import type { GameEvent, Setup, TableView } from "../net/shapes";

/** The name at a seat. */
export type NameOf = (seat: string) => string;

/** Tells the name of the player of a seat when a version of the match was led to. */
export type NameAt = (seat: string, version: number) => string;

/** What the options of a game are given: the setup so far, and how to change it. */
export interface OptionsProps {
  setup: Setup;
  /** Missing for those who may only look. */
  change?: ((setup: Setup) => void) | undefined;
}

/** An event as one sentence, or nothing if it needs no words; what is seen on the table may say more of it. */
export type Narrator = (event: GameEvent, nameOf: NameOf, view?: unknown) => string | null;

/** A finished match in a few sentences: what happened, and why it was won or lost. */
export type Storyteller = (
  events: GameEvent[],
  sight: TableView,
  /** The names of all who played in a seat. */
  nameOf: NameOf,
  /** The names when an event happened, or at the end. */
  namesThen?: (event?: GameEvent) => NameOf,
) => string[];

/** What the page needs to let people play a game. */
export interface GameTable {
  /** The table itself; what it shows comes from `useTable`. */
  Table: Component;
  /** What can be agreed before the deal. */
  Options?: Component<OptionsProps>;
  narrate: Narrator;
  /** What is told in one sentence, such as cards drawn one after the other, as one event. */
  gather?: (events: GameEvent[]) => GameEvent[];
  story?: Storyteller;
  /** The arguments of a refusal in the reader's words: names for seats, suits and cards. */
  wordsOf?: (args: Record<string, unknown>, nameOf: NameOf) => Arguments;
  /** For how many milliseconds a moment stays before the next one is shown. */
  dwell?: (events: GameEvent[]) => number;
  /** For whom the table waits, if the match also waits for those who merely may act. */
  awaits?: (sight: TableView) => string[];
  /** What may follow a match besides the same once more, such as the next mission; the best first. */
  next?: (sight: TableView) => { label: string; setup: Setup }[];
  /** What a member is called whom no seat belongs to. */
  nameOfDummy?: () => string;
  /** The points of each seat as a view shows them, in games that keep any. */
  scoresOf?: (view: unknown) => number[];
  /** A sign for each trick, or for each turn of a seat: whether it was good or bad, and nothing else of it. */
  dayRow: (events: GameEvent[], seat: string) => string;
  /** Cards by their notation: a small face, a name, and the order in which they lie. */
  cards?: {
    Face: Component<{ card: string }>;
    nameOf: (card: string) => string;
    sorted: (cards: readonly string[]) => string[];
  };
}

/** A game's table, and what the list of games says of it. */
export interface LoadedGame extends GameTable {
  id: string;
  /** The prefix of the game's messages. */
  prefix: string;
}

/** What happened, in sentences; what needs no words is left out. */
export function tell(
  table: GameTable | undefined,
  events: GameEvent[],
  nameOf: NameOf,
  view?: unknown,
): string[] {
  const gathered = table?.gather?.(events) ?? events;
  return gathered.map((event) => table?.narrate(event, nameOf, view)).filter((line) => line != null);
}
