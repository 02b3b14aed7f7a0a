import { t } from "../../i18n/i18n.svelte";
import type { Narrator } from "../tables";

/** A card's name, such as "Anchor 5". */
export function cardName(card: string): string {
  const { suit, value } = parse(card);
  return t("dmd-card", { suit: t(`dmd-suit-${suit}`), value });
}

/** Suit and value of a card such as `anchor-5`. */
export function parse(card: string): { suit: string; value: number } {
  const [suit = "", value = "0"] = card.split("-");
  return { suit, value: Number(value) };
}

/** An event as a sentence. */
export const narrate: Narrator = (event, nameOf) => {
  const seat = (value: unknown): string => (typeof value === "string" ? nameOf(value) : "");
  const cards = (value: unknown): string => (Array.isArray(value) ? value.map(cardName).join(", ") : "");
  return t(`dmd-event-${String(event.type)}`, {
    seat: seat(event.seat),
    first: seat(event.first),
    victim: seat(event.victim),
    to: seat(event.to),
    card: typeof event.card === "string" ? cardName(event.card) : "",
    cards: cards(event.cards),
    n: typeof event.n === "number" ? event.n : 0,
    suit: typeof event.suit === "string" ? t(`dmd-suit-${event.suit}`) : "",
    trait: typeof event.trait === "string" ? t(`dmd-trait-${event.trait}`) : "",
    traits: Array.isArray(event.traits)
      ? event.traits.map((one) => t(`dmd-trait-${String(one)}`)).join(", ")
      : "",
  });
};
