import { CATALOGUE } from "../generated/catalogue";
import type { CrewLogbook, LogbookPage, Setup } from "../net/shapes";

/** A game with a campaign. */
export type CrewGame = "planet-nine" | "deep-sea";

/** The games with a campaign. */
export const CREW_GAMES = Object.keys(CATALOGUE).filter(hasCampaign);

export function hasCampaign(game: string): game is CrewGame {
  return CATALOGUE[game]?.n_missions != null;
}

/** The mission a setup names: one of the logbook, `other` if it is written out, none in other games. */
export function missionIn(game: string, setup: Setup): number | "other" | undefined {
  if (!hasCampaign(game)) return undefined;
  // A setup that says nothing means the first.
  const { mission = 1 } = setup;
  return typeof mission === "number" ? mission : "other";
}

/** One mission in a crew's logbook. */
export interface MissionLine {
  mission: number;
  /** The runs at it, each until it succeeded, the latest last. */
  pages: LogbookPage[];
  isDone: boolean;
  /** Whether a distress signal sent in an earlier attempt is still active. */
  isDistressed: boolean;
  /** The number noted in the logbook: attempts, and one more each for distress and help. */
  noted: number;
}

/** A campaign as a crew's logbook tells it: every mission, tried or not, in order. */
export function missionsOf(logbook: CrewLogbook, game: CrewGame): MissionLine[] {
  const all = logbook.campaigns[game]?.pages ?? [];
  return Array.from({ length: CATALOGUE[game]?.n_missions ?? 0 }, (_, index) => {
    const pages = all.filter(({ mission }) => mission === index + 1);
    return {
      mission: index + 1,
      pages,
      isDone: pages.some(({ success }) => success !== null),
      isDistressed: pages.some(({ success, distress }) => success === null && distress),
      noted: pages.reduce((sum, page) => sum + notedOf(page), 0),
    };
  });
}

/** The first mission that has not succeeded. */
export function nextOf(missions: MissionLine[]): MissionLine | undefined {
  return missions.find(({ isDone }) => !isDone);
}

export function notedOf({ attempts, distress, help }: LogbookPage): number {
  return attempts + Number(distress) + Number(help);
}
