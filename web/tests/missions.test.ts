import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FACTS as DIVES, type View as DeepSea } from "../src/generated/deep-sea";
import { FACTS as FLIGHTS, type View as PlanetNine } from "../src/generated/planet-nine";
import { missionFor, missionOf as deepSeaOf } from "../src/games/deep-sea/missions";
import { missionOf } from "../src/games/planet-nine/missions";

const WARDROOM = process.env.WARDROOM ?? join(import.meta.dirname, "../../target/release/wardroom");

/** The views with which attempts at these missions begin, as the referee gives them. */
function views<View>(game: string, setups: object[]): View[] {
  const requests = setups.flatMap((setup, seed) => [
    { cmd: "new", game, setup, seed: String(seed) },
    { cmd: "view", observer: "spectator" },
  ]);
  const input = requests.map((request) => JSON.stringify(request)).join("\n");
  const answers = execFileSync(WARDROOM, ["referee"], { input: `${input}\n`, encoding: "utf8" });
  const lines = answers.trim().split("\n");
  return lines.map((line) => JSON.parse(line)).flatMap(({ view }) => (view ? [view] : []));
}

test("what is told of Planet Nine's missions is what the game plays", () => {
  const setups = FLIGHTS.missions.map((_, i) => ({ players: 4, mission: i + 1 }));
  const seen = views<PlanetNine>("planet-nine", setups).map(missionOf);
  expect(seen).toEqual(FLIGHTS.missions);
});

test.each([true, false])(
  "what is told of Deep Sea's missions is what the game plays, untimed: %s",
  (untimed) => {
    const numbers = Array.from({ length: DIVES.missions.length }, (_, i) => i + 1);
    const setups = numbers.map((mission) => ({ players: 4, mission, untimed }));
    const seen = views<DeepSea>("deep-sea", setups);
    expect(seen).toHaveLength(DIVES.missions.length);
    for (const [index, view] of seen.entries()) {
      const told = missionFor(index + 1, untimed);
      const played = deepSeaOf(view);
      // Terrain is decided by a card before the first view; fixed tasks have a difficulty, too.
      const communication = view.terrain ? "terrain" : played.communication;
      const tasks = told?.tasks && told.tasks !== "none" && "given" in told.tasks ? told.tasks : played.tasks;
      expect([index + 1, { ...played, communication, tasks }]).toEqual([
        index + 1,
        {
          tasks: "none",
          allotment: "draft",
          communication: "normal",
          silent_tricks: 0,
          special: null,
          seconds: null,
          ...told,
        },
      ]);
    }
  },
);
