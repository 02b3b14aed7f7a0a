import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LOCALES } from "../../i18n/i18n.svelte";

const texts = import.meta.glob<string>("../../../../locales/*/{crew,pn,ds}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shapes = import.meta.glob<string>("../../generated/{planet-nine,deep-sea}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const fileOf = (files: Record<string, string>, end: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1] ?? "";

/** Where a type begins in the generated shapes, up to the next one. */
function typeOf(game: string, name: string): string {
  const [, after = ""] = fileOf(shapes, `/${game}.ts`).split(`export type ${name} =`);
  return after.split(/^export /m)[0] ?? "";
}

/** The variants of a tagged type; deeper ones belong to its parts. */
const variants = (game: string, name: string): string[] =>
  [...typeOf(game, name).matchAll(/^ {6}(?:type|code): "([a-z-]+)"/gm)].map(([, code]) => code ?? "");

/** The values of a type that is a list of words. */
const words = (game: string, name: string): string[] =>
  [...(typeOf(game, name).split(";")[0] ?? "").matchAll(/"([a-z-]+)"/g)].map(([, word]) => word ?? "");

const wanted: Record<string, string[]> = {
  "pn-action": variants("planet-nine", "Action"),
  "pn-event": variants("planet-nine", "Seen"),
  "pn-refusal": variants("planet-nine", "Refusal"),
  // What is over was won or lost.
  "pn-phase": variants("planet-nine", "PhaseView").flatMap((one) => (one === "over" ? ["won", "lost"] : one)),
  "pn-reason": variants("planet-nine", "Reason"),
  "pn-proposal": variants("planet-nine", "Proposal"),
  "pn-rule": words("planet-nine", "Rule"),
  "pn-role": words("planet-nine", "Role"),
  "pn-role-about": words("planet-nine", "Role"),
  "pn-name": words("planet-nine", "Role"),
  "pn-answer": words("planet-nine", "Answer"),
  "pn-sum": words("planet-nine", "Assignment").filter((one) => one !== "draft"),
  "crew-task": words("planet-nine", "TaskState"),
  "crew-token": words("planet-nine", "Token2"),
  "crew-position": words("planet-nine", "Position"),
  "ds-action": variants("deep-sea", "Action"),
  "ds-event": variants("deep-sea", "Seen"),
  "ds-refusal": variants("deep-sea", "Refusal"),
  "ds-phase": variants("deep-sea", "PhaseView"),
  "ds-reason": variants("deep-sea", "Reason"),
  "ds-loss": variants("deep-sea", "Loss"),
  "ds-proposal": variants("deep-sea", "Proposal"),
  "ds-allotment": words("deep-sea", "Allotment"),
  "ds-communication": words("deep-sea", "Communication"),
};

test("the shapes are read rightly", () => {
  expect(wanted["pn-rule"]).toHaveLength(17);
  expect(wanted["pn-phase"]).toHaveLength(11);
  expect(wanted["pn-action"]).toHaveLength(11);
  expect(wanted["pn-refusal"]).toHaveLength(31);
  expect(wanted["ds-phase"]).toHaveLength(11);
  expect(wanted["ds-action"]).toHaveLength(16);
  expect(wanted["ds-refusal"]).toHaveLength(18);
  for (const [kind, codes] of Object.entries(wanted)) expect(codes.length, kind).toBeGreaterThan(1);
});

test.each(Object.keys(LOCALES))("%s has words for every code of both games", (locale) => {
  const bundle = new FluentBundle(locale);
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/locales/${locale}/`)) bundle.addResource(new FluentResource(text));
  }
  const missing = Object.entries(wanted).flatMap(([kind, codes]) =>
    codes
      .map((code) => `${kind}-${code}`)
      // What both games say alike stands once.
      .filter((id) => !bundle.hasMessage(id) && !bundle.hasMessage(id.replace(/^(pn|ds)-/, "crew-"))),
  );
  expect(missing).toEqual([]);
});
