import type { CrewGame } from "../../model/campaign";
import type { Mood } from "./CrewCard.svelte";

interface Look {
  mood: Mood;
  /** The letter of the trump suit. */
  trump: "r" | "s";
  /** The tint of the backs of cards. */
  tint: string;
}

/** How either game looks at the table that both share. */
export const LOOKS: Record<CrewGame, Look> = {
  "planet-nine": { mood: "space", trump: "r", tint: "#1b2148" },
  "deep-sea": { mood: "sea", trump: "s", tint: "#0c3a44" },
};
