import type { Special } from "../../generated/deep-sea";
import { either, t } from "../../i18n/i18n.svelte";
import { cardName, suitName, type Trump } from "../crew/cards";
import type { Mission } from "./missions";
import { aboutTask } from "./tasks";

/** What a mission asks, sentence by sentence. */
export function summary(mission: Mission): string[] {
  const { tasks = "none", allotment = "draft", communication = "normal", special, seconds } = mission;
  const silent = mission.silent_tricks ?? 0;
  const sentences: (string | false)[] = [
    tasks !== "none" && "drawn" in tasks && t("ds-sum-drawn", { n: tasks.drawn }),
    tasks !== "none" && "given" in tasks && t("ds-sum-given", { n: tasks.given.length }),
    ...(tasks !== "none" && "given" in tasks ? tasks.given.map((task) => aboutTask(task, 4)) : []),
    special != null && aboutSpecial(special),
    tasks !== "none" && allotment !== "draft" && t(`ds-allotment-${allotment}`),
    communication !== "normal" && t(`ds-communication-${communication}`),
    silent > 0 && t("ds-sum-silent", { trick: silent + 1 }),
    seconds != null && t("ds-sum-seconds", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

const SUBMARINES: Trump = "s";

/** What is demanded beside the tasks. */
export function aboutSpecial(special: Special): string {
  if (typeof special === "string") return t(`ds-special-${special}`);
  if ("balance" in special) return t("ds-special-balance", { value: special.balance });
  if ("last-card" in special) return t("ds-special-last-card", { card: cardName(special["last-card"]) });
  return t("ds-special-no-lead", {
    suits: either(special["no-lead"].map((suit) => suitName(suit, SUBMARINES))),
  });
}
