import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
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

/** The messages of each language: area and id, with the text as it was written. */
const messages = Object.fromEntries(
  Object.keys(LOCALES).map((locale) => [
    locale,
    Object.entries(texts)
      .filter(([path]) => path.includes(`/locales/${locale}/`))
      .flatMap(([path, text]) => {
        const area = path.split("/").at(-1);
        return text
          .split(/^(?=[a-z][\w-]* =)/m)
          .filter((entry) => /^[a-z]/.test(entry))
          .map((entry) => ({ area, id: entry.split(" =")[0] ?? "", text: entry }));
      }),
  ]),
);
const ids = (locale: string): string[] =>
  (messages[locale] ?? []).map(({ area, id }) => `${area}: ${id}`).sort();

test.each(Object.keys(LOCALES))("%s has every message, once, and no other", (locale) => {
  expect(ids(locale)).toEqual(ids("en"));
  expect(new Set(ids(locale)).size).toBe(ids(locale).length);
});

test.each(Object.keys(LOCALES))("%s can be read, and its messages take the same arguments", (locale) => {
  const bundle = new FluentBundle(locale);
  const wrong = Object.entries(texts)
    .filter(([path]) => path.includes(`/locales/${locale}/`))
    .flatMap(([, text]) => bundle.addResource(new FluentResource(text)));
  expect(wrong).toEqual([]);
  const used = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
  const english = new Map((messages.en ?? []).map(({ id, text }) => [id, text]));
  for (const { id, text } of messages[locale] ?? []) {
    expect(bundle.hasMessage(id), id).toBe(true);
    expect([id, used(text)]).toEqual([id, used(english.get(id) ?? "")]);
  }
});

test("numbers are spoken rightly in every language", () => {
  const cases: Record<string, [number, string][]> = {
    en: [
      [1, "1 card"],
      [2, "2 cards"],
      [21, "21 cards"],
    ],
    uk: [
      [1, "1 карта"],
      [2, "2 карти"],
      [5, "5 карт"],
      [21, "21 карта"],
      [22, "22 карти"],
      [111, "111 карт"],
    ],
    pl: [
      [1, "1 karta"],
      [2, "2 karty"],
      [5, "5 kart"],
      [21, "21 kart"],
      [22, "22 karty"],
      [111, "111 kart"],
    ],
    ru: [
      [1, "1 карта"],
      [2, "2 карты"],
      [5, "5 карт"],
      [21, "21 карта"],
      [22, "22 карты"],
      [111, "111 карт"],
    ],
  };
  for (const [locale, pairs] of Object.entries(cases)) {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(texts[`../../../locales/${locale}/dmd.ftl`] ?? ""));
    const pattern = bundle.getMessage("dmd-cards")?.value ?? "";
    for (const [n, said] of pairs) expect(bundle.formatPattern(pattern, { n })).toBe(said);
  }
});

const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .map(([, text]) => text)
  .join("\n");
/** Beginnings of ids that are put together from what a game or the server names. */
const beginnings = [...code.matchAll(/`([a-z]+-[a-z-]*-|[a-z]+-)\$\{/g)].map(
  ([, beginning]) => beginning ?? "",
);
/** Ids with a game's prefix in front that is looked up: `${prefix}-refusal-…`. */
const looked = /^[a-z]+-(refusal|rules|bot)-|^refusal-/;

test("no message is unused", () => {
  const unused = (messages.en ?? [])
    .map(({ id }) => id)
    .filter(
      (id) =>
        !code.includes(`"${id}"`) &&
        !beginnings.some((beginning) => id.startsWith(beginning)) &&
        !looked.test(id),
    );
  expect(unused).toEqual([]);
});

test("no message is missing", () => {
  const known = new Set((messages.en ?? []).map(({ id }) => id));
  const called = [...code.matchAll(/\bt\(\s*"([a-z][a-z0-9-]+)"/g)].map(([, id]) => id ?? "");
  expect([...new Set(called)].filter((id) => !known.has(id))).toEqual([]);
});
