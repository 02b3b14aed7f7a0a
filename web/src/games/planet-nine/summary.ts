import { list, t } from "../../i18n/i18n.svelte";
import type { Mission } from "./missions";
import { tokenText } from "./tokens";

/** What a mission asks, sentence by sentence. */
export function summary(mission: Mission): string[] {
  const { tasks, tokens, assignment, dead_zone, radio_from, help, rules } = mission;
  const sentences: (string | false)[] = [
    tasks > 0 && t("pn-sum-tasks", { n: tasks }),
    tokens.length > 0 && t("pn-sum-tokens", { n: tokens.length, tokens: list(tokens.map(tokenText)) }),
    tasks > 0 && assignment !== "draft" && t(`pn-sum-${assignment}`),
    ...rules.map((rule) => t(`pn-rule-${rule}`)),
    dead_zone && t("pn-sum-dead-zone"),
    radio_from > 1 && t("pn-sum-radio-from", { trick: radio_from }),
    help && t("pn-sum-help"),
  ];
  return sentences.filter((sentence) => sentence !== false);
}
