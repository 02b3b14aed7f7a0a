import { explainer } from "../../model/citing";

/** The rule that explains each card, token or sign, by what the table calls it. */
export const SYMBOLS = {
  card: "CR-2.1",
  trump: "CR-1.1",
  leader: "CR-1.3",
  message: "CR-3.2",
  hidden: "CR-3.4",
  silent: "CR-3.5",
  distress: "CR-4.2",
  task: "PN-7.1",
  token: "PN-7.3",
  role: "PN-7.4",
  "handed-over": "PN-7.6",
};

/** Where that rule stands. */
export const explained = explainer("planet-nine", SYMBOLS);
