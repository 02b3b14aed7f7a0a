import { t } from "../../i18n/i18n.svelte";
import type { Token } from "../../generated/planet-nine";

/** A task token as it is printed: a number, Ω or arrows. */
export function tokenText(token: Token): string {
  return token === "omega" ? "Ω" : token.replaceAll(">", "›");
}

/** What a task token demands. */
export function aboutToken(token: Token): string {
  if (token === "omega") return t("pn-token-omega");
  if (token === ">") return t("pn-token-first-arrow");
  if (token.startsWith(">")) return t("pn-token-arrow", { before: tokenText(token.slice(1)) });
  return t("pn-token-number", { n: Number(token) });
}
