import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { TableView, ChatLine } from "../../net/shapes";
import Talk from "./Talk.svelte";

const sight = { may_talk: true, golden_rule: false, terms: {} } as unknown as TableView;

test("what could not be said is there again, unless something else has been begun", async () => {
  const ask = vi.fn(async () => false);
  const talk = mount(Talk, { target: document.body, props: { sight, remarks: [], ask } });
  const field = document.querySelector<HTMLInputElement>("form input")!;
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  const send = (): void => {
    document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
    flushSync();
  };
  type("Well played");
  send();
  expect(field.value).toBe("");
  await vi.waitFor(() => expect(field.value).toBe("Well played"));
  send();
  type("Never mind");
  await Promise.all(ask.mock.results.map(({ value }) => value as Promise<boolean>));
  flushSync();
  expect(field.value).toBe("Never mind");
  ask.mockResolvedValue(true);
  send();
  await Promise.all(ask.mock.results.map(({ value }) => value as Promise<boolean>));
  flushSync();
  expect(field.value).toBe("");
  expect(ask.mock.calls.length).toBe(3);
  await unmount(talk);
});

test("where something is decided together the field shows the golden rule", async () => {
  const ask = vi.fn(async () => true);
  const props = $state({ sight: { ...sight, golden_rule: true }, remarks: [], ask });
  const talk = mount(Talk, { target: document.body, props });
  const field = document.querySelector<HTMLInputElement>("form input")!;
  const rule = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(rule?.textContent).toContain("table-golden-rule");
  props.sight = sight;
  flushSync();
  expect(document.querySelector("[role=note]")).toBeNull();
  expect(document.querySelector("form input")?.hasAttribute("aria-describedby")).toBe(false);
  props.sight = { ...sight, may_talk: false };
  flushSync();
  expect(document.querySelector("form")).toBeNull();
  expect(document.body.textContent).toContain("table-chat-silent");
  props.sight = { ...sight, may_talk: false, terms: { ...sight.terms, silent: true } };
  flushSync();
  expect(document.body.textContent).toContain("refusal-agreed-silence");
  await unmount(talk);
});

test("what was deleted is told to be gone", async () => {
  const remark = {
    name: "Ada",
    avatar: "whale",
    is_you: false,
    text: "Ahoy",
    is_removed: false,
    at: 1,
  } as ChatLine;
  const remarks = [remark, { ...remark, text: "", is_removed: true }];
  const talk = mount(Talk, { target: document.body, props: { sight, remarks, ask: async () => true } });
  const told = [...document.querySelectorAll("li")].map((line) =>
    line.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(told).toEqual(["Ada Ahoy", "Ada table-chat-removed"]);
  await unmount(talk);
});
