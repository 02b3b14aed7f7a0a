import { expect, test } from "vitest";
import type { Judgement } from "../../net/replay";
import type { Review } from "../../net/shapes";
import { judged, marksOf, outlookAt } from "./marks";

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
  const undecided = [{ version: 0, before: "unknown", after: "lost" }] satisfies Review["plays"];
  expect(marksOf({ plays: undecided }).get(1)).toBe("unknown");
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
  expect(judged(play, "lost-here")).toBe("unlucky");
  expect(judged(play, "winnable")).toBe("sound");
  expect(judged({ ...play, is_mistake: true }, "lost-here")).toBe("mistake");
  expect(judged({ ...play, worlds: 3 }, "winnable")).toBe("undecided");
  expect(judged({ ...play, choices: [choice("p1")] }, "lost")).toBe("forced");
});
