import { t } from "../i18n/i18n.svelte";
import { nameAt } from "../model/names";
import { seatedAt } from "../model/occupants";
import { connection } from "../net/connection.svelte";
import { seatIndex, type Command, type GameEvent, type TableView } from "../net/shapes";
import { unique } from "../net/unique";
import { Feed, type Step } from "./feed.svelte";
import type { LoadedGame, NameOf } from "./game";
import { calledAll, calledAt, tellMatch } from "./occupants";
import { showRefusal } from "./refusals";
import type { TableSource } from "./session.svelte";

/** A table as it is played: what the server shows of it, and what is asked of the server. */
export class LiveTable implements TableSource {
  game = $state.raw<LoadedGame | undefined>();
  readonly feed = new Feed((events) => this.game?.dwell?.(events) ?? 0);
  /** Whether the bots were asked to wait. */
  isHolding = $state(false);

  constructor(readonly id: string) {}

  /** Shows what the server sends; gives the way to stop. */
  watch(): () => void {
    const { feed } = this;
    const unwatch = connection.watch(this.id, {
      take: (message) => feed.take(message),
      get since() {
        return feed.since;
      },
    });
    return () => {
      unwatch();
      feed.stop();
    };
  }

  /** The table as it is shown. A match that is over has the seats of those who played to its end. */
  readonly sight = $derived.by((): TableView | undefined => {
    const sight = this.feed.sight;
    if (!sight?.match?.ending || this.#occupants.length === 0) return sight;
    const seats = seatedAt(this.#occupants, Infinity).map(({ name, avatar, bot }) => {
      return { name, avatar, bot, is_person: name !== null, is_here: true };
    });
    return { ...sight, seats };
  });

  get #occupants() {
    return this.feed.sight?.match?.occupants ?? [];
  }

  /** The match in sentences, and its last moment. */
  readonly lines = $derived(this.#tell(this.feed.steps));
  readonly news = $derived(this.#tell(this.feed.steps.slice(-1)).slice(-6).join(" "));

  #tell(steps: Step[]): string[] {
    const happened = steps.flatMap((step) => step.happened);
    return tellMatch(this.game, happened, this.#occupants, this.calledThen, this.feed.sight?.match?.view);
  }

  /** The name at a seat; "You" for one's own. */
  nameOf = (seat: string): string => {
    const { sight } = this.feed;
    if (sight?.match?.ending) return calledAll(this.#occupants, seat, t("table-you")) ?? this.calledOf(seat);
    return seat === sight?.seat ? t("table-you") : this.calledOf(seat);
  };

  /** The name at a seat, for sentences: "You" would ask for verbs of its own. */
  calledOf = (seat: string): string => {
    const { sight } = this.feed;
    const sitting = sight?.seats[seatIndex(seat)];
    if (!sitting && this.game?.nameOfDummy) return this.game.nameOfDummy();
    // Those who sit down after the end have played nothing.
    const all = sight?.match?.ending ? calledAll(this.#occupants, seat) : undefined;
    if (all !== undefined) return all;
    const name = nameAt(sight?.seats ?? [], seat);
    return name ?? (sitting?.bot ? t("table-bot-name", { seat }) : t("table-seat-name", { seat }));
  };

  /** The name of the player of a seat when a version of the match was led to. */
  calledThen = (seat: string, version: number): string =>
    calledAt(this.#occupants, seat, version) ?? this.calledOf(seat);

  /** The names when an event happened, or at the end. */
  namesThen = (event?: GameEvent): NameOf => {
    const version = this.feed.happened.find((one) => one.event === event)?.version ?? Infinity;
    return (seat) => this.calledThen(seat, version);
  };

  /** What was asked for last, unless it is answered. */
  #unanswered: string | undefined;

  /** Asks the server for something; the same twice is asked once, unless it is said. Gives whether it was done. */
  ask = async (command: Command): Promise<boolean> => {
    // Each press makes up another contribution to the shuffle.
    const what = JSON.stringify({ ...command, contribution: null });
    if (this.#unanswered === what && command.type !== "say") return false;
    this.#unanswered = what;
    try {
      return await this.#isGranted(command);
    } finally {
      if (this.#unanswered === what) this.#unanswered = undefined;
    }
  };

  /** Whether a bot plays for this person. */
  get #isStoodIn(): boolean {
    const { sight } = this.feed;
    return sight?.seat != null && sight.seats[seatIndex(sight.seat)]?.bot != null;
  }

  /** Whether what is asked for is done; if not, the reason is shown. */
  async #isGranted(command: Command): Promise<boolean> {
    // A person who deals is here to play, even if a bot had to finish the last match.
    if (command.type === "deal" && this.#isStoodIn) await connection.command(this.id, { type: "take-over" });
    const outcome = await connection.command(this.id, command);
    if (!outcome.ok) showRefusal(this.game, outcome, this.calledOf);
    return outcome.ok;
  }

  /** The match as it was shown at the last action, unless that was refused. */
  #acted: TableView["match"];

  /** Takes an action, once for each state of the match: a second press is on what is no longer there. */
  act = async (action: object): Promise<void> => {
    const shown = this.feed.sight?.match;
    if (!shown || shown === this.#acted) return;
    this.#acted = shown;
    const isDone = await this.#isGranted({ type: "act", id: unique(), action: { ...action } });
    if (!isDone && this.#acted === shown) this.#acted = undefined;
  };

  /** Asks the bots to wait, or no longer; missing where there are none. */
  get hold(): ((isOn: boolean) => void) | undefined {
    const sight = this.feed.sight;
    if (sight?.seat == null || !sight.seats.some(({ bot }) => bot)) return undefined;
    return this.#hold;
  }

  #hold = (isOn: boolean): void => {
    this.isHolding = isOn;
    connection.hold(this.id, isOn);
  };
}
