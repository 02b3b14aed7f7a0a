import { has, t, type Arguments } from "../i18n/i18n.svelte";
import { Refused } from "../net/api";
import { toast, type Link } from "../kit/toasts.svelte";
import { linkTo } from "./citing";
import { prefixOf } from "../games";

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

/** Where the rule stands that a refusal rests on; nothing if no rule of the game refused it. */
export async function ruleOf(game: string, { code }: Refusal): Promise<Link | undefined> {
  const { WHY } = await import("../games/why");
  const rule = WHY[game]?.[code];
  return rule === undefined ? undefined : linkTo(game, rule);
}

/** Says why something was refused, and where the rule stands, if that can be looked up. */
export async function showRefusal(game: string, refusal: Refusal, words?: Arguments): Promise<void> {
  toast(refusalText(game, refusal, words), await ruleOf(game, refusal).catch(() => undefined));
}

/** Why a request failed. Whether it is tried again is for the page to say. */
export function failureText(error: unknown): string {
  return error instanceof Refused ? refusalText("", error) : t("error-unavailable-title");
}
