import type { View } from "../../generated/deep-sea";
import type { TableView } from "../../net/shapes";

/**
 * The seats for which the table waits. The match also lists those that may speak or propose, but goes on without
 * them.
 */
export function awaits(sight: TableView): string[] {
  if (sight.stage !== "playing" || !sight.match) return [];
  const { phase, table, captain } = sight.match.view as View;
  const isDummy = (seat: string): boolean =>
    table.members.some((member) => member.is_dummy && member.seat === seat);
  if (phase.type === "play") return [isDummy(table.to_play) ? captain : table.to_play];
  if (phase.type === "distress" && phase.proposed == null) return [captain];
  return sight.match.waiting.filter((seat) => seat !== "clock");
}
