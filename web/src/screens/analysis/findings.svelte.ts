import { Refused } from "../../net/api";
import { findOut, type Progress, type Question, type Source } from "../../model/replay";
import { failureText } from "../../model/refusals";

/** Something that is found out about a match: not asked for yet, thought about, known, or not to be had. */
export class Finding<T extends object> {
  value = $state.raw<T | undefined>();
  progress = $state.raw<Progress | undefined>();
  isThinking = $state(false);
  /** Why it cannot be had, in the reader's language. */
  problem = $state("");
  /** Whether there is no such thing for this match, and never will be. */
  isMissing = $state(false);

  private asked: AbortController | undefined;

  constructor(private readonly source: Source) {}

  /** Asks, unless that has been done; `isAnew` asks something else instead. */
  async ask(question: Question, { isAnew = false } = {}): Promise<void> {
    if (this.asked && !isAnew) return;
    this.asked?.abort();
    const asked = (this.asked = new AbortController());
    [this.isThinking, this.problem, this.progress] = [true, "", undefined];
    try {
      const found = await findOut<T>(this.source, question, {
        signal: asked.signal,
        tell: (progress) => {
          if (asked === this.asked) this.progress = progress;
        },
      });
      if (asked === this.asked) this.value = found;
    } catch (error) {
      if (asked !== this.asked) return;
      this.isMissing = error instanceof Refused && ["no-analysis", "not-over"].includes(error.code);
      if (!this.isMissing) this.problem = failureText(error);
      // What went wrong once may go well the next time.
      this.asked = undefined;
    } finally {
      if (asked === this.asked || this.asked === undefined) this.isThinking = false;
    }
  }

  /** Asks no more, and forgets. */
  forget(): void {
    this.asked?.abort();
    this.asked = undefined;
    [this.value, this.isThinking, this.problem, this.progress] = [undefined, false, "", undefined];
  }
}
