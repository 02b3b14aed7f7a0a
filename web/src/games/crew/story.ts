import type { AttemptView } from "../../generated/planet-nine";
import { t } from "../../i18n/i18n.svelte";
import type { NameOf } from "../../table/game";

interface Telling {
  isWon: boolean;
  /** How many tasks were neither done nor lost. */
  nOpen: number;
  hasTasks: boolean;
  hasDistress: boolean;
  nameOf: NameOf;
}

/** What both games tell of an attempt: its length, what was left, who won most, what was said. */
export function crewStory(attempt: AttemptView, telling: Telling): string[] {
  const n = attempt.members.reduce((sum, member) => sum + member.n_tricks, 0);
  const nSaid = attempt.members.reduce((sum, member) => sum + member.messages.length, 0);
  const [most, next] = [...attempt.members].sort((one, other) => other.n_tricks - one.n_tricks);
  const sentences: (string | false)[] = [
    telling.isWon && t("crew-story-won", { n, of: attempt.n_tricks }),
    !telling.isWon && telling.hasTasks && telling.nOpen > 0 && t("crew-story-open", { n: telling.nOpen }),
    most !== undefined &&
      most.n_tricks > (next?.n_tricks ?? 0) &&
      t("crew-story-most", { name: telling.nameOf(most.seat), n: most.n_tricks }),
    n > 0 && t("crew-story-messages", { n: nSaid }),
    telling.hasDistress && t("crew-story-distress"),
  ];
  return sentences.filter((sentence) => sentence !== false);
}
