import type { Link } from "../kit/toasts.svelte";
import { linkTo } from "./citing";

/** Which rule explains a card, token or sign, by game and by what the table calls it. */
export const SYMBOLS: Record<string, Record<string, string>> = {
  "planet-nine": {
    card: "CR-2.1",
    trump: "CR-1.1",
    message: "CR-3.2",
    hidden: "CR-3.4",
    silent: "CR-3.5",
    distress: "CR-4.2",
    task: "PN-7.1",
    token: "PN-7.3",
    role: "PN-7.4",
    "handed-over": "PN-7.6",
  },
  "deep-sea": {
    card: "CR-2.1",
    trump: "CR-1.1",
    message: "CR-3.2",
    hidden: "CR-3.4",
    silent: "CR-3.2",
    shared: "CR-3.6",
    distress: "CR-4.2",
    task: "DS-8.4",
    counted: "DS-8.5",
  },
  "dead-mans-draw": {
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
  },
  "launch-pad": {
    rocket: "LP-3.1",
    component: "LP-3.1",
    expert: "LP-4.1",
    advantage: "LP-5.4",
    certification: "LP-5.1",
    astronaut: "LP-5.2",
    oxygen: "LP-5.2",
    "top-secret": "LP-5.3",
    action: "LP-6.2",
    "launch-key": "LP-6.3",
    priority: "LP-6.4",
    sabotage: "LP-6.5",
    brainstorm: "LP-6.6",
    "potato-duty": "LP-6.7",
    espionage: "LP-6.8",
    research: "LP-6.9",
    "solder-and-chisel": "LP-6.10",
    upgrade: "LP-7.1",
    part: "LP-2.1",
    score: "LP-8.2",
  },
  smitten: { card: "SM-1.9", "1": "SM-1.7" },
};

/** Where the rule stands that explains something; the first name that is known counts. */
export function explained(game: string, ...names: string[]): Link | undefined {
  const rule = names.map((name) => SYMBOLS[game]?.[name]).find((found) => found !== undefined);
  return rule === undefined ? undefined : linkTo(game, rule);
}
