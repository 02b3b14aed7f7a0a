import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../net/api";
import { fetchTrial, type Trial as Told } from "../../model/missions";
import Trial from "./Trial.svelte";

vi.mock("../../model/missions", () => ({ beginTrial: vi.fn(), fetchTrial: vi.fn() }));

const asked = vi.mocked(fetchTrial);
const underWay = { n_matches: 200, is_under_way: true, results: [] } as unknown as Told;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockReset();
});

test("a trial is followed on after an answer that did not come, and not after leaving", async () => {
  asked
    .mockResolvedValueOnce(underWay)
    .mockRejectedValueOnce(new Error("no net"))
    .mockResolvedValue(underWay);
  const shown = mount(Trial, { target: document.body, props: { code: "x" } });
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(document.querySelector("[role=alert]")).not.toBe(null);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(document.querySelector("[role=alert]")).toBe(null);
  // The next answer is on its way when the page is left.
  let answer = (_: Told) => {};
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(1500);
  await unmount(shown);
  answer(underWay);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a trial that a server has forgotten can be begun again", async () => {
  asked.mockResolvedValueOnce(underWay).mockRejectedValue(new Refused(404, "no-such-trial", "", {}));
  const shown = mount(Trial, { target: document.body, props: { code: "x" } });
  await vi.advanceTimersByTimeAsync(1500);
  expect(document.querySelector("button")).not.toBe(null);
  await unmount(shown);
});
