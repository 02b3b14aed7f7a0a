import { has, list, t, type Arguments } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../net/shapes";
import type { NameOf } from "../../table/game";
import { cardDone } from "./cards";

/** What is called by a seat's letter, and what is a card, in the events and refusals of both games. */
const SEATS = new Set([
  ...[
    "by",
    "to",
    "from",
    "commander",
    "captain",
    "holder",
    "winner",
    "member",
    "owner",
    "members",
    "awaited",
  ],
]);
const CARDS = new Set(["card", "cards", "open", "given", "received"]);

/** One of the arguments of an event or a refusal in the reader's words; nothing if a game has its own. */
export function wordOf(key: string, value: unknown, nameOf: NameOf): Arguments[string] | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const say = SEATS.has(key) ? nameOf : CARDS.has(key) ? cardDone : undefined;
  if (!say) return typeof value === "string" ? value : undefined;
  if (Array.isArray(value)) return list(value.map((one) => say(String(one))));
  return typeof value === "string" ? say(value) : undefined;
}

/** An event by the game's own message, or by the one that both games share. */
export function say(own: string, event: GameEvent, words: Arguments): string | null {
  // Each seat's hand is dealt; one sentence covers all.
  if (event.type === "hand-dealt" && event.to !== "A") return null;
  return has(own) ? t(own, words) : t(`crew-event-${event.type}`, words);
}

/** What is left out of a secret event still has a word. */
export function withSecrets(event: GameEvent, words: Arguments): Arguments {
  return { position: "hidden", ...words, ...(event.card == null && { card: t("crew-event-a-card") }) };
}

/** How long a moment stays: a trick that is won is looked at, and then flies to its winner. */
export const TRICK_RESTS = 600;
export const TRICK_FLIES = 350;

export function dwell(events: GameEvent[]): number {
  if (events.some((event) => event.type === "trick-won")) return TRICK_RESTS + TRICK_FLIES;
  // What others do one after the other can be followed with the eye.
  return events.some(
    (event) => event.type === "played" || event.type === "task-taken" || event.type === "task-allotted",
  )
    ? 320
    : 0;
}
