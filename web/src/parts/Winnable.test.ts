import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Winnable from "./Winnable.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever leaves the result asks no more whether it could have been won", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ done: 1, of: 9 }))));
  vi.stubGlobal("fetch", fetched);
  const props = { table: "t", number: 1, nameAt: String, wordsOf: () => ({}) };
  const shown = mount(Winnable, { target: document.body, props });
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched.mock.calls.length).toBeGreaterThan(2);
  await unmount(shown);
  const n = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(n + 1);
});
