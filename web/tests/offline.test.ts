import type { WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { startServer, visitor } from "./browser";
import { playOut, PLAYERS } from "./players";
import { browser, server } from "./stage";

test("without its server there is a page that says so, and the way back is found by itself", async () => {
  // A server that is really gone: a net that is only said to be gone is not gone for service workers at once.
  const lone = await startServer();
  const page = await visitor(browser, { locale: "pl-PL", serviceWorkers: "allow" });
  await page.goto(lone.url);
  await page.locator("article").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // Only what is shown without a server is kept: everything else would add up from release to release.
  await page.reload();
  await page.locator("article").first().waitFor();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]);
  await lone.stop();
  await page.goto(`${lone.url}/about`);
  await page.getByRole("heading", { name: "Na morzu cisza" }).waitFor();
  const back = await startServer({ port: Number(new URL(lone.url).port) });
  await page.locator("main h1").waitFor();
  await page.context().close();
  await back.stop();
});

test("a page whose file is late says so, and one whose file does not come can be loaded again", async () => {
  const page = await visitor(browser);
  let isGone = true;
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/PuzzlesPage.*js/, async (route) => {
    await late;
    await (isGone ? route.abort() : route.continue());
  });
  await page.goto(`${server.url}/puzzles/smitten`);
  await page.getByRole("heading", { level: 1, name: "Lighting the lamp" }).waitFor();
  arrive();
  await page.getByRole("heading", { level: 1, name: "A part of this page did not come" }).waitFor();
  isGone = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".puzzle .stage").waitFor();
  await page.context().close();
});

test("a page whose words do not come says so, and begins once they can be had", async () => {
  const page = await visitor(browser);
  let isGone = true;
  await page.route(/assets\/common.*js/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto(server.url);
  await page.getByText("A part of this page did not come").waitFor();
  isGone = false;
  await page.locator("article").first().waitFor();
  await page.context().close();
});

test("a browser that stores nothing shows the page all the same", async () => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto(server.url);
  await page.locator("article").first().waitFor();
  await page.context().close();
});

test("the page can be installed", async () => {
  const page = await visitor(browser, { serviceWorkers: "allow" });
  await page.goto(server.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    return (await fetch(link?.href ?? "")).json() as Promise<{ icons: { src: string; sizes: string }[] }>;
  });
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) {
    expect((await page.request.get(server.url + src)).headers()["content-type"]).toMatch(/^image\//);
  }
  await page.context().close();
});

test("a match goes on after the connection was away for a while", async () => {
  const page = await visitor(browser);
  const player = PLAYERS.find(({ game }) => game === "dead-mans-draw")!;
  const sockets: WebSocketRoute[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isDown) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.goto(server.url);
  await page.locator("article", { hasText: player.title }).getByRole("button", { name: /Play/ }).click();
  await page.locator(player.table).waitFor();
  isDown = true;
  await sockets.at(-1)?.close();
  await page.locator(".bar.lost").waitFor();
  // The table is still there to look at.
  expect(await page.locator(player.table).isVisible()).toBe(true);
  isDown = false;
  await page.locator(".bar.lost").waitFor({ state: "detached" });
  await playOut(page, player.click);
  await page.context().close();
});
