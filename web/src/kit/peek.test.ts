import type { Snippet } from "svelte";
import { expect, test } from "vitest";
import { look, peekable, peeked } from "./peek.svelte";

test("the key I shows a thing large, whatever the layout calls it", () => {
  const node = document.createElement("button");
  const end = peekable(() => ({ face: (() => {}) as unknown as Snippet, title: "card", about: "" }))(node);
  for (const key of ["i", "ш"]) {
    node.dispatchEvent(new KeyboardEvent("keydown", { key, code: "KeyI" }));
    expect(peeked()?.title).toBe("card");
    look(null);
  }
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "і", code: "KeyS" }));
  expect(peeked()).toBe(null);
  end?.();
});
