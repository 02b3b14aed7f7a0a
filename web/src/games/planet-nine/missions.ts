import type { MissionView, Own, Rule, Setup, Token, View } from "../../generated/planet-nine";

/** What a mission asks, whether printed or made up: the form in which a crew writes its own. */
export type Mission = Required<Own>;

const NUMBERS: Token[] = ["1", "2", "3", "4", "5"];
const ARROWS: Token[] = [">", ">>", ">>>", ">>>>"];

function tasks(n: number, more: Partial<Mission> = {}): Mission {
  const plain = { tokens: [], assignment: "draft", dead_zone: false, radio_from: 1, help: false, rules: [] };
  return { ...(plain as Omit<Mission, "tasks">), tasks: n, ...more };
}

function rules(...rules: Rule[]): Mission {
  return tasks(0, { rules });
}

const numbers = (n: number): Partial<Mission> => ({ tokens: NUMBERS.slice(0, n) });
const arrows = (n: number): Partial<Mission> => ({ tokens: ARROWS.slice(0, n) });
/** From mission 25 on, five players may hand over a task where there are any. */
const GOLD = { help: true };
const DEAD = { dead_zone: true };

/** The logbook's missions, from the first on; only for telling what they ask, the server has its own. */
export const MISSIONS: Mission[] = [
  tasks(1),
  tasks(2),
  tasks(2, numbers(2)),
  tasks(3),
  rules("sick"),
  tasks(3, { ...arrows(2), ...DEAD }),
  tasks(3, { tokens: ["omega"] }),
  tasks(3, numbers(3)),
  rules("one-wins"),
  tasks(4),
  tasks(4, { ...numbers(1), rules: ["silent"] }),
  tasks(4, { tokens: ["omega"], rules: ["draw"] }),
  rules("rockets-win"),
  tasks(4, { ...arrows(3), ...DEAD }),
  tasks(4, numbers(4)),
  rules("no-nine-wins"),
  tasks(2, { rules: ["no-nine-wins"] }),
  tasks(5, { radio_from: 2 }),
  tasks(5, { ...numbers(1), radio_from: 3 }),
  tasks(2, { assignment: "decision" }),
  tasks(5, { ...numbers(2), ...DEAD }),
  tasks(5, arrows(4)),
  tasks(5, { ...numbers(5), rules: ["swap-tokens"] }),
  tasks(6, { assignment: "distribution" }),
  tasks(6, { ...arrows(2), ...DEAD, ...GOLD }),
  rules("two-ones-win"),
  tasks(3, { assignment: "decision", ...GOLD }),
  tasks(6, { tokens: ["1", "omega"], radio_from: 3, ...GOLD }),
  { ...rules("balance"), ...DEAD },
  tasks(6, { ...arrows(3), radio_from: 2, ...GOLD }),
  tasks(6, { ...numbers(3), ...GOLD }),
  tasks(7, { assignment: "distribution", ...GOLD }),
  rules("volunteer"),
  rules("balance", "commander-first-and-last"),
  tasks(7, { ...arrows(3), ...GOLD }),
  tasks(7, { ...numbers(2), assignment: "distribution", ...GOLD }),
  tasks(4, { assignment: "decision", ...GOLD }),
  tasks(8, { radio_from: 3, ...GOLD }),
  tasks(8, { ...arrows(3), ...DEAD, ...GOLD }),
  tasks(8, { ...numbers(3), rules: ["move-token"], ...GOLD }),
  rules("pilot"),
  tasks(9, GOLD),
  tasks(9, { assignment: "distribution", ...GOLD }),
  rules("rockets-win-in-order"),
  tasks(9, { ...arrows(3), ...GOLD }),
  rules("pink-to-the-left"),
  tasks(10, GOLD),
  tasks(3, { tokens: ["omega"], rules: ["omega-in-last-trick"], ...GOLD }),
  tasks(10, { ...arrows(3), ...GOLD }),
  rules("opener-and-closer"),
];

/** What is agreed upon as the mission; nothing if only the server can read its code. */
export function missionFor(choice: Setup["mission"]): Mission | undefined {
  if (typeof choice === "number") return MISSIONS[choice - 1];
  // Whatever a crew leaves out of its own mission is as plain as can be.
  return choice && typeof choice === "object" ? tasks(choice.tasks ?? 1, choice) : undefined;
}

/** The mission on the table. */
export function missionOf({ mission, table }: { mission: MissionView; table: View["table"] }): Mission {
  return {
    tasks: mission.n_tasks,
    tokens: mission.tokens,
    assignment: mission.assignment,
    dead_zone: table.hides_position,
    radio_from: table.communication_from,
    help: mission.has_help,
    rules: mission.rules,
  };
}
