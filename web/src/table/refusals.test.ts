import { expect, test } from "vitest";
import type { LoadedGame } from "./game";
import { ruleOf } from "./refusals";

const game = { id: "planet-nine" } as LoadedGame;
const refusal = { code: "must-follow-suit", message: "", args: {} };

test("a refusal leads to the rule that it names, and to none if it names none", () => {
  const link = ruleOf(game, { ...refusal, rule: "CR-2.1" });
  expect(link?.href).toBe("/rules/planet-nine#cr-2-1");
  expect(ruleOf(game, refusal)).toBeUndefined();
  expect(ruleOf(undefined, { ...refusal, rule: "CR-2.1" })).toBeUndefined();
});
