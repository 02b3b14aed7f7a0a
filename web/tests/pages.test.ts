import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HEADING, startServer, visitor } from "./browser";
import { letBotsFinish, PLAYERS } from "./players";
import { browser, server } from "./stage";
import { ask, deal, openTable as openTableWith } from "./tables";

/** Opens a table of a game and gives its address. */
async function openTable(page: Page, game: string, { url } = server): Promise<string> {
  await page.goto(url);
  const tile = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  await tile.getByRole("button").nth(1).click();
  await page.locator(".deal").waitFor();
  return page.url();
}

test("the first language is the browser's; another one is spoken at once", async () => {
  const page = await visitor(browser, { locale: "uk-UA" });
  await page.goto(server.url);
  await page.getByRole("heading", { name: "П’ять карткових ігор" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("uk");
  await page.locator("header select").selectOption("pl");
  await page.getByRole("heading", { name: /gier karcianych|gry karciane|karcian/ }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  await page.reload();
  await page.locator("html[lang=pl] h1").waitFor();
  await page.context().close();
});

test("a first visit offers a choice of name, and works without one", async () => {
  const page = await visitor(browser);
  await page.goto(server.url);
  await page.getByRole("button", { name: "Choose a name" }).click();
  await page.getByLabel("Your name").fill("Olena");
  await page.getByRole("button", { name: "Parrot" }).click();
  await page.getByRole("button", { name: "That is me" }).click();
  await page.getByRole("button", { name: "Settings of Olena" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Settings of Olena" }).waitFor();
  expect(await page.getByText("Welcome aboard").count()).toBe(0);
  await page.context().close();
});

test("a crew is founded, joined, plays its next mission and is left", async () => {
  const [founder, friend] = [await visitor(browser), await visitor(browser)];
  await founder.goto(`${server.url}/crews`);
  await founder.getByLabel("Name of the crew").fill("Night watch");
  await founder.getByRole("button", { name: "Found it" }).click();
  await founder.getByRole("heading", { name: "Night watch" }).waitFor();
  await expect.poll(() => founder.locator("main ol > li").count()).toBe(50);
  await expect.poll(() => founder.locator("main ol .summary").first().innerText()).not.toBe("");
  await founder.getByRole("button", { name: "The Crew: Mission Deep Sea" }).click();
  await expect.poll(() => founder.locator("main ol > li").count()).toBe(32);
  await founder.getByRole("button", { name: "Invite" }).click();
  const invitation = await founder.getByRole("textbox", { name: "Link" }).inputValue();

  await friend.goto(invitation);
  await friend.getByRole("button", { name: "Join the crew" }).click();
  await friend.getByRole("heading", { name: "Night watch" }).waitFor();
  await friend.getByRole("button", { name: "Play mission 1", exact: true }).click();
  await friend.locator(".deal").waitFor();
  await friend.goBack();
  await friend.getByRole("button", { name: "Leave the crew" }).click();
  await friend.getByRole("dialog").getByRole("button", { name: "Leave the crew" }).click();
  await friend.getByRole("heading", { name: "Crews", exact: true }).waitFor();

  const saved = founder.waitForEvent("download");
  await founder.getByRole("button", { name: "Logbook as text" }).click();
  expect(readFileSync((await (await saved).path()) ?? "", "utf8")).toContain("Logbook of Night watch");
  await Promise.all([founder.context().close(), friend.context().close()]);
});

test("a second device becomes the same person, and a person can be deleted", async () => {
  const [first, second] = [await visitor(browser), await visitor(browser)];
  await first.goto(`${server.url}/me`);
  await first.getByLabel("Your name").fill("Ada");
  await first.getByLabel("Your name").press("Enter");
  await first.getByRole("button", { name: "Settings of Ada" }).waitFor();
  await first.getByRole("button", { name: /Make a code/ }).click();
  const code = await first.locator(".code strong").innerText();

  await second.goto(`${server.url}/me`);
  await second.getByLabel("Code from the other device").fill(code);
  await second.getByRole("button", { name: "Use this code" }).click();
  await second.getByRole("button", { name: "Use this code" }).click();
  await second.getByRole("button", { name: "Settings of Ada" }).waitFor();

  await second.getByRole("button", { name: "Delete me" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Delete me" }).click();
  await second.getByRole("button", { name: /Settings of Guest/ }).waitFor();
  // The other device hears of it, and begins afresh by itself.
  await first.getByRole("button", { name: /Settings of Guest/ }).waitFor();
  await Promise.all([first.context().close(), second.context().close()]);
});

test("people at a table talk, are muted, heard again and sent away", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const table = await openTable(host, "dead-mans-draw");
  await guest.goto(table);
  await guest.getByRole("button", { name: "Sit here" }).first().click();
  await guest.getByText("Your seat").waitFor();
  await deal(host);
  await guest.locator("aside").getByRole("button", { name: "Hooray" }).click();
  await host.locator("aside li").getByRole("img", { name: "Hooray" }).waitFor();

  await host.locator("aside details summary").first().click();
  await host.getByRole("button", { name: /^Mute / }).click();
  await host.getByText(/no longer hear/).waitFor();
  await host.goto(`${server.url}/me`);
  await host.getByRole("button", { name: /^Hear .* again$/ }).click();
  await host.getByText("You hear everybody.").waitFor();

  await host.goto(table);
  await host.locator("aside details summary").first().click();
  await host.getByRole("button", { name: /^Send .* away$/ }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Send away" }).click();
  await guest.getByRole("heading", { name: "You were sent away" }).waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("a seat is handed to a bot and taken back; the match rests and goes on", async () => {
  // Bots that take their time: the match must not be over before the seat is taken back.
  const slow = await startServer({ pause: 500 });
  const page = await visitor(browser);
  await openTable(page, "dead-mans-draw", slow);
  await page.getByRole("button", { name: "Seat a bot" }).first().click();
  await page.getByRole("combobox", { name: /How well the bot/ }).waitFor();
  await deal(page);
  const menu = page.getByRole("button", { name: "Menu of the table" });
  await menu.click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("The match rests.").waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await menu.click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const back = page.getByRole("button", { name: "Play myself" });
  await back.click();
  await back.waitFor({ state: "detached" });
  await page.getByText("Your turn").first().waitFor();
  await page.context().close();
  await slow.stop();
});

test("a finished match is in the history and in the statistics, with its record", async () => {
  const page = await visitor(browser);
  await openTable(page, "dead-mans-draw");
  await deal(page);
  await letBotsFinish(page);
  await page.goto(`${server.url}/matches`);
  await page.getByText("1 match,").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Record" }).click();
  const record = JSON.parse(readFileSync((await (await saved).path()) ?? "", "utf8")) as { game: string };
  expect(record.game).toBe("dead-mans-draw");
  await page.goto(`${server.url}/statistics/dead-mans-draw`);
  await page.locator("tbody tr").first().waitFor();
  // With texts half as long again, too, the list fits 320 pixels.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.url}/matches?pseudo`);
  await page.locator("main li").first().waitFor();
  expect(await excess(page)).toBe(0);
  await page.context().close();
});

/** By how many pixels a page is wider than the screen. */
function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("a match is looked back at together, and played on from one of its moments", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const table = await openTable(host, "smitten");
  await deal(host);
  await letBotsFinish(host);
  await host.getByRole("link", { name: "Look back" }).click();
  await host.getByRole("button", { name: "Show the others" }).click();
  await host.getByText("You lead. Nobody looks along yet.").waitFor();

  await guest.goto(table);
  await guest.getByRole("link", { name: "Look along" }).click();
  const seen = guest.getByRole("slider");
  await host.getByRole("slider").press("ArrowRight");
  await expect.poll(() => seen.inputValue()).toBe("1");
  await host.getByLabel("Through the eyes of").selectOption("B");
  await expect.poll(() => guest.getByLabel("Through the eyes of").inputValue()).toBe("B");
  await guest.getByRole("textbox", { name: "Say something" }).fill("Why that card?");
  await guest.keyboard.press("Enter");
  await host.getByText("Why that card?").waitFor();
  await host.getByRole("button", { name: /^Let .* lead$/ }).click();
  await guest.getByText("You lead.").waitFor();
  await guest.getByRole("slider").press("ArrowRight");
  await expect.poll(() => host.getByRole("slider").inputValue()).toBe("2");

  await guest.getByRole("button", { name: "With bots" }).click();
  await guest.locator(".smitten").waitFor();
  const origin = guest.getByRole("link", { name: "What if? Back to the match it goes on from" });
  await origin.click();
  await guest.getByText("One table plays on from this match").waitFor();
  await expect.poll(() => guest.getByRole("slider").inputValue()).toBe("2");

  // It is told in lists, in the result and when it is looked back at, too, and is no match of theirs.
  await guest.locator("li", { hasText: "What if?" }).getByRole("link").click();
  await letBotsFinish(guest);
  const result = guest.locator(".result");
  await result.getByText("A what-if table: its matches count nowhere.").waitFor();
  await result.locator(origin).waitFor();
  await result.getByRole("link", { name: "Look back", exact: true }).click();
  await guest.getByRole("slider").waitFor();
  await origin.click();
  await guest.getByText("One table plays on from this match").waitFor();
  await guest.goto(`${server.url}/matches`);
  await guest.getByText("You have not finished a match yet.").waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

/** Gives the person of a page another name. */
async function rename(page: Page, name: string): Promise<void> {
  await ask(page, "PUT", "/api/me", { name, avatar: "whale" });
}

test("who left is named for what they did, in the log, the result and the replay", async () => {
  const [host, guest, late] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const setup = { players: 2, traits: false, deal: { first: "B" } };
  const table = await openTableWith(host, server, "dead-mans-draw", setup);
  const sitDown = async (page: Page, name: string) => {
    await page.goto(`${server.url}/t/${table}`);
    await page.locator("h1").first().waitFor();
    await rename(page, name);
  };
  await sitDown(guest, "Bo");
  await guest.getByRole("button", { name: "Sit here" }).click();
  await guest.getByText("Your seat").waitFor();
  await deal(host);
  await guest.locator(".main button:nth-child(1)[aria-disabled=false]").click();
  const log = host.getByRole("list", { name: "What happened" });
  await log.getByText(/^Bo draws/).waitFor();
  await guest.getByRole("button", { name: "Menu of the table" }).click();
  await guest.getByRole("button", { name: "Leave the table" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  const handover = "Seat B: Bot B plays from here on (before: Bo).";
  await log.getByText(handover).waitFor();
  await log
    .getByText(/^Bot B (draws|collects)/)
    .first()
    .waitFor();
  expect(await log.getByText(/^Bo draws/).count()).toBe(1);
  await letBotsFinish(host);

  // A person who sits down when all is over has neither played nor won.
  await sitDown(late, "Cy");
  const result = late.locator(".result");
  await result.waitFor();
  const winner = await result.locator("h2").innerText();
  await late.getByRole("button", { name: "Menu of the table" }).click();
  await late.getByRole("button", { name: "Change seats and options" }).click();
  await late.getByRole("button", { name: "Sit here" }).click();
  await late.getByText("Your seat").waitFor();
  for (const page of [late, host]) {
    await page.reload();
    await expect
      .poll(() => page.locator(".result li").allInnerTexts())
      .toContainEqual(expect.stringContaining("Bo, then Bot B"));
    expect(await page.locator(".result").innerText()).not.toContain("Cy");
  }
  expect(await result.locator("h2").innerText()).toBe(winner);
  const told = await log.innerText();
  for (const line of [/^Bo draws/m, /^Bot B /m]) expect(told).toMatch(line);
  expect(told).not.toMatch(/^Cy /m);

  await host.getByRole("link", { name: "Look back", exact: true }).click();
  await host.getByRole("button", { name: /^Bo draws/ }).click();
  await host.locator(".stage .chip .name", { hasText: /^Bo$/ }).waitFor();
  await host.getByRole("button", { name: new RegExp(handover.replace(/[().]/g, "\\$&")) }).click();
  await host.locator(".stage .chip .name", { hasText: /^Bot B$/ }).waitFor();
  await Promise.all([host, guest, late].map((page) => page.context().close()));
});

test("what is not there is said to be missing", async () => {
  const page = await visitor(browser);
  for (const [path, title] of [
    ["/nowhere", "There is nothing here"],
    ["/t/nothing", "There is no such table"],
    ["/j/ZZZZZZ", "There is no such table"],
  ]) {
    await page.goto(server.url + path);
    await page.getByRole("heading", { name: title! }).waitFor();
  }
  // Who tries many codes is slowed down, and told so.
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("wardroom.token")}` };
    for (let tries = 0; tries < 20; tries++) await fetch("/api/codes/ZZZZZZ", { headers });
  });
  await page.goto(`${server.url}/j/YYYYYY`);
  await page.getByText("Slow down and try again in a moment.").waitFor();
  await expect
    .poll(async () => {
      await page
        .getByRole("button", { name: "Try again" })
        .click({ timeout: 1000 })
        .catch(() => {});
      return page.getByRole("heading", { name: "There is no such table" }).count();
    })
    .toBe(1);
  await page.goto(`${server.url}/c/ZZZZZZZZ`);
  await page.getByRole("button", { name: "Join the crew" }).click();
  await page.getByRole("heading", { name: "That did not lead to a crew" }).waitFor();
  await page.context().close();
});

test("texts half as long again fit 320 pixels", async () => {
  const page = await visitor(browser, { viewport: { width: 320, height: 640 } });
  const tooWide: string[] = [];
  const look = async (name: string): Promise<void> => {
    const wide = await excess(page);
    if (wide > 0) tooWide.push(`${name}: ${wide} px`);
  };
  for (const path of [
    "",
    "crews",
    "me",
    "matches",
    "analysis",
    "statistics",
    "about",
    "nowhere",
    "link/ABCD",
  ]) {
    await page.goto(`${server.url}/${path}?pseudo`);
    await page.locator(HEADING).waitFor();
    await look(path || "home");
  }
  for (const { game, table } of PLAYERS) {
    await page.goto(`${server.url}/rules/${game}?pseudo`);
    await page.locator("main h2").first().waitFor();
    await look(`${game} rules`);
    await page.goto(`${server.url}/learn/${game}?pseudo`);
    await page.locator(".coach .words p").first().waitFor();
    await look(`${game} lesson`);
    await page.goto(`${server.url}/?pseudo`);
    const tile = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
    await tile.getByRole("button").nth(1).click();
    await page.locator(".deal").waitFor();
    await look(`${game} lobby`);
    await deal(page);
    await page.locator(table).waitFor();
    await look(`${game} table`);
  }
  expect(tooWide).toEqual([]);
  await page.context().close();
});

test("what is held and pressed stays in reach on a low screen", async () => {
  const page = await visitor(browser);
  for (const { game, table } of PLAYERS) {
    await openTable(page, game);
    await deal(page);
    await page.locator(table).waitFor();
    for (const [width, height] of [
      [390, 664],
      [1280, 620],
    ] as const) {
      await page.setViewportSize({ width, height });
      const below = () =>
        page
          .locator(".in-reach")
          .last()
          .evaluate((reach) => Math.round(reach.getBoundingClientRect().bottom - innerHeight));
      await expect.poll(below, { message: `${game}, ${width} × ${height}` }).toBeLessThanOrEqual(0);
    }
  }
  await page.context().close();
});

test("others can be invited while cards lie on the table, and are not sent away once they have left", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await openTable(host, "smitten");
  await deal(host);
  await host.getByRole("button", { name: "Menu of the table" }).click();
  await host.getByRole("button", { name: "Invite friends" }).click();
  await guest.goto(await host.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue());
  await host.keyboard.press("Escape");
  await host.locator("aside details summary").first().click();
  await host.getByRole("button", { name: /^Send .* away$/ }).click();
  await host.getByRole("dialog").waitFor();
  await guest.getByRole("button", { name: "Menu of the table" }).click();
  await guest.getByRole("button", { name: "Leave the table" }).click();
  await host.getByRole("dialog").waitFor({ state: "detached" });
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("a guest sees who is host, and can leave before the deal", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const address = await openTable(host, "smitten");
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sit here" }).click();
  const people = guest.getByRole("region", { name: "At the table" });
  await expect
    .poll(() => people.locator("li small").allInnerTexts())
    .toEqual(["host · Seat A", "You · Seat B"]);
  await guest.getByRole("button", { name: "Menu of the table" }).click();
  await guest.getByRole("button", { name: "Leave the table" }).click();
  await guest.getByRole("heading", { level: 1 }).waitFor();
  await host.getByText("Free seat", { exact: true }).waitFor();
  await host.context().close();
  await guest.context().close();
});
