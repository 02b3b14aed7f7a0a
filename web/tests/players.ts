import type { Page } from "playwright-core";
import type { TableView } from "../src/generated/api";
import { ask } from "./tables";

/** How a game's table is recognized, and how to play there at random. */
export interface Player {
  game: string;
  title: RegExp;
  table: string;
  /** Does one thing by clicking, if there is anything to do. */
  click: (page: Page) => Promise<boolean>;
  /** Does one thing by keys only, if there is anything to do. */
  press: (page: Page) => Promise<boolean>;
}

/**
 * Clicks the first of these that is there, where it can be hit: not if something covers it. All in one question to
 * the browser, so nothing changes between looking and clicking.
 */
function tap(page: Page, ...selectors: string[]): Promise<boolean> {
  return page.evaluate((selectors) => {
    // A card that is on its way out can still be seen, and no longer be pressed.
    const isHere = (one: Element): boolean => !one.closest("[inert]");
    const found = selectors.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    const target = found.flat().find(isHere);
    if (!target) return false;
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    // Of a card in a fan its corner can be hit; other things are round, or small.
    const isHit = [
      [8, 16],
      [width / 2, height / 2],
    ].some(([x, y]) => target.contains(document.elementFromPoint(left + x!, top + y!)));
    if (isHit) target.click();
    return isHit;
  }, selectors);
}

/** How many of these there are that are not on their way out. */
function count(page: Page, selector: string): Promise<number> {
  return page.locator(selector + ":not([inert] *)").count();
}

/**
 * The key that leads from where the focus is towards something that beckons: `Enter` once it is there, the key
 * that stands on it, `h` for what is lit at a table.
 */
function keyTowards(selectors: string[]): string | null {
  const found = selectors.map((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest("[inert]")),
  );
  const targets = found.find((some) => some.length > 0) ?? [];
  const [target] = targets;
  const active = document.activeElement;
  if (!target) return null;
  const own = target.querySelector("kbd")?.textContent?.trim().toLowerCase();
  if (own?.length === 1) return own;
  const isOpen = target.matches("button.open") && !document.querySelector("dialog[open]");
  if (isOpen && !targets.includes(active as HTMLElement)) return "h";
  if (!active || active === document.body) return "Tab";
  if (targets.includes(active as HTMLElement)) return "Enter";
  const isAfter = (other: Element): boolean =>
    Boolean(active.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  // Within a group arrows lead on, and Tab leads from one group to another.
  const group = active.closest("[data-roving]");
  const near = targets.find((one) => group?.contains(one));
  if (near) return isAfter(near) ? "ArrowRight" : "ArrowLeft";
  return isAfter(target) ? "Tab" : "Shift+Tab";
}

/** Goes by keys to the first of these that is there, and presses it. */
async function reach(page: Page, ...selectors: string[]): Promise<boolean> {
  for (let presses = 0; presses < 80; presses++) {
    const key = await page.evaluate(keyTowards, selectors);
    if (key === null) return false;
    await page.keyboard.press(key);
    if (key === "Enter" || (key.length === 1 && key !== "h")) return true;
  }
  return false;
}

/** What is to be chosen at a table of Dead Man's Draw when something is asked. */
const DEAD_MANS_DRAW = [".traits button", "button.card.open:not(.draw *)", ".bank > button.primary"];

/** What beckons at a table of Launch Pad, the most pressing first. */
const LAUNCH_PAD = [
  // A card out of the discard pile, an offer, the order of discards, one of several ways.
  "dialog button.card.open",
  ".offer button.primary:not([aria-disabled=true])",
  ".offer .row button:last-child",
  ".acts button.card.open",
  ".acts .way",
  // What is lit on a gantry.
  ".gantry button.open",
  ".gantry .aim",
  ".hand button.card.open",
  ".acts button.primary:not([aria-disabled=true])",
  // Too many cards: some must go.
  ".acts button[aria-pressed=false]",
];

/** What beckons at a table of the Crew: answers, tasks, the dummy's cards, one's own. */
const CREW = [".felt button.task.open", ".felt button.card.open", ".own .hand button.card.open"];
const haveSpoken = new WeakSet<Page>();

const ANSWERS = ".felt .choices button";
const clickCrew = (page: Page): Promise<boolean> => tap(page, ANSWERS, ...CREW);

/** Communicates once, then answers by number keys; H goes to what beckons, Enter takes it. */
async function pressCrew(page: Page): Promise<boolean> {
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
    return true;
  };
  if ((await page.locator(".radio .toggle").count()) && !haveSpoken.has(page)) {
    haveSpoken.add(page);
    // The first Enter chooses a card, the second one shows it.
    return keys("r", "h", "Enter", "Enter");
  }
  if (await count(page, ANSWERS)) return keys("1");
  if (await count(page, `:is(${CREW.join()})`)) return keys("h", "Enter");
  return false;
}

