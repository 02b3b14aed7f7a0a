import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const WEB = join(import.meta.dirname, "..");
/** The command under test, which holds the client; `npm run build` and `cargo build --release` come first. */
const WARDROOM = process.env.WARDROOM ?? join(WEB, "../target/release/wardroom");
/** Another command than the usual one may hold another client: it is handed the one built last. */
const CLIENT = process.env.WARDROOM ? ["--web", join(WEB, "dist")] : [];
/** The headless shell if there is one: full Chromium draws a window frame for each context. */
const CHROMIUM =
  process.env.CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/** The heading of a page that has come, not of the notice that it is on its way. */
export const HEADING = "main:not(:has(.busy)) h1";

/** A server of our own, with a folder that goes with it. */
export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Starts `wardroom serve` with bots that do not dawdle, on a port that is free or was before. */
export async function startServer({ pause = 0, courtesy = 150, port = 0 } = {}): Promise<Server> {
  port ||= await freePort();
  const data = mkdtempSync(join(tmpdir(), "wardroom-web-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    WARDROOM,
    [
      ...["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--public-url", url, "--behind-proxy"],
      ...["--bot-pause", String(pause), "--courtesy", String(courtesy), ...CLIENT],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await answering(url, child);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function startBrowser(): Promise<Browser> {
  if (!CHROMIUM) throw new Error("there is no Chromium: run tools/chromium, or name one in CHROMIUM");
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

let nVisitors = 0;

/**
 * A new visitor with a device and an address of their own. An error on the page is thrown. What a service
 * worker keeps is for later visits, so only those who try it out have one.
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  nVisitors += 1;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-GB",
    extraHTTPHeaders: { "x-forwarded-for": `10.0.${Math.floor(nVisitors / 250)}.${(nVisitors % 250) + 1}` },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/**
 * Brings to its end whatever moves or fades on the page. Nothing is waited for, since a busy machine may not come to
 * draw what it is waited for; what moves for ever cannot be ended, and is an error.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState !== "finished");
    // One that ends may set off the next: a colour that is handed down fades from element to element.
    for (let rounds = 0; moving().length > 0; rounds++) {
      if (rounds === 200) throw new Error("the page never stands still");
      for (const animation of moving()) animation.finish();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isThere = await fetch(`${url}/api/games`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server does not answer");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
