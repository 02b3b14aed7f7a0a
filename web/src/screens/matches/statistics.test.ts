import { expect, test } from "vitest";
import type { Statistic } from "../../net/shapes";
import { summarized } from "./statistics";

function statistic(setup: Statistic["setup"], matches: number, won: number, actions: number): Statistic {
  return {
    game: "planet-nine",
    setup,
    matches,
    won_together: won,
    won_by_nobody: matches - won,
    actions_per_match: actions,
    best_points: null,
  };
}

test("matches are grouped by mission and number of players", () => {
  const sums = summarized([
    statistic({ players: 4, mission: 2 }, 1, 1, 40),
    statistic({ players: 4 }, 3, 2, 30),
    statistic({ players: 4, mission: { tasks: [] } }, 1, 0, 20),
    statistic({ players: 4, mission: { tasks: [1] } }, 1, 1, 20),
    statistic({ players: 4, mission: 1, open_history: true }, 1, 0, 50),
  ]);
  expect(sums).toEqual([
    { mission: 1, players: 4, matches: 4, won: 0.5, actions: 35, points: undefined },
    { mission: 2, players: 4, matches: 1, won: 1, actions: 40, points: undefined },
    { mission: "other", players: 4, matches: 2, won: 0.5, actions: 20, points: undefined },
  ]);
});
