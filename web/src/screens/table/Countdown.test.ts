import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../i18n/i18n.svelte";
import Countdown from "./Countdown.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  [5, "0:05", "5 seconds left"],
  [90, "1:30", "90 seconds left"],
  [300, "5:00", "Time left: 5 minutes"],
  [3599, "59:59", "Time left: 59 minutes"],
  [3600, "1:00:00", "Time left: 1 hour"],
  [86_399, "23:59:59", "Time left: 23 hours"],
  [86_400, "1 day", "Time left: 1 day"],
  [259_200, "3 days", "Time left: 3 days"],
])("%i seconds are told as %s", async (left, shown, told) => {
  const countdown = mount(Countdown, { target: document.body, props: { due: Date.now() + 1000 * left } });
  flushSync();
  const timer = document.querySelector("[role=timer]");
  expect([timer?.textContent?.trim(), timer?.getAttribute("aria-label")]).toEqual([shown, told]);
  await unmount(countdown);
});
