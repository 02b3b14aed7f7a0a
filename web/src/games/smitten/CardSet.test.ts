import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../i18n/i18n.svelte";
import CardSet from "./CardSet.svelte";

const CODE = "SM1-GR22A15G469188HA9HCA9EE10E812";
const KEPT = [
  { code: CODE, game: "smitten", name: "The true nine" },
  { code: "PN1-0G40000F1", game: "planet-nine", name: "Not cards" },
];

let shown: object;
let changes: object[];

beforeEach(async () => {
  await speak("en");
  await learn("sm");
  changes = [];
  vi.stubGlobal("fetch", (path: string) => {
    const found = { code: CODE, game: path.includes("PN1") ? "planet-nine" : "smitten" };
    const isKnown = path === "/api/me/codes" || /(SM1-GR|PN1-)/i.test(path);
    const body = path === "/api/me/codes" ? KEPT : isKnown ? found : { error: { code: "mistyped-mission" } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: isKnown ? 200 : 404 }));
  });
});

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

async function show(setup: Record<string, unknown>): Promise<void> {
  const change = (next: object) => changes.push(next);
  shown = mount(CardSet, { target: document.body, props: { setup, change } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("The true nine"));
}

async function type(code: string): Promise<void> {
  const field = document.querySelector("input")!;
  field.value = code;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
}

test("cards that are kept are chosen by their name, and ours without any", async () => {
  await show({ players: 2, cards: CODE });
  const names = [...document.querySelectorAll("option")].map((option) => option.textContent);
  expect(names).toEqual(["Ours", "The true nine"]);
  const picker = document.querySelector("select")!;
  expect(picker.value).toBe(CODE);
  picker.value = "";
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  expect(changes).toEqual([{ players: 2 }]);
});

test("a code is checked before it is taken", async () => {
  await show({ players: 2 });
  await type("sm1-000");
  await vi.waitFor(() => expect(document.body.textContent).toContain("This is no code of cards"));
  await type("PN1-0G40000F1");
  await vi.waitFor(() => expect(document.body.textContent).toContain("This is no code of cards"));
  expect(changes).toEqual([]);
  await type(CODE.toLowerCase());
  await vi.waitFor(() => expect(changes).toEqual([{ players: 2, cards: CODE }]));
});
