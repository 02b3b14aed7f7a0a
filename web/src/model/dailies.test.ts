import { beforeEach, expect, test } from "vitest";
import { dateOf, load, note, read, streak } from "./dailies";

beforeEach(() => localStorage.clear());

test("a table says which day's deal it plays", () => {
  const terms = { game: "smitten", setup: {} };
  expect(dateOf({ ...terms, seed: "wardroom daily smitten 2026-11-16" })).toBe("2026-11-16");
  expect(dateOf({ ...terms, seed: "wardroom daily deep-sea 2026-11-16" })).toBeUndefined();
  expect(dateOf({ ...terms, seed: "whatever" })).toBeUndefined();
  expect(dateOf(terms)).toBeUndefined();
});

test("only the first attempt is kept", () => {
  const outcome = { isWon: true, points: null, row: "●" };
  note("2026-11-16", "smitten", { table: "one" });
  expect(note("2026-11-16", "smitten", { table: "two", outcome })).toEqual({ table: "one" });
  expect(note("2026-11-16", "smitten", { table: "one", outcome })).toEqual({ table: "one", outcome });
  expect(Object.keys(load())).toEqual(["2026-11-16/smitten"]);
});

test("days in a row are counted, today or not yet", () => {
  const outcome = { isWon: false, points: 3, row: "" };
  const played = (...dates: string[]) =>
    Object.fromEntries(dates.map((date) => [`${date}/smitten`, { table: "t", outcome }]));
  expect(streak({}, "2026-11-16")).toBe(0);
  expect(streak(played("2026-11-16"), "2026-11-16")).toBe(1);
  expect(streak(played("2026-02-28", "2026-03-01"), "2026-03-02")).toBe(2);
  expect(streak(played("2026-11-14", "2026-11-16"), "2026-11-16")).toBe(1);
  expect(streak({ "2026-11-16/smitten": { table: "t" } }, "2026-11-16")).toBe(0);
});

test("what was stored and makes no sense is forgotten", () => {
  for (const stored of ["", "{", "3", '{"a":1}', '{"a":null}']) expect(read(stored)).toEqual({});
});
