import { FACTS } from "../../generated/deep-sea";
import { either, list, t, type Arguments } from "../../i18n/i18n.svelte";
import { cardDone } from "../crew/cards";
import { atTable } from "./telling";

/**
 * How a task card is told: which message says it, with what, and the short form on the card, which is the
 * same in every language. Parts of a short form, apart by spaces: `p3` a card, `pink` a suit, `=7` any
 * colour card of a value, `trick` a trick, `first` and `last` such a trick, `captain` and `others`
 * members; anything else stands as it is.
 */
interface Telling {
  say: string;
  args: Arguments | ((members: number) => Arguments);
  short: string;
}

function named(...cards: string[]): Telling {
  return { say: "win", args: () => ({ cards: list(cards.map(cardDone)) }), short: cards.join(" ") };
}

function told(say: string, short: string, args: Telling["args"] = {}): Telling {
  return { say, args, short };
}

/** Cards of these values are to be left to others. */
function none(...values: number[]): Telling {
  const short = values.map((value) => `=${value}`).join(" ");
  return told("no-values", `0× ${short}`, () => ({ values: either(values.map(String)) }));
}

/** A limit that depends on how many crew members there are: three, four or five. */
function limit(three: number, four: number, five: number): (members: number) => Arguments {
  return (members) => ({ limit: members >= 5 ? five : members === 4 ? four : three });
}

