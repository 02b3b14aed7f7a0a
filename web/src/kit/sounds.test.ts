import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { sound } from "./sounds";

const started: number[] = [];
/** What the browser was given to sound with. */
const made: Audio[] = [];

/** As much of the browser's audio as a short sound needs. */
class Audio {
  currentTime = 0;
  state = "suspended";
  destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => started.push(frequency.value),
      stop: () => {},
    };
  }
  constructor() {
    made.push(this);
  }
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: () => {} };
  }
}

beforeEach(() => void vi.stubGlobal("AudioContext", Audio));
afterEach(() => {
  vi.unstubAllGlobals();
  settings.hasSounds = false;
  started.length = 0;
});

test("sounds are off until they are switched on", () => {
  sound("turn");
  expect(started).toEqual([]);
});

test("sounds that are switched on are heard", () => {
  settings.hasSounds = true;
  sound("turn");
  expect(started).toEqual([587, 880]);
});

test("a browser that let nothing sound at first is asked again", () => {
  settings.hasSounds = true;
  sound("card");
  made[0]!.state = "suspended";
  sound("card");
  expect(made.map(({ state }) => state)).toEqual(["running"]);
});
