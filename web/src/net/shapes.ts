/** What the server sends, as far as every game has it in common; views and actions are each game's own. */

export type Seat = string;
export type GameEvent = { type: string } & Record<string, unknown>;

export interface GameEntry {
  id: string;
  name: string;
  /** How few and how many can play. */
  seats: [least: number, most: number];
  is_cooperative: boolean;
  /** The best first. */
  bots: string[];
}

/** A person as others see them. */
export interface Face {
  name: string;
  avatar: string;
}

/** A table as a list shows it. */
export interface TableLine {
  table: string;
  code: string;
  game: string;
  stage: Stage;
  seats: { name: string | null; avatar: string | null; bot: string | null }[];
  n_free: number;
  is_your_turn: boolean;
  updated: number;
}

export type Stage = "gathering" | "playing" | "paused" | "over" | "closed";

export interface Terms {
  game: string;
  setup: Setup;
  privacy?: "private" | "open";
  turn_seconds?: number;
  absence_seconds?: number;
}

export type Setup = { players?: number } & Record<string, unknown>;

export interface Sight<View = unknown, Action = unknown> {
  version: number;
  code?: string;
  terms: Terms;
  stage: Stage;
  is_yours: boolean;
  seat: Seat | null;
  guests: (Face & { seat: Seat | null; is_you: boolean })[];
  seats: SeatSight[];
  commitment: string;
  may_talk: boolean;
  n_matches: number;
  match?: MatchSight<View, Action>;
}

export interface SeatSight {
  name: string | null;
  avatar?: string | null;
  bot: string | null;
  is_person: boolean;
}

export interface MatchSight<View = unknown, Action = unknown> {
  version: number;
  waiting: Seat[];
  ending: { winners: Seat[]; points?: number[] | null } | null;
  view: View;
  legal: Action[];
  can_take_back: boolean;
  due: number | null;
}

export interface Spoken extends Face {
  is_you: boolean;
  text: string;
  at: number;
}

/** What may be asked of a table; `crates/table` says what each means. */
export type Command = { type: string } & Record<string, unknown>;

/** The letter of a seat by its place around the table. */
export function seatLetter(index: number): Seat {
  return String.fromCharCode(65 + index);
}

export function seatIndex(seat: Seat): number {
  return seat.charCodeAt(0) - 65;
}
