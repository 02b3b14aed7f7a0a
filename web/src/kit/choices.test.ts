import { beforeEach, expect, test } from "vitest";
import { goToChoice } from "./choices";

let table: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <ul class="hand"><button id="low"></button><button id="high" class="open"></button></ul>
    <button id="task" class="open"></button>
  </main>`;
  table = document.querySelector("main")!;
});

function pressed(): string | undefined {
  goToChoice(table);
  return document.activeElement?.id;
}

test("what beckons on the table comes before the hand, and each press goes on", () => {
  expect([pressed(), pressed(), pressed()]).toEqual(["task", "high", "task"]);
});

test("where nothing beckons, the hand is shown", () => {
  for (const button of table.querySelectorAll(".open")) button.classList.remove("open");
  expect([pressed(), pressed()]).toEqual(["low", "low"]);
});

test("a card that is on its way out of the hand beckons no more", () => {
  table
    .querySelector("ul")!
    .insertAdjacentHTML("afterbegin", `<li inert><button class="open"></button></li>`);
  expect([pressed(), pressed(), pressed()]).toEqual(["task", "high", "task"]);
});
