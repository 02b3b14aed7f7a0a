import { FACTS, type MissionView, type Own, type Setup, type View } from "../../generated/planet-nine";

/** What a mission asks, whether printed or made up: the form in which a crew writes its own. */
export type Mission = Required<Own>;

/** What is agreed upon as the mission; nothing if only the server can read its code. */
export function missionFor(choice: Setup["mission"]): Mission | undefined {
  if (typeof choice === "number") return FACTS.missions[choice - 1] as Mission | undefined;
  // The first mission is as plain as can be, and so is what a crew leaves out of its own.
  return choice && typeof choice === "object" ? ({ ...FACTS.missions[0], ...choice } as Mission) : undefined;
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
