import type { AttemptView } from "../../generated/planet-nine";
import { t } from "../../i18n/i18n.svelte";
import { cardDone } from "./cards";
import type { Sign } from "./MissionBar.svelte";

/** What holds for this attempt beyond the mission's text, as signs in its bar. */
export function signsOf(attempt: AttemptView, hasDistress: boolean, own: Sign[] = []): Sign[] {
  const signs: Sign[] = [...own];
  const { hides_position, communication_from, trick_number, shared_tokens, distress, draws } = attempt;
  if (hides_position)
    signs.push({ glyph: "radio", text: "?", about: t("crew-sign-hidden"), symbol: "hidden" });
  if (trick_number < communication_from) {
    const about = t("crew-sign-from", { trick: communication_from });
    signs.push({ glyph: "radio", text: `${communication_from}…`, about, symbol: "silent" });
  }
  if (shared_tokens != null) {
    const about = t("crew-shared-tokens", { n: shared_tokens });
    signs.push({ glyph: "radio", text: String(shared_tokens), about, symbol: "shared" });
  }
  if (hasDistress)
    signs.push({ glyph: "distress", text: "", about: t("crew-distress-active"), symbol: "distress" });
  if (distress?.given && distress.received) {
    const about = t("crew-pass-done", {
      given: cardDone(distress.given),
      received: cardDone(distress.received),
    });
    signs.push({ glyph: "distress", text: "⇄", about, symbol: "distress" });
  }
  if (draws?.taken && draws.lost) {
    const about = t("crew-draws-done", { taken: cardDone(draws.taken), lost: cardDone(draws.lost) });
    signs.push({ glyph: "cards", text: "⇄", about });
  }
  if (draws?.column != null) {
    signs.push({ glyph: "cards", text: "", about: t("crew-draws-column", { n: draws.column + 1 }) });
  }
  return signs;
}
