import { beforeEach, expect, test } from "vitest";
import { remember } from "../storage";
import { contribute, isOwn, note, noted } from "./shuffle-commitments";

beforeEach(() => localStorage.clear());

test("what was shown before a deal is known afterwards, and what was shown first counts", () => {
  note("t", { n_matches: 0, commitment: "one" });
  note("t", { n_matches: 0, commitment: "swapped" });
  note("t", { n_matches: 1, commitment: "two" });
  expect([noted("t", 1), noted("t", 2), noted("t", 3), noted("u", 1)]).toEqual([
    "one",
    "two",
    undefined,
    undefined,
  ]);
});

test("old notes make room for new ones, and what is no note does no harm", () => {
  remember("wardroom.promises", "what?");
  for (let n = 0; n < 150; n++) note("t", { n_matches: n, commitment: `c${n}` });
  expect([noted("t", 1), noted("t", 150)]).toEqual([undefined, "c149"]);
});

test("what this device puts into a shuffle is known as its own afterwards", () => {
  const [first, second] = [contribute(), contribute()];
  expect(first).not.toBe(second);
  expect([first, second, "another device's"].map(isOwn)).toEqual([true, true, false]);
});
