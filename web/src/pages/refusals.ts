import { has, t, type Arguments } from "../i18n/i18n.svelte";
import type { Outcome } from "../net/link.svelte";

/** Which prefix a game's messages have. */
export const PREFIX: Record<string, string> = {
  "planet-nine": "pn",
  "deep-sea": "ds",
  "dead-mans-draw": "dmd",
  "launch-pad": "lp",
  smitten: "sm",
};

/** Why something was refused, in the reader's language; the server's English if we have no words for it. */
export function refusalText(game: string, outcome: Extract<Outcome, { ok: false }>): string {
  const args = Object.fromEntries(
    Object.entries(outcome.args).filter(
      ([, value]) => typeof value === "string" || typeof value === "number",
    ),
  ) as Arguments;
  for (const id of [`${PREFIX[game]}-refusal-${outcome.code}`, `refusal-${outcome.code}`]) {
    if (has(id)) return t(id, args);
  }
  return outcome.message;
}
