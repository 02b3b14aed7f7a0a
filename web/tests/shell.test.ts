import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "./browser";
import { letBotsFinish } from "./players";
import { browser, server } from "./stage";
import { deal } from "./tables";

/** Opens a table of a game and gives its address. */
async function openTable(page: Page, game: string): Promise<string> {
  await page.goto(server.url);
  const tile = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  await tile.getByRole("button").nth(1).click();
  await page.locator(".deal").waitFor();
  return page.url();
}

/** What has the focus: its name, or nothing if the focus is lost. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "";
    return at.getAttribute("aria-label") ?? at.textContent?.trim() ?? "";
  });
}

/** Presses a button twice before an answer can come. */
async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((one: HTMLButtonElement) => {
    one.click();
    setTimeout(() => one.click());
  });
}

test("a dialog gives the focus back, shows messages, and is not closed by marking text", async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole("button", { name: /^Settings of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const name = dialog.getByLabel("Your name");

  await name.fill("\u200b");
  await name.press("Enter");
  await dialog.getByText("A name has 1 to 24 visible characters.").first().waitFor();

  const { x, y } = (await name.boundingBox())!;
  await page.mouse.move(x + 40, y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  expect(await dialog.isVisible()).toBe(true);

  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => focused(page)).toMatch(/^Settings of/);
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await page.mouse.click(5, 300);
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toMatch(/^Settings of/);
  await page.context().close();
});

test("pressed buttons that vanish leave the focus where one goes on, and cards grow at once", async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  await page.locator(".greeting").getByRole("button", { name: "Close" }).press("Enter");
  await page.locator(".greeting").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("");
  await openTable(page, "planet-nine");
  await page.getByRole("button", { name: "Stand up" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Sit here");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Stand up");

  const menu = page.getByRole("button", { name: "Menu of the table" });
  await menu.press("Enter");
  await page.getByRole("button", { name: "Leave the table" }).waitFor();
  await menu.press("Escape");
  await page.getByRole("button", { name: "Leave the table" }).waitFor({ state: "detached" });

  // Cards take the size that is chosen at once.
  await deal(page);
  const width = async () => (await page.locator(".hand li").first().boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const usual = await width();
  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("dialog").getByLabel("Cards").selectOption("large");
  await expect.poll(width).toBeGreaterThan(usual);
  await page.context().close();
});

test("how bots play is told before the deal and at the table, on a small screen, too", async () => {
  const page = await visitor(browser, { viewport: { width: 320, height: 640 } });
  await openTable(page, "dead-mans-draw");
  await page.getByRole("button", { name: "Seat a bot" }).first().click();
  await page.locator(".conventions").first().waitFor();
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await excess()).toBe(0);
  await deal(page);
  const about = page.getByRole("button", { name: /^How .* plays$/ }).first();
  await about.click();
  const dialog = page.getByRole("dialog", { name: /^How .* plays$/ });
  await dialog
    .getByText(/\w+ \w+ \w+/)
    .nth(1)
    .waitFor();
  expect(await excess()).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => focused(page)).toMatch(/^How .* plays$/);

  await page.getByRole("button", { name: "Menu of the table" }).click();
  const box = await page.locator(".menu ul").boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

test("quick changes of the terms add up, and options for another number of players are dropped", async () => {
  const page = await visitor(browser);
  const wishes: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { command } = JSON.parse(String(payload));
      if (command?.type === "agree") wishes.push(command.terms.setup.players);
    }),
  );
  await openTable(page, "planet-nine");
  const players = page.getByRole("group", { name: "Players" }).locator("output");
  await expect.poll(() => players.innerText()).toBe("4");
  // Less, more, less, before anything is answered: the third wish is the first one again, and counts.
  await page.getByRole("group", { name: "Players" }).evaluate((group) => {
    const [less, more] = group.querySelectorAll("button");
    for (const button of [less!, more!, less!]) button.click();
  });
  await expect.poll(() => wishes).toEqual([3, 4, 3]);
  await expect.poll(() => page.locator(".seats li").count()).toBe(3);
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "Less" }).click();
  await expect.poll(() => players.innerText()).toBe("2");
  await page.getByLabel("Jarvis plays after").selectOption("A");
  await expect.poll(() => page.getByLabel("Jarvis plays after").inputValue()).toBe("A");
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "More" }).click();
  // Not only wanted, but agreed on.
  await expect.poll(() => page.locator(".seats li").count()).toBe(3);
  await expect.poll(() => players.innerText()).toBe("3");

  // What is refused does not stay chosen.
  const mission = page.locator(".picker", { hasText: "Mission" }).locator("select").first();
  const before = await mission.inputValue();
  const code = page.getByPlaceholder("PN1-…");
  await code.fill("PN1-ZZZZ");
  await code.press("Enter");
  await page.locator(".toasts p").waitFor();
  await expect.poll(() => mission.inputValue()).toBe(before);
  await page.context().close();
});

