import { t } from "../../i18n/i18n.svelte";
import type { Link } from "../../kit/toasts.svelte";
import { linkTo } from "../../model/citing";
import { explained } from "./symbols";

/** What a card or a trait does, and where its rule stands. */
export interface About {
  about: string;
  rule: Link | undefined;
}

const GAME = "dead-mans-draw";

/** What a card of a suit does; where mermaids sing they do something else than usual. */
export function aboutSuit(suit: string, sings: boolean): About {
  if (sings && suit === "mermaid")
    return { about: t("dmd-about-mermaid-sings"), rule: linkTo(GAME, "DMD-5.2") };
  return { about: t(`dmd-about-${suit}`), rule: explained(suit) };
}

/** What a trait does; where mermaids sing, Casanova's is another one. */
export function aboutTrait(trait: string, sings: boolean): About {
  if (sings && trait === "casanova")
    return { about: t("dmd-trait-about-casanova-sings"), rule: linkTo(GAME, "DMD-5.4") };
  return { about: t(`dmd-trait-about-${trait}`), rule: explained(trait, "trait") };
}
