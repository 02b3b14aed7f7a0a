import { FACTS, type Setup, type View } from "../../generated/deep-sea";
import { t } from "../../i18n/i18n.svelte";
import { nextMission } from "../crew/next";
import type { GameTable } from "../../table/game";

/** After a success the logbook goes on; after a failure the crew keeps its tasks or draws others (CR-5.1). */
export const next: NonNullable<GameTable["next"]> = (sight) => {
  const { match } = sight;
  const view = match?.view as View | undefined;
  if (!view || !match?.ending) return [];
  const { deal: _, distress: __, kept, ...setup } = sight.terms.setup;
  const mission = setup.mission as Setup["mission"];
  if (match.ending.winners.length > 0) {
    const epilogue = epilogueAfter(mission);
    const found = epilogue
      ? [{ label: t("ds-next-epilogue", { n: epilogue }), setup: { ...setup, mission: { epilogue } } }]
      : nextMission({ ...sight, terms: { ...sight.terms, setup } });
    return found.map(({ label, setup }) => ({ label, setup: { ...setup, used: view.used } }));
  }
  if (kept) return [{ label: t("ds-next-new"), setup: { ...setup, used: view.used } }];
  if (view.drawn == null) return [];
  return [{ label: t("ds-next-same"), setup: { ...setup, kept: view.tasks.map(({ task }) => task) } }];
};

/** The difficulty of the open end of the logbook, if it comes next: one more with every success. */
function epilogueAfter(mission: Setup["mission"]): number | undefined {
  if (mission === FACTS.missions.length) return FACTS.first_epilogue;
  if (typeof mission !== "object" || !("epilogue" in mission)) return undefined;
  return mission.epilogue < FACTS.max_difficulty ? mission.epilogue + 1 : undefined;
}
