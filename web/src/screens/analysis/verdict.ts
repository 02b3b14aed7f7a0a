import { t, type Arguments } from "../../i18n/i18n.svelte";
import type { Review } from "../../net/shapes";
import type { NameAt } from "../../table/game";

/** Whether the mission was won: then it could be won to its end. */
export function hasWon(review: Review): boolean {
  return review.plays.at(-1)?.after === "winnable";
}

/** What the solver says of a whole mission, in a sentence. `wordsOf` tells what an action names. */
export function verdictText(
  review: Review,
  nameAt: NameAt,
  wordsOf: (action: Record<string, unknown>) => Arguments,
): string {
  const { deal, plays, line, lost_at, lost_by } = review;
  if (hasWon(review)) return t("analysis-verdict-won");
  if (lost_by) {
    const name = nameAt(lost_by.seat, (lost_at ?? 0) + 1);
    const { card } = wordsOf(lost_by.action as Record<string, unknown>);
    if (card !== undefined) return t("analysis-verdict-until", { name, card });
    // What was decided is no card: the moments on the board begin with the deal, and people count from one.
    return t("analysis-verdict-step", { name, step: (lost_at ?? 0) + 2 });
  }
  if (line.length > 0) return t("analysis-verdict-somewhere");
  if (deal === "lost") return t("analysis-verdict-never");
  if (plays[0]?.before === "lost")
    return t(deal === "winnable" ? "analysis-verdict-otherwise" : "analysis-verdict-shared");
  return t("analysis-verdict-unknown");
}
