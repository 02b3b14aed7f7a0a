import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HEADING, settled, visitor } from "./browser";
import { letBotsFinish, PLAYERS } from "./players";
import { browser, server } from "./stage";
import { deal } from "./tables";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong by all rules, or by some, in short. Axe takes its time, and bots play on meanwhile:
 * colours of one moment and words of the next would be no finding, so it looks again until nothing moved
 * while it looked.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(AXE);
  for (let tries = 0; tries < 30; tries++) {
    // What is still fading in has not its own colours yet.
    await settled(page);
    const { wrong, stoodStill } = await page.evaluate(async (rules) => {
      const isMoving = () => document.getAnimations().some(({ playState }) => playState !== "finished");
      const before = document.body.innerHTML;
      if (isMoving()) return { wrong: [], stoodStill: false };
      const options = rules ? { runOnly: rules } : {};
      // @ts-expect-error axe was put into the page just now.
      const { violations } = await window.axe.run({ resultTypes: ["violations"], ...options });
      const wrong: string[] = violations.flatMap((one: { id: string; nodes: { html: string }[] }) =>
        one.nodes.map(({ html }) => `${one.id}: ${html.slice(0, 160)}`),
      );
      return { wrong, stoodStill: document.body.innerHTML === before && !isMoving() };
    }, rules);
    if (stoodStill) return wrong;
  }
  throw new Error(`${page.url()} never stood still`);
}

/** The rules that a screen may break in one theme and keep in the other. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Looks at one screen after the other, in the light and in the dark; in the end nothing may have been found. */
async function looking(visit: (page: Page, look: (name: string) => Promise<void>) => Promise<void>) {
  const page = await visitor(browser, { colorScheme: "light" });
  const found: Record<string, string[]> = {};
  await visit(page, async (name) => {
    found[name] = await violations(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.locator("html[data-theme=dark]").waitFor();
    found[`${name}, dark`] = await violations(page, COLOUR_RULES);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  await page.context().close();
  const wrong = Object.entries(found).filter(([, list]) => list.length > 0);
  expect(Object.fromEntries(wrong)).toEqual({});
}

test("every page passes axe in both themes", () =>
  looking(async (page, look) => {
    await page.goto(server.url);
    await page.locator("article").first().waitFor();
    await look("home");
    await page.locator(".me").click();
    await look("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await look("shortcuts");
    await page.goto(`${server.url}/crews`);
    await page.getByLabel("Name of the crew").fill("Night watch");
    await look("crews");
    await page.getByRole("button", { name: "Found it" }).click();
    await page.locator("main ol .summary").first().waitFor();
    await look("crew");
    await page.goto(`${server.url}/me`);
    await page.getByRole("button", { name: /Make a code/ }).click();
    await page.locator(".code").waitFor();
    await look("me");
    await page.getByRole("button", { name: "Delete me" }).click();
    await look("a question");
    for (const path of ["about", "nowhere", "matches", "statistics", "link/ABCD", "c/ABCD"]) {
      await page.goto(`${server.url}/${path}`);
      await page.locator(HEADING).waitFor();
      await look(path);
    }
  }));

test("nor does a puzzle, nor making up a mission", () =>
  looking(async (page, look) => {
    for (const [path, shown] of [
      ["puzzles/planet-nine", ".puzzle .hand"],
      ["puzzles/dead-mans-draw", ".puzzle .stage"],
      ["puzzles/smitten", ".puzzle .stage"],
      ["daily", "main li"],
      ["missions/new/planet-nine", "fieldset"],
      ["missions/new/deep-sea", "fieldset"],
      ["m/PN1-NOTHING", HEADING],
    ] as const) {
      await page.goto(`${server.url}/${path}`);
      await page.locator(shown).first().waitFor();
      await look(path);
    }
    await page.goto(`${server.url}/missions/new/deep-sea`);
    await page.getByRole("button", { name: "Share and play" }).click();
    await page.getByRole("textbox", { name: "Link" }).waitFor();
    await look("a mission of one's own");
  }));

test.for(PLAYERS)("nor does $game, from its rules to the list of matches", ({ game, title, table, click }) =>
  looking(async (page, look) => {
    await page.goto(`${server.url}/rules/${game}`);
    await page.locator("h2").first().waitFor();
    await look("rules");
    await page.goto(`${server.url}/learn/${game}`);
    await page.locator(".coach .words p").first().waitFor();
    await look("lesson");
    await page.goto(server.url);
    await page
      .locator("article", { hasText: title })
      .getByRole("button", { name: /Invite/ })
      .click();
    await page.locator(".deal").waitFor();
    await look("lobby");
    await deal(page);
    await page.locator(table).waitFor();
    await look("start");
    for (let actions = 0; actions < 8; actions++) if (!(await click(page))) await page.waitForTimeout(60);
    await look("table");
    if ((await page.locator(".result").count()) === 0) await letBotsFinish(page);
    await look("result");
    await page.getByRole("link", { name: "Look back" }).click();
    await page.getByRole("slider").waitFor();
    await page.keyboard.press("End");
    await look("replay");
    await page.goto(`${server.url}/matches`);
    await page.locator("main li").first().waitFor();
    await look("matches");
  }),
);
