import { beforeAll, expect, test } from "vitest";
import { speak } from "../i18n/i18n.svelte";
import { seatedAt, type Happened } from "../model/occupants";
import type { Occupant } from "../net/shapes";
import { calledAll, calledAt, passedAt, tellMatch } from "./occupants";
import type { GameTable } from "./game";

beforeAll(() => speak("en"));

function seated(seat: string, from: number, name: string | null, bot: string | null = null): Occupant {
  return { seat, from, name, bot, avatar: null, is_you: name === "Ada" };
}

/** Bo left after his first action, and Cy sat down for the bot that came. */
const PASSED = [
  seated("A", 0, "Ada"),
  seated("B", 0, "Bo"),
  seated("B", 2, null, "captain"),
  seated("B", 5, "Cy"),
];

/** A game that tells who acted. */
const game = {
  narrate: (event, nameOf) => `${nameOf(String(event.seat))} acts.`,
} as Partial<GameTable> as GameTable;

const acts = (...acts: [version: number, seat: string][]): Happened[] =>
  acts.map(([version, seat]) => ({ version, event: { type: "acted", seat } }));

const tellPassed = (happened: Happened[], occupants = PASSED): string[] =>
  tellMatch(game, happened, occupants, (seat, version) => calledAt(occupants, seat, version) ?? "");

test("each is called by the name of the moment", () => {
  const names = [0, 1, 2, 3, 5, 6, 99].map((version) => calledAt(PASSED, "B", version));
  expect(names).toEqual(["Bo", "Bo", "Bo", "Bot B", "Bot B", "Cy", "Cy"]);
  expect(calledAt(PASSED, "C", 1)).toBeUndefined();
  expect(seatedAt(PASSED, Infinity).map(({ name }) => name)).toEqual(["Ada", "Cy"]);
});

test("the log names those who acted, and says when a seat passed to another", () => {
  expect(tellPassed(acts([1, "A"], [2, "B"], [4, "B"], [6, "B"], [7, "A"]))).toEqual([
    "Ada acts.",
    "Bo acts.",
    "Seat B: Bot B plays from here on (before: Bo).",
    "Bot B acts.",
    "Seat B: Cy plays from here on (before: Bot B).",
    "Cy acts.",
    "Ada acts.",
  ]);
});

test("a seat that has just passed to another is told before anything else happens", () => {
  const occupants = PASSED.slice(0, 3);
  const handover = "Seat B: Bot B plays from here on (before: Bo).";
  expect(tellPassed(acts([1, "A"], [2, "B"]), occupants)).toEqual(["Ada acts.", "Bo acts.", handover]);
  expect(tellPassed(acts([2, "B"]), occupants)).toEqual(["Bo acts.", handover]);
  expect(tellPassed(acts([4, "B"]), occupants), "which was told earlier").toEqual(["Bot B acts."]);
});

test("who left before the first action was dealt the cards, and played none", () => {
  const occupants = [seated("A", 0, "Ada"), seated("B", 0, "Bo"), seated("B", 0, null, "cadet")];
  expect([0, 1].map((version) => calledAt(occupants, "B", version))).toEqual(["Bo", "Bot B"]);
  expect(calledAll(occupants, "B")).toBe("Bot B");
  expect(passedAt(occupants, 0)).toEqual(["Seat B: Bot B plays from here on (before: Bo)."]);
});

test("a result names all who played in a seat", () => {
  expect(calledAll(PASSED, "B")).toBe("Bo, then Bot B, then Cy");
  expect(calledAll(PASSED, "A", "You")).toBe("You");
  const away = [seated("A", 0, "Ada"), seated("A", 3, "Ada", "captain"), seated("A", 8, "Ada", "cadet")];
  expect(calledAll(away, "A", "You"), "one bot is like another").toBe("You, then Bot A");
});

test("two of the same name are told apart as long as both are there", () => {
  const occupants = [seated("A", 0, "Ada"), seated("B", 0, "Ada"), seated("B", 4, null, "captain")];
  expect([1, 5].map((version) => calledAt(occupants, "A", version))).toEqual(["Ada (A)", "Ada"]);
});
