import { expect, test } from "vitest";
import { read } from "./router.svelte";

test("addresses are routes", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/t/abc/replay/3")).toEqual({ page: "replay", table: "abc", number: 3 });
  expect(read("/t/abc/replay/last")).toEqual({ page: "missing" });
  expect(read("/j/K7M2PQ")).toEqual({ page: "join", code: "K7M2PQ" });
  expect(read("/rules/dead-mans-draw")).toEqual({ page: "rules", game: "dead-mans-draw" });
  expect(read("/about")).toEqual({ page: "about" });
  expect(read("/t")).toEqual({ page: "missing" });
  expect(read("/nowhere/else")).toEqual({ page: "missing" });
});
