import { list, t, type Arguments } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../net/shapes";
import type { NameOf, Narrator } from "../../table/game";

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

/** Events and refusals name seats, suits, cards and traits by their ids; people by their names. */
export function wordsOf(args: Record<string, unknown>, nameOf: NameOf): Arguments {
  const words: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "type" || value === null) continue;
    if (typeof value === "number") words[key] = value;
    else if (Array.isArray(value)) words[key] = listed(value.map((one) => wordOf(key, String(one), nameOf)));
    else words[key] = wordOf(key, String(value), nameOf);
  }
  return words;
}

/** A player who collects after a parried sword may find nothing there. */
const listed = (words: string[]): string => (words.length > 0 ? list(words) : t("dmd-nothing"));

function wordOf(key: string, id: string, nameOf: NameOf): string {
  if (key === "suit") return t(`dmd-suit-${id}`);
  if (key === "trait" || key === "traits") return t(`dmd-trait-${id}`);
  if (key === "card" || key === "cards" || key === "saved") return cardName(id);
  return nameOf(id);
}

/** An event as a sentence, which also says where cards went, or came from, if that was some bank. */
export const narrate: Narrator = (event, nameOf) =>
  t(`dmd-event-${event.type}${whither(event)}`, { n: 0, cards: "", ...wordsOf(event, nameOf) });

function whither({ type, to, from, saved }: GameEvent): string {
  if (type === "busted") return Array.isArray(saved) && saved.length > 0 ? "-saved" : "";
  if (type === "bonus-taken") return from == null ? "" : "-from";
  return to == null || type === "lured" ? "" : "-to";
}
