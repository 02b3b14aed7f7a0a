/** Every screen in every language, on a phone and on a desk: `npm run screens [folder]`. Not committed. */
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { startBrowser, startServer, visitor } from "../tests/browser";
import { playOut, PLAYERS } from "../tests/players";

const SIZES = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
};
const LANGUAGES = { en: "en-GB", uk: "uk-UA", pl: "pl-PL", ru: "ru-RU" };
const folder = process.argv[3] ?? "screenshots";
const isAsked = (kind: string, one: string) => process.env[kind]?.split(",").includes(one) ?? true;

mkdirSync(folder, { recursive: true });
const server = await startServer({ pause: 0, courtesy: 100 });
const browser = await startBrowser();
const tooWide: string[] = [];

for (const [size, viewport] of Object.entries(SIZES)) {
  if (!isAsked("SIZES", size)) continue;
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    if (!isAsked("LANGUAGES", language)) continue;
    const colorScheme = language === "uk" || language === "ru" ? "light" : "dark";
    const page = await visitor(browser, {
      viewport,
      locale,
      colorScheme,
      isMobile: size !== "desk",
      hasTouch: size !== "desk",
    });
    const shoot = (name: string) => shot(page, name, `${size}-${language}`);
    await page.goto(server.url);
    await page.locator("article").first().waitFor();
    await shoot("home");
    await page.locator(".me").click();
    await shoot("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await shoot("keys");
    await page.goto(`${server.url}/crews`);
    await page.locator("form input").first().fill("Night watch");
    await shoot("crews");
    await page.locator("form button").first().click();
    await page.locator("main ol .summary").first().waitFor();
    await shoot("crew");
    await page.goto(`${server.url}/me`);
    await page.locator("button.start").first().click();
    await page.locator(".code").waitFor();
    await shoot("me");
    for (const path of ["about", "nowhere", "t/nothing", "link/ABCD", "c/ABCD", "offline.html"]) {
      await page.goto(`${server.url}/${path}`);
      await page.locator("h1:visible").waitFor();
      await shoot(path.replace("/", "-"));
    }
    for (const [path, shown] of [
      ["puzzles/planet-nine", ".puzzle .hand"],
      ["puzzles/deep-sea", ".puzzle .hand"],
      ["puzzles/dead-mans-draw", ".puzzle .stage"],
      ["puzzles/smitten", ".puzzle .stage"],
      ["daily", "main li"],
      ["missions/new/planet-nine", "fieldset"],
      ["missions/new/deep-sea", "fieldset"],
    ] as const) {
      await page.goto(`${server.url}/${path}`);
      await page.locator(shown).first().waitFor();
      await shoot(path.replaceAll("/", "-"));
    }
    await page.locator(".outcome button.primary:enabled").click();
    await page.locator(".mission .invite").waitFor();
    await shoot("mission");
    for (const { game, table, click } of PLAYERS) {
      await page.goto(`${server.url}/rules/${game}`);
      await page.locator("h2").first().waitFor();
      await shoot(`${game}-rules`);
      await page.goto(`${server.url}/learn/${game}`);
      await page.locator(".coach .words p").first().waitFor();
      await shoot(`${game}-lesson`);
      await page.locator(".coach .buttons button").last().click();
      await page.locator(".coach .words p").first().waitFor();
      await shoot(`${game}-lesson-2`);
      await page.goto(server.url);
      const tile = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
      await tile.locator("button").nth(1).click();
      await page.locator(".deal").waitFor();
      await shoot(`${game}-lobby`);
      await page.locator(".deal").click();
      await page.locator(table).waitFor();
      await shoot(`${game}-start`);
      for (let actions = 0; actions < 12; actions++) {
        if (await page.locator(".result").count()) break;
        if (!(await click(page))) await page.waitForTimeout(100);
        await page.waitForTimeout(60);
      }
      await shoot(`${game}-table`);
      await playOut(page, click);
      await shoot(`${game}-result`);
      await page.goto(`${page.url()}/replay/1`);
      await page.getByRole("slider").waitFor();
      await shoot(`${game}-replay`);
    }
    await page.goto(server.url);
    await page.locator("main li a").first().waitFor();
    await shoot("home-continue");
    await page.goto(`${server.url}/matches`);
    await page.locator("main li").first().waitFor();
    await shoot("matches");
    await page.goto(`${server.url}/statistics/${PLAYERS[0]!.game}`);
    await page.locator("tbody tr").first().waitFor();
    await shoot("statistics");
    await page.context().close();
  }
}
await browser.close();
await server.stop();
console.log(tooWide.length === 0 ? "nothing is wider than the screen" : `too wide:\n${tooWide.join("\n")}`);
process.exit(tooWide.length === 0 ? 0 : 1);

async function shot(page: Page, name: string, variant: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}/${name}-${variant}.png`, fullPage: true });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 0) tooWide.push(`${name}-${variant}: ${excess} px`);
}
