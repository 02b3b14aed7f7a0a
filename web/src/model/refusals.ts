import { has, t, type Arguments } from "../i18n/i18n.svelte";
import { Refused } from "../net/api";

/** What was refused: the server's code with its arguments, its English sentence, and the rule that forbids it. */
export interface Refusal {
  code: string;
  message: string;
  rule?: string | undefined;
  args: Record<string, unknown>;
}

/**
 * Why something was refused, in the reader's language; the server's English if there are no words for it. `prefix` is
 * that of the game's messages, and `words` are its arguments.
 */
export function refusalText(
  { code, message, args }: Refusal,
  prefix?: string,
  words: Arguments = {},
): string {
  const plain = Object.entries(args).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  for (const id of [`${prefix}-refusal-${code}`, `refusal-${code}`]) {
    if (has(id)) return t(id, { ...(Object.fromEntries(plain) as Arguments), ...words });
  }
  return t("error-unknown", { message });
}

/** Why a request failed. Whether it is tried again is for the page to say. */
export function failureText(error: unknown): string {
  return error instanceof Refused ? refusalText(error) : t("error-unavailable-title");
}
