import type { Action as Actions } from "../../generated/dead-mans-draw";
import type { Flat } from "../../kit/flat";

export type { Player, Stack, View } from "../../generated/dead-mans-draw";
export type Action = Flat<Actions>;

/** The suits, in the order in which banks show them. */
export const SUITS = [
  "anchor",
  "hook",
  "cannon",
  "key",
  "chest",
  "map",
  "oracle",
  "sword",
  "kraken",
  "mermaid",
] as const;
