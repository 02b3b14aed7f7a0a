import { expect, test } from "vitest";
import { isLearned, isOffered, note, read } from "./progress.svelte";

test("what was stored is read, and what makes no sense forgotten", () => {
  expect(read('{"smitten":"done","deep-sea":"dismissed","launch-pad":7}')).toEqual({
    smitten: "done",
    "deep-sea": "dismissed",
  });
  for (const stored of [null, "", "null", "7", "{"]) expect(read(stored)).toEqual({});
});

test("a finished lesson stays finished, and neither it nor a dismissed one is offered again", () => {
  expect(isOffered("smitten")).toBe(true);
  note("smitten", "dismissed");
  expect([isOffered("smitten"), isLearned("smitten")]).toEqual([false, false]);
  note("smitten", "done");
  note("smitten", "dismissed");
  expect(isLearned("smitten")).toBe(true);
});
