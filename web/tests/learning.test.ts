import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "./browser";
import { PLAYERS, type Player } from "./players";
import { browser, server } from "./stage";

/** Presses Tab until the focus is on something, once it is there, then Enter. */
async function enter(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Whether the lesson still is at a step, counted from zero. */
async function isAt(page: Page, at: number): Promise<boolean> {
  return (await page.getByText(`Step ${at + 1} of`).count()) > 0;
}

/** Presses that a lesson asks for and that playing at random would not make. */
async function act(page: Page, { game, press }: Player, name: string): Promise<void> {
  if (name === "want" || name === "leave") return page.keyboard.press(name === "want" ? "w" : "n");
  if (name === "distress") {
    await enter(page, ".felt .panel button");
    return enter(page, "dialog button.primary");
  }
  if (game === "planet-nine" || game === "deep-sea") {
    const isRadio = name === "radio" || name === "sonar";
    // R once more would put the radio away.
    if (isRadio && (await page.locator(".radio.on").count()) === 0) await page.keyboard.press("r");
    // The first Enter chooses a card, the second one shows it.
    for (const key of isRadio ? ["h", "Enter", "Enter"] : ["h", "Enter"]) await page.keyboard.press(key);
    return;
  }
  if (game === "dead-mans-draw") {
    // H goes to a stack, once more to the next one, and Enter takes it.
    const stacks: Record<string, string[]> = { cannon: ["h", "h", "Enter"], hook: ["h", "Enter"] };
    const keys: Record<string, string> = { collect: "c", pair: "c" };
    for (const key of stacks[name] ?? [keys[name] ?? "d"]) await page.keyboard.press(key);
    return;
  }
  if (game === "launch-pad" && name === "end") return page.keyboard.press("e");
  await press(page);
}

test.each(PLAYERS.map((player) => [player.game, player] as const))(
  "the lesson of %s is finished by keyboard",
  async (game, player) => {
    const page = await visitor(browser);
    await page.goto(server.url);
    const answer = page.waitForResponse(`**/api/lessons/${game}`);
    await enter(page, `a[href="/learn/${game}"]`);
    const { steps } = (await (await answer).json()) as { steps: { name: string; wants: object | null }[] };
    for (const [at, { name, wants }] of steps.entries()) {
      await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
      // It may have come to its end by itself meanwhile.
      const skip = page.getByRole("button", { name: "Skip ahead" });
      if (await skip.count()) await skip.press("Enter", { timeout: 1000 }).catch(() => {});
      await page.locator(".coach .words p").first().waitFor();
      if (at === steps.length - 1) break;
      if (wants === null) {
        await enter(page, ".coach .next");
        continue;
      }
      // A card may have to be chosen and then aimed, or the lesson had something else in mind.
      for (let tries = 0; tries < 20 && (await isAt(page, at)); tries++) {
        await act(page, player, name);
        await page.waitForTimeout(50);
      }
    }
    await page.getByRole("button", { name: "Play with bots" }).waitFor();
    await enter(page, ".coach .next");
    await page.locator(player.table).waitFor();
    await page.goto(server.url);
    await page.getByText("Learned").first().waitFor({ state: "attached" });
    await page.context().close();
  },
);

test("a lesson explains what is not allowed, and why it suggests something else", async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/learn/planet-nine`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /Win blue 3/ }).click();
  await page.getByText("Leave the blue 3 to Bot B.").waitFor();
  for (const label of ["Do it for me", "Continue", "Do it for me"]) {
    await page.getByRole("button", { name: label }).click();
    await page
      .getByRole("button", { name: "Skip ahead" })
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  await page.getByText("Step 5 of 11").waitFor();
  await page.locator(".coach .words p").first().waitFor();
  await page.getByRole("button", { name: "rocket 4" }).click({ force: true });
  await page.getByText("Follow suit: the suit led is blue").waitFor();
  const rule = page.getByRole("link", { name: "Rule CR-2.1" });
  expect(await rule.getAttribute("href")).toBe("/rules/planet-nine#cr-2-1");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText("Step 4 of 11").waitFor();
  await page.context().close();
});

test("the offer of lessons is dismissed once and for all", async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  const offer = page.getByRole("region", { name: "New here?" });
  await offer.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await page.locator("article").first().waitFor();
  expect(await offer.count()).toBe(0);
  await page.context().close();
});

test("rules are found by their number and by searching", async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/rules/planet-nine#cr-4-2`);
  await page.locator("#cr-4-2.aimed").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("cr-4-2");
  await page.keyboard.press("/");
  await page.keyboard.type("omega Ω");
  await page.getByText("Nothing found").waitFor();
  await page.getByRole("searchbox").fill("follow SUIT");
  await page
    .getByRole("status")
    .filter({ hasText: /rules? found/ })
    .waitFor();
  expect((await page.locator("mark").first().innerText()).toLowerCase()).toMatch(/follow|suit/);
  await page.keyboard.press("Escape");
  await page.locator("#short").waitFor();
  await page.context().close();
});
