import { expect, test } from "vitest";
import { learn, speak, t } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../net/shapes";
import { gather, lines, narrate, wordsOf } from "./words";

test("a title is broken where words end", () => {
  expect(lines("Metal", 13)).toEqual(["Metal"]);
  expect(lines("Mission controller", 13)).toEqual(["Mission", "controller"]);
  expect(lines("Jack-of-all-trades", 13)).toEqual(["Jack-of-all-", "trades"]);
  expect(lines("Key to launch", 13)).toEqual(["Key to launch"]);
});

test("cards drawn one after the other share a sentence, but not with those of another player", () => {
  const drew = (seat: string, card: string | null) => ({ type: "drew", seat, card });
  const dealt = [drew("A", "metal"), drew("A", "fuel"), drew("B", null), { type: "turn-began", seat: "A" }];
  expect(gather([...dealt, drew("A", "swift")])).toEqual([
    { ...drew("A", "metal"), cards: ["metal", "fuel"] },
    { ...drew("B", null), cards: [null] },
    { type: "turn-began", seat: "A" },
    { ...drew("A", "swift"), cards: ["swift"] },
  ]);
});

test.each(["en", "uk", "pl", "ru"] as const)(
  "%s calls every choice by name, without the table",
  async (locale) => {
    await speak(locale);
    await learn("lp");
    const choices = [
      { type: "advance", rocket: "A assembly 1" },
      { type: "take" },
      { type: "play", card: "engineer" },
      { type: "play", card: "sabotage", target: "B launch 2 fuel" },
      { type: "pile", card: "fuel" },
      { type: "discard", card: "fuel" },
      { type: "offer", card: "fuel", to: "B" },
      { type: "want", card: "metal" },
      { type: "ask", card: "metal" },
      { type: "ask" },
    ];
    const told = choices.map((choice) =>
      t(
        `lp-action-${choice.type}`,
        wordsOf(choice, (seat) => `Bot ${seat}`),
      ),
    );
    for (const text of told) expect(text).toMatch(/^[^{}]+$/);
    expect(new Set(told).size).toBe(choices.length);
  },
);

test("a rocket is not said to lack what it has", async () => {
  await speak("en");
  await learn("lp");
  const told = (metal: number, fuel: number) => t("lp-rocket-lacks", { metal, fuel });
  expect(told(0, 1)).toBe("It still lacks 1 fuel.");
  expect(told(2, 0)).toBe("It still lacks 2 metal.");
  expect(told(1, 2)).toBe("It still lacks 1 metal and 2 fuel.");
});

test("an offer is told to the others when it is made, and what is given in one sentence", async () => {
  await speak("en");
  await learn("lp");
  const say = (event: { type: string }) => narrate(event as GameEvent, (seat) => `Bot ${seat}`);
  expect(say({ type: "offered", seat: "A", to: "B" } as GameEvent)).toBeNull();
  expect(say({ type: "asked", seat: "A", to: "B" } as GameEvent)).toBeNull();
  expect(say({ type: "asked", seat: "A", to: "B", card: "fuel" } as GameEvent)).toBe(
    "Bot A wants Fuel from Bot B in return.",
  );
  const proposed = { type: "proposed", seat: "A", to: "B", gives: 2 };
  expect(say({ ...proposed, wants: 1 } as GameEvent)).toBe("Bot A makes Bot B an offer: 2 cards for 1.");
  expect(say({ ...proposed, wants: 0 } as GameEvent)).toBe("Bot A makes Bot B an offer: 2 cards as a gift.");
  const given = (seat: string, to: string, card?: string) => ({
    type: "given",
    seat,
    to,
    card: card ?? null,
  });
  const told = (events: GameEvent[]) => gather(events).map(say);
  expect(
    told([given("A", "B", "swift"), given("A", "B", "metal"), given("B", "A", "fuel")] as GameEvent[]),
  ).toEqual(["Bot A gives Swift and Metal to Bot B.", "Bot B gives Fuel to Bot A."]);
  expect(told([given("A", "B"), given("A", "B"), given("B", "A")] as GameEvent[])).toEqual([
    "Bot A gives 2 cards to Bot B.",
    "Bot B gives a card to Bot A.",
  ]);
});
