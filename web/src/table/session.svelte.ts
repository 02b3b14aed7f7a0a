import { createContext } from "svelte";
import { t } from "../i18n/i18n.svelte";
import type { Seat, TableView } from "../net/shapes";
import type { LoadedGame, NameOf } from "./game";

/** What a table is shown from: a match as it is played, a replay, a lesson or a puzzle. */
export interface TableSource {
  /** The game's table, once it is loaded. */
  readonly game: LoadedGame | undefined;
  /** The table as it looks now, once that is known. */
  readonly sight: TableView | undefined;
  /** The name at a seat, for sentences: "You" would ask for verbs of its own. */
  readonly calledOf: NameOf;
  /** The name at a seat, for labels; unless it is given, "You" for one's own and else the one for sentences. */
  readonly nameOf?: NameOf;
  /** Asks for an action; says itself why it was refused. */
  readonly act: (action: object) => void;
  /** Asks the bots to wait, or no longer; missing where there are none. */
  readonly hold?: ((isOn: boolean) => void) | undefined;
}

/** One table as a game's `Table` shows it, from whatever source. A `Table` is shown only while there is a match. */
export class TableSession<View = unknown, Action = unknown> {
  readonly sight: TableView<View, Action>;
  readonly view: View;
  readonly legal: Action[];
  /** The seats for which the table waits, except those that merely may act. */
  readonly awaited: Seat[];

  readonly #source: TableSource;

  constructor(source: TableSource) {
    this.#source = source;
    this.sight = $derived(source.sight as TableView<View, Action>);
    this.view = $derived(this.sight.match?.view as View);
    this.legal = $derived(this.sight.match?.legal ?? []);
    this.awaited = $derived(source.game?.awaits?.(this.sight) ?? this.sight.match?.waiting ?? []);
  }

  get game(): LoadedGame | undefined {
    return this.#source.game;
  }

  /** The reader's own seat; nothing for a spectator. */
  get me(): Seat | null {
    return this.sight.seat;
  }

  get hold(): ((isOn: boolean) => void) | undefined {
    return this.#source.hold;
  }

  act = (action: object): void => this.#source.act(action);

  /** The name at a seat, for sentences. */
  calledOf: NameOf = (seat) => this.#source.calledOf(seat);

  /** The name at a seat, for labels: "You" for one's own. */
  nameOf: NameOf = (seat) => {
    if (this.#source.nameOf) return this.#source.nameOf(seat);
    return seat === this.me ? t("table-you") : this.calledOf(seat);
  };
}

const [shownTable, provide] = createContext<TableSession>();

/** Gives the tables within this component what they show and ask of. */
export function provideTable(source: TableSource): TableSession {
  return provide(new TableSession(source));
}

/** The table that this component is part of, in the shapes of its game. */
export function useTable<View = unknown, Action = unknown>(): TableSession<View, Action> {
  return shownTable() as TableSession<View, Action>;
}
