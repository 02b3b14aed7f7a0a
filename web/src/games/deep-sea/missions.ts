import type { Mission as Own, Setup, View } from "../../generated/deep-sea";

/** What a mission asks, whether printed or made up: the form in which a crew writes its own. */
export type Mission = Own;

const drawn = (difficulty: number, more: Mission = {}): Mission => ({
  tasks: { drawn: difficulty },
  ...more,
});
const free = (difficulty: number): Mission => drawn(difficulty, { allotment: "free" });
const terrain = (more: Mission): Mission => ({ communication: "terrain", ...more });

/** A mission against the clock, and what it asks instead of the clock. */
const TIMED: Record<number, Mission> = {
  14: drawn(6, { allotment: "volunteer", seconds: 210 }),
  15: drawn(6, { allotment: "volunteer", seconds: 180 }),
  16: drawn(6, { allotment: "volunteer", seconds: 150 }),
  26: terrain(drawn(10, { allotment: "two-volunteers", seconds: 300 })),
};

/** The logbook's missions, from the first on; only for telling what they ask, the server has its own. */
const UNTIMED: Mission[] = [
  drawn(1),
  drawn(2),
  drawn(3),
  drawn(4),
  drawn(5),
  drawn(5, { allotment: "one-member" }),
  drawn(6),
  { special: { balance: 9 } },
  drawn(7, { communication: "currents" }),
  drawn(4, { allotment: "captain-or-willing" }),
  drawn(8, { communication: "rapture" }),
  { special: { "no-lead": ["pink", "trump"] } },
  drawn(5, { allotment: "captain-or-willing" }),
  drawn(6, { communication: "currents" }),
  drawn(6, { communication: "rapture" }),
  drawn(6, { communication: "silence" }),
  free(9),
  drawn(9),
  drawn(9, { allotment: "hardest-first" }),
  terrain(drawn(10)),
  terrain({ special: { balance: 1 } }),
  terrain(drawn(11)),
  terrain({ silent_tricks: 1, special: "first-winner-ahead" }),
  terrain(drawn(12)),
  terrain(drawn(12, { allotment: "skip-captain" })),
  terrain(drawn(12)),
  terrain({ special: { "last-card": "y5" } }),
  free(14),
  free(15),
  free(16),
  free(17),
  {
    tasks: { given: ["exactly-0-tricks", "exactly-3-in-a-row", "two-in-a-row", "first-and-last-trick"] },
  },
];

export const N_MISSIONS = UNTIMED.length;
/** The open end of the logbook begins with this difficulty. */
export const FIRST_EPILOGUE = 18;
/** The hardest that still can be drawn. */
export const MOST_DIFFICULT = 48;

/** Whether a mission can be played against the clock. */
export function hasClock(number: number): boolean {
  return number in TIMED;
}

/** What is agreed upon as the mission; nothing if only the server can read its code. */
export function missionFor(choice: Setup["mission"], untimed = false): Mission | undefined {
  if (choice === "training") return drawn(1);
  if (typeof choice === "string") return undefined;
  if (typeof choice === "number") return (untimed ? undefined : TIMED[choice]) ?? UNTIMED[choice - 1];
  if (choice && "epilogue" in choice) return free(choice.epilogue);
  return choice;
}

/** The mission on the table. */
export function missionOf(view: View): Mission {
  const { tasks, allotment, special, seconds, table } = view;
  const difficulty = tasks.reduce((sum, task) => sum + task.difficulty, 0);
  return {
    tasks: difficulty > 0 ? { drawn: difficulty } : "none",
    allotment,
    communication: view.communication,
    silent_tricks: table.communication_from - 1,
    special: special ?? null,
    seconds: seconds ?? null,
  };
}
