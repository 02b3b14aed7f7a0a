import { t } from "../i18n/i18n.svelte";
import { nameAt as nameAmong } from "../model/names";
import { allOf, seatedAt, type Happened } from "../model/occupants";
import { seatIndex, type Occupant, type Seat } from "../net/shapes";
import { tell, type GameTable, type NameAt } from "./game";

/** What the one in a seat was called when a version of the match was led to: a person, or the bot that acted. */
export function calledAt(occupants: readonly Occupant[], seat: Seat, version: number): string | undefined {
  const seated = seatedAt(occupants, version);
  const one = seated[seatIndex(seat)];
  if (!one) return undefined;
  if (one.bot !== null) return t("table-bot-name", { seat });
  const people = seated.map(({ name, bot }) => ({ name: bot === null ? name : null }));
  return nameAmong(people, seat) ?? t("table-seat-name", { seat });
}

/** All who played in a seat, one after the other. `own` is what the reader's own part is called. */
export function calledAll(occupants: readonly Occupant[], seat: Seat, own?: string): string | undefined {
  const all = allOf(occupants, seat);
  // Who had the seat for no action has played nothing.
  const acted = all.filter(({ from }, index) => all[index + 1]?.from !== from);
  const names = acted.map(({ from, is_you, bot }) =>
    is_you && bot === null && own !== undefined ? own : calledAt(occupants, seat, from + 1),
  );
  return names
    .filter((name) => name !== undefined)
    .filter((name, index, all) => name !== all[index - 1])
    .reduce<string | undefined>(
      (earlier, name) => (earlier === undefined ? name : t("table-names-then", { earlier, name })),
      undefined,
    );
}

/** The handovers after `from` actions, each in a sentence. */
export function passedAt(occupants: readonly Occupant[], from: number): string[] {
  return occupants.flatMap((one) => {
    const [dealt] = allOf(occupants, one.seat);
    const before = calledAt(occupants, one.seat, from);
    const name = calledAt(occupants, one.seat, from + 1);
    if (one.from !== from || one === dealt || name === before || !name || !before) return [];
    return t("table-passed", { seat: one.seat, name, before });
  });
}

/** A match in sentences, each with the names of those who sat there then, and where seats passed to others. */
export function tellMatch(
  table: GameTable | undefined,
  happened: readonly Happened[],
  occupants: readonly Occupant[],
  nameAt: NameAt,
  view?: unknown,
): string[] {
  const begin = (happened[0]?.version ?? 0) - 1;
  const turns = [...new Set(occupants.map(({ from }) => from))].filter((from) => from >= Math.max(0, begin));
  const lines: string[] = [];
  const rest = [...happened];
  for (const from of [...turns.sort((one, other) => one - other), Infinity]) {
    // What is told in one sentence was done by the same people.
    const end = rest.findIndex(({ version }) => version > from);
    const run = rest.splice(0, end < 0 ? rest.length : end);
    const events = run.map(({ event }) => event);
    const version = run[0]?.version ?? 0;
    lines.push(...tell(table, events, (seat) => nameAt(seat, version), view));
    lines.push(...passedAt(occupants, from));
  }
  return lines;
}
