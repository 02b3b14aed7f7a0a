import { describe, expect, test } from "vitest";
import { RULEBOOKS } from "../generated/rulebooks";
import { messagesIn } from "../i18n/checks";
import { LOCALES } from "../i18n/i18n.svelte";
import { anchorOf, ruleAddress } from "../model/citing";
import { prefixOf } from ".";

const texts = import.meta.glob<string>("../../../locales/*/rules*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lessons = import.meta.glob<{ steps: { name: string; wants?: string }[] }>(
  "../../../crates/catalogue/src/games/*/lesson.json",
  { import: "default", eager: true },
);
const lessonTexts = import.meta.glob<string>("../../../locales/*/lesson-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const symbols = import.meta.glob<Record<string, string>>("./*/symbols.ts", {
  import: "SYMBOLS",
  eager: true,
});
const GAMES = Object.keys(RULEBOOKS);

function rulesOf(game: string): string[] {
  return RULEBOOKS[game]!.flatMap(({ rules }) => rules);
}

function written(all: Record<string, string>, locale: string): string[] {
  return Object.entries(all)
    .filter(([path]) => path.includes(`/locales/${locale}/`))
    .flatMap(([, text]) => messagesIn(text))
    .map(({ id }) => id);
}

describe.each(GAMES)("%s", (game) => {
  test("every card and sign that is explained leads to a rule of its page", () => {
    const rules = Object.values(symbols[`./${game}/symbols.ts`]!);
    expect(rules.filter((rule) => !rulesOf(game).includes(rule))).toEqual([]);
  });
});

describe.each(Object.keys(LOCALES))("%s", (locale) => {
  test("says every rule and every heading, and none that no game has", () => {
    const ids = written(texts, locale);
    const rules = new Set(GAMES.flatMap(rulesOf).map((rule) => `rule-${anchorOf(rule)}`));
    const headings = new Set(
      GAMES.flatMap((game) => RULEBOOKS[game]!.map(({ name }) => `rules-section-${name}`)),
    );
    expect(ids.filter((id) => /^rule-/.test(id)).sort()).toEqual([...rules].sort());
    expect(ids.filter((id) => id.startsWith("rules-section-")).sort()).toEqual([...headings].sort());
  });

  test("explains every step of every lesson, and answers any other move", () => {
    const wanted = Object.entries(lessons).flatMap(([path, { steps }]) => {
      const prefix = prefixOf(path.split("/").at(-2)!.replaceAll("_", "-"));
      return steps.flatMap(({ name, wants }) => {
        const id = `lesson-${prefix}-${name}`;
        return wants === undefined ? [id] : [id, `${id}-other`];
      });
    });
    expect(wanted.length).toBeGreaterThan(80);
    expect(written(lessonTexts, locale).sort()).toEqual(wanted.sort());
  });
});

test("a rule has an address", () => {
  expect(ruleAddress("planet-nine", "CR-4.2")).toBe("/rules/planet-nine#cr-4-2");
});
