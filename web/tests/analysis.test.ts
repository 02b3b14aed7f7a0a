import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { visitor } from "./browser";
import { playOut, PLAYERS } from "./players";
import { browser, server } from "./stage";
import { ask, deal, openTable } from "./tables";

const WARDROOM = process.env.WARDROOM ?? join(import.meta.dirname, "../../target/release/wardroom");
/** Mission 21 of Planet Nine for three, lost by the pink 5 of seat B. */
const RECORD = join(import.meta.dirname, "lost-mission.json");
const text = readFileSync(RECORD, "utf8");

/** What the command says of the same record. */
interface Analysis {
  review: { lost_at: number; lost_by: { seat: string; action: { card: string } }; line: unknown[] };
  fair: { plays: { version: number; after: number; is_mistake: boolean; choices: { share: number }[] }[] };
}

let page: Page;
let told: Analysis;

beforeAll(async () => {
  told = JSON.parse(execFileSync(WARDROOM, ["analyse", "--json", RECORD], { encoding: "utf8" })) as Analysis;
  page = await visitor(browser);
});

async function paste(what: string): Promise<void> {
  await page.goto(`${server.url}/matches`);
  await page.getByRole("link", { name: "Look into a record" }).click();
  await page.getByLabel("Record or deal").fill(what);
  await page.getByRole("button", { name: "Look into it" }).click();
}

test("what is no record, or not an honest one, is said to be so", async () => {
  await paste("not a record");
  await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/record/);
  await paste(text.replace('"seed": "', '"seed": "f'));
  await expect.poll(() => page.getByRole("alert").innerText()).not.toBe("");
});

test("a lost mission: the card that lost it, a line that wins, the verdict of `wardroom analyse`", async () => {
  await paste(text);
  const { seat, action } = told.review.lost_by;
  expect([seat, action.card]).toEqual(["B", "p5"]);
  await page.getByText("It was still winnable until Seat B played pink 5.").waitFor();
  await page.getByRole("button", { name: "To the card that lost it" }).click();
  const step = told.review.lost_at + 2;
  await page.locator(".count", { hasText: new RegExp(`^${step} of`) }).waitFor();
  await page.locator(".said", { hasText: "Lost here" }).waitFor();
  expect(await page.locator(".log [aria-current] .lost-here").count()).toBe(1);

  await page.keyboard.press("v");
  await page.getByText("This is how it could have been won").waitFor();
  await page.locator(".count", { hasText: `1 of ${told.review.line.length + 1}` }).waitFor();
  await page.keyboard.press("End");
  await page.locator(".said", { hasText: /mission/i }).waitFor();
  await page.getByLabel("Through the eyes of").selectOption("B");
  await page.keyboard.press("Home");
  await page.getByRole("group", { name: "Cards of Seat B" }).waitFor();
  await page.getByRole("button", { name: "Back to the match" }).click();
  await page.getByRole("button", { name: "Show me a winning line from here" }).waitFor();
});

test("a mission that was lost just now: its table and its analysis say what `wardroom analyse` says", async () => {
  const page = await visitor(browser);
  const { click } = PLAYERS.find(({ game }) => game === "planet-nine")!;
  // The first listed card is pink 1; then seat B must win the trick with pink 9.
  const hands = [
    ["p1", "p2", "p3", "p4", "r4"],
    ["p9", "b9"],
    ["p5", "p6", "p7", "p8", "r1", "r2", "r3"],
  ];
  const setup = { players: 3, mission: 1, deal: { hands, tasks: ["p9"] } };
  const table = await openTable(page, server, "planet-nine", setup);
  await deal(page);
  await page.locator(".crew").waitFor();
  await playOut(page, click);
  const record = await ask(page, "GET", `/api/tables/${table}/records/1`);
  const options = { encoding: "utf8", input: JSON.stringify(record) } as const;
  const { review } = JSON.parse(execFileSync(WARDROOM, ["analyse", "--json", "-"], options)) as Analysis;
  expect([review.lost_by.seat, review.lost_by.action.card]).toEqual(["A", "p1"]);
  const verdict = page.getByText(/It was still winnable until .+ played/).first();
  const sentence = await verdict.innerText({ timeout: 60_000 });
  await page.getByRole("link", { name: "Look back" }).click();
  await page.getByText(sentence).first().waitFor();
  await page.getByRole("button", { name: "To the card that lost it" }).click();
  await page.locator(".count", { hasText: new RegExp(`^${review.lost_at + 2} of`) }).waitFor();
  await page.keyboard.press("v");
  await page.getByText("This is how it could have been won").waitFor();
  await page.keyboard.press("End");
  await page.locator(".said", { hasText: /mission/i }).waitFor();
  await page.context().close();
});

test("it was a mistake by what seat B could know, and where the cards could have been", async () => {
  const play = told.fair.plays.find(({ version }) => version === told.review.lost_at)!;
  expect(play.is_mistake).toBe(true);
  await page.keyboard.press("j");
  await page.getByRole("tab", { name: "Mistakes" }).click();
  // Judging every card in two hundred deals takes its time.
  const verdict = page.getByText("A mistake: a better card could have been known.");
  await verdict.waitFor({ timeout: 60_000 });
  const best = Math.round(100 * (play.choices[0]?.share ?? 0));
  await page.getByText(`: ${best} %. Less than`).waitFor();

  // When the mission is over nothing is hidden any more; before the last card something was.
  await page.getByRole("tab", { name: "Beliefs" }).click();
  await page.getByText("Nothing is hidden at this step.").waitFor();
  await page.getByRole("button", { name: "One step back" }).click();
  const sums = async (): Promise<number[]> =>
    page
      .locator("#findings tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll("td")].reduce((sum, cell) => sum + (Number(cell.textContent) || 0), 0),
        ),
      );
  await expect.poll(async () => (await sums()).length).toBeGreaterThan(10);
  // Every card is somewhere; each cell is rounded by itself.
  for (const sum of await sums()) expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
});

test("a deal without any match is looked into, too", async () => {
  await paste('{"game":"dead-mans-draw","setup":{"players":2}}');
  await page
    .getByRole("heading", { name: "Dead Man’s Draw, pasted" })
    .or(page.locator(".dmd"))
    .first()
    .waitFor();
  await page.getByRole("tab", { name: "Decisions" }).click();
  await page.getByText("Decisions are judged when a match is over.").waitFor();
  // On a phone the table comes first, and what is found out below it.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await top(".dmd")) < (await top("[role=tablist]"))).toBe(true);
});
