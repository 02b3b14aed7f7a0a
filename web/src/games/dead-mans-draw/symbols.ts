import { explainer } from "../../model/citing";

/** The rule that explains each card, token or sign, by what the table calls it. */
export const SYMBOLS = {
  anchor: "DMD-3.1",
  hook: "DMD-3.2",
  cannon: "DMD-3.3",
  key: "DMD-3.4",
  chest: "DMD-3.4",
  map: "DMD-3.5",
  oracle: "DMD-3.6",
  sword: "DMD-3.7",
  kraken: "DMD-3.8",
  mermaid: "DMD-3.9",
  trait: "DMD-1.5",
  casanova: "DMD-4.1",
  fisherman: "DMD-4.2",
  miser: "DMD-4.3",
  "captains-hook": "DMD-4.4",
  "safe-harbor": "DMD-4.5",
  beastmaster: "DMD-4.6",
  misfire: "DMD-4.7",
  parry: "DMD-4.8",
  "davy-jones-locker": "DMD-4.9",
  plunderer: "DMD-4.10",
  "golden-scales": "DMD-4.11",
  siren: "DMD-5.3",
};

/** Where that rule stands. */
export const explained = explainer("dead-mans-draw", SYMBOLS);
