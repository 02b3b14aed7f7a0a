/** What a view of Dead Man's Draw holds, as far as the table draws it. */
export interface View {
  me: string | null;
  variant: string | null;
  active: string;
  question: { type: string; shown?: string[]; n?: number; left?: number; can_collect?: boolean };
  players: Player[];
  offer: [string, string] | null;
  play_area: { card: string; is_protected: boolean }[];
  owed: number;
  n_draw: number;
  known: string[];
  unseen: string[];
  odds: { busting: number; of: number };
  discard: Stack[];
}

export interface Player {
  seat: string;
  trait: string | null;
  is_choosing: boolean;
  victim: string | null;
  bank: Stack[];
  n_cards: number;
  points: number;
}

export interface Stack {
  suit: string;
  values: number[];
}

export type Action = { type: string; suit?: string; victim?: string; card?: string; trait?: string };

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
