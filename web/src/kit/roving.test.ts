import { expect, test, vi } from "vitest";
import { roving } from "./roving";

test("a button that leaves hands the focus to its neighbour, and the page stays where it is", async () => {
  document.body.innerHTML = "<ul><li><button>1</button></li><li><button>2</button></li></ul>";
  const group = document.querySelector("ul")!;
  roving(group);
  const [first, second] = group.querySelectorAll("button");
  first!.focus();
  const focus = vi.spyOn(second!, "focus");
  first!.parentElement!.remove();
  await vi.waitFor(() => expect(focus).toHaveBeenCalledWith({ preventScroll: true }));
});

test("what is on its way out is no stop, neither for Tab nor for arrows", async () => {
  document.body.innerHTML = [1, 2, 3].map((n) => `<li><button id="b${n}"></button></li>`).join("");
  roving(document.body);
  const [first, second, third] = document.querySelectorAll("button");
  first!.parentElement!.inert = true;
  await vi.waitFor(() => expect(second!.tabIndex).toBe(0));
  third!.focus();
  second!.parentElement!.inert = true;
  third!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(document.activeElement).toBe(third);
});
