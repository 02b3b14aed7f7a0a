import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Feed } from "./feed.svelte";
import type { Message } from "../net/link.svelte";
import type { TableView } from "../net/shapes";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A message about the table at a version, with the match at another and some events. */
function told(version: number, match: number, events: string[] = [], n_matches = 1, versions?: number[]) {
  const sight = { version, n_matches, match: { version: match } } as TableView;
  return {
    type: "table",
    table: "t",
    sight,
    events: events.map((type) => ({ type })),
    versions: versions ?? events.map(() => match),
    remarks: [],
  } as Message;
}

const types = (feed: Feed): string[] => feed.events.map((event) => event.type);

test("what happened adds up", () => {
  const feed = new Feed();
  feed.take(told(1, 0, ["started"]));
  feed.take(told(2, 1, ["drawn"]));
  // A guest sat down: the match is where it was.
  feed.take(told(3, 1));
  expect(types(feed)).toEqual(["started", "drawn"]);
  expect(feed.since).toBe(3);
});

test("presence leaves what was begun at the table as it is", () => {
  const feed = new Feed();
  feed.take(told(1, 1, ["drawn"]));
  const before = feed.sight?.match;
  feed.take(told(2, 1));
  expect(feed.sight?.version).toBe(2);
  expect(feed.sight?.match).toBe(before);
  feed.take(told(3, 2, ["drawn"]));
  expect(feed.sight?.match).not.toBe(before);
});

test("what is taken back has not happened", () => {
  const feed = new Feed();
  feed.take(told(1, 0, ["started"]));
  feed.take(told(2, 1, ["drawn"]));
  feed.take(told(3, 2, ["collected"]));
  feed.take(told(4, 1));
  expect(types(feed)).toEqual(["started", "drawn"]);
});

test("what came at once stays but for what is taken back", () => {
  const feed = new Feed();
  // A client that comes back is told all that has happened in one message.
  feed.take(told(3, 2, ["started", "drawn", "collected"], 1, [0, 1, 2]));
  feed.take(told(4, 1));
  expect(feed.happened).toEqual([
    { event: { type: "started" }, version: 0 },
    { event: { type: "drawn" }, version: 1 },
  ]);
  feed.take(told(5, 2, ["busted"], 1, [2]));
  expect(types(feed)).toEqual(["started", "drawn", "busted"]);
  // What was taken back while this client was away is replaced by what happened instead.
  feed.take(told(7, 2, ["collected"], 1, [2]));
  expect(types(feed)).toEqual(["started", "drawn", "collected"]);
});

test("another match begins afresh", () => {
  const feed = new Feed();
  feed.take(told(1, 0, ["started"]));
  feed.take(told(2, 1, ["over"]));
  feed.take(told(3, 0, ["started"], 2));
  expect(types(feed)).toEqual(["started"]);
});

test("a moment stays as long as it takes to follow it, unless it is skipped", () => {
  const feed = new Feed((events) => (events.some(({ type }) => type === "won") ? 600 : 0));
  feed.take(told(1, 1, ["won"]));
  feed.take(told(2, 2, ["played"]));
  expect(feed.sight?.version).toBe(1);
  vi.advanceTimersByTime(600);
  expect(feed.sight?.version).toBe(2);
  feed.take(told(3, 3, ["won"]));
  feed.take(told(4, 4, ["played"]));
  feed.skip();
  expect(feed.sight?.version).toBe(4);
});

test("a client that lags behind catches up", () => {
  const feed = new Feed(() => 10_000);
  for (let version = 1; version <= 12; version++) feed.take(told(version, version));
  expect(feed.sight?.version).toBeGreaterThanOrEqual(8);
});
