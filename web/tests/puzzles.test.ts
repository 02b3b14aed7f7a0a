import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "./browser";
import { playOut, PLAYERS } from "./players";
import { browser, server } from "./stage";

/** The easiest puzzle of a game, and what its table offers: right and wrong. */
async function easiest(game: string): Promise<{ number: number; right: string; wrong: string }> {
  const ask = async (path: string, body?: object) => {
    const sent = { method: "POST", headers: { "content-type": "application/json" } };
    const init = body ? { ...sent, body: JSON.stringify(body) } : {};
    return (await fetch(`${server.url}/api/puzzles${path}`, init)).json();
  };
  const [{ number }] = await ask(`?game=${game}`);
  const { legal } = await ask(`/${game}/${number}`);
  const { choices } = await ask(`/${game}/${number}/answer`, { action: legal[0] });
  const cardOf = (value: number) =>
    choices.find((choice: { value: number }) => choice.value === value).actions[0].card;
  return { number, right: cardOf(1), wrong: cardOf(0) };
}

/** A card as its button is called. */
function named(card: string): RegExp {
  const suit = { p: "pink", b: "blue", g: "green", y: "yellow", r: "rocket", s: "submarine" }[card[0]!];
  return new RegExp(`^${suit} ${card[1]}`, "i");
}

/** Goes on from control to control by Tab and arrow keys until the named card has the focus. */
async function reach(page: Page, card: string): Promise<void> {
  const hand = page.locator(".hand");
  const button = hand.getByRole("button", { name: named(card) });
  await page.keyboard.press("h");
  for (let steps = 0; steps < 20; steps++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`no arrow key leads to ${card}`);
}

test("a puzzle is missed and then solved by keyboard, and its line is played out", async () => {
  const { number, right, wrong } = await easiest("planet-nine");
  const page = await visitor(browser);
  await page.goto(`${server.url}/puzzles/planet-nine/${number}`);
  await page.getByText("Only one choice can still be won").waitFor();
  await reach(page, wrong);
  await page.keyboard.press("Enter");
  await page.getByText("Not this one.").waitFor();
  // The focus is on the verdict; the next button but one tries again.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Only one choice can still be won").waitFor();
  await reach(page, right);
  await page.keyboard.press("Enter");
  await page.getByText("Right!").waitFor();
  await page.keyboard.press("End");
  await page
    .getByText(/accomplished|won/i)
    .first()
    .waitFor();
  // The first answer is the one that counts.
  await page.getByText("0 in a row").waitFor();
  await page.keyboard.press("n");
  await page.waitForURL((url) => !url.pathname.endsWith(`/${number}`));
  await page.getByText("Only one choice can still be won").waitFor();
  await page.context().close();
});

test("a solution that was asked for is not called right", async () => {
  const { number, wrong } = await easiest("planet-nine");
  const page = await visitor(browser);
  await page.goto(`${server.url}/puzzles/planet-nine/${number}`);
  await page.getByText("Only one choice can still be won").waitFor();
  await reach(page, wrong);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.getByText("The solution.").waitFor();
  expect(await page.getByText("Right!").count()).toBe(0);
  await page.context().close();
});

test("a deal of the day is played once and leaves a result to copy", async () => {
  const page = await visitor(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(server.url);
  await page.getByRole("link", { name: "Daily deal" }).click();
  await page.getByRole("button", { name: "Play Dead Man's Draw" }).click();
  const { table, click } = PLAYERS.find(({ game }) => game === "dead-mans-draw")!;
  await page.locator(table).waitFor();
  await playOut(page, click);
  await page.getByRole("button", { name: "Copy the result" }).click();
  await page.getByText("It gives nothing away").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Wardroom · Dead Man's Draw, deal of .*\n(Won|Lost) · \d+ points?\n[★✕]+\nhttp.*\/daily$/,
  );
  await page.getByRole("link", { name: "Deals of the day" }).click();
  await page.getByText("1 day in a row").waitFor();
  expect(await page.getByRole("button", { name: "Play Dead Man's Draw" }).count()).toBe(0);
  await page.context().close();
});

test("a mission is made up, mended, shared, tried by bots and played", async () => {
  const [maker, friend] = [await visitor(browser), await visitor(browser)];
  await maker.goto(`${server.url}/missions/new/planet-nine`);
  await maker.getByText("Draw 3 tasks").or(maker.getByText("3 tasks")).first().waitFor();
  await maker.getByLabel("Each rocket must win a trick.", { exact: true }).check();
  await maker.getByLabel("Each rocket must win a trick, in ascending order.").check();
  await maker.getByText("These do not go together").waitFor();
  await expect.poll(() => maker.getByRole("button", { name: "Share and play" }).isEnabled()).toBe(false);
  await maker.getByLabel("Each rocket must win a trick, in ascending order.").uncheck();
  await expect.poll(() => maker.getByRole("button", { name: "Share and play" }).isEnabled()).toBe(true);
  await maker.getByRole("button", { name: "Share and play" }).click();
  const link = await maker.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/\/m\/PN1-[0-9A-Z]+$/);
  await maker.getByRole("button", { name: "Try it with bots" }).click();
  await maker.getByText(/With 4: won \d+ % \(\d+–\d+\) of \d+/).waitFor();

  await friend.goto(link);
  await friend.getByText("Each rocket must win a trick.").waitFor();
  await friend.getByRole("button", { name: "Play it with bots" }).click();
  await friend.locator(PLAYERS.find(({ game }) => game === "planet-nine")!.table).waitFor();
  await Promise.all([maker.context().close(), friend.context().close()]);
});
