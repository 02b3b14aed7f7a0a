import type { Avatar } from "./shapes";

/** The pictures a person can choose from, by the server's names. */
export const AVATARS: readonly Avatar[] = [
  "anchor",
  "compass",
  "helm",
  "lantern",
  "parrot",
  "whale",
  "octopus",
  "turtle",
  "rocket",
  "satellite",
  "comet",
  "moon",
];
