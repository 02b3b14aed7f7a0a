/** What is printed on a card, as far as its face shows it. */

/** The sorts of cards; each has a colour and a letter of its own. */
export type Sort = "rocket" | "component" | "expert" | "advantage" | "action" | "upgrade" | "part";

/** What a rocket is made of and worth, as its card says. */
export interface Plan {
  metal: number;
  fuel: number;
  points: number;
}

export const PLANS: Record<string, Plan> = {
  swift: { metal: 1, fuel: 1, points: 6 },
  rapid: { metal: 1, fuel: 2, points: 8 },
  dauntless: { metal: 2, fuel: 2, points: 10 },
  fearless: { metal: 3, fuel: 2, points: 12 },
};

/** Every card once, by sort, in the order in which hands and the rules page show them. */
export const CARDS: Record<Sort, readonly string[]> = {
  rocket: Object.keys(PLANS),
  component: ["metal", "fuel"],
  expert: ["engineer", "inspector", "mission-controller", "jack-of-all-trades"],
  advantage: ["certification", "astronaut", "oxygen", "top-secret"],
  action: [
    "priority",
    "research",
    "solder-and-chisel",
    "launch-key",
    "brainstorm",
    "headhunting",
    "budget-cut",
    "espionage",
    "vacuum",
    "sabotage",
    "retest",
    "cancel-project",
    "potato-duty",
  ],
  upgrade: ["overtime", "warehouse", "security-system", "employment-contract"],
  part: ["pad-top-left", "pad-top-right", "pad-bottom-left", "pad-bottom-right"],
};
export const SORTS = Object.keys(CARDS) as Sort[];

const SORT_OF = new Map(SORTS.flatMap((sort) => CARDS[sort].map((card) => [card, sort])));
const RANKS = new Map([...SORT_OF.keys()].map((card, rank) => [card, rank]));

export function sortOf(card: string): Sort {
  return SORT_OF.get(card) ?? "action";
}

/** A hand in the order in which people like to hold it: rockets first, upgrades last. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => (RANKS.get(one) ?? 0) - (RANKS.get(other) ?? 0));
}

/** The colour of each sort's band: dark enough for white letters, apart for every eye together with its letter. */
export const INKS: Record<Sort, string> = {
  rocket: "#1d5fb4",
  component: "#4a5a6e",
  expert: "#0b6b58",
  advantage: "#6a3fa0",
  action: "#a8322a",
  upgrade: "#8a5a00",
  part: "#2b3442",
};

/** The zones from the ground up. */
export const ZONES = ["assembly", "test", "launch"] as const;
