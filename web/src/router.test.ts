import { expect, test } from "vitest";
import { read } from "./router.svelte";

test("an address leads to its page", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/t/abc/replay/3")).toEqual({ page: "replay", table: "abc", number: 3 });
  expect(read("/t/abc/replay/last")).toEqual({ page: "missing" });
  expect(read("/j/K7M2PQ")).toEqual({ page: "join", code: "K7M2PQ" });
  expect(read("/rules/dead-mans-draw")).toEqual({ page: "rules", game: "dead-mans-draw" });
  expect(read("/learn/smitten")).toEqual({ page: "learn", game: "smitten" });
  expect(read("/crews")).toEqual({ page: "crews" });
  expect(read("/crews/abc")).toEqual({ page: "crew", id: "abc" });
  expect(read("/c/ABCD2345")).toEqual({ page: "join-crew", code: "ABCD2345" });
  expect(read("/link/ABCD2345")).toEqual({ page: "link", code: "ABCD2345" });
  expect(read("/me")).toEqual({ page: "me" });
  expect(read("/matches")).toEqual({ page: "matches" });
  expect(read("/statistics")).toEqual({ page: "statistics", game: undefined });
  expect(read("/statistics/smitten")).toEqual({ page: "statistics", game: "smitten" });
  expect(read("/about")).toEqual({ page: "about" });
  expect(read("/analysis")).toEqual({ page: "analysis" });
  expect(read("/t")).toEqual({ page: "missing" });
  expect(read("/nowhere/at-all")).toEqual({ page: "missing" });
});
