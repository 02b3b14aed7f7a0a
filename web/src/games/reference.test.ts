import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { FACTS as LOOT } from "../generated/dead-mans-draw";
import { FACTS as DIVES } from "../generated/deep-sea";
import { learn, speak, t } from "../i18n/i18n.svelte";
import { loadReference } from ".";

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  history.replaceState(null, "", "/");
});

async function page(game: string, ...texts: string[]): Promise<HTMLElement> {
  await speak("en");
  await learn("rules", ...texts);
  const { Reference } = (await loadReference(game))!;
  shown = mount(Reference, { target: document.body });
  flushSync();
  return document.body;
}

test("the rules page of Dead Man's Draw explains every trait and every variant card", async () => {
  const text = (await page("dead-mans-draw", "dmd")).textContent;
  expect(LOOT.traits).toHaveLength(17);
  expect(LOOT.variants).toHaveLength(7);
  for (const trait of [...LOOT.traits, "siren", "casanova"]) {
    expect(text).toContain(t(`dmd-trait-${trait}`));
    expect(text).toContain(t(`dmd-trait-about-${trait}`));
  }
  expect(text).toContain(t("dmd-trait-about-casanova-sings"));
  for (const variant of LOOT.variants) {
    expect(text).toContain(t(`dmd-variant-${variant}`));
    expect(text).toContain(t(`dmd-variant-about-${variant}`));
  }
});

test.each([
  ["", 1, "less than 12"],
  ["?players=2", 0, "less than 8"],
  ["?players=3", 0, "less than 8"],
  ["?players=5", 2, "less than 16"],
])("the tasks of Deep Sea are those of the table's size: %s", async (search, column, limit) => {
  history.replaceState(null, "", `/rules/deep-sea${search}`);
  const body = await page("deep-sea", "crew", "ds");
  const rows = [...body.querySelectorAll("li")].filter((row) => row.querySelector(".tile"));
  const told = rows.map((row) => Number(row.querySelector(".difficulty")?.textContent));
  expect(told).toEqual(DIVES.tasks.map(({ difficulty }) => difficulty[column]));
  expect(body.textContent).toContain(limit);
});

test("the tasks of Deep Sea change with the number that is chosen", async () => {
  const body = await page("deep-sea", "crew", "ds");
  const picker = body.querySelector("select")!;
  picker.value = "5";
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(body.textContent).toContain("less than 16");
});
