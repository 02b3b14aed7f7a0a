import { settings } from "../settings.svelte";

/**
 * One tap plays, or, if the person wants to be asked, the first tap chooses and the second one plays.
 * A table makes one and gives it every choice that cannot be undone.
 */
export class Chooser<A extends object> {
  #pending = $state.raw<{ action: A; given: readonly A[] } | null>(null);

  /** `legal` is what may be chosen now; a choice that is no longer listed is forgotten. */
  constructor(
    readonly legal: () => readonly A[],
    readonly act: (action: A) => void,
  ) {}

  /** What is chosen and not yet confirmed. */
  get pending(): A | null {
    return this.#pending?.given === this.legal() ? this.#pending.action : null;
  }

  /** Chooses an action; plays it if it is the second time, or if nothing needs to be confirmed. */
  press(action: A): void {
    if (settings.isQuick || this.pending === action) this.confirm(action);
    else this.#pending = { action, given: this.legal() };
  }

  /** Plays what is chosen. */
  confirm(action = this.pending): void {
    this.#pending = null;
    if (action) this.act(action);
  }

  /** Chooses nothing after all. */
  cancel(): void {
    this.#pending = null;
  }
}
