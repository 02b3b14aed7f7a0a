import { t } from "../../i18n/i18n.svelte";
import type { Storyteller } from "../../table/game";
import type { View } from "./shapes";
import { wordsOf } from "./words";

/** How it ended and why, how far it came, who led. */
export const story: Storyteller = (_, sight, nameOf, namesThen = () => nameOf) => {
  const view = sight.match?.view as View | undefined;
  if (view?.phase.type !== "over") return [];
  const { ending } = view.phase;
  const n = view.squares.left.cards.length + view.squares.right.cards.length;
  const sentences = [
    t(`sm-ending-${ending.code}`, wordsOf(ending, namesThen())),
    t("sm-story-laid", { n, turns: view.turns.length }),
  ];
  if (view.rules.players === 2 && view.turns.length > 0) {
    const byA = view.turns.filter((turn) => turn.active === "A").length;
    const byB = view.turns.length - byA;
    const leader = byA >= byB ? "A" : "B";
    sentences.push(t("sm-story-led", { seat: nameOf(leader), n: Math.max(byA, byB), of: view.turns.length }));
  }
  return sentences;
};
