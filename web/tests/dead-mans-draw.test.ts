import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "./browser";
import { letBotsFinish } from "./players";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

const GAME = "dead-mans-draw";
/** What seat A, who begins, draws; the other cards lie as chance has it. */
const drawing = (...draw: string[]) => ({ first: "A", draw });

/** Presses the draw pile; there is a button with that word, too. */
async function draw(page: Page): Promise<void> {
  await page.locator(".pile.draw").getByRole("button", { name: /^Draw/ }).click();
}

test("a Mystic sees three cards", async () => {
  const page = await visitor(browser);
  const cards = { ...drawing("oracle-5", "key-5", "chest-6", "map-7"), traits: ["mystic", null] };
  await openTable(page, server, GAME, { players: 2, deal: cards });
  await deal(page);
  await draw(page);
  const next = page.getByRole("group", { name: "Next: Key 5, Chest 6, and Map 7" });
  await next.getByRole("button", { name: "Map 7" }).waitFor();
  expect(await next.getByRole("button").count()).toBe(3);
  // What is known to come next is drawn by pressing it.
  await draw(page);
  await page.getByRole("list", { name: "Play area" }).getByRole("button", { name: "Key 5" }).waitFor();
  await page.context().close();
});

test("all players see what a map shows, and what may not be taken says why", async () => {
  const [page, spectator] = [await visitor(browser), await visitor(browser)];
  const cards = { ...drawing("key-5", "map-5"), from_discard: [["key-2", "anchor-2", "oracle-2"]] };
  await openTable(page, server, GAME, { players: 2, traits: false, digital_rule: true, deal: cards });
  await deal(page);
  await draw(page);
  await page.getByRole("button", { name: "Key 5" }).waitFor();
  await draw(page);
  const map = page.getByRole("group", { name: "The map shows" });
  await map.getByRole("button", { name: "Anchor 2" }).waitFor();
  expect(await map.locator("kbd").allInnerTexts()).toEqual(["1", "2"]);

  await spectator.goto(page.url());
  const seen = spectator.getByRole("group", { name: "The map shows" });
  for (const name of ["Anchor 2", "Key 2", "Oracle 2"]) await seen.getByRole("button", { name }).waitFor();
  await expect.poll(() => seen.locator(".open, .dim, kbd").count()).toBe(0);

  // Dimmed, and so not for Playwright, but for a finger.
  await map.getByRole("button", { name: "Key 2" }).click({ force: true });
  await page.getByText("Key 2 would bust. Choose another card.").waitFor();
  await page.keyboard.press("1");
  await page.getByRole("list", { name: "Play area" }).getByRole("button", { name: "Anchor 2" }).waitFor();
  await seen.waitFor({ state: "detached" });
  await Promise.all([page.context().close(), spectator.context().close()]);
});

test("a number does not fire at a stack that shows none; H and Enter do", async () => {
  const page = await visitor(browser);
  const cards = { ...drawing("cannon-5"), banks: [[], ["anchor-3", "sword-7"]] };
  await openTable(page, server, GAME, { players: 2, traits: false, deal: cards });
  await deal(page);
  await page.getByRole("button", { name: /^Draw/ }).first().waitFor();
  await page.keyboard.press("d");
  const question = page.getByText("Which stack does the cannon hit?");
  await question.waitFor();
  await page.keyboard.press("1");
  await page.waitForTimeout(300);
  expect(await question.count()).toBe(1);
  for (const key of ["h", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await question.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sword: 7" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Anchor: 3" }).waitFor();
  await page.context().close();
});

test("a phone shows what was agreed, and a Navigator's map leaves room for the table", async () => {
  const page = await visitor(browser, { viewport: { width: 360, height: 700 } });
  const suits = ["anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"];
  const discard = suits.flatMap((suit) => [2, 3, 4].map((value) => `${suit}-${value}`));
  const cards = { ...drawing("map-7"), discard, traits: ["navigator", null] };
  const setup = { players: 2, variant: "sudden-death", mermaid_ability: true, deal: cards };
  await openTable(page, server, GAME, setup);
  await deal(page);
  await page.getByRole("button", { name: "Sudden Death" }).click();
  await page.getByText("Sudden Death: The first to have fifty points wins on the spot.").waitFor();
  await page.getByRole("button", { name: "Mermaids sing" }).click();
  await page.getByText("Mermaids sing: Mermaids are worth 2 to 7").waitFor();

  await draw(page);
  const map = page.getByRole("group", { name: "The map shows" });
  await map.waitFor();
  await expect.poll(() => map.getByRole("button").count()).toBe(30);
  expect((await map.boundingBox())!.height).toBeLessThanOrEqual(281);
  await page.keyboard.press("h");
  await page.keyboard.press("End");
  const isHit = () =>
    map
      .getByRole("button")
      .last()
      .evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  await expect.poll(isHit).toBe(true);
  await page.context().close();
});

test("house rules are agreed in the lobby, and seen by all", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await openTable(host, server, GAME, { players: 2 });
  await guest.goto(host.url());
  await host.getByText("House rules", { exact: true }).click();
  await host.getByRole("checkbox", { name: /^Siren before Casanova/ }).uncheck();
  await host.getByText("House rules (1)").waitFor();
  await host.getByRole("combobox", { name: "Sword with nothing to take" }).selectOption("is discarded");
  await host.getByText("House rules (2)").waitFor();
  await guest.getByText("House rules (2)").click();
  expect(await guest.getByRole("checkbox", { name: /^Siren before Casanova/ }).isChecked()).toBe(false);
  expect(await guest.getByRole("checkbox", { name: /^Moved cards/ }).isChecked()).toBe(false);
  expect(await guest.getByRole("checkbox", { name: /^Saved key/ }).isChecked()).toBe(true);
  // As usual again, nothing is said about it any more.
  await host.getByRole("checkbox", { name: /^Siren before Casanova/ }).check();
  await host.getByRole("combobox", { name: "Sword with nothing to take" }).selectOption("does nothing");
  await guest.getByText("House rules", { exact: true }).waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("when all is over the river promises nothing", async () => {
  const page = await visitor(browser);
  await openTable(page, server, GAME, { players: 2, traits: false });
  await deal(page);
  await page.getByText("Nothing at stake yet").waitFor();
  await letBotsFinish(page);
  expect(await page.getByText("Nothing at stake yet").count()).toBe(0);
  await page.context().close();
});
