import { t } from "../../i18n/i18n.svelte";
import type { IconName } from "../../kit/Icon.svelte";
import type { Judgement } from "../../model/replay";
import type { Review } from "../../net/shapes";

/** What the solver says of a card: the mission was winnable, was lost by it, was lost before, or who knows. */
export type Mark = "winnable" | "lost-here" | "lost" | "unknown";

export const ICONS: Record<Mark, IconName> = {
  winnable: "check",
  "lost-here": "spark",
  lost: "close",
  unknown: "help",
};

/** The mark of each card that was played, by the step it led to. */
export function marksOf({ plays }: Pick<Review, "plays">): Map<number, Mark> {
  return new Map(plays.map(({ version, before, after }) => [version + 1, markOf(before, after)]));
}

function markOf(before: string, after: string): Mark {
  if (after === "lost") return before === "winnable" ? "lost-here" : "lost";
  return before === "winnable" && after === "winnable" ? "winnable" : "unknown";
}

/** How a mission stands after a step: what the last card, or the first one to come, tells. */
export function outlookAt({ plays }: Pick<Review, "plays">, at: number): Review["deal"] | undefined {
  const last = plays.findLast(({ version }) => version < at);
  return last?.after ?? plays[0]?.before;
}

/** The mistakes of a match in a sentence, which never says that there were none if some could not be judged. */
export function mistakesTitle(judgements: (Judged | undefined)[]): string {
  const n = judgements.filter((one) => one === "mistake").length;
  const open = judgements.filter((one) => one === "undecided").length;
  return open > 0 ? t("analysis-mistakes-open", { n, open }) : t("analysis-mistakes", { n });
}

/** How a card is judged by what its player could know. */
export type Judged = "forced" | "undecided" | "mistake" | "unlucky" | "sound";

export function judged(
  { choices, worlds, is_mistake }: Judgement,
  fewest: number,
  mark: Mark | undefined,
): Judged {
  if (choices.length === 1) return "forced";
  if (worlds < fewest) return "undecided";
  if (is_mistake) return "mistake";
  return mark === "lost-here" ? "unlucky" : "sound";
}

/** A share as whole percents. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
