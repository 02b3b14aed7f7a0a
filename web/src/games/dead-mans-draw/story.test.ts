import { expect, test } from "vitest";
import type { TableView } from "../../net/shapes";
import { busts, hauls, lead, raids, tie } from "./story";

const event = (type: string, seat: string, n: number) => ({ type, seat, cards: Array(n).fill("key-2") });

test("a clear win is told with its lead and its suits", () => {
  const bank = [
    { suit: "key", values: [7, 2] },
    { suit: "map", values: [] },
  ];
  const players = [
    { seat: "A", points: 30, bank },
    { seat: "B", points: 24, bank: [] },
  ];
  const sight = (winners: string[]) =>
    ({ match: { view: { players }, ending: { winners, points: [30, 24] } } }) as unknown as TableView;
  expect(lead(sight(["A"]))).toEqual({ id: "dmd-story-lead", seat: "A", n: 6, m: 1 });
  expect(lead(sight(["B"]))).toBeNull();
  expect(lead(sight(["A", "B"]))).toBeNull();
});

test("with equal points the larger bank is told", () => {
  const bank = (...values: number[]) => [{ suit: "key", values }];
  const sight = (...players: object[]) =>
    ({ match: { view: { players }, ending: { winners: ["A"], points: [] } } }) as unknown as TableView;
  const winner = { seat: "A", points: 7, bank: bank(7, 3, 2) };
  const equal = { seat: "B", points: 7, bank: bank(7, 2) };
  const third = { seat: "C", points: 4, bank: bank(4, 3, 2, 1) };
  expect(tie(sight(winner, equal, third))).toEqual({ id: "dmd-story-tie", seat: "A", n: 3, m: 2 });
  expect(lead(sight(winner, equal, third))).toBeNull();
  expect(tie(sight(winner, third))).toBeNull();
});

test("the biggest haul is told", () => {
  const events = [event("collected", "A", 3), event("collected", "B", 5), event("collected", "A", 5)];
  expect(hauls(events)).toEqual({ id: "dmd-story-haul", seat: "B", n: 5, m: 0, event: events[1] });
  expect(hauls([event("collected", "A", 1)])).toBeNull();
});

test("the player who busted most often is named with what it cost", () => {
  const events = [
    { type: "busted", seat: "A" },
    event("lost", "A", 4),
    { type: "busted", seat: "B" },
    event("lost", "B", 2),
    { type: "busted", seat: "B" },
    event("lost", "B", 3),
  ];
  expect(busts(events)).toEqual({ id: "dmd-story-busts", seat: "B", n: 2, m: 5 });
  expect(busts([])?.id).toBe("dmd-story-no-bust");
});

test("what another bank got was not lost to the sea", () => {
  const given = { ...event("lost", "A", 4), to: "B" };
  const bust = { type: "busted", seat: "A" };
  expect(busts([bust, given])).toEqual({ id: "dmd-story-busts-only", seat: "A", n: 1, m: 0 });
  expect(busts([bust, given, bust, { ...event("lost", "A", 2), to: null }])).toEqual({
    id: "dmd-story-busts",
    seat: "A",
    n: 2,
    m: 2,
  });
});

test("what a Scavenger's cannon brings home is not sunk", () => {
  const brought = { ...event("shot", "A", 1), to: "A" };
  expect(raids([brought])).toBeNull();
  expect(raids([brought, event("shot", "B", 2)])).toEqual({ id: "dmd-story-raids", n: 0, m: 2 });
});

test("raids are counted", () => {
  expect(raids([{ type: "stolen" }, event("shot", "A", 2)])).toEqual({ id: "dmd-story-raids", n: 1, m: 2 });
  expect(raids([])).toBeNull();
});
