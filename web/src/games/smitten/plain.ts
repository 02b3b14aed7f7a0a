import type { Design, Effect } from "./shapes";

const PLAIN: Effect = {
  announce: "none",
  reveal: 0,
  place: 1,
  square: "either",
  value: "any",
  adjacent: false,
  min_partner_hand: 0,
};

/** Nine cards in their places, each with an instruction; which card truly bears which is told at the table. */
export function designsWith(effects: Partial<Effect>[]): Design[] {
  return Array.from({ length: 9 }, (_, index) => ({
    number: index + 1,
    row: Math.floor(index / 3) + 1,
    column: (index % 3) + 1,
    confidence: "house",
    position_confidence: "house",
    effect: { ...PLAIN, ...effects[index] },
  }));
}
