import { has, t, type Arguments } from "../i18n/i18n.svelte";
import { Refused } from "../net/api";
import { prefixOf } from "../tables/tables";

/** What was refused: the server's code with its arguments, and its English sentence. */
export interface Refusal {
  code: string;
  message: string;
  args: Record<string, unknown>;
}

/** Why something was refused, in the reader's language; the server's English if we have no words for it. */
export function refusalText(game: string, { code, message, args }: Refusal, words: Arguments = {}): string {
  const plain = Object.entries(args).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  for (const id of [`${prefixOf(game)}-refusal-${code}`, `refusal-${code}`]) {
    if (has(id)) return t(id, { ...(Object.fromEntries(plain) as Arguments), ...words });
  }
  return t("error-unknown", { message });
}

/** Why a request failed. */
export function failureText(error: unknown): string {
  return error instanceof Refused ? refusalText("", error) : t("error-unavailable");
}
