import { expect, test } from "vitest";
import { CATALOGUE } from "../generated/catalogue";
import { FACTS as DIVES } from "../generated/deep-sea";
import { FACTS as FLIGHTS } from "../generated/planet-nine";
import { RULEBOOKS as GENERATED } from "../generated/rulebooks";
import { LOCALES, learn, speak, t } from "../i18n/i18n.svelte";
import { CAMPAIGNS } from "../model/campaign";
import { PUZZLE_GAMES } from "../model/puzzling";
import {
  FIRST_EPILOGUE,
  hasClock,
  missionFor,
  MOST_DIFFICULT,
  N_MISSIONS,
  type Mission,
} from "./deep-sea/missions";
import { aboutTask, difficultyOf, shortTask, TASK_IDS } from "./deep-sea/tasks";
import { atTable, tellingOf } from "./deep-sea/telling";
import { MISSIONS } from "./planet-nine/missions";
import { RULEBOOKS } from "./rulebook";

test("rulebooks", () => expect(GENERATED).toEqual(RULEBOOKS));

test("campaigns and puzzles", () => {
  const games = Object.entries(CATALOGUE);
  const campaigns = games.flatMap(([game, { n_missions }]) =>
    n_missions == null ? [] : [[game, n_missions]],
  );
  expect(Object.fromEntries(campaigns)).toEqual(CAMPAIGNS);
  expect(games.filter(([, { has_puzzles }]) => has_puzzles).map(([game]) => game)).toEqual(PUZZLE_GAMES);
  const isMission = PUZZLE_GAMES.map((game) => CATALOGUE[game]?.is_cooperative);
  expect(isMission).toEqual(PUZZLE_GAMES.map((game) => game !== "dead-mans-draw"));
  expect(games.filter(([, facts]) => facts.has_own_missions).map(([game]) => game)).toEqual([
    "planet-nine",
    "deep-sea",
    "smitten",
  ]);
});

test("missions of Planet Nine", () => expect(FLIGHTS.missions).toEqual(MISSIONS));

test("missions of Deep Sea", () => {
  const plain = { tasks: "none", allotment: "draft", communication: "normal", silent_tricks: 0 };
  const whole = (mission?: Mission) => ({ ...plain, ...mission });
  expect(DIVES.missions).toHaveLength(N_MISSIONS);
  for (const [index, { untimed, timed }] of DIVES.missions.entries()) {
    expect(untimed).toEqual(whole(missionFor(index + 1, true)));
    expect(timed ?? untimed).toEqual(whole(missionFor(index + 1)));
    expect(timed !== undefined).toBe(hasClock(index + 1));
  }
  expect(DIVES.training).toEqual(whole(missionFor("training")));
  expect(DIVES.epilogue).toEqual(whole(missionFor({ epilogue: FIRST_EPILOGUE })));
  expect([DIVES.first_epilogue, DIVES.max_difficulty]).toEqual([FIRST_EPILOGUE, MOST_DIFFICULT]);
});

test.each(Object.keys(LOCALES) as (keyof typeof LOCALES)[])("tasks of Deep Sea in %s", async (locale) => {
  await speak(locale);
  await learn("crew", "ds");
  expect(DIVES.tasks.map(({ task }) => task)).toEqual(TASK_IDS);
  for (const { task, difficulty, goal } of DIVES.tasks) {
    for (const members of [2, 3, 4, 5]) {
      const { say, short, args } = tellingOf(goal, members);
      expect(t(`ds-task-${say}`, args)).toBe(aboutTask(task, members));
      expect(short.split(" ")).toEqual(shortTask(task, members));
      expect(atTable(difficulty, members)).toBe(difficultyOf(task, members));
    }
  }
});