export const PLAYERS: Player[] = [
  { game: "planet-nine", title: /Planet Nine/, table: ".crew.space", click: clickCrew, press: pressCrew },
  { game: "deep-sea", title: /Deep Sea/, table: ".crew.sea", click: clickCrew, press: pressCrew },
  {
    game: "dead-mans-draw",
    title: /Dead Man/,
    table: ".dmd",
    click: async (page) => {
      const [draw, collect] = [1, 2].map((nth) => `.main button:nth-child(${nth})[aria-disabled=false]`);
      const isEnough = (await page.locator(".sea ol button").count()) >= 3;
      return tap(page, ...DEAD_MANS_DRAW, ...(isEnough ? [collect!, draw!] : [draw!, collect!]));
    },
    press: async (page) => {
      if (!(await page.locator(".bar.turn").count())) return false;
      const can = async (nth: number) =>
        (await page.locator(`.main button:nth-child(${nth})[aria-disabled=false]`).count()) > 0;
      const isAsked = (await page.locator("p.question").count()) > 0;
      const isEnough = (await page.locator(".sea ol button").count()) >= 3;
      const [mayDraw, mayCollect] = [await can(1), await can(2)];
      if (!isAsked && !mayDraw && !mayCollect) return false;
      if (isAsked) return reach(page, ...DEAD_MANS_DRAW);
      await page.keyboard.press(mayCollect && (isEnough || !mayDraw) ? "c" : "d");
      return true;
    },
  },
  {
    game: "launch-pad",
    title: /Launch Pad/,
    table: ".pad-table",
    click: (page) => tap(page, ...LAUNCH_PAD),
    press: (page) => reach(page, ...LAUNCH_PAD),
  },
  {
    game: "smitten",
    title: /Smitten/,
    table: ".smitten",
    click: (page) => tap(page, "button.place", "[role=group] .row button.primary", ".mine button.card.open"),
    press: async (page) => {
      if (await page.locator("button.place").count()) {
        await page.keyboard.press("l");
        await page.keyboard.press("r");
        return true;
      }
      if (await page.locator("[role=group] .row button.primary").count()) {
        await page.keyboard.press("+");
        return true;
      }
      return reach(page, ".mine button.card.open");
    },
  },
];

/**
 * Plays until the result is shown; if there is none, what each page shows is reported with the
 * failure. `wait` passes the time while others act.
 */
export async function playOut(
  page: Page,
  act: (page: Page) => Promise<boolean>,
  wait: (page: Page) => Promise<void> = hurry,
): Promise<void> {
  const end = Date.now() + 240_000;
  while ((await page.locator(".result").count()) === 0) {
    if (Date.now() > end) throw new Error(`the match does not end\n${await sights(page)}`);
    if (!(await leaveLook(page)) && !(await act(page))) await wait(page);
  }
}

/** A key that came too late opens something to look at, and nothing else can be done until it is closed. */
async function leaveLook(page: Page): Promise<boolean> {
  const isLooking = (await page.locator("dialog[open]:not(:has(button.open))").count()) > 0;
  if (isLooking) await page.keyboard.press("Escape");
  return isLooking;
}

/** What each page in the browser shows, and where its focus is. */
async function sights(page: Page): Promise<string> {
  const pages = page
    .context()
    .browser()
    ?.contexts()
    .flatMap((context) => context.pages()) ?? [page];
  const sight = async (page: Page) => {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    return `--- ${page.url()}, focus: ${focus}\n${await page.locator("body").innerText()}`;
  };
  return (await Promise.all(pages.map(sight))).join("\n");
}

/** A click anywhere ends the time a moment is shown for. */
export async function hurry(page: Page): Promise<void> {
  await page.mouse.click(3, 90);
  await change(page);
}

/** So does any key. */
export async function hurryByKey(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await change(page);
}

/** Waits briefly until something changes on the page; polling all the time would slow the bots down. */
async function change(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => resolve());
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
        setTimeout(resolve, 100);
      }),
  );
}

/**
 * Lets bots play until the result is shown, for tests of what comes afterwards. The page is elsewhere meanwhile,
 * since drawing every step would take long.
 */
export async function letBotsFinish(page: Page): Promise<void> {
  const result = page.locator(".result");
  const handOver = page.getByRole("button", { name: "Let a bot play for me" });
  await page.getByRole("button", { name: "Menu of the table" }).click();
  // The match may have ended just now.
  await handOver.or(result).first().waitFor();
  if (await result.count()) return;
  await handOver.click();
  await page.getByRole("button", { name: "Play myself" }).or(result).first().waitFor();
  const table = new URL(page.url()).pathname;
  await page.goto(new URL("/about", page.url()).href);
  const stage = async () => {
    const sight = await ask(page, "GET", `/api/tables/${table.split("/").at(-1)}`);
    return (sight as TableView).stage;
  };
  while ((await stage()) !== "over") await page.waitForTimeout(50);
  await page.goto(new URL(table, page.url()).href);
  await result.waitFor();
}