const TASKS: Record<string, Telling> = {
  "win-pink-3": named("p3"),
  "win-yellow-1": named("y1"),
  "win-blue-4": named("b4"),
  "win-green-6": named("g6"),
  "win-submarine-3": named("s3"),
  "win-pink-1-green-7": named("p1", "g7"),
  "win-pink-5-yellow-6": named("p5", "y6"),
  "win-pink-8-blue-5": named("p8", "b5"),
  "win-pink-9-yellow-8": named("p9", "y8"),
  "win-blue-6-yellow-7": named("b6", "y7"),
  "win-blue-7-yellow-9": named("b7", "y9"),
  "win-blue-8-green-5": named("b8", "g5"),
  "win-blue-1-blue-2-blue-3": named("b1", "b2", "b3"),
  "win-green-3-yellow-4-yellow-5": named("g3", "y4", "y5"),
  "win-all-3s": told("win-all", "4× =3", { value: 3 }),
  "win-all-9s": told("win-all", "4× =9", { value: 9 }),
  "win-green-2-last-trick": told("green-2-last-trick", "g2 ∈ last"),
  "win-submarine-1-only": told("only-submarine", "s1 ≠ trump", { value: 1 }),
  "win-submarine-2-only": told("only-submarine", "s2 ≠ trump", { value: 2 }),
  "at-least-2-sevens": told("at-least", "≥2× =7", { n: 2, value: 7 }),
  "at-least-3-fives": told("at-least", "≥3× =5", { n: 3, value: 5 }),
  "at-least-3-nines": told("at-least", "≥3× =9", { n: 3, value: 9 }),
  "exactly-2-nines": told("exactly", "2× =9", { n: 2, value: 9 }),
  "exactly-3-sixes": told("exactly", "3× =6", { n: 3, value: 6 }),
  "at-least-5-pink": told("at-least-5-pink", "≥5× pink"),
  "at-least-7-yellow": told("at-least-7-yellow", "≥7× yellow"),
  "exactly-1-pink": told("exactly-1-pink", "1× pink"),
  "exactly-2-blue": told("exactly-2-blue", "2× blue"),
  "exactly-2-green": told("exactly-2-green", "2× green"),
  "exactly-1-pink-1-green": told("exactly-1-pink-1-green", "1× pink 1× green"),
  "exactly-1-submarine": told("exactly-submarines", "1× trump", { n: 1 }),
  "exactly-2-submarines": told("exactly-submarines", "2× trump", { n: 2 }),
  "exactly-3-submarines": told("exactly-submarines", "3× trump", { n: 3 }),
  "win-using-2": told("using", "trick ← =2", { value: 2 }),
  "win-using-3": told("using", "trick ← =3", { value: 3 }),
  "win-using-5": told("using", "trick ← =5", { value: 5 }),
  "win-using-6": told("using", "trick ← =6", { value: 6 }),
  "capture-5-with-7": told("capture", "=5 ← =7", { value: 5, own: 7 }),
  "capture-6-with-6": told("capture", "=6 ← =6", { value: 6, own: 6 }),
  "capture-8-with-4": told("capture", "=8 ← =4", { value: 8, own: 4 }),
  "capture-pink-7-with-submarine": told("capture-with-submarine", "p7 ← trump", () => ({
    card: cardDone("p7"),
  })),
  "capture-green-9-with-submarine": told("capture-with-submarine", "g9 ← trump", () => ({
    card: cardDone("g9"),
  })),
  "no-1s": none(1),
  "no-5s": none(5),
  "no-9s": none(9),
  "no-8s-9s": none(8, 9),
  "no-1s-2s-3s": none(1, 2, 3),
  "no-pink": told("no-pink", "0× pink"),
  "no-green": told("no-green", "0× green"),
  "no-yellow": told("no-yellow", "0× yellow"),
  "no-pink-no-blue": told("no-pink-no-blue", "0× pink blue"),
  "no-green-no-yellow": told("no-green-no-yellow", "0× green yellow"),
  "no-submarines": told("no-submarines", "0× trump"),
  "first-trick": told("first-tricks", "first", { n: 1 }),
  "first-2-tricks": told("first-tricks", "first 2", { n: 2 }),
  "first-3-tricks": told("first-tricks", "first 2 3", { n: 3 }),
  "last-trick": told("last-trick", "last"),
  "first-and-last-trick": told("first-and-last-trick", "first last"),
  "only-first-trick": told("only-first-trick", "= first"),
  "only-last-trick": told("only-last-trick", "= last"),
  "none-of-first-3": told("none-of-first", "✕ first…3", { n: 3 }),
  "none-of-first-4": told("none-of-first", "✕ first…4", { n: 4 }),
  "none-of-first-5": told("none-of-first", "✕ first…5", { n: 5 }),
  "exactly-0-tricks": told("tricks", "0× trick", { n: 0 }),
  "exactly-1-trick": told("tricks", "1× trick", { n: 1 }),
  "exactly-2-tricks": told("tricks", "2× trick", { n: 2 }),
  "exactly-4-tricks": told("tricks", "4× trick", { n: 4 }),
  "two-in-a-row": told("streak", "trick trick", { n: 2 }),
  "three-in-a-row": told("streak", "trick trick trick", { n: 3 }),
  "exactly-2-in-a-row": told("one-streak", "= trick trick", { n: 2 }),
  "exactly-3-in-a-row": told("one-streak", "= trick trick trick", { n: 3 }),
  "never-2-in-a-row": told("never-2-in-a-row", "✕ trick trick"),
  "more-than-each-other": told("more-than-each-other", "trick > other"),
  "fewer-than-each-other": told("fewer-than-each-other", "trick < other"),
  "more-than-all-others-together": told("more-than-all-others-together", "trick > Σ other"),
  "more-than-captain": told("more-than-captain", "trick > captain"),
  "fewer-than-captain": told("fewer-than-captain", "trick < captain"),
  "same-as-captain": told("same-as-captain", "trick = captain"),
  "trick-sum-below": told("sum-below", "Σ < limit", limit(8, 12, 16)),
  "trick-sum-above": told("sum-above", "Σ > limit", limit(23, 28, 31)),
  "trick-sum-22-or-23": told("sum-22-or-23", "Σ 22/23"),
  "trick-all-above-5": told("all-above-5", "trick >5"),
  "trick-all-below-7": told("all-below-7", "trick <7"),
  "predict-open": told("predict-open", "?× trick"),
  "predict-secret": told("predict-secret", "?× trick secret"),
  "equal-pink-blue-in-trick": told("equal-pink-blue-in-trick", "trick pink = blue"),
  "equal-green-yellow-in-trick": told("equal-green-yellow-in-trick", "trick green = yellow"),
  "equal-pink-yellow-total": told("equal-pink-yellow-total", "pink = yellow"),
  "more-pink-than-green": told("more-pink-than-green", "pink > green"),
  "more-yellow-than-blue": told("more-yellow-than-blue", "yellow > blue"),
  "one-of-each-colour": told("one-of-each-colour", "pink blue green yellow"),
  "all-of-one-colour": told("all-of-one-colour", "9× colour"),
  "trick-all-even": told("all-even", "trick 2·4·6·8"),
  "trick-all-odd": told("all-odd", "trick 1·3·5·7·9"),
  "never-lead-pink-green": told("never-lead-pink-green", "✕ lead pink green"),
  "never-lead-pink-blue-yellow": told("never-lead-pink-blue-yellow", "✕ lead pink blue yellow"),
};

/** All task cards, by name. */
export const TASK_IDS = Object.keys(TASKS);

/** How hard a task is at a table of this many crew members; two play as three. */
export function difficultyOf(task: string, members: number): number {
  const found = FACTS.tasks.find((card) => card.task === task);
  return found ? atTable(found.difficulty, members) : 0;
}

/** What a task asks of its owner, at a table of that number of crew members. */
export function aboutTask(task: string, members: number): string {
  const telling = TASKS[task];
  return telling ? t(`ds-task-${telling.say}`, argsOf(telling, members)) : task;
}

/** The parts of a task's short form. */
export function shortTask(task: string, members: number): string[] {
  const telling = TASKS[task];
  if (!telling) return [];
  const args = argsOf(telling, members);
  return telling.short.split(" ").map((part) => (part === "limit" ? String(args.limit) : part));
}

function argsOf({ args }: Telling, members: number): Arguments {
  return typeof args === "function" ? args(members) : args;
}
