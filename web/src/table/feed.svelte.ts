import type { Message } from "../net/link.svelte";
import type { Happened } from "../model/occupants";
import type { GameEvent, TableView, ChatLine } from "../net/shapes";

/** One moment of a match: what happened, and how the table looked then. */
export interface Step {
  happened: Happened[];
  sight: TableView;
}

/** The most steps that may wait to be shown; beyond that, the earliest are skipped. */
const MOST_WAITING = 4;

/**
 * What is seen of one table. Moments are shown one after the other, each for as long as it takes to
 * follow it; the truth is always the last sight, and nothing is made up in between.
 */
export class Feed {
  sight = $state.raw<TableView | undefined>();
  remarks = $state.raw<ChatLine[]>([]);
  /** The moments of the match on the table, as far as this client has seen them. */
  steps = $state.raw<Step[]>([]);
  /** Why there is nothing to see: the server's code. */
  problem = $state<string | undefined>();

  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `dwell` says how many milliseconds the moment after these events should stay. */
  constructor(private readonly dwell: (events: GameEvent[]) => number = () => 0) {}

  /** What happened in the match on the table, each event with the version it led to. */
  get happened(): Happened[] {
    return this.steps.flatMap((step) => step.happened);
  }

  /** What happened in the match on the table. */
  get events(): GameEvent[] {
    return eventsOf(this.happened);
  }

  /** The version up to which everything is known, shown or not. */
  get since(): number | undefined {
    return (this.#waiting.at(-1)?.sight ?? this.sight)?.version;
  }

  take(message: Message): void {
    if (message.type === "error") {
      this.problem = message.error.code;
      return;
    }
    if (message.type !== "table") return;
    this.problem = undefined;
    if (message.remarks.length > 0) this.remarks = [...this.remarks, ...(message.remarks as ChatLine[])];
    const sight = message.sight as TableView;
    // A server that is older than this page does not tell the versions.
    const versionAt = (index: number): number => message.versions?.[index] ?? sight.match?.version ?? 0;
    const events = message.events as GameEvent[];
    this.#waiting.push({ happened: events.map((event, i) => ({ event, version: versionAt(i) })), sight });
    if (this.#timer === undefined || this.#waiting.length > MOST_WAITING) this.skip();
  }

  /** Shows what waits at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#waiting.shift();
    if (!step) return;
    this.#show(step);
    if (this.#waiting.length >= MOST_WAITING) return this.skip();
    const rest = this.dwell(eventsOf(step.happened));
    if (rest > 0) this.#timer = setTimeout(() => this.skip(), rest);
    else this.skip();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(step: Step): void {
    const isSameMatch = this.sight?.n_matches === step.sight.n_matches;
    const version = versionOf(step);
    const before = isSameMatch ? this.steps : [];
    // What was taken back has not happened, even if something else has happened instead.
    const first = Math.min(version + 1, step.happened[0]?.version ?? Infinity);
    const earlier = before.filter((one) => versionOf(one) < Math.min(version, first));
    const same = before
      .filter((one) => !earlier.includes(one))
      .flatMap(({ happened }) => happened)
      .filter((one) => one.version < first);
    // Presence and chat do not change the match: the same object keeps a half-made choice alive.
    const [old, now] = [this.sight?.match, step.sight.match];
    const isUnchanged = old && JSON.stringify(old) === JSON.stringify(now);
    const sight = isUnchanged ? { ...step.sight, match: old } : step.sight;
    this.steps = [...earlier, { sight, happened: [...same, ...step.happened] }];
    this.sight = sight;
  }
}

function eventsOf(happened: Happened[]): GameEvent[] {
  return happened.map(({ event }) => event);
}

function versionOf(step: Step): number {
  return step.sight.match?.version ?? 0;
}
