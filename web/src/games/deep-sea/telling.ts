import type { Bound, Card, Comparison, Goal, Sum } from "../../generated/deep-sea";
import { either, list, type Arguments } from "../../i18n/i18n.svelte";
import { cardDone } from "../crew/cards";

/**
 * How a task card is told: which message says it, with what, and the short form on the card, which is the
 * same in every language. Parts of a short form, apart by spaces: `p3` a card, `pink` a suit, `=7` any
 * colour card of a value, `trick` a trick, `first` and `last` such a trick, `captain` and `others`
 * members; anything else stands as it is.
 */
export interface Telling {
  say: string;
  short: string;
  args?: Arguments;
}

/** The suits by the letters of their cards. */
const SUITS: Record<string, string> = { p: "pink", b: "blue", g: "green", y: "yellow", s: "trump" };

const COMPARISONS: Record<Comparison, string> = {
  "more-than-each-other": "trick > other",
  "fewer-than-each-other": "trick < other",
  "more-than-all-others-together": "trick > Σ other",
  "more-than-captain": "trick > captain",
  "fewer-than-captain": "trick < captain",
  "same-as-captain": "trick = captain",
};

/** Tells a goal at a table of this number of members. */
export function tellingOf(goal: Goal, members: number): Telling {
  if (goal === "each-colour") return { say: "one-of-each-colour", short: "pink blue green yellow" };
  if (goal === "whole-colour") return { say: "all-of-one-colour", short: "9× colour" };
  if ("cards" in goal) return cards(...goal.cards);
  if ("both-cards" in goal) return bothCards(...goal["both-cards"]);
  if ("in-last-trick" in goal) {
    return { say: "green-2-last-trick", short: `${goal["in-last-trick"].join(" ")} ∈ last` };
  }
  if ("using" in goal) return using(goal.using.with, goal.using.capture);
  if ("positions" in goal) return positions(goal.positions);
  if ("none-of-first" in goal) {
    const n = goal["none-of-first"];
    return { say: "none-of-first", short: `✕ first…${n}`, args: { n } };
  }
  if ("tricks" in goal) return { say: "tricks", short: `${goal.tricks}× trick`, args: { n: goal.tricks } };
  if ("streak" in goal) return { say: "streak", short: tricks(goal.streak), args: { n: goal.streak } };
  if ("one-streak" in goal) {
    const n = goal["one-streak"];
    return { say: "one-streak", short: `= ${tricks(n)}`, args: { n } };
  }
  if ("no-streak" in goal) {
    const n = goal["no-streak"];
    return { say: `never-${n}-in-a-row`, short: `✕ ${tricks(n)}` };
  }
  if ("compare" in goal) return { say: goal.compare, short: COMPARISONS[goal.compare] };
  if ("sum" in goal) return sum(goal.sum, members);
  if ("within" in goal) return within(valuesOf(goal.within));
  if ("predict" in goal) {
    const secret = goal.predict === "secret" ? " secret" : "";
    return { say: `predict-${goal.predict}`, short: `?× trick${secret}` };
  }
  if ("equal-in-trick" in goal) {
    const [one, other] = goal["equal-in-trick"].map(suitOf);
    return { say: `equal-${one}-${other}-in-trick`, short: `trick ${one} = ${other}` };
  }
  if ("equal-in-all" in goal) {
    const [one, other] = goal["equal-in-all"].map(suitOf);
    return { say: `equal-${one}-${other}-total`, short: `${one} = ${other}` };
  }
  if ("more" in goal) {
    const [of, than] = [suitOf(goal.more.of), suitOf(goal.more.than)];
    return { say: `more-${of}-than-${than}`, short: `${of} > ${than}` };
  }
  const barred = suitsOf(goal["never-lead"]);
  return { say: `never-lead-${barred.join("-")}`, short: `✕ lead ${barred.join(" ")}` };
}

function cards(set: Card[], bound: Bound): Telling {
  return "exactly" in bound ? exactly(set, bound.exactly) : atLeast(set, bound["at-least"]);
}

function atLeast(set: Card[], n: number): Telling {
  const [suit] = suitsOf(set);
  if (suit !== undefined) return { say: `at-least-${n}-${suit}`, short: `≥${n}× ${suit}` };
  const [value] = valuesOf(set);
  if (value === undefined) {
    return { say: "win", short: set.join(" "), args: { cards: list(set.map(cardDone)) } };
  }
  if (n === set.length) return { say: "win-all", short: `${n}× =${value}`, args: { value } };
  return { say: "at-least", short: `≥${n}× =${value}`, args: { n, value } };
}

