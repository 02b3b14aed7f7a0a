import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { runShortcut } from "../../kit/shortcuts.svelte";
import Panel, { type Choice } from "./Panel.svelte";

function shown(choices: Choice[]): { buttons: HTMLButtonElement[]; away: () => void } {
  const target = document.createElement("div");
  const panel = mount(Panel, { target, props: { question: "Who?", choices } });
  flushSync();
  return { buttons: [...target.querySelectorAll("button")], away: () => void unmount(panel) };
}

test("two members of one name are two choices", () => {
  const chosen: number[] = [];
  const { buttons, away } = shown([0, 1].map((at) => ({ name: "Anna", run: () => chosen.push(at) })));
  expect(buttons.map((button) => button.textContent)).toEqual(["Anna", "Anna"]);
  buttons[1]?.click();
  expect(chosen).toEqual([1]);
  away();
});

test("a number is chosen by its own key, and any other choice by the key of its place", () => {
  const chosen: string[] = [];
  const run = (name: string) => () => void chosen.push(name);
  const press = (key: string) => runShortcut(new KeyboardEvent("keydown", { key }));
  const numbers = shown(["0", "1", "10"].map((name) => ({ name, key: name, run: run(name) })));
  press("1");
  press("0");
  numbers.away();
  const answers = shown(["yes", "no"].map((name) => ({ name, run: run(name) })));
  press("1");
  answers.away();
  expect(chosen).toEqual(["1", "0", "yes"]);
});
