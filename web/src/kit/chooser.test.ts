import { afterEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { Chooser } from "./chooser.svelte";

afterEach(() => void (settings.isQuick = true));

function choosing() {
  const given = { legal: [{ id: 1 }, { id: 2 }] };
  const played: number[] = [];
  const chooser = new Chooser<{ id: number }>(
    () => given.legal,
    ({ id }) => played.push(id),
  );
  return { given, played, chooser };
}

test("one tap plays", () => {
  const { given, played, chooser } = choosing();
  chooser.press(given.legal[0]!);
  expect(played).toEqual([1]);
});

test("with confirmation on, a second tap plays and cancelling plays nothing", () => {
  settings.isQuick = false;
  const { given, played, chooser } = choosing();
  chooser.press(given.legal[0]!);
  chooser.press(given.legal[1]!);
  expect(chooser.pending).toBe(given.legal[1]);
  chooser.cancel();
  chooser.press(given.legal[1]!);
  expect(played).toEqual([]);
  chooser.press(given.legal[1]!);
  expect(played).toEqual([2]);
});

test("a choice is forgotten when something else may be chosen", () => {
  settings.isQuick = false;
  const { given, played, chooser } = choosing();
  chooser.press(given.legal[0]!);
  given.legal = [{ id: 1 }];
  expect(chooser.pending).toBeNull();
  chooser.confirm();
  expect(played).toEqual([]);
});
