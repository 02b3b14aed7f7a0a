import type { View } from "../../generated/planet-nine";
import type { TableView } from "../../net/shapes";

/**
 * The seats for which the table waits. The match also lists those that may speak or propose, but goes on without
 * them.
 */
export function awaits(sight: TableView): string[] {
  if (sight.stage !== "playing" || !sight.match) return [];
  const { phase, table } = sight.match.view as View;
  const decider = (seat: string): string =>
    table.members.some((member) => member.is_dummy && member.seat === seat) ? table.commander : seat;
  switch (phase.type) {
    case "drafting":
      return [decider(phase.picker)];
    case "briefing":
    case "playing":
      return [decider(table.to_play)];
    default:
      return sight.match.waiting.filter((seat) => seat !== "clock");
  }
}
