import type { SuitLetter } from "./cards";

/** How a suit is painted: light and deep shade of its colour, its ink, and its shape in a box of 24. */
export interface Paint {
  light: string;
  base: string;
  deep: string;
  ink: string;
  shape: string;
}

/** Colours that stay apart for the common colour deficiencies, each with a shape of its own. */
export const PAINTS: Record<SuitLetter, Paint> = {
  p: {
    light: "#e88bb4",
    base: "#d6598f",
    deep: "#9c2f63",
    ink: "#fff",
    shape:
      "M12 1.500l3.100 7 7.400.7-5.600 5 1.700 7.300L12 17.700l-6.600 3.800 1.700-7.300-5.600-5 7.400-.7z",
  },
  b: {
    light: "#66a8e8",
    base: "#2f7fd1",
    deep: "#174f8f",
    ink: "#fff",
    shape: "M12 1q8 9.500 8 14.500a8 8 0 0 1-16 0Q4 10.500 12 1z",
  },
  g: {
    light: "#4fbf95",
    base: "#17936b",
    deep: "#0a5a40",
    ink: "#fff",
    shape:
      "M21 2.500C10 2.500 3.500 8 4 16.500L2 21l2.300 1 1.900-3.600C15 20.500 21.500 14 21 2.500zM7 17q3-6.500 9-10-4 4.500-7.500 10.300z",
  },
  y: {
    light: "#f4d34e",
    base: "#e0b400",
    deep: "#a87f00",
    ink: "#2b2300",
    shape:
      "M12 6.500a5.500 5.500 0 1 1-.1 0zM11 0h2v4.500h-2zM11 19.500h2V24h-2zM0 11h4.500v2H0zM19.500 11H24v2h-4.500zM2.800 4.200l1.400-1.400 3.200 3.200L6 7.400zM16.600 18l1.400-1.400 3.200 3.200-1.400 1.400zM2.800 19.800L6 16.600 7.400 18l-3.200 3.200zM16.600 6l3.200-3.200 1.400 1.400L18 7.400z",
  },
  r: {
    light: "#4a5669",
    base: "#2b3442",
    deep: "#151b25",
    ink: "#f0c463",
    shape:
      "M12 .5q6 5 5 13l3.500 3.500v4.500L15 19.500H9L3.500 21.500V17L7 13.500q-1-8 5-13zM12 7a2.500 2.500 0 1 0 .1 0zM9.800 20.500h4.400L12 24z",
  },
  s: {
    light: "#3f5566",
    base: "#26363f",
    deep: "#101b22",
    ink: "#f0c463",
    shape:
      "M9 3.500h5V2h2v5.500h1q4.500.5 6.500 5-2 5.500-6.500 6H8q-3-.2-5-2.500L.5 18V7.500L3 9.800q2-2 5-2.300h1zM8 11a1.800 1.800 0 1 0 .1 0zM13 11a1.800 1.800 0 1 0 .1 0zM18 11a1.800 1.800 0 1 0 .1 0z",
  },
};

/** The letters of suits by the names that views and refusals use; trumps are each game's own. */
export function letterOf(suit: string, trump: "r" | "s"): SuitLetter {
  return suit === "trump" ? trump : (suit.charAt(0) as SuitLetter);
}
