import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startBrowser, startServer, type Server } from "./browser";

/** The server of a file of tests, and the browser of all files of this process. */
export let server: Server;
export let browser: Browser;

let starting: Promise<Browser> | undefined;

/** Gives a file of tests its server. The browser ends with the process. */
export function setStage(): void {
  beforeAll(async () => {
    starting ??= startBrowser();
    [server, browser] = await Promise.all([startServer(), starting]);
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
  });
}
