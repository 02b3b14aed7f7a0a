import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startBrowser, startServer, type Server } from "./browser";

/** The server and the browser of a file of tests, from its first test to its last. */
export let server: Server;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
