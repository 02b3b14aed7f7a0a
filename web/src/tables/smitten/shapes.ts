/** What a view of Smitten holds, as far as the table draws it. */
export interface View {
  you: string | null;
  rules: { players: number; hand_size: number; balance: boolean; fixed_calls: boolean; exchange: boolean };
  cards: Design[];
  squares: Record<SquareName, { cards: string[]; open: string[] }>;
  hands: Record<HandName, HandView>;
  deck_size: number;
  deck: string[];
  aside: string | null;
  may_exchange: boolean;
  phase: Phase;
  turns: Turn[];
}

export type SquareName = "left" | "right";
export type HandName = "A" | "B";
export const SQUARES: SquareName[] = ["left", "right"];
export const HANDS: HandName[] = ["A", "B"];

/** A number: its place in a square, its instruction, and how sure these are. */
export interface Design {
  number: number;
  row: number;
  column: number;
  confidence: string;
  position_confidence: string;
  effect: Effect;
}

export interface Effect {
  announce: "none" | "higher-or-lower";
  reveal: number;
  place: number;
  square: "either" | "same" | "other" | "not-larger";
  value: "any" | "announced" | "absent" | "present";
  adjacent: boolean;
}

export interface HandView {
  size: number;
  known: string[];
  shown: string[];
  face_down: boolean;
  signal: { can: boolean; want: boolean | null; changed: boolean } | null;
}

export interface Laid {
  card: string;
  square: SquareName;
}

export type Phase =
  | { type: "deciding" | "choosing" }
  | { type: "naming"; hand: HandName; card: string }
  | { type: "announcing"; hand: HandName; played: Laid }
  | { type: "following"; hand: HandName; played: Laid; call: string | null; to_show: number }
  | { type: "over"; ending: { code: string } & Record<string, string> };

export interface Turn {
  active: HandName;
  played: Laid;
  placed: Laid | null;
}

export type Action = {
  type: string;
  from?: HandName;
  hand?: HandName;
  card?: string;
  square?: SquareName;
  call?: string;
};
