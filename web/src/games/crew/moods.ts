import type { Mood } from "./CrewCard.svelte";

/** The tint of the cards' backs. */
export const TINTS: Record<Mood, string> = { space: "#1b2148", sea: "#0c3a44" };
