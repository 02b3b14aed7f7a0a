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
