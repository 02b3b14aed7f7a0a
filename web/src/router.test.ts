import { expect, test } from "vitest";
import { read } from "./router.svelte";
import router from "./router.svelte.ts?raw";
import routes from "./routes.json";

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
  expect(read("/puzzles")).toEqual({ page: "puzzles", game: undefined, number: undefined });
  expect(read("/puzzles/smitten/7")).toEqual({ page: "puzzles", game: "smitten", number: 7 });
  expect(read("/puzzles/smitten/first")).toEqual({ page: "missing" });
  expect(read("/daily")).toEqual({ page: "daily" });
  expect(read("/m/PN1-AB12")).toEqual({ page: "mission", code: "PN1-AB12" });
  expect(read("/missions/new")).toEqual({ page: "mission-editor", start: undefined });
  expect(read("/missions/new/deep-sea")).toEqual({ page: "mission-editor", start: "deep-sea" });
  expect(read("/missions/old")).toEqual({ page: "missing" });
  expect(read("/about")).toEqual({ page: "about" });
  expect(read("/analysis")).toEqual({ page: "analysis" });
  expect(read("/t")).toEqual({ page: "missing" });
  expect(read("/j/%D0%B")).toEqual({ page: "missing" });
  expect(read("/nowhere/at-all")).toEqual({ page: "missing" });
});

test("the server knows every page, and no other", () => {
  const reached = routes.map((route) => read(route.replaceAll("*", "x").replaceAll("#", "7")).page);
  const pages = [...router.matchAll(/^ {2}\| \{ page: "([a-z-]+)"/gm)].map(([, page]) => page);
  expect(pages.length).toBeGreaterThan(15);
  expect([...new Set([...reached, "missing"])].sort()).toEqual(pages.sort());
  expect(reached).not.toContain("missing");
});
