import type { View } from "../../generated/launch-pad";
import type { Action } from "./aims";

/** What is given to whom, and what is wanted in return. */
export interface Deal {
  to: string;
  give: readonly string[];
  want: readonly string[];
}

/** The next step towards an offer, of which some cards may have been laid or asked for already. */
export function nextStep({ to, give, want }: Deal, offer: View["offer"]): Action {
  const [card] = without(give, offer?.give ?? []);
  if (card !== undefined) return { type: "offer", to, card };
  const [wanted, ...rest] = without(want, offer?.want ?? []);
  if (wanted === undefined) return { type: "ask" };
  return { type: rest.length > 0 ? "want" : "ask", card: wanted };
}

/** The cards without some of them. */
export function without(cards: readonly string[], some: readonly string[]): string[] {
  const left = [...cards];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * An offer under preparation. Nothing of it leaves the device until it is made; then it is built step by step, each
 * step sent once the one before has been taken.
 */
export class Draft {
  #isBegun = $state(false);
  #to = $state<string | null>(null);
  #give = $state.raw<readonly string[]>([]);
  #want = $state.raw<readonly string[]>([]);
  #isMaking = $state(false);
  /** How many cards the offer had when the last step was asked for. */
  #asked = -1;

  constructor(
    readonly view: () => View,
    readonly legal: () => readonly Action[],
  ) {}

  /** The players to whom something may be offered. */
  get partners(): string[] {
    return [...new Set(this.legal().flatMap((action) => (action.type === "offer" ? [action.to] : [])))];
  }

  /** Whether it is put together now. An offer begun elsewhere goes on here. */
  get isOpen(): boolean {
    return this.#offer !== null || (this.#isBegun && this.view().step === "play" && this.partners.length > 0);
  }

  get to(): string | null {
    return this.#offer?.to ?? this.#to ?? (this.partners.length === 1 ? (this.partners[0] ?? null) : null);
  }

  get give(): string[] {
    const laid = this.#offer?.give ?? [];
    return [...laid, ...without(this.#give, laid)];
  }

  get want(): string[] {
    const asked = this.#offer?.want ?? [];
    return [...asked, ...without(this.#want, asked)];
  }

  get isComplete(): boolean {
    return this.to !== null && this.give.length > 0;
  }

  /** One's own offer as far as it is built. */
  get #offer(): NonNullable<View["offer"]> | null {
    const { step, active, seat, offer } = this.view();
    return step === "ask" && active === seat ? (offer ?? null) : null;
  }

  begin(): void {
    this.clear();
    this.#isBegun = true;
  }

  clear(): void {
    this.#isBegun = this.#isMaking = false;
    this.#to = null;
    this.#give = this.#want = [];
  }

  address(to: string): void {
    this.#change(() => (this.#to = to));
  }

  addGive(card: string): void {
    this.#change(() => (this.#give = [...this.give, card]));
  }

  addWant(card: string): void {
    this.#change(() => (this.#want = [...this.want, card]));
  }

  dropGive(card: string): void {
    this.#change(() => (this.#give = without(this.give, [card])));
  }

  dropWant(card: string): void {
    this.#change(() => (this.#want = without(this.want, [card])));
  }

  /** Whether a copy of a card can still be left out: what is shown to the other one stays. */
  canDropGive(card: string): boolean {
    return without(this.give, this.#offer?.give ?? []).includes(card);
  }

  canDropWant(card: string): boolean {
    return without(this.want, this.#offer?.want ?? []).includes(card);
  }

  make(): void {
    this.#asked = -1;
    this.#isMaking = this.isComplete;
  }

  /** Takes the next step, once for each state of the offer: after a refusal it is for the person to go on. */
  goOn(act: (action: Action) => void): void {
    const { step, active, seat, offer } = this.view();
    if ((step !== "play" && step !== "ask") || active !== seat) return this.clear();
    const { to, give, want } = this;
    if (!this.#isMaking || to === null) return;
    const size = (offer?.n_give ?? 0) + (offer?.n_want ?? 0);
    if (size === this.#asked) return;
    this.#asked = size;
    act(nextStep({ to, give, want }, offer));
  }

  #change(change: () => void): void {
    this.#isMaking = false;
    change();
  }
}
