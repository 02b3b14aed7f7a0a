import { expect, test } from "vitest";
import { observersOf, sightAt, type Replay } from "./replay";
import { isThinking, type Guest, type Occupant } from "../net/shapes";

function seated(seat: string, from: number, name: string | null, bot: string | null = null): Occupant {
  return { seat, from, name, bot, avatar: null, is_you: false };
}

const replay: Replay = {
  game: "dead-mans-draw",
  setup: { players: 2 },
  observer: "open",
  seats: ["Ada", "Bo"],
  occupants: [seated("A", 0, "Ada"), seated("B", 0, "Bo")],
  steps: [
    { version: 0, by: null, events: [], view: "dealt" },
    { version: 1, by: "A", events: [], view: "drawn" },
    { version: 2, by: "B", events: [], view: "over" },
  ],
  outcome: { winners: ["B"], points: [3, 5] },
};

test("each step shows the table as it was, waiting for the seat that acted next", () => {
  expect(sightAt(replay, 0)).toMatchObject({
    stage: "playing",
    seat: null,
    match: { view: "dealt", waiting: ["A"], legal: [], ending: null },
  });
  expect(sightAt(replay, 1).match).toMatchObject({ view: "drawn", waiting: ["B"] });
});

test("bots think only at a table with guests, and a person may have a bot's name", () => {
  const occupants = [seated("A", 0, "cadet"), seated("B", 0, null, "captain")];
  const past = sightAt({ ...replay, occupants }, 0);
  const present = { ...past, guests: [{} as Guest] };
  expect(isThinking(past, "B")).toBe(false);
  expect([isThinking(present, "A"), isThinking(present, "B")]).toEqual([false, true]);
  const { seats } = past;
  expect(seats.map(({ bot, is_person }) => [bot, is_person])).toEqual([
    [null, true],
    ["captain", false],
  ]);
});

test("each moment shows who sat there then", () => {
  const occupants = [...replay.occupants, seated("B", 1, null, "captain")];
  const bots = [0, 1, 2].map((at) => sightAt({ ...replay, occupants }, at).seats[1]?.bot);
  expect(bots).toEqual([null, null, "captain"]);
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
