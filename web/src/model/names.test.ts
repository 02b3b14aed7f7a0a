import { expect, test } from "vitest";
import { nameAt } from "./names";

test("two people of the same name are told apart by their seats", () => {
  const seats = [{ name: "Anna" }, { name: "Anna" }, { name: "Bob" }, { name: null }, { name: null }];
  expect(["A", "B", "C", "D", "F"].map((seat) => nameAt(seats, seat))).toEqual([
    "Anna (A)",
    "Anna (B)",
    "Bob",
    undefined,
    undefined,
  ]);
});
