import { expect, test } from "vitest";
import { LOCALES } from "../i18n/i18n.svelte";

/** The generated shapes say which codes there are, and a Rust source which cards. */
const sources = import.meta.glob<string>(["../generated/*.ts", "../../../crates/launch-pad/src/card.rs"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("../../../locales/*/{dmd,lp,sm}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = { "dead-mans-draw": "dmd", "launch-pad": "lp", smitten: "sm" } as const;
/** Events that need no sentence, or are told by what they hold. */
const TOLD_OTHERWISE = ["sm-event-drew", "sm-event-ended"];

/** The tags of a generated union. */
function tags(game: string, union: RegExp): string[] {
  const text = sources[`../generated/${game}.ts`] ?? "";
  const [, body = ""] = text.split(union);
  const [own = ""] = body.split(/^(?=export |\/\*\*)/m);
  return [...own.matchAll(/(?:type|code): "([a-z-]+)"/g)].map(([, tag]) => tag ?? "");
}

function messages(locale: string, prefix: string): Set<string> {
  const text = texts[`../../../locales/${locale}/${prefix}.ftl`] ?? "";
  return new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ""));
}

const cases = Object.keys(LOCALES).flatMap((locale) =>
  Object.entries(GAMES).map(([game, prefix]) => [locale, game, prefix] as const),
);

test.each(cases)("%s has words for all that can happen in %s", (locale, game, prefix) => {
  const events = tags(game, /^export type (?:Seen|Event) =$/m).map((tag) => `${prefix}-event-${tag}`);
  const codes = tags(game, /^export type Refusal =$/m).map((code) => `${prefix}-refusal-${code}`);
  expect(events.length).toBeGreaterThan(5);
  expect(codes.length).toBeGreaterThan(5);
  const known = messages(locale, prefix);
  const missing = [...events, ...codes].filter((id) => !known.has(id) && !TOLD_OTHERWISE.includes(id));
  expect(missing).toEqual([]);
});

test.each(Object.keys(LOCALES))("%s names every choice that the analysis board weighs", (locale) => {
  for (const [game, prefix] of Object.entries({
    "dead-mans-draw": "dmd",
    "launch-pad": "lp",
    smitten: "sm",
  })) {
    const wanted = tags(game, /^export type Action =$/m).map((tag) => `${prefix}-action-${tag}`);
    const known = messages(locale, prefix);
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  }
});

test.each(Object.keys(LOCALES))("%s names and explains every card of Launch Pad", (locale) => {
  const rust = sources["../../../crates/launch-pad/src/card.rs"] ?? "";
  const ids = [...rust.matchAll(/^    row\(\s*\w+,\s*"([a-z-]+)"/gm)].map(([, id]) => id ?? "");
  expect(ids).toHaveLength(35);
  const wanted = ids.flatMap((id) => [`lp-card-${id}`, `lp-about-${id}`]);
  const known = messages(locale, "lp");
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
