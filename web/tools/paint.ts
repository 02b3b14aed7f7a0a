/** How long it takes from the moment a step arrives until the table is painted: `npm run paint`. */
import { startBrowser, startServer, visitor } from "../tests/browser";
import { playOut, PLAYERS } from "../tests/players";

// Bots pause as they do for people; without, the flights of several steps would be drawn at once.
const server = await startServer({ pause: 400 });
const browser = await startBrowser();
console.log("milliseconds from a step's arrival to the frame that shows it");
for (const { game, table, click } of PLAYERS) {
  const page = await visitor(browser, { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // The clock starts before the client hears of the step.
    const descriptor = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      ...descriptor,
      set(this: WebSocket, listener: (event: MessageEvent) => void) {
        descriptor?.set?.call(this, (event: MessageEvent) => {
          const isStep = String(event.data).startsWith('{"type":"table"');
          const arrived = performance.now();
          listener(event);
          // The task after the next frame runs when that frame is painted.
          if (isStep) requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - arrived)));
        });
      },
    });
  });
  await page.goto(server.url);
  const tile = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  await tile.getByRole("button").first().click();
  await page.locator(table).waitFor();
  await playOut(page, click);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `${game.padEnd(16)} ${times.length} steps: median ${at(0.5)}, 95 % within ${at(0.95)}, most ${at(1)}`,
  );
  await page.context().close();
}
await browser.close();
await server.stop();
process.exit(0);
