import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { settled, startServer, visitor } from "./browser";
import { playOut, PLAYERS } from "./players";
import { browser, server } from "./stage";
import { deal, openTable } from "./tables";

const PHONE = { width: 390, height: 844 };

/** A visitor with a phone in seat A of a table with this setup, with bots in the other seats. */
async function dealt(game: string, setup: object, cadets: string[] = [], at = server): Promise<Page> {
  const page = await visitor(browser, { viewport: PHONE });
  await openTable(page, at, game, setup);
  for (const seat of cadets) {
    await page.getByRole("button", { name: "Seat a bot" }).first().click();
    await page.getByLabel(`How well the bot in seat ${seat} plays`).selectOption("cadet");
  }
  await deal(page);
  await page.locator(".crew").waitFor();
  return page;
}

/** Seat A has trump 4 and leads, so nothing happens before its player acts. */
const leader = (trump: "r" | "s", ...cards: string[]) => ({ hands: [[`${trump}4`, ...cards]] });

const MISSIONS: [game: string, about: string, setup: object][] = [
  ["planet-nine", "questions and a role", { players: 3, mission: 5 }],
  ["planet-nine", "cards drawn from neighbours", { players: 3, mission: 12 }],
  ["planet-nine", "all tasks for one member", { players: 4, mission: 20 }],
  ["planet-nine", "tokens that may be exchanged", { players: 4, mission: 23 }],
  ["planet-nine", "tasks shared out evenly, by two", { players: 2, mission: 24, deal: leader("r") }],
  ["planet-nine", "help for five", { players: 5, mission: 25 }],
  ["planet-nine", "two roles", { players: 4, mission: 50 }],
  ["deep-sea", "one member for all tasks", { players: 4, mission: 6, deal: leader("s") }],
  ["deep-sea", "the captain keeps or asks", { players: 5, mission: 10, deal: leader("s") }],
  ["deep-sea", "two volunteers against the clock", { players: 4, mission: 26 }],
  ["deep-sea", "tasks shared out freely, by two", { players: 2, mission: 17, deal: leader("s") }],
  [
    "deep-sea",
    "predictions",
    { players: 3, mission: { tasks: { given: ["predict-open", "predict-secret", "last-trick"] } } },
  ],
];

test.each(MISSIONS)("%s is played to its end on a phone: %s", async (game, _, setup) => {
  const page = await dealt(game, setup);
  const { click } = PLAYERS.find((player) => player.game === game)!;
  await playOut(page, click);
  expect(await page.locator(".result h2").innerText()).not.toBe("");
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
  await page.context().close();
});

test("a message takes the token's place from the hand", async () => {
  const setup = { players: 3, mission: 5, deal: leader("r", "p2", "p5", "p9") };
  const page = await dealt("planet-nine", setup);
  await page.locator(".felt .choices button").first().click();
  await page.getByRole("button", { name: "Communicate" }).click();
  const card = (name: string) => page.locator(".own .hand").getByRole("button", { name });
  const press = (name: string) => card(name).click({ force: true, position: { x: 8, y: 16 } });
  // The panel in which a card is chosen moves the hand.
  await page.getByRole("button", { name: "Not yet" }).waitFor();
  await settled(page);
  await press("pink 5");
  await page.getByText(/neither your highest/).waitFor();
  await press("pink 9");
  await page.getByText("pink 9: my highest of this colour").waitFor();
  await page.getByRole("button", { name: "Show it" }).click();
  await page
    .locator(".own")
    .getByRole("button", { name: /^Guest \d+ has shown pink 9: the highest/ })
    .waitFor();
  await page.context().close();
});

