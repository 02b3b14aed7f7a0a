import { expect, test } from "vitest";
import { after, nextAfter, ofGrade, read, type Progress } from "./puzzling";

const FRESH: Progress = read(null);
const LINES = [1, 2, 2, 5].map((grade, index) => ({ number: 10 + index, grade }));

test("a right answer lifts the rating, the more the harder; a wrong one ends the streak", () => {
  const easy = after(FRESH, "smitten/1", 1, true);
  const hard = after(FRESH, "smitten/1", 5, true);
  expect(easy.rating).toBeGreaterThan(FRESH.rating);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(hard.streak).toBe(1);
  const missed = after(hard, "smitten/2", 1, false);
  expect(missed).toMatchObject({ streak: 0, best: 1 });
  expect(missed.rating).toBeLessThan(hard.rating);
});

test("only the first answer to a puzzle counts", () => {
  const missed = after(FRESH, "smitten/1", 3, false);
  expect(after(missed, "smitten/1", 3, true)).toBe(missed);
});

test("the next puzzle is one not answered yet, from here on and around", () => {
  expect(nextAfter(LINES, "smitten", FRESH, undefined)).toBe(10);
  expect(nextAfter(LINES, "smitten", FRESH, 13)).toBe(10);
  const answered = after(FRESH, "smitten/11", 2, true);
  expect(nextAfter(LINES, "smitten", answered, 10)).toBe(12);
  const all = LINES.reduce((so, { number }) => after(so, `smitten/${number}`, 1, true), FRESH);
  expect(nextAfter(LINES, "smitten", all, 12)).toBe(13);
  expect(nextAfter([], "smitten", FRESH, 1)).toBeUndefined();
});

test("grades are told apart", () => {
  expect(ofGrade(LINES, 2)).toHaveLength(2);
  expect(ofGrade(LINES, null)).toHaveLength(4);
});

test("what was stored and makes no sense begins anew", () => {
  for (const stored of ["", "{", '{"rating":"high"}', '{"answered":3}']) expect(read(stored)).toEqual(FRESH);
  expect(read('{"rating":1200}')).toEqual({ ...FRESH, rating: 1200 });
});
