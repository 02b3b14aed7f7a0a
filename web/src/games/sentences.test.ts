import { beforeAll, expect, test } from "vitest";
import { learn, speak, t } from "../i18n/i18n.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("crew", "pn", "ds", "dmd", "analysis");
});

test("sentences with words put into them are English", () => {
  expect(t("pn-refusal-must-follow-suit", { suit: "rockets" })).not.toMatch(/rockets was/);
  expect(t("ds-task-capture", { value: 8, own: 4 })).toBe("Win an 8 with a 4 of your own.");
  expect(t("ds-task-capture", { value: 5, own: 7 })).toBe("Win a 5 with a 7 of your own.");
  expect(t("crew-trick-to", { name: "You" })).toBe("Trick: You");
  expect(t("analysis-mistake", { name: "Bot B", after: 78, card: "green 8", best: 87 })).toBe(
    "Bot B: 78 %; with green 8: 87 %",
  );
  const lead = t("dmd-story-lead", { seat: "Ada", n: 3, m: 10 });
  expect(lead).toBe("Ada: ahead by 3 points, with all ten suits in the bank.");
  expect(t("dmd-story-lead", { seat: "Ada", n: 1, m: 7 })).toContain("7 of the ten suits");
});
