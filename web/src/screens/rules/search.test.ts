import { expect, test } from "vitest";
import { isHit, marked, wordsIn } from "./search";

test("words are found in any order, whatever their case and accents", () => {
  expect(wordsIn("  Żeton  ŁAD ")).toEqual(["zeton", "lad"]);
  expect(isHit("Prądy morskie: żeton leży obok.", wordsIn("zeton PRADY"))).toBe(true);
  expect(isHit("Козирі не показують.", wordsIn("козирі взятка"))).toBe(false);
  expect(isHit("anything", wordsIn(""))).toBe(true);
});

test("hits are cut out of the text as it was written", () => {
  expect(marked("Follow suit, follow.", wordsIn("follow"))).toEqual([
    { text: "Follow", isHit: true },
    { text: " suit, ", isHit: false },
    { text: "follow", isHit: true },
    { text: ".", isHit: false },
  ]);
  expect(marked("Żeton", wordsIn("zet"))).toEqual([
    { text: "Żet", isHit: true },
    { text: "on", isHit: false },
  ]);
  expect(marked("plain", [])).toEqual([{ text: "plain", isHit: false }]);
});
