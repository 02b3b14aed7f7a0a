import { CATALOGUE } from "../../generated/catalogue";
import { t } from "../../i18n/i18n.svelte";
import type { GameTable } from "../../table/game";

/** What follows a mission that succeeded: the next one, up to the last of the logbook. */
export const nextMission: NonNullable<GameTable["next"]> = ({ terms: { game, setup }, match }) => {
  const { mission = 1 } = setup;
  const last = CATALOGUE[game]?.n_missions ?? 0;
  const hasWon = (match?.ending?.winners.length ?? 0) > 0;
  if (!hasWon || typeof mission !== "number" || mission >= last) return [];
  // A given deal, and a distress signal sent beforehand, belong to one mission.
  const { deal: _, distress: __, ...rest } = setup;
  return [
    {
      label: t("crew-next-mission", { n: mission + 1 }),
      setup: { ...rest, mission: mission + 1 },
    },
  ];
};
