import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { settled, visitor } from "./browser";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

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
  await deal(page);
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

test("alone, only the hand that has to follow is lit, and it is called what the table calls it", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "smitten", ALONE);
  await deal(page);
  await inHand(page, "Card 8").click();
  await page.getByText("Place a card as the instruction tells.").waitFor();
  await settled(page);
  const lit = (hand: number) => page.locator(".mine").nth(hand).locator("button.open").count();
  await expect.poll(() => Promise.all([lit(0), lit(1)])).toEqual([0, 2]);
  await inHand(page, "Card 7").click({ force: true });
  await page.getByText("First carry out what 8 asks for.").waitFor();
  await inHand(page, "Card 3", 1).click({ force: true });
  await page.getByText("3 would touch no card of the right square.").waitFor();
  await inHand(page, "Card 7", 1).click();
  await page.getByText("Hand B places 7 into the right square.").first().waitFor({ state: "attached" });
  await page.context().close();
});

test("a card that may not be shown says why", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const hands = [
    ["1", "3", "6"],
    ["4", "7", "7"],
  ];
  await openTable(host, server, "smitten", { players: 2, deal: { hands, left: ["2", "5"], right: ["9"] } });
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit here" }).first().click();
  await guest.getByText("Your seat").waitFor();
  await deal(host);
  await inHand(host, "Card 1").click();
  await guest.getByText("Show your partner a card.").waitFor();
  await settled(guest);
  await inHand(guest, "Card 4").click({ force: true });
  await guest.getByText("Without 4 you could place no card.").waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("another difficulty keeps what else is agreed, and the table tells it", async () => {
  const page = await visitor(browser, { viewport: { width: 320, height: 640 } });
  await openTable(page, server, "smitten", { players: 2, deal: { hands: [["1", "1", "2"]] } });
  await page.getByLabel("Difficulty").selectOption("easy");
  await page.getByText("Four cards in hand.").waitFor();
  await expect.poll(() => page.locator("p.deal").count()).toBe(1);
  await deal(page);
  await expect.poll(() => inHand(page, "Card 1").count()).toBe(2);
  await page.locator(".smitten").getByRole("button", { name: "Easy", exact: true }).click();
  await page.getByRole("dialog").getByText("Four cards in hand.").waitFor();
  await page.context().close();
});

test("the squares can be reached though hand and instruction take half of a small screen", async () => {
  const viewport = { width: 320, height: 640 };
  const [page, partner] = [await visitor(browser, { viewport }), await visitor(browser, { viewport })];
  const cards = {
    hands: [
      ["8", "8", "9"],
      ["5", "1", "7"],
    ],
    left: ["1", "2", "3", "4", "6", "7"],
    right: ["2", "3", "6", "9"],
  };
  await openTable(page, server, "smitten", { players: 2, deal: cards });
  await partner.goto(page.url());
  await partner.getByRole("button", { name: "Sit here" }).click();
  await partner.getByText("Your seat").waitFor();
  await deal(page);
  // Of a card in a fan its corner can be hit.
  const corner = { position: { x: 8, y: 16 } };
  await inHand(partner, "Card 5").click(corner);
  await partner.locator("button.place").first().click();
  await partner.getByRole("button", { name: "Higher" }).click();
  await page.getByText("place a card with a higher number").first().waitFor();
  await settled(page);
  await inHand(page, "Card 8").first().click(corner);
  await page.getByText("Into which square does 8 go?").waitFor();
  // They come into sight by themselves.
  const inSight = () =>
    page.locator("button.place").evaluateAll(
      (squares) =>
        squares.filter((square) => {
          const { left, top, width, height } = square.getBoundingClientRect();
          return square.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
  await expect.poll(inSight).toBe(2);
  await Promise.all([page.context().close(), partner.context().close()]);
});
