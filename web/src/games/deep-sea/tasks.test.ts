import { describe, expect, test } from "vitest";
import { learn, speak, t } from "../../i18n/i18n.svelte";
import { aboutTask, shortTask, TASK_IDS } from "./tasks";
import { narrate } from "./words";

describe.each(["en", "uk", "pl", "ru"] as const)("%s", (locale) => {
  test("every task has a sentence of its own", async () => {
    await speak(locale);
    await learn("crew", "ds");
    const told = TASK_IDS.map((task) => aboutTask(task, 4));
    expect(new Set(told).size).toBe(96);
    for (const sentence of told) expect(sentence).toMatch(/^[^{}]+\.$/);
    expect(t("ds-dummy")).not.toBe("ds-dummy");
  });
});

test("limits depend on how many there are", () => {
  expect(shortTask("trick-sum-below", 3)).toEqual(["Σ", "<", "8"]);
  expect(shortTask("trick-sum-below", 5)).toEqual(["Σ", "<", "16"]);
  expect(shortTask("trick-sum-above", 4)).toEqual(["Σ", ">", "28"]);
});

test.each([
  [3, "less than 8"],
  [5, "less than 16"],
])("the log of %i members tells their limit", async (n, limit) => {
  await speak("en");
  await learn("crew", "ds");
  const view = { table: { members: Array(n).fill({}) } };
  expect(narrate({ type: "task-taken", by: "A", task: "trick-sum-below" }, String, view)).toContain(limit);
});

test("every short form is its own", () => {
  const forms = TASK_IDS.map((task) => shortTask(task, 4).join(" "));
  expect(new Set(forms).size).toBe(forms.length);
});

test("a task within a sentence has no full stop of its own", async () => {
  await speak("en");
  await learn("crew", "ds");
  const reason = { code: "trick-lost", trick: 1 };
  const loss = { code: "task-failed", task: "first-trick", owner: "A", reason };
  const told = narrate({ type: "mission-lost", loss }, () => "Olena");
  expect(told).toBe(
    "Lost: Olena could not meet the task “Win the first trick”. Trick 1 should have been won.",
  );
});
