import { t } from "../../i18n/i18n.svelte";
import type { Position } from "../../generated/planet-nine";

/** The letters with which cards are written: four colours, rockets or submarines. */
export type SuitLetter = "p" | "b" | "g" | "y" | "r" | "s";
/** The trumps of a game: rockets or submarines. */
export type Trump = "r" | "s";

/** The order in which a hand lies: neighbours that look least alike, trumps last. */
const SUITS: SuitLetter[] = ["p", "b", "y", "g", "r", "s"];

/** Suit and value of a card such as `p7`. */
export function parse(card: string): { suit: SuitLetter; value: number } {
  return { suit: card.charAt(0) as SuitLetter, value: Number(card.slice(1)) };
}

/** A hand as it lies: by suit, then by value. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => SUITS.indexOf(parse(card).suit) * 10 + parse(card).value;
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** A card by itself, such as "pink 7". */
export function cardName(card: string): string {
  return t("crew-card", { ...parse(card) });
}

/** A card to which something is done: "plays pink 7". Many languages decline it. */
export function cardDone(card: string): string {
  return t("crew-card-done", { ...parse(card) });
}

/** A suit by its name in views and refusals, where trumps go by that name in both games. */
export function suitName(suit: string, trump: Trump): string {
  return t("crew-suit", { suit: suit === "trump" ? trump : suit });
}

/** What a card is in a hand: what its token would say. The server has the last word. */
export function positionOf(card: string, hand: readonly string[]): Position {
  const { suit, value } = parse(card);
  const values = hand.map(parse).filter((other) => other.suit === suit);
  if (values.length < 2) return "only";
  return values.every((other) => other.value <= value) ? "highest" : "lowest";
}
