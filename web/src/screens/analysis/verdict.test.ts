import { beforeAll, expect, test } from "vitest";
import { learn } from "../../i18n/i18n.svelte";
import type { Review } from "../../net/shapes";
import { verdictText } from "./verdict";

beforeAll(() => learn("analysis"));

const lost = {
  deal: "winnable",
  plays: [{ version: 3, before: "winnable", after: "lost" }],
  line: [],
  lost_at: 3,
  lost_by: { seat: "B", action: { type: "announce", call: "higher" }, text: "announce higher" },
} as unknown as Review;

test("what lost a mission is named in the reader's words, or by its step", () => {
  const named = verdictText(
    lost,
    (seat) => `seat ${seat}`,
    () => ({ card: "pink 5" }),
  );
  expect(named).toBe("It was still winnable until seat B played pink 5.");
  const unnamed = verdictText(
    lost,
    (seat) => `seat ${seat}`,
    () => ({}),
  );
  expect(unnamed).toBe("It was still winnable until step 5, the decision of seat B.");
});

test("a mission that was lost at its first card is a decided loss, whatever is known of other shares", () => {
  const plays = [{ version: 3, before: "lost", after: "lost" }];
  const told = (deal: string) =>
    verdictText({ ...lost, deal, plays, lost_at: null, lost_by: null } as Review, String, () => ({}));
  expect(told("winnable")).toContain("not with the tasks shared out like this");
  expect(told("unknown")).toContain("lost from the first card on");
  expect(told("lost")).toContain("Nobody could have won");
});
