import { expect, test } from "vitest";
import { observersOf, sightAt, type Replay } from "./replay";
import { isThinking, type Guest } from "./shapes";

const replay: Replay = {
  game: "dead-mans-draw",
  setup: { players: 2 },
  observer: "open",
  seats: ["Ada", "Bo"],
  steps: [
    { version: 0, by: null, events: [], view: "dealt" },
    { version: 1, by: "A", events: [], view: "drawn" },
    { version: 2, by: "B", events: [], view: "over" },
  ],
  outcome: { winners: ["B"], points: [3, 5] },
};

test("each step shows the table as it was, waiting for whoever acted next", () => {
  expect(sightAt(replay, 0)).toMatchObject({
    stage: "playing",
    seat: null,
    match: { view: "dealt", waiting: ["A"], legal: [], ending: null },
  });
  expect(sightAt(replay, 1).match).toMatchObject({ view: "drawn", waiting: ["B"] });
});

test("bots are known by what they can do, and think only where somebody is at the table", () => {
  const past = sightAt({ ...replay, seats: ["Ada", "captain"] }, 0, ["captain", "cadet"]);
  const present = { ...past, guests: [{} as Guest] };
  expect(isThinking(past, "B")).toBe(false);
  expect([isThinking(present, "A"), isThinking(present, "B")]).toEqual([false, true]);
  const { seats } = past;
  expect(seats.map(({ bot, is_person }) => [bot, is_person])).toEqual([
    [null, true],
    ["captain", false],
  ]);
});

test("after the last step the match is over", () => {
  expect(sightAt(replay, 2)).toMatchObject({
    stage: "over",
    match: { waiting: [], ending: { winners: ["B"] } },
  });
});

test("a match can be seen with open cards, by every seat and by a spectator", () => {
  expect(observersOf(replay)).toEqual(["open", "A", "B", "spectator"]);
});