test("who presses twice sits down, deals and plays again once, and is not told off", async () => {
  const page = await visitor(browser);
  const refused: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"type":"refused"')) refused.push(String(payload));
    }),
  );
  await openTable(page, "smitten");
  await page.getByRole("button", { name: "Stand up" }).click();
  await pressTwice(page.getByRole("button", { name: "Sit here" }).first());
  await pressTwice(page.locator("button.deal:enabled"));
  await page.locator(".smitten").waitFor();
  await letBotsFinish(page);
  await pressTwice(page.getByRole("button", { name: /Next attempt|Play again/ }));
  await page.locator(".result").waitFor({ state: "detached" });
  await page.waitForTimeout(300);
  expect(refused).toEqual([]);
  await page.context().close();
});

test("who let a bot finish a match plays the next one", async () => {
  const page = await visitor(browser);
  await openTable(page, "smitten");
  await deal(page);
  await letBotsFinish(page);
  await page.getByRole("button", { name: /Next attempt|Play again/ }).click();
  await page.getByRole("status").filter({ hasText: "Your turn" }).waitFor();
  expect(await page.getByRole("button", { name: "Play myself" }).count()).toBe(0);
  await page.context().close();
});

test("a device whose clock is an hour fast shows a link code for as long as it is good", async () => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
  });
  await page.goto(`${server.url}/me`);
  await page.getByRole("button", { name: /Make a code/ }).click();
  await page.locator(".code").waitFor();
  await page.waitForTimeout(500);
  expect(await page.locator(".code").count()).toBe(1);
  await page.context().close();
});

test("a mission cannot be shared before its last change was checked", async () => {
  const page = await visitor(browser);
  await page.goto(`${server.url}/missions/new/planet-nine`);
  const share = page.getByRole("button", { name: "Share and play" });
  await expect.poll(() => share.isEnabled()).toBe(true);
  await page.route("**/api/missions/check", () => {});
  await page.locator(".form .stepper").first().getByRole("button", { name: "More" }).click();
  expect(await share.isEnabled()).toBe(false);
  await page.context().close();
});

test("what did not come is asked for again, and is not said to be missing", async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  const isHeld = new Promise<void>((resolve) => {
    void page.route("**/api/daily", () => resolve());
  });
  await page.goto(`${server.url}/daily`);
  await isHeld;
  // Its words may not have come either.
  await expect.poll(() => page.getByRole("heading").allInnerTexts()).toEqual(["Lighting the lamp …"]);

  await page.route("**/api/puzzles/**", (route) => route.abort());
  await page.goto(`${server.url}/puzzles`);
  await page.getByRole("heading", { name: "The server cannot be reached" }).waitFor();
  await page.unroute("**/api/puzzles/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Puzzles" }).waitFor();
  await page.context().close();
});

test("while one match is shown to all, another one can be looked at", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const table = await openTable(host, "smitten");
  await deal(host);
  await letBotsFinish(host);
  await host.locator(".result .row button").first().click();
  await host.locator(".result").waitFor({ state: "detached" });
  await letBotsFinish(host);
  await host.goto(`${table}/replay/2`);
  await host.getByRole("button", { name: "Show the others" }).click();
  await host.getByText("You lead. Nobody looks along yet.").waitFor();

  await guest.goto(table);
  await guest.getByText("is looking back at a match").waitFor();
  await guest.evaluate(() => {
    const link = document.createElement("a");
    link.href = `${location.pathname}/replay/1`;
    document.body.append(link);
    link.click();
  });
  const along = guest.getByRole("checkbox", { name: "Go along" });
  await along.waitFor();
  await guest.waitForTimeout(500);
  expect(guest.url()).toMatch(/replay\/1$/);
  await along.check();
  await expect.poll(() => guest.url()).toMatch(/replay\/2/);
  await along.waitFor();
  await expect.poll(() => along.isChecked()).toBe(true);
  await guest.goBack();
  await expect.poll(() => guest.url()).toBe(table);
  await Promise.all([host.context().close(), guest.context().close()]);
});
