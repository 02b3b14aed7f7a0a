import { beforeAll, expect, test } from "vitest";
import { learn } from "../../i18n/i18n.svelte";
import { summaryOf } from "./missions";

beforeAll(() => learn("crew", "pn", "ds"));

test("a mission that is written out in part is summed up like a whole one", () => {
  expect(summaryOf("planet-nine", { tasks: 4 })).toEqual(summaryOf("planet-nine", 10));
  expect(summaryOf("planet-nine", {})).toEqual(summaryOf("planet-nine", 1));
  expect(summaryOf("planet-nine", 10)[0]).toMatch(/4/);
});

test("of a code nothing is told", () => {
  expect(summaryOf("planet-nine", "PN1-ABC")).toEqual([]);
  expect(summaryOf("deep-sea", "DS1-ABC")).toEqual([]);
});
