import { expect, test } from "vitest";
import { gather, lines } from "./words";

test("a title is broken where words end", () => {
  expect(lines("Metal", 13)).toEqual(["Metal"]);
  expect(lines("Mission controller", 13)).toEqual(["Mission", "controller"]);
  expect(lines("Jack-of-all-trades", 13)).toEqual(["Jack-of-all-", "trades"]);
  expect(lines("Key to launch", 13)).toEqual(["Key to launch"]);
});

test("cards drawn one after the other are told together, but not those of somebody else", () => {
  const drew = (seat: string, card: string | null) => ({ type: "drew", seat, card });
  const dealt = [drew("A", "metal"), drew("A", "fuel"), drew("B", null), { type: "turn-began", seat: "A" }];
  expect(gather([...dealt, drew("A", "swift")])).toEqual([
    { ...drew("A", "metal"), cards: ["metal", "fuel"] },
    { ...drew("B", null), cards: [null] },
    { type: "turn-began", seat: "A" },
    { ...drew("A", "swift"), cards: ["swift"] },
  ]);
});
