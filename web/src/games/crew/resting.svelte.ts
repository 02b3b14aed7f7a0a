import { untrack } from "svelte";
import type { AttemptView, PlayView } from "../../generated/planet-nine";
import { TRICK_RESTS } from "./words";

/** Which cards lie in the middle: the trick under way, or the one just won until it has been looked at. */
export class Resting {
  /** How many finished tricks have been gathered. */
  #gathered = $state(0);

  constructor(
    readonly attempt: () => AttemptView,
    readonly isOver: () => boolean,
  ) {
    // Tricks from before the table was opened are gathered already.
    this.#gathered = untrack(() => this.#nFinished);
    $effect(() => {
      const n = this.#nFinished;
      if (n < this.#gathered) this.#gathered = n;
      if (n === this.#gathered || this.isOver()) return;
      const timer = setTimeout(() => (this.#gathered = n), TRICK_RESTS);
      return () => clearTimeout(timer);
    });
  }

  get #nFinished(): number {
    return this.attempt().members.reduce((sum, member) => sum + member.n_tricks, 0);
  }

  get #rests(): boolean {
    const { trick, last_trick } = this.attempt();
    // The last trick of all stays: it tells how the attempt ended.
    return trick.length === 0 && last_trick != null && (this.isOver() || this.#nFinished > this.#gathered);
  }

  get plays(): PlayView[] {
    const { trick, last_trick } = this.attempt();
    return this.#rests ? (last_trick?.plays ?? []) : trick;
  }

  /** Who has won the cards that lie there, or has just gathered them. */
  get winner(): string | undefined {
    const { trick, last_trick } = this.attempt();
    return trick.length === 0 ? last_trick?.winner : undefined;
  }
}
