import type { AttemptView } from "../../generated/planet-nine";
import type { CrewGame } from "../../model/campaign";
import { useTable, type TableSession } from "../../table/session.svelte";
import { LOOKS } from "./looks";

/** What both games let a hand do; whatever else there is to choose belongs to the game's own panel. */
export interface Move {
  type: string;
  card?: string;
}

/** What both games show. */
interface CrewView {
  table: AttemptView;
}

/** The table of either game, in the shapes that both share, and how that game looks. */
export function useCrew() {
  const table: TableSession<CrewView, Move> = useTable();
  const game = table.sight.terms.game as CrewGame;
  return { table, game, ...LOOKS[game] };
}
