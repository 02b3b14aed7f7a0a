import { expect, test } from "vitest";
import type { Setup, TableView } from "../../net/shapes";
import { next } from "./next";

function after(setup: Setup, winners: string[], drawn: number | null): TableView {
  const view = { drawn, tasks: [{ task: "first-trick" }, { task: "no-1s" }], used: ["first-trick", "no-1s"] };
  return { terms: { game: "deep-sea", setup }, match: { view, ending: { winners } } } as unknown as TableView;
}
const setups = (setup: Setup, winners: string[], drawn: number | null = 4) =>
  next(after(setup, winners, drawn)).map((one) => one.setup);

test("after a failure the same tasks can be tried again, and then others", () => {
  const same = { players: 3, mission: 2, kept: ["first-trick", "no-1s"] };
  expect(setups({ players: 3, mission: 2, deal: {} }, [])).toEqual([same]);
  expect(setups(same, [])).toEqual([{ players: 3, mission: 2, used: ["first-trick", "no-1s"] }]);
});

test("a mission of one's own keeps its tasks, too", () => {
  const mission = "DS1-XYZ";
  expect(setups({ mission }, [])).toEqual([{ mission, kept: ["first-trick", "no-1s"] }]);
});

test("tasks that the mission itself lays down, or that there are none of, cannot be kept", () => {
  for (const mission of [8, 32, "DS1-XYZ"]) expect(setups({ mission }, [], null)).toEqual([]);
});

test("the next mission has other tasks", () => {
  const used = ["first-trick", "no-1s"];
  expect(setups({ mission: 2, kept: ["no-1s"] }, ["A"])).toEqual([{ mission: 3, used }]);
});

test("after the last mission comes the epilogue, harder each time", () => {
  const missions = [32, { epilogue: 18 }, { epilogue: 48 }];
  const following = missions.map((mission) => setups({ mission }, ["A"])[0]?.mission);
  expect(following).toEqual([{ epilogue: 18 }, { epilogue: 19 }, undefined]);
});
