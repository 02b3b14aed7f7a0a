import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { settled, visitor } from "./browser";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

/** Alone: the 5 may go into either square, the 9 into neither. */
const SETUP = {
  players: 1,
  solo: { easy: true },
  deal: {
    hands: [
      ["5", "9"],
      ["3", "7"],
    ],
    face_down: ["6", "1"],
    left: ["2"],
    right: ["4"],
    aside: "8",
  },
};
const inHand = (page: Page, name: string) =>
  page.locator(".mine").first().getByRole("button", { name, exact: true });
const right = (page: Page) => page.locator(".square").last();

/** Where a thing lies: a card's corner can be hit in a fan. */
async function at(thing: Locator, isCard = false): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return isCard ? { x: x + 8, y: y + 16 } : { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, card: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await at(card, true);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test("a card that is dragged onto the table is played where it is dropped, or it is told why not", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "smitten", SETUP);
  await deal(page);
  await settled(page);
  const five = inHand(page, "Card 5");
  const place = five.locator("xpath=ancestor::li");
  const before = await place.boundingBox();
  await drag(page, five, { x: before!.x + 60, y: before!.y + 40 });
  expect(await page.locator("button.place").count()).toBe(0);
  await settled(page);
  expect(await place.boundingBox()).toEqual(before);
  await drag(page, inHand(page, "Card 9"), await at(right(page)));
  await page.getByText("9 would touch no card").waitFor();
  await expect.poll(() => page.locator(".dragged").count()).toBe(0);
  await drag(page, five, await at(right(page)));
  await page.getByText("plays 5 into the right square").first().waitFor({ state: "attached" });
  await expect.poll(() => page.locator(".dragged").count()).toBe(0);
  await page.context().close();
});

test("a card that is looked at while it is dragged goes back, and can be dragged again", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "smitten", SETUP);
  await deal(page);
  await settled(page);
  const five = inHand(page, "Card 5");
  const [{ x, y }, to] = [await at(five, true), await at(right(page))];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await five.press("i");
  await page.getByRole("dialog", { name: "Card 5" }).waitFor();
  await page.mouse.move(to.x + 5, to.y);
  await page.mouse.up();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.locator(".dragged, button.place").count()).toBe(0);
  await settled(page);
  await drag(page, five, to);
  await page.getByText("plays 5 into the right square").first().waitFor({ state: "attached" });
  await page.context().close();
});

test("a finger that swipes plays nothing, one that waits looks closely, and one that holds a card drags it", async () => {
  const viewport = { width: 390, height: 600 };
  const page = await visitor(browser, { viewport, isMobile: true, hasTouch: true });
  await page.clock.install();
  await openTable(page, server, "smitten", SETUP);
  await deal(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** Touches the 5, waits as long as is said, and goes to the right square; gives how many cards came along. */
  const swipe = async (wait: number): Promise<number> => {
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1));
    const [from, to] = [await at(inHand(page, "Card 5"), true), await at(right(page))];
    await touch("touchStart", from);
    await page.clock.runFor(wait);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch("touchMove", { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    const dragged = await page.locator(".dragged").count();
    // A drag lasts longer than a tap.
    if (dragged) await page.clock.runFor(1000);
    await touch("touchEnd");
    await page.clock.resume();
    return dragged;
  };

  expect(await swipe(0)).toBe(0);
  expect(await swipe(1000)).toBe(0);
  await page.getByRole("dialog", { name: "Card 5" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.locator("button.place").count()).toBe(0);
  expect(await swipe(200)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByText("plays 5 into the right square").first().waitFor({ state: "attached" });
  await page.context().close();
});
