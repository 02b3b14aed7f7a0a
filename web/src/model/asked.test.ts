import { expect, test } from "vitest";
import { Asked } from "./asked.svelte";

test("an answer that comes late does not replace a newer one", async () => {
  const answers: { give: (value: string) => void; refuse: (error: Error) => void }[] = [];
  const asked = new Asked(() => new Promise<string>((give, refuse) => answers.push({ give, refuse })));
  const [first, second, third] = [asked.load(), asked.load(), asked.load()];
  answers[0]!.give("old");
  await first;
  expect([asked.value, asked.isLoading]).toEqual([undefined, true]);
  answers[2]!.give("new");
  await third;
  expect([asked.value, asked.isLoading]).toEqual(["new", false]);
  answers[1]!.refuse(new Error("late"));
  await second;
  expect([asked.value, asked.problem]).toEqual(["new", undefined]);
});
