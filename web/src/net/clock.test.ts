import { afterEach, expect, test } from "vitest";
import { heard, now } from "./clock";

afterEach(() => heard(new Date().toUTCString()));

/** How many minutes what is counted differs from what this device believes. */
const minutesOff = () => Math.round((now() - Date.now()) / 60_000);

test("a device whose clock is wrong counts by the server's", () => {
  heard(new Date(Date.now() + 60 * 60_000).toUTCString());
  expect(minutesOff()).toBe(60);
  heard(new Date(Date.now() - 5 * 60_000).toUTCString());
  expect(minutesOff()).toBe(-5);
});

test("whole seconds, and answers without a date, change nothing", () => {
  heard(new Date(Date.now() - 900).toUTCString());
  expect(now() - Date.now()).toBeLessThan(50);
  heard(null);
  heard("yesterday");
  expect(minutesOff()).toBe(0);
});
