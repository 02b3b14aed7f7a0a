import type { CrewGame } from "../../model/campaign";
import { explained as deepSea } from "../deep-sea/symbols";
import { explained as planetNine } from "../planet-nine/symbols";
import type { Mood } from "./CrewCard.svelte";

interface Look {
  mood: Mood;
  /** The letter of the trump suit. */
  trump: "r" | "s";
  /** The tint of the backs of cards. */
  tint: string;
  /** Where the rule stands that explains something on the table. */
  explained: typeof planetNine;
}

/** How either game looks at the table that both share. */
export const LOOKS: Record<CrewGame, Look> = {
  "planet-nine": { mood: "space", trump: "r", tint: "#1b2148", explained: planetNine },
  "deep-sea": { mood: "sea", trump: "s", tint: "#0c3a44", explained: deepSea },
};
