import { toast, type Link } from "../kit/toasts.svelte";
import { linkTo } from "../model/citing";
import { refusalText, type Refusal } from "../model/refusals";
import type { LoadedGame, NameOf } from "./game";

/** Why a game refused something, with the names and cards that it is about. */
export function explainRefusal(game: LoadedGame | undefined, refusal: Refusal, nameOf: NameOf): string {
  return refusalText(refusal, game?.prefix, game?.wordsOf?.(refusal.args, nameOf));
}

/** Where the rule stands that a refusal rests on; nothing if no rule of the game refused it. */
export function ruleOf(game: LoadedGame | undefined, { rule }: Refusal): Link | undefined {
  return game && rule !== undefined ? linkTo(game.id, rule) : undefined;
}

/** Shows why something was refused, and where the rule stands, if that can be looked up. */
export function showRefusal(game: LoadedGame | undefined, refusal: Refusal, nameOf: NameOf): void {
  toast(explainRefusal(game, refusal, nameOf), ruleOf(game, refusal));
}
