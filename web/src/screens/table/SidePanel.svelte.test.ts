import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { TableView } from "../../net/shapes";
import SidePanel from "./SidePanel.svelte";

const sight = { guests: [], seats: [], terms: { game: "", setup: {}, seed: "x" } } as unknown as TableView;

test("the log goes to its end when there is more, also in its last line, unless it was scrolled up", async () => {
  const props = $state({ sight, table: "t", lines: ["one"], remarks: [], ask: async () => true });
  const panel = mount(SidePanel, { target: document.body, props });
  flushSync();
  const log = document.querySelector("ol")!;
  const scrolled = vi.spyOn(log, "scrollTo").mockImplementation(() => {});
  let top = 200;
  Object.defineProperties(log, {
    scrollHeight: { get: () => 300 },
    clientHeight: { get: () => 100 },
    scrollTop: { get: () => top },
  });
  props.lines = ["one"];
  flushSync();
  expect(scrolled).not.toHaveBeenCalled();
  props.lines = ["one", "two"];
  flushSync();
  expect(scrolled).toHaveBeenCalledOnce();
  props.lines = ["one", "two and a half"];
  flushSync();
  expect(scrolled).toHaveBeenCalledTimes(2);
  top = 50;
  log.dispatchEvent(new Event("scroll"));
  props.lines = ["one", "two and a half", "three"];
  flushSync();
  expect(scrolled).toHaveBeenCalledTimes(2);
  top = 200;
  log.dispatchEvent(new Event("scroll"));
  props.lines = ["one", "two and a half", "three", "four"];
  flushSync();
  expect(scrolled).toHaveBeenCalledTimes(3);
  await unmount(panel);
});
