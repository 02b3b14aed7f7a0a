/** What the server sends, as far as every game has it in common; views and actions are each game's own. */

export type Seat = string;

export interface GameEntry {
  id: string;
  name: string;
  seats: { least: number; most: number };
  bots: string[];
}

export interface TableCard {
  table: string;
  game: string;
  stage: Stage;
  names: string[];
  free: number;
  is_my_turn?: boolean;
}

export type Stage = "gathering" | "playing" | "paused" | "over" | "closed";

export interface Terms {
  game: string;
  setup: Record<string, unknown>;
  privacy?: "private" | "open";
  turn_seconds?: number;
  absence_seconds?: number;
}

export interface Sight<View = unknown, Action = unknown> {
  version: number;
  terms: Terms;
  stage: Stage;
  is_yours: boolean;
  seat: Seat | null;
  guests: { name: string; seat: Seat | null; is_you: boolean }[];
  seats: { name: string | null; bot: string | null; is_person: boolean }[];
  commitment: string;
  may_talk: boolean;
  n_matches: number;
  match?: MatchSight<View, Action>;
}

export interface MatchSight<View = unknown, Action = unknown> {
  version: number;
  waiting: Seat[];
  ending: { winners: Seat[]; points?: number[] } | null;
  view: View;
  legal: Action[];
  can_take_back: boolean;
  due: number | null;
}

export interface Remark {
  name: string;
  text: string;
  at: number;
}

/** The letter of a seat by its place around the table. */
export function seatLetter(index: number): Seat {
  return String.fromCharCode(65 + index);
}

export function seatIndex(seat: Seat): number {
  return seat.charCodeAt(0) - 65;
}
