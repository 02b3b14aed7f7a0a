import { expect, test } from "vitest";
import type { PlayerView } from "../../generated/launch-pad";
import { counted, handKeys, rocketKeys } from "./keys";

function player(zones: Record<string, string[]>): PlayerView {
  const views = Object.entries(zones).map(([zone, cards]) => ({
    zone,
    rockets: cards.map((card) => ({ card })),
  }));
  return { seat: "A", zones: views } as unknown as PlayerView;
}

test("a rocket keeps its name when it moves on", () => {
  const before = rocketKeys(player({ assembly: ["swift", "rapid", "swift"], test: ["swift"], launch: [] }));
  const after = rocketKeys(player({ assembly: ["rapid", "swift"], test: ["swift", "swift"], launch: [] }));
  expect(before.assembly?.[0]).toBe("A swift 1");
  expect(after.test?.[1]).toBe("A swift 1");
  expect(after.assembly).toEqual(["A rapid 0", "A swift 2"]);
});

test("equal cards of a hand are told apart", () => {
  expect(handKeys(["fuel", "fuel", "metal"]).map(({ key }) => key)).toEqual(["fuel 0", "fuel 1", "metal 0"]);
});

test("a pile is shown by kinds, since copies look the same", () => {
  expect(counted(["fuel", "metal", "fuel"])).toEqual([
    { card: "fuel", n: 2 },
    { card: "metal", n: 1 },
  ]);
});
