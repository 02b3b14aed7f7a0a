import type { Action, Proposal, Reason, View } from "../../generated/planet-nine";
import { t, type Arguments } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../net/shapes";
import { cardDone, suitName } from "../crew/cards";
import { say, withSecrets, wordOf } from "../crew/words";
import type { NameOf, Narrator } from "../../table/game";
import { tokenText } from "./tokens";

/** The arguments of events, refusals and actions in the reader's words. */
export function wordsOf(args: Record<string, unknown>, nameOf: NameOf): Arguments {
  const words: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "type" || value === null) continue;
    const word = ownWord(key, value, nameOf) ?? wordOf(key, value, nameOf);
    if (word !== undefined) words[key] = word;
  }
  return words;
}

function ownWord(key: string, value: unknown, nameOf: NameOf): string | undefined {
  switch (key) {
    case "task":
      return cardDone(String(value));
    case "token":
    case "one":
    case "other":
      return tokenText(String(value));
    case "suit":
      return suitName(String(value), "r");
    case "role":
    case "answer":
      return t(`pn-${key}-${value}`);
    case "rule":
      return t(`pn-rule-${value}`);
    case "proposal":
      return proposalText(value as Proposal, nameOf);
    default:
      return undefined;
  }
}

/** What is proposed, as a part of a sentence. */
export function proposalText(proposal: Proposal, nameOf: NameOf): string {
  if (proposal.type === "distress") return t("crew-proposal-distress", { direction: proposal.direction });
  return t(`pn-proposal-${proposal.type}`, wordsOf({ ...proposal }, nameOf));
}

/** What an action is called. */
export function actionText(action: Action, nameOf: NameOf): string {
  return t(`pn-action-${action.type}`, wordsOf({ ...action }, nameOf));
}

/** An event as a sentence; a lost mission is told by its story instead. */
export const narrate: Narrator = (event: GameEvent, nameOf, view) => {
  const words = withSecrets(event, wordsOf(event, nameOf));
  if (event.type === "task-revealed" && event.token) return t("pn-event-task-revealed-token", words);
  if (event.type === "mission-lost") {
    const reason = reasonText(event.reason as Reason, view as View | undefined, nameOf);
    return t("pn-event-mission-lost", { reason });
  }
  return say(`pn-event-${event.type}`, event, words);
};

/** The sentence for a task whose owner is unknown. */
const UNOWNED: Partial<Record<Reason["code"], string>> = {
  "won-by-another": "won-by-wrong",
  "left-over": "left-over-unowned",
};

/** Why a mission was lost; whose task it was stands in the view. */
export function reasonText(reason: Reason, view: View | undefined, nameOf: NameOf): string {
  const owner = "task" in reason ? view?.tasks.find(({ card }) => card === reason.task)?.owner : undefined;
  const code = owner == null ? (UNOWNED[reason.code] ?? reason.code) : reason.code;
  return t(`pn-reason-${code}`, { owner: owner ? nameOf(owner) : "", ...wordsOf({ ...reason }, nameOf) });
}
