import { beforeAll, expect, test } from "vitest";
import { learn, LOCALES, speak, type Locale } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../net/shapes";
import { narrate } from "./words";

beforeAll(() => learn("dmd"));

const told = (event: GameEvent) => narrate(event, (seat) => `Pirate ${seat}`);
const shot = { type: "shot", seat: "A", victim: "B", cards: ["key-7"] };
const lost = { type: "lost", seat: "A", cards: ["key-7", "key-3"] };
const bonus = { type: "bonus-taken", seat: "A", cards: ["map-4"] };
const busted = { type: "busted", seat: "A", card: "key-3", saved: [] as string[] };

test("it is told to whose bank cards went, and from whose they came", async () => {
  await speak("en");
  expect(told({ ...shot, to: null })).toBe("The cannon hits Key 7 of Pirate B.");
  expect(told({ ...shot, to: "A" })).toBe("The cannon blows Key 7 of Pirate B into the bank of Pirate A.");
  expect(told(lost)).toBe("Pirate A loses Key 7 and Key 3.");
  expect(told({ ...lost, to: "C" })).toBe("Pirate A loses Key 7 and Key 3 to Pirate C.");
  expect(told(bonus)).toBe("Key and chest pay Pirate A Map 4.");
  expect(told({ ...bonus, from: "B" })).toBe("Key and chest pay Pirate A Map 4 from the bank of Pirate B.");
  expect(told({ type: "lured", seat: "A", card: "key-3", to: "B" })).toBe("Key 3 goes to Pirate B.");
});

test("who collects nothing is said to, and who may keep which trait", async () => {
  await speak("en");
  expect(told({ type: "collected", seat: "A", cards: [] })).toBe("Pirate A collects nothing.");
  expect(told({ type: "traits-offered", seat: "B", traits: ["mystic", "parry"] })).toBe(
    "Pirate B may keep one of these traits: Mystic and Parry.",
  );
  await speak("uk");
  expect(told({ type: "collected", seat: "A", cards: [] })).toBe("Pirate A забирає: нічого.");
});

test("it is told what a bust left safe", async () => {
  await speak("en");
  expect(told(busted)).toBe("Pirate A busts with Key 3!");
  expect(told({ ...busted, saved: ["hook-3", "anchor-6"] })).toBe(
    "Pirate A busts with Key 3! Saved: Hook 3 and Anchor 6.",
  );
});

test("the end says nothing about a draw pile that may be full", async () => {
  await speak("en");
  expect(told({ type: "game-over" })).toBe("The game is over.");
});

test.each(Object.keys(LOCALES) as Locale[])("%s leaves no argument out", async (locale) => {
  await speak(locale);
  for (const event of [
    { ...shot, to: "C" },
    { ...lost, to: "C" },
    { ...bonus, from: "C" },
  ])
    expect(told(event)).toContain("Pirate C");
  expect(told({ ...busted, saved: ["hook-3"] })).not.toContain("{");
});
