import { t, type Arguments } from "../../i18n/i18n.svelte";
import type { Link } from "../../kit/toasts.svelte";
import { explained } from "./symbols";
import type { NameOf, Narrator } from "../../table/game";
import type { Action, Design, HandName, View } from "./shapes";

/** What a card tells the partner to do. */
export function instruction({ effect }: Design): string {
  if (effect.place === 0 && effect.reveal === 0) return t("sm-effect-nothing");
  const sentences = [];
  if (effect.announce !== "none") sentences.push(t("sm-effect-announce"));
  if (effect.reveal > 0) sentences.push(t("sm-effect-reveal", { n: effect.reveal }));
  if (effect.place > 0) {
    const where = effect.adjacent ? "adjacent" : effect.square;
    sentences.push(t("sm-effect-place", { where, value: effect.value }));
  }
  return sentences.join(" ");
}

/** The instruction, and how sure it is that the printed card says the same. */
export function aboutCard(design: Design): string {
  return `${instruction(design)} ${t(`sm-confidence-${design.confidence}`)}`;
}

/** What the game waits for. Who only looks on is not told what they could do. */
export function awaited({ you, phase, hands }: View, legal: Action[], nameOf: NameOf): string {
  switch (phase.type) {
    case "deciding":
      if (legal.some(({ type }) => type === "play")) return t("sm-prompt-deciding");
      return you && hands[you as HandName].signal?.can === false ? t("sm-prompt-cannot") : "";
    case "choosing":
      return t("sm-prompt-choosing");
    case "announcing":
      return legal.length > 0
        ? t("sm-prompt-announce")
        : t("sm-prompt-wait-announce", { name: nameOf(phase.hand) });
    case "following":
      if (legal.length === 0) return t("sm-prompt-wait-follow", { name: nameOf(phase.hand) });
      if (phase.to_show > 0) return t("sm-prompt-show");
      return phase.call ? t(`sm-prompt-place-${phase.call}`) : t("sm-prompt-place");
    default:
      return "";
  }
}

/** Where the rule stands that explains a card. */
export function ruleOfCard(card: string): Link | undefined {
  return explained(card, "card");
}

/** Events and refusals name hands, squares and calls by their ids; people by their names. */
export function wordsOf(args: Record<string, unknown>, nameOf: NameOf): Arguments {
  const words: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") words[key] = value;
    else if (typeof value === "boolean") words[key] = value ? "yes" : "no";
    else if (typeof value === "string") words[key] = key === "hand" ? nameOf(value) : value;
  }
  return words;
}

/** An event as a sentence. In the solo game hand B has no seat, but a name. */
export const narrate: Narrator = (event, nameOf) => {
  if (event.type === "drew") return null;
  if (event.type === "turn-began") {
    const can = event.can as { A: boolean; B: boolean } | undefined;
    if (!can) return t("sm-event-turn-began", { turn: Number(event.turn) });
    const unable = (["A", "B"] as const).filter((hand) => !can[hand]).map(nameOf);
    return unable.length === 0
      ? t("sm-event-turn-began", { turn: Number(event.turn) })
      : t("sm-event-turn-unable", { turn: Number(event.turn), names: unable.join(", ") });
  }
  if (event.type === "ended") {
    const ending = event.ending as { code: string } & Record<string, unknown>;
    return t(`sm-ending-${ending.code}`, wordsOf(ending, nameOf));
  }
  return t(`sm-event-${event.type}`, wordsOf(event, nameOf));
};
