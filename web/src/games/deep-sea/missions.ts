import { FACTS, type Mission as Own, type Setup, type View } from "../../generated/deep-sea";

/** What a mission asks, whether printed or made up: the form in which a crew writes its own. */
export type Mission = Own;

/** Whether a mission can be played against the clock. */
export function hasClock(number: number): boolean {
  return FACTS.missions[number - 1]?.timed != null;
}

/** What is agreed upon as the mission; nothing if only the server can read its code. */
export function missionFor(choice: Setup["mission"], untimed = false): Mission | undefined {
  if (choice === "training") return FACTS.training;
  if (typeof choice === "string") return undefined;
  if (typeof choice === "number") {
    const printed = FACTS.missions[choice - 1];
    return (untimed ? undefined : printed?.timed) ?? printed?.untimed;
  }
  if (choice && "epilogue" in choice) return { ...FACTS.epilogue, tasks: { drawn: choice.epilogue } };
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
