import { expect, test } from "vitest";
import { playsAt, spotsOf, type Play } from "./aims";

test("targets lie in places of the table", () => {
  expect(spotsOf("test", "A")).toEqual(["A test"]);
  expect(spotsOf("B", "A")).toEqual(["B"]);
  expect(spotsOf("B C", "A")).toEqual(["B", "C"]);
  expect(spotsOf("B test", "A")).toEqual(["B test"]);
  expect(spotsOf("B launch 2", "A")).toEqual(["B launch 2"]);
  expect(spotsOf("B launch 2 fuel", "A")).toEqual(["B launch 2"]);
  expect(spotsOf("pad-top-left", "A")).toEqual(["pad-top-left"]);
});

test("a place is lit by all that aims at it, and a seat not by its rockets", () => {
  const plays: Play[] = ["B", "B C", "C launch 1 metal", "C launch 1 fuel"].map((target) => ({
    type: "play",
    card: "espionage",
    target,
  }));
  expect(playsAt(plays, "B", "A")).toHaveLength(2);
  expect(playsAt(plays, "C", "A")).toHaveLength(1);
  expect(playsAt(plays, "C launch 1", "A")).toHaveLength(2);
  expect(playsAt(plays, "C launch 2", "A")).toHaveLength(0);
});
