import { expect, test } from "vitest";
import { dwell, penalty, raided, tie } from "./story";

const played = (seat: string, card: string, target?: string) => ({ type: "played", seat, card, target });

test("raids are counted, and the player who was hit most is named", () => {
  const events = [
    played("A", "sabotage", "B launch 1 fuel"),
    played("A", "espionage", "B C"),
    played("B", "cancel-project", "B assembly 1"),
    played("C", "metal", "C assembly 1"),
  ];
  expect(raided(events)).toEqual({ n: 2, seat: "B", m: 2 });
  expect(raided([])).toBeNull();
});

const score = {
  launch: 18,
  assembly: -6,
  astronauts: 4,
  certifications: 3,
  control: -10,
  total: 9,
  advantages: 2,
};

test("only what costs points is a loss", () => {
  expect(penalty(score)).toBe(-16);
});

test("with equal points the advantages are told", () => {
  const equal = { ...score, advantages: 1 };
  const behind = { ...score, total: 8, advantages: 4 };
  expect(tie(score, [behind, equal])).toEqual({ n: 2, m: 1 });
  expect(tie(score, [behind])).toBeNull();
  expect(tie(score, [score])).toBeNull();
});

test("a raid is looked at for longer than a component", () => {
  expect(dwell([played("A", "sabotage")])).toBeGreaterThan(dwell([played("A", "metal")]));
  expect(dwell([{ type: "drew", seat: "A" }])).toBe(0);
});
