import { expect, test } from "vitest";
import type { Judgement } from "../../model/replay";
import type { Review } from "../../net/shapes";
import { learn, speak } from "../../i18n/i18n.svelte";
import { judged, marksOf, mistakesTitle, outlookAt } from "./marks";

const plays = [
  { version: 3, before: "winnable", after: "winnable" },
  { version: 4, before: "winnable", after: "lost" },
  { version: 6, before: "lost", after: "lost" },
] satisfies Review["plays"];

test("a card has a mark at the step it leads to", () => {
  expect([...marksOf({ plays })]).toEqual([
    [4, "winnable"],
    [5, "lost-here"],
    [7, "lost"],
  ]);
});

test("a mission that was lost by a public fact is lost, though no solver decided it before", () => {
  const undecided = [
    { version: 0, before: "unknown", after: "unknown" },
    { version: 1, before: "unknown", after: "lost" },
  ] satisfies Review["plays"];
  expect([...marksOf({ plays: undecided }).values()]).toEqual(["unknown", "lost"]);
});

test("between two cards it stands as after the last one", () => {
  expect([0, 4, 5, 6, 99].map((at) => outlookAt({ plays }, at))).toEqual([
    "winnable",
    "winnable",
    "lost",
    "lost",
    "lost",
  ]);
  expect(outlookAt({ plays: [] }, 0)).toBeUndefined();
});

test("only what a player could know makes a mistake", () => {
  const choice = (text: string) => ({ action: {}, text, share: 0.5 });
  const play: Judgement = {
    version: 4,
    seat: "A",
    worlds: 200,
    before: 0.9,
    after: 0.5,
    margin: 0.1,
    is_mistake: false,
    choices: [choice("p1"), choice("p2")],
  };
  expect(judged(play, 20, "lost-here")).toBe("unlucky");
  expect(judged(play, 20, "winnable")).toBe("sound");
  expect(judged({ ...play, is_mistake: true }, 20, "lost-here")).toBe("mistake");
  expect(judged({ ...play, worlds: 3 }, 20, "winnable")).toBe("undecided");
  expect(judged({ ...play, choices: [choice("p1")] }, 20, "lost")).toBe("forced");
});

test("what could not be judged is no proof that there were no mistakes", async () => {
  await speak("en");
  await learn("analysis");
  expect(mistakesTitle(["sound", "forced", "unlucky"])).toBe("No mistakes in this match");
  expect(mistakesTitle(["sound", "undecided"])).toBe("No mistakes found; 1 card was too hard to judge");
  expect(mistakesTitle(["mistake", "undecided", "undecided"])).toBe(
    "1 mistake found; 2 cards were too hard to judge",
  );
  expect(mistakesTitle(["mistake", "mistake"])).toBe("2 mistakes in this match");
});
