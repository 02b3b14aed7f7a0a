import { failureText } from "./refusals";

/** Something asked of the server: not there yet, there, or refused. What was there before stays until then. */
export class Asked<T> {
  value = $state.raw<T | undefined>();
  /** Why it is not there, in the reader's language. */
  problem = $state<string | undefined>();
  isLoading = $state(false);

  #turn = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  load = async (): Promise<void> => {
    const turn = ++this.#turn;
    this.isLoading = true;
    try {
      const value = await this.ask();
      // A later request has been sent: its answer counts.
      if (turn !== this.#turn) return;
      this.value = value;
      this.problem = undefined;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.problem = failureText(error);
    }
    this.isLoading = false;
  };
}
