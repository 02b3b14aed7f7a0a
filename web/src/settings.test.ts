import { expect, test } from "vitest";
import { read } from "./settings.svelte";

test("what was stored is kept as far as it makes sense", () => {
  const usual = read(null);
  expect(read('{"theme":"light","odds":"hint","isQuick":false}')).toEqual({
    ...usual,
    theme: "light",
    odds: "hint",
    isQuick: false,
  });
  expect(read('{"theme":"plaid","cardSize":"huge","odds":3,"isQuick":"no"}')).toEqual(usual);
  expect(read("no settings")).toEqual(usual);
});
