import { expect, test } from "vitest";
import { prove, type Shuffled } from "./proof";

/** A shuffle as the server makes it: the secret of 32 zeros, mixed with "ada" and "бо". */
const shuffled: Shuffled = {
  commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  seed: "180f9b8b558d715cab6efce24938dbac38d49fcf5cbf74bac96e1f267b72bfd7",
  shuffle: { secret: "00".repeat(32), contributions: ["ada", "бо"] },
};

test("a fair shuffle is proved by doing its sums again", async () => {
  expect(await prove(shuffled)).toMatchObject({ isKept: true, isMixed: true });
});

test("a secret, a contribution or a seed that was swapped is found out", async () => {
  const other = { secret: "01".repeat(32), contributions: ["ada", "бо"] };
  expect(await prove({ ...shuffled, shuffle: other })).toMatchObject({ isKept: false, isMixed: false });
  const moved = { secret: "00".repeat(32), contributions: ["adaб", "о"] };
  expect(await prove({ ...shuffled, shuffle: moved })).toMatchObject({ isKept: true, isMixed: false });
});

test("a fingerprint other than the one shown before the deal is found out", async () => {
  const { commitment } = shuffled;
  expect(await prove(shuffled, commitment)).toMatchObject({ isAsShown: true });
  expect(await prove(shuffled, commitment.replace("6", "7"))).toMatchObject({ isAsShown: false });
  expect(await prove(shuffled)).toMatchObject({ isAsShown: undefined });
});

test("without contributions the seed itself was committed to", async () => {
  const alone = { commitment: shuffled.commitment, seed: "00".repeat(32) };
  expect(await prove(alone)).toMatchObject({ isKept: true, isMixed: true });
});
