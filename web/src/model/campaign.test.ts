import { expect, test } from "vitest";
import type { CrewLogbook, LogbookPage } from "../net/shapes";
import { missionsOf, nextOf } from "./campaign";

function page(mission: number, attempts: number, more: Partial<LogbookPage> = {}): LogbookPage {
  return {
    mission,
    attempts,
    not_counted: 0,
    distress: false,
    help: false,
    open_history: false,
    success: null,
    ...more,
  };
}

const success = { date: "2026-11-16", crew: ["Ada", "Olena"] };
const logbook: CrewLogbook = {
  name: "Night watch",
  matches: [],
  campaigns: {
    "planet-nine": {
      pages: [
        page(1, 1, { success }),
        page(2, 3, { distress: true, success }),
        page(3, 2, { distress: true, help: true }),
        page(2, 1),
      ],
    },
  },
};

test("every mission has its line, tried or not", () => {
  const missions = missionsOf(logbook, "planet-nine");
  expect(missions).toHaveLength(50);
  expect(missionsOf(logbook, "deep-sea")).toHaveLength(32);
  expect(missions[0]).toMatchObject({ mission: 1, isDone: true, noted: 1 });
  // Distress and help add one each; a mission played again after it succeeded counts on.
  expect(missions[1]).toMatchObject({ isDone: true, isDistressed: false, noted: 5 });
  expect(missions[2]).toMatchObject({ isDone: false, isDistressed: true, noted: 4 });
});

test("the next mission is the first that has not succeeded", () => {
  expect(nextOf(missionsOf(logbook, "planet-nine"))?.mission).toBe(3);
  expect(nextOf(missionsOf(logbook, "deep-sea"))?.mission).toBe(1);
});
