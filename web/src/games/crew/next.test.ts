import { expect, test } from "vitest";
import type { Setup, TableView } from "../../net/shapes";
import { nextMission } from "./next";

function after(setup: Setup, winners: string[]): TableView {
  return { terms: { game: "planet-nine", setup }, match: { ending: { winners } } } as unknown as TableView;
}
const next = nextMission(50);

test("a mission that succeeded leads to the next one", () => {
  const [found] = next(after({ players: 3, mission: 7, distress: true }, ["A", "B", "C"]));
  expect(found?.setup).toEqual({ players: 3, mission: 8 });
});

test("a setup without a mission has played the first one", () => {
  expect(next(after({}, ["A"]))[0]?.setup).toEqual({ mission: 2 });
});

test("nothing follows a failure, the last mission, or one of one's own", () => {
  expect(next(after({ mission: 7 }, []))).toEqual([]);
  expect(next(after({ mission: 50 }, ["A"]))).toEqual([]);
  expect(next(after({ mission: "PN1-XYZ" }, ["A"]))).toEqual([]);
});
