import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Command, TableView } from "../../net/shapes";
import Result from "./Result.svelte";

const sight = {
  seat: "A",
  is_yours: true,
  n_matches: 1,
  terms: { game: "", setup: { mission: 1 }, seed: "x" },
  match: {
    ending: { winners: ["A"], points: null },
    occupants: [{ seat: "A", from: 0, name: "Ada", avatar: null, bot: null, is_you: true }],
  },
} as unknown as TableView;

test("who presses the next mission twice agrees on it and deals once", async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const ask = vi.fn((_: Command) => new Promise<boolean>((resolve) => answers.push(resolve)));
  Element.prototype.scrollIntoView = () => {};
  const result = mount(Result, {
    target: document.body,
    props: {
      sight,
      ask,
      table: "t",
      story: [],
      next: [{ label: "On", setup: { mission: 2 } }],
      nameOf: String,
      calledOf: String,
      calledThen: String,
      wordsOf: () => ({}),
    },
  });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>("button.primary")!;
  button.click();
  button.click();
  answers[0]?.(true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  button.click();
  expect(ask.mock.calls.map(([command]) => command.type)).toEqual(["agree", "deal"]);
  await unmount(result);
});
