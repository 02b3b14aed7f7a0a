import { CATALOGUE } from "../../generated/catalogue";
import { FACTS } from "../../generated/deep-sea";
import type { CrewGame } from "../../model/campaign";
import type { Setup } from "../../net/shapes";
import * as deepSea from "../deep-sea/missions";
import { summary as deepSeaSummary } from "../deep-sea/summary";
import * as planetNine from "../planet-nine/missions";
import { summary as planetNineSummary } from "../planet-nine/summary";

/** A mission as a setup names it: by number, by name, by code, or written out. */
export type MissionChoice = Setup["mission"];

/** The missions of a game's logbook, in their order. */
export function missionsOf(game: CrewGame): MissionChoice[] {
  const numbers = Array.from({ length: CATALOGUE[game]?.n_missions ?? 0 }, (_, i) => i + 1);
  return game === "planet-nine" ? numbers : ["training", ...numbers, { epilogue: FACTS.first_epilogue }];
}

/** What a mission asks, sentence by sentence; nothing of a mission that only its code describes. */
export function summaryOf(game: CrewGame, mission: MissionChoice, untimed = false): string[] {
  if (game === "deep-sea") {
    const found = deepSea.missionFor(mission as Parameters<typeof deepSea.missionFor>[0], untimed);
    return found ? deepSeaSummary(found) : [];
  }
  const found = planetNine.missionFor(mission as Parameters<typeof planetNine.missionFor>[0]);
  return found ? planetNineSummary(found) : [];
}
