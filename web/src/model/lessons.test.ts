import { expect, test } from "vitest";
import { isAlike, isOpen, isSame } from "./lessons";

test("actions are compared by what they say, whatever is left out or empty", () => {
  const distress = { type: "propose", proposal: { type: "distress", direction: "left" } };
  expect(isSame(distress, { proposal: { direction: "left", type: "distress" }, type: "propose" })).toBe(true);
  expect(isSame(distress, { type: "propose", proposal: { type: "distress", direction: "right" } })).toBe(
    false,
  );
  expect(isSame({ type: "play", card: "fuel", target: null }, { type: "play", card: "fuel" })).toBe(true);
  expect(isSame({ type: "draw" }, { type: "draw", card: "fuel" })).toBe(false);
  expect(isAlike({ type: "play", card: "p1" }, { type: "play", card: "p2" })).toBe(true);
});

test("a card that has not been aimed yet may still be played", () => {
  const legal = [{ type: "play", card: "fuel", target: "A assembly 1" }, { type: "end" }];
  expect(isOpen({ type: "play", card: "fuel" }, legal)).toBe(true);
  expect(isOpen({ type: "play", card: "metal" }, legal)).toBe(false);
  expect(isOpen({ type: "end" }, legal)).toBe(true);
});
