import type { Statistic } from "../../net/shapes";
import { missionIn } from "../../model/campaign";

/** How matches with one mission and number of players went, over all other options. */
export interface Summary {
  /** The mission, in a game that has any. */
  mission: number | "other" | undefined;
  players: number | undefined;
  matches: number;
  /** The share of matches that were won together, from 0 to 1. */
  won: number;
  actions: number;
  /** The average of the best score, in a game that keeps any. */
  points: number | undefined;
}

/** Statistics of a game by mission and number of players, in that order. */
export function summarized(statistics: Statistic[]): Summary[] {
  const groups = new Map<string, Statistic[]>();
  for (const one of statistics) {
    const key = `${missionIn(one.game, one.setup)} ${one.setup.players}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((group) => {
      const matches = group.reduce((sum, one) => sum + one.matches, 0);
      const average = (of: (one: Statistic) => number): number =>
        group.reduce((sum, one) => sum + of(one) * one.matches, 0) / matches;
      const { game, setup } = group[0]!;
      return {
        mission: missionIn(game, setup),
        players: setup.players,
        matches,
        won: group.reduce((sum, one) => sum + one.won_together, 0) / matches,
        actions: average((one) => one.actions_per_match),
        points: group.some((one) => one.best_points !== null)
          ? average((one) => one.best_points ?? 0)
          : undefined,
      };
    })
    .sort((one, other) => place(one) - place(other) || (one.players ?? 0) - (other.players ?? 0));
}

/** Missions in their order, others last. */
function place({ mission }: Summary): number {
  return mission === "other" ? 1000 : (mission ?? 0);
}
