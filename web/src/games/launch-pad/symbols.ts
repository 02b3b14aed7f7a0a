import { explainer } from "../../model/citing";

/** The rule that explains each card, token or sign, by what the table calls it. */
export const SYMBOLS = {
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
  hand: "LP-1.4",
};

/** Where that rule stands. */
export const explained = explainer("launch-pad", SYMBOLS);
