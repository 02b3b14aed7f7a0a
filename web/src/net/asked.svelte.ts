import { failureText } from "../pages/refusals";

/** Something asked of the server: not there yet, there, or refused. What was there before stays until then. */
export class Asked<T> {
  value = $state.raw<T | undefined>();
  /** Why it is not there, in the reader's language. */
  problem = $state<string | undefined>();
  isLoading = $state(false);

  constructor(private readonly ask: () => Promise<T>) {}

  load = async (): Promise<void> => {
    this.isLoading = true;
    try {
      this.value = await this.ask();
      this.problem = undefined;
    } catch (error) {
      this.problem = failureText(error);
    } finally {
      this.isLoading = false;
    }
  };
}
