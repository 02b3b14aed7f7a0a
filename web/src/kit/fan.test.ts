import { expect, test } from "vitest";
import { fan } from "./fan";

test("few cards lie side by side", () => {
  expect(fan(3, 360, 72)).toEqual({ rows: [3], width: 72, step: 78 });
  expect(fan(1, 360, 72)).toEqual({ rows: [1], width: 72, step: 72 });
  expect(fan(0, 360, 72).rows).toEqual([]);
});

test("more cards overlap, but a readable strip of each shows", () => {
  const ten = fan(10, 360, 72);
  expect(ten.rows).toEqual([10]);
  expect(ten.step).toBeGreaterThanOrEqual(28);
  expect(ten.width + 9 * ten.step).toBeLessThanOrEqual(360);
});

test("a hand that would be too narrow to read takes two rows", () => {
  const many = fan(15, 300, 72);
  expect(many.rows).toEqual([7, 8]);
  expect(many.step).toBeGreaterThanOrEqual(28);
});

test("nothing is ever wider than the room", () => {
  for (let n = 1; n <= 40; n++) {
    for (const room of [288, 366, 700, 1200]) {
      const { rows, width, step } = fan(n, room, 84);
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(n);
      for (const count of rows) expect(width + (count - 1) * step).toBeLessThanOrEqual(room + 0.01);
    }
  }
});
