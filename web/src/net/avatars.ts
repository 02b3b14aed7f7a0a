/** The pictures a person can choose from, by the server's names. */
export const AVATARS = [
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
] as const;
