import { expect, test } from "vitest";
import { lines } from "./words";

test("a title is broken where words end", () => {
  expect(lines("Metal", 13)).toEqual(["Metal"]);
  expect(lines("Mission controller", 13)).toEqual(["Mission", "controller"]);
  expect(lines("Jack-of-all-trades", 13)).toEqual(["Jack-of-all-", "trades"]);
  expect(lines("Key to launch", 13)).toEqual(["Key to launch"]);
});
