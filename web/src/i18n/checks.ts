/** What the tests ask of the texts in `locales/`; each question answers with what is wrong. */

export interface Written {
  id: string;
  /** The whole entry, as it was written. */
  text: string;
}

/** The messages of a Fluent file. */
export function messagesIn(file: string): Written[] {
  return file
    .split(/^(?=[a-z][\w-]* =)/m)
    .filter((entry) => /^[a-z]/.test(entry))
    .map((text) => ({ id: text.split(" =")[0] ?? "", text }));
}

/** Messages that are written twice, or only in one of two languages. */
export function unlike(english: Written[], other: Written[]): string[] {
  const [here, there] = [english, other].map((all) => all.map(({ id }) => id)) as [string[], string[]];
  return [
    ...here.filter((id) => !there.includes(id)),
    ...there.filter((id, index) => !here.includes(id) || there.indexOf(id) !== index),
  ];
}

/** Messages that take other arguments than in English. */
export function misargued(english: Written[], other: Written[]): string[] {
  const used = (text: string): string => [...new Set(text.match(/\$\w+/g) ?? [])].sort().join();
  const known = new Map(english.map(({ id, text }) => [id, used(text)]));
  return other.filter(({ id, text }) => known.get(id) !== used(text)).map(({ id }) => id);
}

/** Beginnings of ids that the code puts together from what a game or the server names. */
function beginningsIn(code: string): string[] {
  return [...code.matchAll(/`([a-z]+-[a-z-]*-|[a-z]+-)\$\{/g)].map(([, beginning]) => beginning ?? "");
}

/** Ids with a game's prefix in front that is looked up: `${prefix}-refusal-…`. */
const LOOKED_UP = /^[a-z]+-(refusal|rules|bot)-|^refusal-/;

/** Messages the code never asks for. */
export function unused(ids: string[], code: string): string[] {
  const beginnings = beginningsIn(code);
  return ids.filter(
    (id) =>
      !code.includes(`"${id}"`) &&
      !beginnings.some((beginning) => id.startsWith(beginning)) &&
      !LOOKED_UP.test(id),
  );
}

/** Messages that the code asks for and no file has. */
export function missing(ids: string[], code: string): string[] {
  const called = [...code.matchAll(/\bt\(\s*"([a-z][a-z0-9-]+)"/g)].map(([, id]) => id ?? "");
  // A choice between two: t(isOpen ? "one" : "other").
  const chosen = [...code.matchAll(/\bt\([^()]*\?\s*"([a-z]+-[a-z0-9-]+)"\s*:\s*"([a-z]+-[a-z0-9-]+)"/g)];
  const asked = new Set([...called, ...chosen.flatMap(([, one, other]) => [one ?? "", other ?? ""])]);
  return [...asked].filter((id) => !ids.includes(id));
}
