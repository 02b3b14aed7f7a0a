import { expect, test, vi } from "vitest";
import { keepFocus } from "./keepFocus";

/** A group of two buttons, the first of which has the focus. */
function group(): [HTMLElement, HTMLElement, HTMLElement] {
  document.body.innerHTML = "<div><button>1</button><button>2</button></div>";
  const div = document.querySelector("div")!;
  keepFocus(div);
  const [first, second] = div.querySelectorAll("button");
  first!.focus();
  return [div, first!, second!];
}

test("what takes the place of a pressed button has the focus", async () => {
  const [, first] = group();
  const other = document.createElement("select");
  first.replaceWith(other);
  await vi.waitFor(() => expect(document.activeElement).toBe(other));
});

test("where nothing is left, the group itself has the focus", async () => {
  const [div] = group();
  div.replaceChildren("nothing more");
  await vi.waitFor(() => expect(document.activeElement).toBe(div));
});

test("the focus stays where it went meanwhile", async () => {
  const [, first, second] = group();
  first.blur();
  await Promise.resolve();
  const focus = vi.spyOn(second, "focus");
  first.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(focus).not.toHaveBeenCalled();
});
