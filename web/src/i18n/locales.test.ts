import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { messagesIn, misargued, missing, unlike, unused } from "./checks";
import { LOCALES } from "./i18n.svelte";

const texts = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .map(([, text]) => text)
  .join("\n");

/** The areas of a language: name and text. */
function areasOf(locale: string): [string, string][] {
  return Object.entries(texts)
    .filter(([path]) => path.includes(`/locales/${locale}/`))
    .map(([path, text]) => [path.split("/").at(-1) ?? "", text]);
}

const english = areasOf("en").flatMap(([, text]) => messagesIn(text));

describe.each(Object.keys(LOCALES))("%s", (locale) => {
  test("has every message of every area, once, and no other", () => {
    expect(areasOf(locale).map(([area]) => area)).toEqual(areasOf("en").map(([area]) => area));
    for (const [area, text] of areasOf(locale)) {
      const written = messagesIn(texts[`../../../locales/en/${area}`] ?? "");
      expect([area, ...unlike(written, messagesIn(text))]).toEqual([area]);
    }
  });

  test("can be read, and its messages take the same arguments", () => {
    const bundle = new FluentBundle(locale);
    const wrong = areasOf(locale).flatMap(([, text]) => bundle.addResource(new FluentResource(text)));
    expect(wrong).toEqual([]);
    const written = areasOf(locale).flatMap(([, text]) => messagesIn(text));
    expect(misargued(english, written)).toEqual([]);
    expect(written.filter(({ id }) => !bundle.hasMessage(id))).toEqual([]);
  });
});

test("no message is unused or missing", () => {
  const ids = english.map(({ id }) => id);
  expect(unused(ids, code)).toEqual([]);
  expect(missing(ids, code)).toEqual([]);
});

test("one thing has one word", () => {
  const textOf = (locale: string): string =>
    areasOf(locale)
      .map(([, text]) => text)
      .join("\n");
  // A bust is "перебор" in Russian, a trick is "lewa" in Polish.
  expect(textOf("ru").match(/[^\n]*(прогор|провал(?!ен)|губит|губят)[^\n]*/gi)).toBeNull();
  expect(textOf("pl").match(/[^\n]*(?<![a-ząćęłńóśźż])(stawk[^\n]*|stawek|stawce)[^\n]*/gi)).toBeNull();
});

test("these checks find what is wrong", () => {
  const good = messagesIn(
    "a-card = { $n ->\n    [one] card\n   *[other] { $n } cards\n}\na-seat = Seat { $seat }\n",
  );
  expect(good.map(({ id }) => id)).toEqual(["a-card", "a-seat"]);
  expect(unlike(good, messagesIn("a-card = x\na-card = y\na-pile = z\n"))).toEqual([
    "a-seat",
    "a-card",
    "a-pile",
  ]);
  expect(misargued(good, messagesIn("a-card = { $m }\na-seat = Place { $seat }\n"))).toEqual(["a-card"]);
  expect(
    unused(["a-card", "a-seat", "sm-rules-goal", "b-suit-red"], 't("a-seat"), t(`b-suit-${s}`)'),
  ).toEqual(["a-card"]);
  expect(missing(["a-card"], 't("a-card", { n }) + t(isIt ? "a-card" : "a-pile") + t("a-seat")')).toEqual([
    "a-seat",
    "a-pile",
  ]);
});

/** A message for each of the numbers in which Slavic plurals differ. */
const NUMBERS = [1, 2, 5, 11, 21, 22, 25, 111];
const COUNTED: Record<string, Record<string, string[]>> = {
  "dmd-cards": {
    en: ["card", "cards", "cards", "cards", "cards", "cards", "cards", "cards"],
    uk: ["карта", "карти", "карт", "карт", "карта", "карти", "карт", "карт"],
    pl: ["karta", "karty", "kart", "kart", "kart", "karty", "kart", "kart"],
    ru: ["карта", "карты", "карт", "карт", "карта", "карты", "карт", "карт"],
  },
  "table-minutes": {
    en: ["minute", "minutes", "minutes", "minutes", "minutes", "minutes", "minutes", "minutes"],
    uk: ["хвилина", "хвилини", "хвилин", "хвилин", "хвилина", "хвилини", "хвилин", "хвилин"],
    pl: ["minuta", "minuty", "minut", "minut", "minut", "minuty", "minut", "minut"],
    ru: ["минута", "минуты", "минут", "минут", "минута", "минуты", "минут", "минут"],
  },
};

test.each(Object.keys(LOCALES))("%s says numbers rightly", (locale) => {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const [, text] of areasOf(locale)) bundle.addResource(new FluentResource(text));
  for (const [id, said] of Object.entries(COUNTED)) {
    const pattern = bundle.getMessage(id)?.value ?? "";
    expect(NUMBERS.map((n) => bundle.formatPattern(pattern, { n }))).toEqual(
      NUMBERS.map((n, index) => `${n} ${said[locale]?.[index]}`),
    );
  }
});
