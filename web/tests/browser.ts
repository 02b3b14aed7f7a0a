import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

/** The command under test; `npm run build` and `cargo build` come first. */
const WARDROOM = process.env.WARDROOM ?? join(import.meta.dirname, "../../target/release/wardroom");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** A server of our own on a free port, with a folder that goes with it. */
export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Starts `wardroom serve`, or takes the server that `WARDROOM_URL` names. */
export async function startServer(): Promise<Server> {
  if (process.env.WARDROOM_URL) return { url: process.env.WARDROOM_URL, stop: async () => {} };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "wardroom-web-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(WARDROOM, ["serve", "--listen", `127.0.0.1:${port}`, "--data", data], {
    stdio: ["ignore", "ignore", "inherit"],
  });
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
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Somebody new with a device of their own. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
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
