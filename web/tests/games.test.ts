import type { WebSocketRoute } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visitor } from "./browser";
import { hurry, hurryByKey, playOut, PLAYERS } from "./players";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

describe.each(PLAYERS)("$game", ({ title, table, click, press }) => {
  test("is played to its end with bots, by clicking", async () => {
    const page = await visitor(browser);
    await page.goto(server.url);
    await page.locator("article", { hasText: title }).getByRole("button", { name: /Play/ }).click();
    await page.locator(table).waitFor();
    await playOut(page, click);
    expect(await page.locator(".result h2").innerText()).not.toBe("");
    await page.getByText("Was the shuffle fair?").click();
    await page.getByText("Yes: this browser has done the sums again").waitFor();
    await page.getByText("This browser was shown it then, and it is the same.").waitFor();
    await page.getByText("One of them is this browser's own.").waitFor();
    await page.getByRole("link", { name: "Look back" }).click();
    await page.locator(table).waitFor();
    const slider = page.getByRole("slider");
    const last = String(Number(await slider.getAttribute("max")));
    for (const [key, value] of Object.entries({ ArrowRight: "1", End: last, Home: "0" })) {
      await page.keyboard.press(key);
      expect(await slider.inputValue()).toBe(value);
    }
    await page.getByLabel("Through the eyes of").selectOption("A");
    await slider.fill("1");
    await page.getByText(`2 of ${Number(last) + 1}`).waitFor();
    await page.locator(table).waitFor();
    await page.context().close();
  });

  test("is played to its end by keyboard only", async () => {
    const page = await visitor(browser);
    await page.goto(server.url);
    const play = page.locator("article", { hasText: title }).getByRole("button", { name: /Play/ });
    await play.waitFor();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press("Tab");
      if (await play.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await page.locator(table).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    await page.keyboard.press("Escape");
    await playOut(page, press, hurryByKey);
    await page.context().close();
  });

  test("is played to its end by two people, one of whom loses the connection", async () => {
    const [host, guest] = [await visitor(browser), await visitor(browser)];
    const sockets: WebSocketRoute[] = [];
    await guest.routeWebSocket(/\/api\/socket/, (socket) => {
      sockets.push(socket);
      socket.connectToServer();
    });
    await host.goto(server.url);
    await host
      .locator("article", { hasText: title })
      .getByRole("button", { name: /Invite/ })
      .click();
    await host.locator(".deal").waitFor();
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit here" }).first().click();
    await guest.getByText("Your seat").waitFor();
    await deal(host);
    await Promise.all([host.locator(table).waitFor(), guest.locator(table).waitFor()]);
    const acts = async () => (await click(host)) || (await click(guest));
    for (let actions = 0; actions < 6; actions++) if (!(await acts())) await host.waitForTimeout(30);
    const [before] = await guest.locator(table).elementHandles();
    await sockets.at(-1)?.close();
    await expect.poll(() => sockets.length).toBeGreaterThan(1);
    // The table stays where it is: a lost connection is mended without a flicker.
    const isStill = await before?.evaluate((element) => element.isConnected);
    expect(isStill).toBe(true);
    await guest.reload();
    await guest.locator(table).waitFor();
    await playOut(host, acts, async () => void (await Promise.all([hurry(host), hurry(guest)])));
    await guest.locator(".result").waitFor();
    await Promise.all([host.context().close(), guest.context().close()]);
  });
});

test("the discards of Dead Man's Draw can be looked through", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "dead-mans-draw", { players: 2, traits: false, deal: { first: "A" } });
  await deal(page);
  // The lowest card of each suit lies there from the beginning.
  await page.getByRole("button", { name: /Discard pile\s*10/ }).click();
  const pile = page.getByRole("dialog", { name: "Discard pile" });
  await pile.getByText("Anchor: 2").waitFor();
  expect(await pile.getByRole("listitem").count()).toBe(10);
  // The next key comes as soon as the dialog is closed.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("dialog[open]")) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true }));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.keyboard.press("Escape");
  await pile.waitFor();
  await page.context().close();
});
