import type { View } from "../../generated/planet-nine";
import { crewStory } from "../crew/story";
import type { Storyteller } from "../../table/game";
import { reasonText } from "./words";

/** The attempt in a few sentences: why it was lost, or how it was won. */
export const story: Storyteller = (_, sight, nameOf, namesThen = () => nameOf) => {
  const view = sight.match?.view as View;
  if (view.phase.type !== "over") return [];
  const { reason } = view.phase;
  return [
    ...(reason ? [reasonText(reason, view, namesThen())] : []),
    ...crewStory(view.table, {
      isWon: view.phase.won,
      nOpen: view.tasks.filter(({ state }) => state === "open").length,
      hasTasks: view.tasks.length > 0,
      hasDistress: view.table.distress != null,
      nameOf,
    }),
  ];
};
