import { expect, test } from "vitest";
import type { Action, View } from "./shapes";
import { awaited } from "./words";

/** A turn in which A can play and B cannot, as a player with these actions sees it. */
function prompt(you: string | null, legal: Action[]): string {
  const hands = { A: { signal: { can: true } }, B: { signal: { can: false } } };
  return awaited({ you, hands, phase: { type: "deciding" } } as unknown as View, legal, (seat) => seat);
}

test("only who has to decide is told to, and only who cannot that nothing fits", () => {
  // No texts are loaded, so that a message shows its id.
  expect(prompt("A", [{ type: "play", card: "5", square: "left" }])).toBe("sm-prompt-deciding");
  expect(prompt("B", [])).toBe("sm-prompt-cannot");
  // Replays and spectators have no actions.
  expect(prompt("A", [])).toBe("");
  expect(prompt(null, [])).toBe("");
});
