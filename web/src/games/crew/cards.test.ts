import { expect, test } from "vitest";
import { positionOf, sorted } from "./cards";

test("a hand lies by suit and value, trumps last", () => {
  expect(sorted(["r1", "g2", "p9", "y4", "p1", "b3"])).toEqual(["p1", "p9", "b3", "y4", "g2", "r1"]);
});

test("a token says what the card is in the hand", () => {
  const hand = ["p2", "p7", "b9", "y3", "y6", "y8"];
  expect(positionOf("p7", hand)).toBe("highest");
  expect(positionOf("p2", hand)).toBe("lowest");
  expect(positionOf("b9", hand)).toBe("only");
});
