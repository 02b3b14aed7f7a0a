import { expect, test } from "vitest";
import type { Setup, TableView } from "../../net/shapes";
import { nextMission } from "./next";

function after(setup: Setup, winners: string[]): TableView {
  return { terms: { game: "planet-nine", setup }, match: { ending: { winners } } } as unknown as TableView;
}

test("a mission that succeeded leads to the next one", () => {
  const [found] = nextMission(after({ players: 3, mission: 7, distress: true }, ["A", "B", "C"]));
  expect(found?.setup).toEqual({ players: 3, mission: 8 });
});

test("a setup without a mission has played the first one", () => {
  expect(nextMission(after({}, ["A"]))[0]?.setup).toEqual({ mission: 2 });
});

test("nothing follows a failure, the last mission, or one of one's own", () => {
  expect(nextMission(after({ mission: 7 }, []))).toEqual([]);
  expect(nextMission(after({ mission: 50 }, ["A"]))).toEqual([]);
  expect(nextMission(after({ mission: "PN1-XYZ" }, ["A"]))).toEqual([]);
});