test("sentences call players by name, also the reader at a resting turn", async () => {
  const page = await dealt("planet-nine", { players: 3, mission: 5, deal: leader("r") });
  await page.locator(".felt .choices button").first().click();
  await page.locator(".own .hand button.card.open").first().waitFor();
  await page.getByRole("button", { name: "Menu of the table" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText(/^Guest \d+ is to lead\.$/).waitFor();
  await page.context().close();
});

test("a card under the mouse leaves its neighbour within reach", async () => {
  const page = await dealt("planet-nine", { players: 3, mission: 1, deal: leader("r") });
  const cards = page.locator(".own .hand li");
  await cards.nth(0).hover({ position: { x: 6, y: 20 } });
  const strip = await cards.nth(1).boundingBox();
  const hit = await page.evaluate(
    ({ x, y }) =>
      [...document.querySelectorAll(".own .hand li")].findIndex((li) =>
        li.contains(document.elementFromPoint(x, y)),
      ),
    { x: (strip?.x ?? 0) + 8, y: (strip?.y ?? 0) + 20 },
  );
  expect(hit).toBe(1);
  await page.context().close();
});

test("a distress signal is proposed, voted on and carried out", async () => {
  // Cadets agree to whatever is proposed; others think about it.
  const setup = { players: 4, mission: 8, deal: leader("s", "p1") };
  const page = await dealt("deep-sea", setup, ["B", "C", "D"]);
  await page.getByRole("button", { name: "Distress signal" }).click();
  await page.getByRole("button", { name: "All pass left" }).click();
  await page.locator("button.card.open").first().waitFor();
  await page.getByText(/Choose a colour card to pass to Bot B/).waitFor();
  await page
    .locator(".own .hand button.card.open")
    .first()
    .click({ position: { x: 8, y: 16 } });
  await page.getByRole("button", { name: /Passed: .* Received: / }).waitFor();
  await page.context().close();
});

test.each([
  ["planet-nine", { players: 3, mission: 9, deal: { hands: [["p1"], ["r4"]] } }],
  ["deep-sea", { players: 3, mission: 1, deal: { hands: [["p1"], ["s4"]] } }],
])("a bot that leads in %s waits for what others may have to propose", async (game, setup) => {
  // Bots without a pause might act before they are asked to wait.
  const patient = await startServer({ courtesy: 3000 });
  const page = await dealt(game, setup, ["B", "C"], patient);
  const nothing = page.getByRole("button", { name: "Nothing to propose" });
  const task = page.locator(".felt button.task.open");
  await nothing.or(task).first().waitFor();
  if (await task.count()) await task.first().click();
  await nothing.waitFor();
  await page.waitForTimeout(5000);
  await page.getByText("The bots wait for you").waitFor();
  expect(await page.locator(".trick li").count()).toBe(0);
  expect(await page.getByText("thinking").count()).toBe(0);
  await nothing.click();
  await page.locator(".trick li").first().waitFor();
  await page.context().close();
  await patient.stop();
});

test("a bot that may take the first task waits while tokens may be changed", async () => {
  const patient = await startServer({ courtesy: 3000 });
  const setup = { players: 3, mission: 23, deal: { hands: [["p1"], ["r4"]] } };
  const page = await dealt("planet-nine", setup, ["B", "C"], patient);
  const nothing = page.getByRole("button", { name: "Nothing to propose" });
  await nothing.waitFor();
  await page.waitForTimeout(5000);
  await page.getByRole("button", { name: "Change tokens" }).waitFor();
  await nothing.click();
  await page.getByRole("button", { name: "Change tokens" }).waitFor({ state: "detached" });
  await page.context().close();
  await patient.stop();
});

test("what a key or a robot scrolls to is not covered by the hand", async () => {
  const page = await dealt("deep-sea", { players: 2, mission: 17, deal: leader("s") });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.locator(".felt button.task.open").first().waitFor();
  const covered = await page.locator(".felt button.task.open").evaluateAll((tasks) =>
    tasks.filter((task) => {
      task.scrollIntoView({ block: "nearest" });
      const { left, bottom } = task.getBoundingClientRect();
      return document.elementFromPoint(left + 8, bottom - 8)?.closest(".in-reach") != null;
    }),
  );
  expect(covered.length).toBe(0);
  await page.context().close();
});

test("a second press before the table has changed sends nothing and shows no refusal", async () => {
  const page = await visitor(browser, { viewport: PHONE });
  const sent: string[] = [];
  const held: (string | Buffer)[] = [];
  let isSlow = false;
  let release = () => {};
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    release = () => held.splice(0).forEach((message) => socket.send(message));
    socket.onMessage((message) => {
      if (String(message).includes('"act"')) sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => (isSlow ? held.push(message) : socket.send(message)));
  });
  await openTable(page, server, "planet-nine", { players: 3, mission: 5, deal: leader("r") });
  await deal(page);
  await page.locator(".felt .choices button").first().click();
  const open = page.locator(".own .hand button.card.open");
  await open.first().waitFor();
  const before = sent.length;
  isSlow = true;
  await open.evaluateAll((cards) => cards.forEach((card) => (card as HTMLElement).click()));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await open.evaluateAll((cards) => cards.forEach((card) => (card as HTMLElement).click()));
  expect(sent.length - before).toBe(1);
  isSlow = false;
  release();
  await page.locator(".trick li").first().waitFor();
  expect(await page.locator(".toasts p").count()).toBe(0);
  await page.context().close();
});
