import { t } from "../../i18n/i18n.svelte";
import type { GameEvent, TableView } from "../../net/shapes";
import type { Storyteller } from "../../table/game";
import type { Player, View } from "./shapes";

/** The match in a few sentences: how it was won, the biggest haul, the worst luck, the raids. */
export const story: Storyteller = (events, sight, nameOf, namesThen = () => nameOf) => {
  const told = [lead(sight) ?? tie(sight), hauls(events), busts(events), raids(events)];
  return told
    .filter((sentence) => sentence !== null)
    .map(({ id, seat, n, m, event }) => {
      const name = event ? namesThen(event) : nameOf;
      return t(id, { n, m, seat: seat === undefined ? "" : name(seat) });
    });
};

/** A sentence with its numbers. */
interface Sentence {
  id: string;
  seat?: string;
  n: number;
  m: number;
  /** What it tells of, if that is one event. */
  event?: GameEvent;
}

/** By how much the winner was ahead, and with how many suits. */
export function lead(sight: TableView): Sentence | null {
  const match = winnerAmong(sight);
  if (!match) return null;
  const n = match.winner.points - Math.max(...match.others.map(({ points }) => points));
  const m = match.winner.bank.filter(({ values }) => values.length > 0).length;
  // Where the fewest points win, or the bank decides, there is no lead to tell of.
  return n > 0 ? { id: "dmd-story-lead", seat: match.winner.seat, n, m } : null;
}

/** That others had as many points, but a smaller bank. */
export function tie(sight: TableView): Sentence | null {
  const match = winnerAmong(sight);
  if (!match) return null;
  const size = ({ bank }: Player) => bank.reduce((sum, { values }) => sum + values.length, 0);
  const equals = match.others.filter(({ points }) => points === match.winner.points).map(size);
  const [n, m] = [size(match.winner), Math.max(...equals)];
  return equals.length > 0 && n > m ? { id: "dmd-story-tie", seat: match.winner.seat, n, m } : null;
}

/** The only winner, and all others. */
function winnerAmong(sight: TableView): { winner: Player; others: Player[] } | null {
  const winners = sight.match?.ending?.winners ?? [];
  const players = (sight.match?.view as View | undefined)?.players ?? [];
  const winner = players.find(({ seat }) => seat === winners[0]);
  const others = players.filter((player) => player !== winner);
  return winner && winners.length === 1 && others.length > 0 ? { winner, others } : null;
}

/** Who brought home the most cards at once. */
export function hauls(events: GameEvent[]): Sentence | null {
  const best = events
    .filter((event) => event.type === "collected")
    .map((event) => ({ seat: String(event.seat), n: cards(event), event }))
    .reduce<Omit<Sentence, "id" | "m">>((best, haul) => (haul.n > best.n ? haul : best), { n: 0 });
  return best.n > 1 ? { id: "dmd-story-haul", ...best, m: 0 } : null;
}

/** Who busted most often, and how many cards the sea got by that; what another bank got is told of nowhere. */
export function busts(events: GameEvent[]): Sentence | null {
  const bySeat = new Map<string, { n: number; m: number }>();
  for (const event of events) {
    if (event.type !== "busted" && event.type !== "lost") continue;
    const seat = String(event.seat);
    const { n, m } = bySeat.get(seat) ?? { n: 0, m: 0 };
    bySeat.set(seat, event.type === "busted" ? { n: n + 1, m } : { n, m: m + discards(event) });
  }
  const [worst] = [...bySeat].sort(([, one], [, other]) => other.n - one.n || other.m - one.m);
  if (!worst) return { id: "dmd-story-no-bust", n: 0, m: 0 };
  const [seat, { n, m }] = worst;
  return { id: m > 0 ? "dmd-story-busts" : "dmd-story-busts-only", seat, n, m };
}

/** How much swords took and cannons sank. */
export function raids(events: GameEvent[]): Sentence | null {
  const n = events.filter((event) => event.type === "stolen").length;
  const m = events.filter((event) => event.type === "shot").reduce((sum, event) => sum + discards(event), 0);
  return n + m > 0 ? { id: "dmd-story-raids", n, m } : null;
}

function cards(event: GameEvent): number {
  return Array.isArray(event.cards) ? event.cards.length : 0;
}

/** How many cards went to the discard pile instead of a bank. */
function discards(event: GameEvent): number {
  return event.to == null ? cards(event) : 0;
}
