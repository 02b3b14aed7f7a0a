import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../i18n/i18n.svelte";
import Winnable from "./Winnable.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("leaving the result ends the polling for its review", async () => {
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

test.each([
  ["winnable", null, "This deal could have been won: the attempt counts."],
  ["lost", "unwinnable", "This deal could not have been won: the attempt does not count."],
  ["unknown", null, "The crew may agree that this attempt does not count."],
])("a crew reads whether its attempt counts where the solver says %s", async (deal, forgiven, words) => {
  await speak("en");
  const review = { deal, plays: [], line: [], lost_at: null, lost_by: null };
  const people = [{ name: "Ada", avatar: {}, is_you: true, agrees: false }];
  const standing = { deal, forgiven, is_open: deal === "unknown", people };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(Response.json(path.endsWith("/forgiveness") ? standing : review)),
  );
  const props = { table: "t", number: 1, nameAt: String, wordsOf: () => ({}) };
  const shown = mount(Winnable, { target: document.body, props });
  await vi.advanceTimersByTimeAsync(10);
  await vi.waitFor(() => expect(document.body.textContent.replace(/\s+/g, " ")).toContain(words));
  await unmount(shown);
});
