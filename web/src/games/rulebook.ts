/** A part of a game's rules: the name of its heading, and the numbers of its rules. */
export interface Section {
  name: string;
  rules: string[];
}

/** Rules that follow one another: `CR-2.1`, `CR-2.2`, … */
function numbered(chapter: string, most: number, least = 1): string[] {
  return Array.from({ length: most - least + 1 }, (_, index) => `${chapter}.${least + index}`);
}

function crew(tasks: string[], talk: string[]): Section[] {
  return [
    { name: "cards", rules: numbered("CR-1", 3) },
    { name: "tricks", rules: numbered("CR-2", 2) },
    { name: "tasks", rules: tasks },
    { name: "talk", rules: [...numbered("CR-3", 4), ...talk] },
    { name: "distress", rules: numbered("CR-4", 2) },
    { name: "attempts", rules: numbered("CR-5", 4) },
    { name: "two", rules: numbered("CR-6", 3) },
  ];
}

/** The rules of each game by the numbers that code, tests and refusals cite. */
export const RULEBOOKS: Record<string, Section[]> = {
  "planet-nine": crew(numbered("PN-7", 8), ["CR-3.5"]),
  "deep-sea": crew(numbered("DS-8", 10), ["CR-3.6", "CR-3.7"]),
  "dead-mans-draw": [
    { name: "setup", rules: numbered("DMD-1", 5) },
    { name: "turn", rules: numbered("DMD-2", 7) },
    { name: "suits", rules: numbered("DMD-3", 9) },
    { name: "traits", rules: numbered("DMD-4", 11) },
    { name: "mermaids", rules: numbered("DMD-5", 5) },
    { name: "party", rules: ["DMD-6.1"] },
    { name: "variants", rules: ["DMD-7.1"] },
    { name: "comfort", rules: numbered("DMD-8", 2) },
  ],
  "launch-pad": [
    { name: "setup", rules: numbered("LP-1", 4) },
    { name: "turn", rules: numbered("LP-2", 6) },
    { name: "rockets", rules: numbered("LP-3", 2) },
    { name: "experts", rules: ["LP-4.1"] },
    { name: "advantages", rules: numbered("LP-5", 4) },
    { name: "actions", rules: numbered("LP-6", 10) },
    { name: "upgrades", rules: ["LP-7.1"] },
    { name: "end", rules: numbered("LP-8", 2) },
    { name: "variants", rules: numbered("LP-9", 4) },
    { name: "comfort", rules: numbered("LP-10", 2) },
  ],
  smitten: [
    { name: "squares", rules: numbered("SM-1", 9) },
    { name: "pair", rules: numbered("SM-2", 5) },
    { name: "solo", rules: numbered("SM-3", 6) },
    { name: "comfort", rules: numbered("SM-4", 2) },
  ],
};
