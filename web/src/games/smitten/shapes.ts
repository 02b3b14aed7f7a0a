import type {
  Action as Actions,
  Design as Designs,
  Effect as Effects,
  View as Views,
} from "../../generated/smitten";
import type { Flat } from "../../kit/flat";

export type { HandView } from "../../generated/smitten";
export type Action = Flat<Actions>;

/** An effect in full: a setup may leave out usual values, a view never does. */
export type Effect = Required<Effects>;
export type Design = Omit<Designs, "effect"> & { effect: Effect };
export type View = Omit<Views, "cards"> & { cards: Design[] };

/** The keys of what a view holds for either square, and for either hand. */
export type SquareName = keyof Views["squares"];
export type HandName = keyof Views["hands"];
export const SQUARES: SquareName[] = ["left", "right"];
export const HANDS: HandName[] = ["A", "B"];
