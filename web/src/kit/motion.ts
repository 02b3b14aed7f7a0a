import { prefersReducedMotion } from "svelte/motion";

/** How long something moves, in milliseconds. */
export const SWIFT = 180;
export const CALM = 260;

/** Whether things may move at all; if not, they only fade. */
export function mayMove(): boolean {
  return !prefersReducedMotion.current;
}
