import type { Action as Actions } from "../../generated/launch-pad";
import { ZONES } from "./cards";

export type Action = Actions;
export type Play = Extract<Action, { type: "play" }>;

/**
 * The places of the table that a target lies in, as their elements name them: a seat `B`, an expert's place
 * `B test`, a rocket `B launch 2`, a card of the pad or the discard pile `fuel`.
 */
export function spotsOf(target: string, own: string): string[] {
  const words = target.split(" ");
  if (words.length === 1)
    return (ZONES as readonly string[]).includes(target) ? [`${own} ${target}`] : [target];
  // Two players: either may be pressed first.
  if (words[1]?.length === 1) return words;
  return [words.slice(0, 3).join(" ")];
}

/** Those of the plays that aim at a place. */
export function playsAt(plays: readonly Play[], spot: string, own: string): Play[] {
  return plays.filter(({ target }) => target != null && spotsOf(target, own).includes(spot));
}
