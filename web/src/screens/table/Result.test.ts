import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Command, TableView } from "../../net/shapes";
import Result from "./Result.svelte";

const sight = {
  seat: "A",
  is_yours: true,
  n_matches: 1,
  is_arranged: false,
  terms: { game: "", setup: { mission: 1 }, seed: null },
  match: {
    ending: { winners: ["A"], points: null },
    occupants: [{ seat: "A", from: 0, name: "Ada", avatar: null, bot: null, is_you: true }],
  },
} as unknown as TableView;

let results: object[] = [];

function show(sight: TableView, ask: (command: Command) => Promise<boolean>): void {
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
  results.push(result);
  flushSync();
}

afterEach(async () => {
  await Promise.all(results.map((result) => unmount(result)));
  results = [];
});

test("who presses the next mission twice agrees on it and deals once", async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const ask = vi.fn((_: Command) => new Promise<boolean>((resolve) => answers.push(resolve)));
  show(sight, ask);
  const button = document.querySelector<HTMLButtonElement>("button.primary")!;
  button.click();
  button.click();
  answers[0]?.(true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  button.click();
  expect(ask.mock.calls.map(([command]) => command.type)).toEqual(["agree", "deal"]);
});

test("a shuffle is checked only where the table has shuffled", () => {
  const offersProof = (change: Partial<TableView>): boolean => {
    show({ ...sight, ...change }, vi.fn());
    return document.body.lastElementChild?.querySelector("details") != null;
  };
  expect(offersProof({})).toBe(true);
  expect(offersProof({ terms: { ...sight.terms, seed: "x" }, is_arranged: true })).toBe(false);
  const branch = { table: "u", number: 1, at: 2 };
  expect(offersProof({ branch, is_arranged: true })).toBe(false);
});
