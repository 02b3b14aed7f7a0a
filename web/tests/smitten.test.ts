import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settled, startBrowser, startServer, visitor, type Server } from "./browser";
import { openTable } from "./tables";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Alone: A's 2 goes left, where B can follow with the 3; after A's 8 only the 7 and the 1 may follow, right. */
const ALONE = {
  players: 1,
  solo: { easy: true },
  deal: {
    hands: [
      ["7", "8"],
      ["3", "7"],
    ],
    face_down: ["2", "1"],
    left: ["5"],
    right: ["4"],
    aside: "9",
  },
};

/** A card of a hand; alone, of the first or the second one. */
function inHand(page: Page, name: string, hand = 0) {
  return page.locator(".mine").nth(hand).getByRole("button", { name, exact: true });
}

test("alone, an exchange that is thought of and not made does not outlast the turn", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "smitten", ALONE);
  await page.locator("button.deal").click();
  await page.getByRole("button", { name: "Exchange a card" }).click();
  await page.getByText("Which card goes aside").waitFor();
  await inHand(page, "Face-down card").click();
  await page.locator("button.place").click();
  await page.getByText("Place a card as the instruction tells.").waitFor();
  await settled(page);
  await inHand(page, "Card 3", 1).click({ force: true });
  await inHand(page, "Card 3", 1).waitFor({ state: "detached" });
  await page.context().close();
});
