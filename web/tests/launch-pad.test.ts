import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { settled, visitor } from "./browser";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

const HANDS = [
  ["swift", "metal", "metal", "fuel", "sabotage", "oxygen"],
  ["engineer", "metal", "metal", "fuel", "fuel", "fuel"],
];
/** A table for two where seat A begins, with these hands. */
const SETUP = { players: 2, negotiation: true, deal: { first: "A", hands: HANDS } };
const inHand = (page: Page, name: string) => page.locator(".hand").getByRole("button", { name, exact: true });

test("a rocket is built by taps, and what cannot be played says why", async () => {
  const page = await visitor(browser);
  await openTable(page, server, "launch-pad", SETUP);
  await deal(page);
  await inHand(page, "Swift").click();
  const rocket = page.locator(".own .rocket");
  await rocket.waitFor();
  expect(await rocket.innerText()).toContain("lacks 1 metal and 1 fuel");
  await inHand(page, "Metal").first().click();
  await inHand(page, "Fuel").click();
  await page.locator(".own .rocket", { hasText: "It is complete" }).waitFor();
  // Dimmed, and so not for Playwright, but for a finger.
  // The hand closes up behind the card that was played.
  await inHand(page, "Fuel").waitFor({ state: "detached" });
  await settled(page);
  await inHand(page, "Oxygen").click({ force: true });
  await page.getByText("None of your rockets can take Oxygen now.").waitFor();
  const rules = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Rule LP-3.1" }).click();
  await (await rules).locator("#lp-3-1.aimed").waitFor();
  await page.context().close();
});

test("a hand over the limit without a playable card says how many must go", async () => {
  const page = await visitor(browser);
  const hand = ["research", "oxygen", "oxygen", "oxygen", "oxygen", "astronaut"];
  const draw = ["astronaut", "astronaut", "astronaut"];
  await openTable(page, server, "launch-pad", { players: 2, deal: { first: "A", hands: [hand], draw } });
  await deal(page);
  await inHand(page, "R&D").click();
  await page.getByText("Discard 2 cards: you may keep 6.").waitFor();
  await page.keyboard.press("x");
  await inHand(page, "Oxygen").first().click();
  await page.getByText("Discard 1 card: you may keep 6.").waitFor();
  await inHand(page, "Oxygen")
    .first()
    .click({ position: { x: 8, y: 16 } });
  await page.getByText("Discard more, or end your turn.").waitFor();
  await page.context().close();
});

test("the hand covers no button of a turn, however little room there is", async () => {
  const page = await visitor(browser, { viewport: { width: 1280, height: 500 } });
  await openTable(page, server, "launch-pad", SETUP);
  await deal(page);
  await inHand(page, "Swift").click();
  await page.locator(".own .rocket").waitFor();
  await settled(page);
  const isHit = await page.getByRole("button", { name: /^End turn/ }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isHit).toBe(true);
  await page.context().close();
});

test("with confirmation on, a card is played after a second press", async () => {
  const page = await visitor(browser);
  await page.addInitScript(() =>
    localStorage.setItem("wardroom.settings", JSON.stringify({ isQuick: false })),
  );
  await openTable(page, server, "launch-pad", SETUP);
  await deal(page);
  await inHand(page, "Swift").click();
  const confirm = page.getByRole("button", { name: "Play Swift" });
  await confirm.waitFor();
  expect(await page.locator(".own .rocket").count()).toBe(0);
  await page.keyboard.press("Escape");
  await confirm.waitFor({ state: "detached" });
  await inHand(page, "Swift").click();
  await confirm.click();
  await page.locator(".own .rocket").waitFor();
  await page.context().close();
});

test("two people agree on two cards for one, and one of them refuses a gift", async () => {
  const host = await visitor(browser, { viewport: { width: 390, height: 844 } });
  const guest = await visitor(browser);
  await openTable(host, server, "launch-pad", SETUP);
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit here" }).first().click();
  await guest.getByText("Your seat").waitFor();
  await deal(host);
  await inHand(host, "Swift").waitFor();
  await inHand(guest, "Engineer").waitFor();
  // Cards of a hand overlap.
  const choose = (name: string) => inHand(host, name).click({ position: { x: 8, y: 16 } });
  const form = host.getByRole("group", { name: "Your offer" });

  await host.getByRole("button", { name: /^Offer/ }).click();
  await form.getByText("3 more offers may be refused or withdrawn this turn.").waitFor();
  await choose("Oxygen");
  await form.getByRole("button", { name: "Make the offer" }).click();
  await guest.getByText("nothing: a gift").waitFor();
  await guest.getByRole("button", { name: /^Refuse/ }).click();

  await host.getByRole("button", { name: /^Offer/ }).waitFor();
  await host.keyboard.press("o");
  await form.getByText("2 more offers may be refused or withdrawn this turn.").waitFor();
  await choose("Oxygen");
  await choose("Sabotage");
  await choose("Fuel");
  await form.getByRole("button", { name: "Leave out Fuel" }).focus();
  await host.keyboard.press("Enter");
  const focused = host.locator(":focus");
  await expect.poll(() => focused.getAttribute("aria-label")).toBe("Leave out Sabotage");
  const prices = form.getByRole("list", { name: "Cards you can ask for" });
  await prices.getByRole("button", { name: "Engineer", exact: true }).click();
  expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await form.getByRole("button", { name: "Make the offer" }).focus();
  await host.keyboard.press("Enter");

  const offer = guest.getByRole("group", { name: "The offer" });
  const wanted = offer.getByRole("list", { name: "Wanted in return" });
  await wanted.getByRole("button", { name: "Engineer", exact: true }).waitFor();
  const given = offer.getByRole("list", { name: "Offered" });
  expect(await given.getByRole("button").count()).toBe(2);
  await guest.keyboard.press("a");
  await inHand(guest, "Oxygen").waitFor();
  await inHand(guest, "Sabotage").waitFor();
  await inHand(host, "Engineer").waitFor();
  // The card that was given flies off first.
  await inHand(guest, "Engineer").waitFor({ state: "detached" });
  await Promise.all([host.context().close(), guest.context().close()]);
});