function exactly(set: Card[], n: number): Telling {
  const suits = suitsOf(set);
  const values = valuesOf(set);
  const kinds = values.length > 0 ? values.map((value) => `=${value}`) : suits;
  const short = `${n}× ${kinds.join(" ")}`;
  const [suit] = suits;
  if (suit === "trump" && n > 0) return { say: "exactly-submarines", short, args: { n } };
  if (suit !== undefined) {
    const named = suits.map((one) => (one === "trump" ? "submarines" : one));
    return { say: n > 0 ? `exactly-${n}-${suit}` : `no-${named.join("-no-")}`, short };
  }
  if (n === 0) return { say: "no-values", short, args: { values: either(values.map(String)) } };
  return { say: "exactly", short, args: { n, value: values[0] ?? 0 } };
}

function bothCards([one, n]: [Card[], number], [other, m]: [Card[], number]): Telling {
  const [suit, second] = [suitOf(one), suitOf(other)];
  // One submarine, and none of the others.
  if (m === 0) return { say: "only-submarine", short: `${one[0]} ≠ trump`, args: { value: valueOf(one[0]) } };
  return { say: `exactly-${n}-${suit}-${m}-${second}`, short: `${n}× ${suit} ${m}× ${second}` };
}

function using(own: Card[], captured: Card[]): Telling {
  const [card = ""] = captured;
  if (suitOf(own) === "trump") {
    return { say: "capture-with-submarine", short: `${card} ← trump`, args: { card: cardDone(card) } };
  }
  const [by = 0] = valuesOf(own);
  const [value, ...others] = valuesOf(captured);
  if (value === undefined || others.length > 0) {
    return { say: "using", short: `trick ← =${by}`, args: { value: by } };
  }
  return { say: "capture", short: `=${value} ← =${by}`, args: { value, own: by } };
}

function positions({ first, last, only }: { first: number; last: boolean; only: boolean }): Telling {
  const short = [only ? "=" : "", ...counted(first), last ? "last" : ""].filter(Boolean).join(" ");
  if (only) return { say: last ? "only-last-trick" : "only-first-trick", short };
  if (last) return { say: first > 0 ? "first-and-last-trick" : "last-trick", short };
  return { say: "first-tricks", short, args: { n: first } };
}

/** The first tricks: `first`, `2`, `3`, … */
function counted(n: number): string[] {
  return Array.from({ length: n }, (_, index) => (index === 0 ? "first" : String(index + 1)));
}

function tricks(n: number): string {
  return Array<string>(n).fill("trick").join(" ");
}

function sum(wanted: Sum, members: number): Telling {
  if ("one-of" in wanted) {
    const [one, other] = wanted["one-of"];
    return { say: `sum-${one}-or-${other}`, short: `Σ ${one}/${other}` };
  }
  const isBelow = "below" in wanted;
  const limit = atTable(isBelow ? wanted.below : wanted.above, members);
  return isBelow
    ? { say: "sum-below", short: `Σ < ${limit}`, args: { limit } }
    : { say: "sum-above", short: `Σ > ${limit}`, args: { limit } };
}

function within(values: number[]): Telling {
  const [least = 0, most = 0] = [values[0], values.at(-1)];
  if (most - least >= values.length) {
    return { say: least % 2 === 0 ? "all-even" : "all-odd", short: `trick ${values.join("·")}` };
  }
  if (least > 1) return { say: `all-above-${least - 1}`, short: `trick >${least - 1}` };
  return { say: `all-below-${most + 1}`, short: `trick <${most + 1}` };
}

/** The one of three numbers that holds at a table of this number of members; two play as three. */
export function atTable([three, four, five]: [number, number, number], members: number): number {
  return members >= 5 ? five : members === 4 ? four : three;
}

function suitOf(cards: Card[]): string {
  return suitsOf(cards)[0] ?? "";
}

function valueOf(card = ""): number {
  return Number(card.slice(1));
}

/** The suits that a set of cards consists of; none if it lacks cards of theirs. */
function suitsOf(cards: Card[]): string[] {
  const letters = Object.keys(SUITS).filter((letter) => cards.some((card) => card.startsWith(letter)));
  const n = letters.reduce((n, letter) => n + (letter === "s" ? 4 : 9), 0);
  return n === cards.length ? letters.map((letter) => SUITS[letter]!) : [];
}

/** The values that a set of cards consists of in all four colours; none if it lacks cards of theirs. */
function valuesOf(cards: Card[]): number[] {
  const colours = cards.filter((card) => !card.startsWith("s"));
  const values = [...new Set(colours.map(valueOf))].sort((one, other) => one - other);
  return 4 * values.length === colours.length ? values : [];
}
