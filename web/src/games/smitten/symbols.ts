import { explainer } from "../../model/citing";

/** The rule that explains each card, token or sign, by what the table calls it. */
export const SYMBOLS = { card: "SM-1.9", "1": "SM-1.7" };

/** Where that rule stands. */
export const explained = explainer("smitten", SYMBOLS);
