import { expect, test } from "vitest";
import type { GameEvent } from "../net/shapes";
import { loadTable } from ".";

const of = (...types: string[]): GameEvent[] => types.map((type) => ({ type, seat: "A" }));

async function rowOf(game: string, events: GameEvent[]): Promise<string | undefined> {
  return (await loadTable(game))?.dayRow(events, "A");
}

test("each trick of a mission has its sign", async () => {
  const events = of("played", "trick-won", "trick-won", "task-met", "trick-won", "mission-lost");
  expect(await rowOf("planet-nine", events)).toBe("●★✕");
  const tasks = of("trick-won", "task-done", "trick-won");
  expect(await rowOf("deep-sea", tasks)).toBe("★●");
});

test("each own turn of the others has its sign", async () => {
  const dmd = [
    { type: "collected", seat: "A" },
    { type: "busted", seat: "B" },
    { type: "busted", seat: "A" },
  ];
  expect(await rowOf("dead-mans-draw", dmd)).toBe("★✕");
  const lp = [
    { type: "turn-began", seat: "A" },
    { type: "rocket-moved" },
    { type: "turn-began", seat: "B" },
    { type: "rocket-moved" },
    { type: "turn-began", seat: "A" },
  ];
  expect(await rowOf("launch-pad", lp)).toBe("★●");
  expect(await rowOf("smitten", of("turn-began", "played", "placed", "turn-began", "played"))).toBe("★●");
});
