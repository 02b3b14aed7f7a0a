import type { View } from "../../generated/deep-sea";
import { crewStory } from "../crew/story";
import type { Storyteller } from "../../table/game";
import { lossText } from "./words";

/** The attempt in a few sentences: why it was lost, or how it was won. */
export const story: Storyteller = (_, sight, nameOf, namesThen = () => nameOf) => {
  const view = sight.match?.view as View;
  const { phase } = view;
  if (phase.type !== "won" && phase.type !== "lost") return [];
  return [
    ...(phase.type === "lost" ? [lossText(phase.loss, view, namesThen())] : []),
    ...crewStory(view.table, {
      isWon: phase.type === "won",
      nOpen: view.tasks.filter(({ verdict }) => verdict === "open").length,
      hasTasks: view.tasks.length > 0,
      hasDistress: view.table.distress != null,
      nameOf,
    }),
  ];
};
