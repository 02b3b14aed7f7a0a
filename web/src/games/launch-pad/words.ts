import { list, t, type Arguments } from "../../i18n/i18n.svelte";
import type { Link } from "../../kit/toasts.svelte";
import type { GameEvent } from "../../net/shapes";
import { explained } from "./symbols";
import type { NameOf, Narrator } from "../../table/game";
import { sortOf, ZONES } from "./cards";

export function cardName(card: string): string {
  return t(`lp-card-${card}`);
}

/** What sort of card it is, and what it does. */
export function aboutCard(card: string): string {
  return `${t(`lp-sort-${sortOf(card)}`)}. ${t(`lp-about-${card}`)}`;
}

/** Where the rule stands that explains a card. */
export function ruleOfCard(card: string): Link | undefined {
  return explained(card, sortOf(card));
}

export function zoneName(zone: string): string {
  return t(`lp-zone-${zone}`);
}

/** A title broken into lines of about `length` letters, at spaces and after hyphens. */
export function lines(title: string, length: number): string[] {
  const broken: string[] = [];
  for (const word of title.match(/[^\s-]+-?/g) ?? []) {
    const last = broken.at(-1);
    const joint = last?.endsWith("-") ? "" : " ";
    if (last !== undefined && last.length + word.length < length)
      broken[broken.length - 1] = `${last}${joint}${word}`;
    else broken.push(word);
  }
  return broken;
}

/** What a card is played on, such as `B launch 2 fuel`, in words; the actor's own things need no name. */
export function targetName(target: string, nameOf: NameOf, actor?: string): string {
  const words = target.split(" ");
  const [first = "", second = "", n = "", component] = words;
  if (words.length === 1) {
    if ((ZONES as readonly string[]).includes(first)) return zoneName(first);
    return isSeat(first) ? nameOf(first) : cardName(first);
  }
  if (isSeat(second)) return list(words.map(nameOf));
  const place = { seat: nameOf(first), zone: zoneName(second), whose: first === actor ? "own" : "other" };
  if (words.length === 2) return t("lp-target-expert", place);
  const rocket = t("lp-target-rocket", { ...place, n });
  return component === undefined
    ? rocket
    : t("lp-target-component", { rocket, component: cardName(component) });
}

function isSeat(word: string): boolean {
  return /^[A-H]$/.test(word);
}

/** Events, actions and refusals name seats, cards, zones, rockets and targets by their ids. */
export function wordsOf(args: Record<string, unknown>, nameOf: NameOf): Arguments {
  const words: Arguments = {
    card: "",
    target: "",
    known: args.card == null ? "no" : "yes",
    aimed: args.target == null ? "no" : "yes",
  };
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") words[key] = value;
    else if (typeof value === "string" && key !== "type")
      words[key] = wordOf(key, value, nameOf, args.seat as string | undefined);
  }
  return words;
}

function wordOf(key: string, id: string, nameOf: NameOf, actor?: string): string {
  switch (key) {
    case "step":
      return t(`lp-step-${id}`);
    case "zone":
      return zoneName(id);
    case "rocket":
    case "target":
      return targetName(id, nameOf, actor);
    case "card":
    case "part":
    case "by":
      return cardName(id);
    // A rocket goes to a zone, a gift to a seat.
    default:
      return isSeat(id) ? nameOf(id) : zoneName(id);
  }
}

/** Cards that are drawn or given one after the other are told in one sentence. */
export function gather(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type !== "drew" && event.type !== "given") told.push(event);
    else if (last?.type === event.type && last.seat === event.seat && last.to === event.to)
      (last.cards as unknown[]).push(event.card);
    else told.push({ ...event, cards: [event.card] });
  }
  return told;
}

/** An event as a sentence; what only the others may know is left out of it. */
export const narrate: Narrator = (event, nameOf) => {
  const words = wordsOf(event, nameOf);
  switch (event.type) {
    case "game-ended":
      return ended(event, nameOf);
    case "offered":
    case "asked":
      // Others are told how many cards an offer is about when it is made.
      return event.card == null ? null : t(`lp-event-${event.type}`, words);
    case "given": {
      const [cards, known] = cardsOf(event);
      const isKnown = known.length === cards.length;
      const card = list(known.map(cardName));
      return t("lp-event-given", { ...words, card, n: cards.length, known: isKnown ? "yes" : "no" });
    }
    case "drew": {
      // That others draw goes without saying.
      const [, known] = cardsOf(event);
      return known.length === 0 ? null : t("lp-event-drew", { ...words, card: list(known.map(cardName)) });
    }
    case "rocket-moved":
      return t("lp-event-rocket-moved", { ...words, seat: nameOf(String(event.rocket).charAt(0)) });
    default:
      return t(`lp-event-${event.type}`, { from: "", owned: event.from == null ? "no" : "yes", ...words });
  }
};

/** All cards that one sentence is about, and those that are known. */
function cardsOf(event: GameEvent): [(string | null | undefined)[], string[]] {
  const cards = (event.cards ?? [event.card]) as (string | null | undefined)[];
  return [cards, cards.filter((card) => card != null)];
}

function ended(event: GameEvent, nameOf: NameOf): string {
  const winners = (event.winners as string[]).map(nameOf);
  return t("lp-event-game-ended", { n: winners.length, names: list(winners) });
}
