import { afterEach, expect, test, vi } from "vitest";
import { keyOf, runShortcut, shortcuts, useShortcuts } from "./shortcuts.svelte";

const leave: (() => void)[] = [];

afterEach(() => {
  for (const one of leave.splice(0)) one();
});

function use(key: string, name: string): () => void {
  const run = vi.fn();
  leave.push(useShortcuts([{ key, label: () => name, run }]));
  return run;
}

test("of two shortcuts with the same key the inner one counts, and only it is listed", () => {
  const [outer, , inner] = [use("h", "home"), use("?", "help"), use("h", "choice")];
  expect(shortcuts().map(({ key, label }) => [key, label()])).toEqual([
    ["h", "choice"],
    ["?", "help"],
  ]);
  runShortcut(new KeyboardEvent("keydown", { key: "h", code: "KeyH" }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
  leave.pop()?.();
  expect(shortcuts().map(({ label }) => label())).toEqual(["home", "help"]);
});

test("letters are found on layouts without Latin ones, too", () => {
  const run = use("h", "home");
  runShortcut(new KeyboardEvent("keydown", { key: "р", code: "KeyH" }));
  expect(run).toHaveBeenCalledOnce();
  expect(keyOf({ key: "Ш", code: "KeyI" })).toBe("i");
});

test("whatever else is typed means itself", () => {
  expect(keyOf({ key: "A", code: "KeyQ" })).toBe("a");
  expect(keyOf({ key: "ж", code: "Semicolon" })).toBe("ж");
  // A French comma is where others have their M; the question mark of Cyrillic layouts is above the 7.
  expect(keyOf({ key: ",", code: "KeyM" })).toBe(",");
  expect(keyOf({ key: "?", code: "Digit7" })).toBe("?");
  expect(keyOf({ key: "/", code: "Slash" })).toBe("/");
  expect(keyOf({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("ArrowLeft");
});
