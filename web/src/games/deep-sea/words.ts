import type { Action, Loss, Proposal, Reason, View } from "../../generated/deep-sea";
import { t, type Arguments } from "../../i18n/i18n.svelte";
import { suitName } from "../crew/cards";
import { say, withSecrets, wordOf } from "../crew/words";
import type { NameOf, Narrator } from "../../table/game";
import { aboutSpecial } from "./summary";
import { aboutTask } from "./tasks";

/** Tasks that depend on the number of members are described for four where that number is unknown. */
const USUAL_MEMBERS = 4;

/** The arguments of events, refusals and actions in the reader's words. */
export function wordsOf(args: Record<string, unknown>, nameOf: NameOf, members = USUAL_MEMBERS): Arguments {
  const words: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "type" || value === null) continue;
    const word = ownWord(key, value, nameOf, members) ?? wordOf(key, value, nameOf);
    if (word !== undefined) words[key] = word;
  }
  return words;
}

function ownWord(key: string, value: unknown, nameOf: NameOf, members: number): string | undefined {
  switch (key) {
    case "task":
      return aboutTask(String(value), members);
    case "suit":
      return suitName(String(value), "s");
    case "communication":
      return t(`ds-communication-${value}`);
    case "proposal":
      return proposalText(value as Proposal, nameOf);
    default:
      return undefined;
  }
}

/** What is proposed, as a part of a sentence. */
export function proposalText(proposal: Proposal, nameOf: NameOf): string {
  if (proposal.type === "distress") return t("crew-proposal-distress", { direction: proposal.direction });
  return t("ds-proposal-member", { member: nameOf(proposal.member) });
}

/** What an action is called. */
export function actionText(action: Action, nameOf: NameOf, members?: number): string {
  return t(`ds-action-${action.type}`, wordsOf({ ...action }, nameOf, members));
}

/** An event as a sentence. */
export const narrate: Narrator = (event, nameOf, view) => {
  const seen = view as View | undefined;
  const words = withSecrets(event, wordsOf(event, nameOf, seen?.table.members.length));
  if (event.type === "predicted" && event.tricks == null) return t("ds-event-predicted-secret", words);
  if (event.type === "mission-lost") {
    return t("ds-event-mission-lost", { loss: lossText(event.loss as Loss, seen, nameOf) });
  }
  return say(`ds-event-${event.type}`, event, words);
};

/** What decided against a task or rule. */
function reasonText(reason: Reason, nameOf: NameOf): string {
  return t(`ds-reason-${reason.code}`, wordsOf({ ...reason }, nameOf));
}

/** A sentence that stands within another one. */
function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

/** Why a mission was lost; the rule that was broken stands in the view. */
export function lossText(loss: Loss, view: View | undefined, nameOf: NameOf): string {
  const words = wordsOf({ ...loss }, nameOf, view?.table.members.length);
  if ("reason" in loss) words.reason = reasonText(loss.reason, nameOf);
  if ("task" in loss) words.task = unstopped(String(words.task));
  if (loss.code === "rule-broken") {
    // Without a view the reason alone says enough.
    if (!view?.special) return words.reason as string;
    words.rule = unstopped(aboutSpecial(view.special));
  }
  return t(`ds-loss-${loss.code}`, words);
}
