import type * as api from "../generated/api";
import { request } from "../net/api";
import type { CrewGame } from "./campaign";

/** Why a mission cannot be played by some. */
export interface MissionProblem {
  players: number[];
  error: { code: string; message: string } & Record<string, unknown>;
}
/** A mission of one's own, or nine cards of Smitten, and whether it can be played. */
export type Checked = Omit<api.Checked, "game" | "mission" | "problems"> & {
  game: CrewGame | "smitten";
  mission: object;
  problems: MissionProblem[];
};
/** How often bots win a mission. */
export type Trial = api.Trial;
export type Counted = api.Counted;

export function checkMission(game: CrewGame, mission: object): Promise<Checked> {
  return request("POST", "/api/missions/check", { game, mission });
}

export function fetchMission(code: string): Promise<Checked> {
  return request("GET", `/api/missions/${encodeURIComponent(code)}`);
}

export function beginTrial(code: string): Promise<Trial> {
  return request("POST", `/api/missions/${encodeURIComponent(code)}/trial`);
}

export function fetchTrial(code: string): Promise<Trial> {
  return request("GET", `/api/missions/${encodeURIComponent(code)}/trial`);
}
