import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "../storage";
import { pseudo } from "./pseudo";

/** The languages the client speaks, each by its own name. */
export const LOCALES = { en: "English", uk: "Українська", pl: "Polski", ru: "Русский" } as const;
export type Locale = keyof typeof LOCALES;
export type Arguments = Record<string, FluentVariable>;

const STORED = "wardroom.locale";
/** The areas every page needs; a game's own words are learned when its table, options or rules are shown. */
const SHELL = ["common", "home", "table", "pages", "crews", "people"];
const texts = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** `?pseudo` in the address shows every text made strange. */
const isPseudo = new URLSearchParams(location.search).has("pseudo");

const areas = new Set(SHELL);
// Nothing would notice that a bundle has learned more, so each time there is a new one.
let current = $state.raw<{ locale: Locale; bundle: FluentBundle | undefined }>({
  locale: "en",
  bundle: undefined,
});

/** The language in use. */
export function locale(): Locale {
  return current.locale;
}

/** The language to begin with: the one chosen before, or the first of the browser's that we speak. */
export function preferredLocale(stored: string | null, wanted: readonly string[]): Locale {
  const candidates = [stored, ...wanted].map((tag) => tag?.split("-")[0]);
  return candidates.find((tag): tag is Locale => tag !== undefined && tag in LOCALES) ?? "en";
}

let learning = Promise.resolve();

/** One after the other, or the slower one would forget what the quicker one has learned. */
function inTurn(action: () => Promise<void>): Promise<void> {
  const done = learning.then(action);
  learning = done.catch(() => {});
  return done;
}

/** Loads a language and switches to it. */
export function speak(next: Locale): Promise<void> {
  return inTurn(() => speakNow(next));
}

async function speakNow(next: Locale): Promise<void> {
  current = { locale: next, bundle: await load(next, areas) };
  document.documentElement.lang = next;
  remember(STORED, next);
}

/** Learns the words of further areas, such as `dmd`, in the language in use. */
export function learn(...wanted: string[]): Promise<void> {
  return inTurn(() => learnNow(wanted));
}

async function learnNow(wanted: string[]): Promise<void> {
  if (wanted.every((area) => areas.has(area))) return;
  const { locale } = current;
  current = { locale, bundle: await load(locale, new Set([...areas, ...wanted])) };
  // Not before they are there: what did not come is asked for again.
  for (const area of wanted) areas.add(area);
}

/** Speaks the language the browser or the person prefers. */
export function speakPreferred(): Promise<void> {
  return speak(preferredLocale(recall(STORED), navigator.languages));
}

/** The message in the language in use; its id if there is none, so that a gap is seen. */
export function t(id: string, args?: Arguments): string {
  const { bundle } = current;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** Names or things one after the other, as the language joins them. */
export function list(items: string[]): string {
  return new Intl.ListFormat(current.locale, { type: "conjunction" }).format(items);
}

/** A number as the language writes it, with at most that many digits after the point. */
export function number(value: number, digits: number): string {
  return new Intl.NumberFormat(current.locale, { maximumFractionDigits: digits }).format(value);
}

/** The language as it is written where the browser comes from: days have another order in London than in New York. */
function regional(): string {
  return navigator.languages.find((one) => one.split("-")[0] === current.locale) ?? current.locale;
}

/** A moment, in milliseconds since 1970, as a day and a time. */
export function date(at: number): string {
  return new Intl.DateTimeFormat(regional(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A day such as `2026-11-16`. */
export function day(written: string): string {
  const at = Date.parse(`${written}T12:00:00Z`);
  return Number.isNaN(at)
    ? written
    : new Intl.DateTimeFormat(regional(), { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/** One of these names or things, as the language says it. */
export function either(items: string[]): string {
  return new Intl.ListFormat(current.locale, { type: "disjunction" }).format(items);
}

async function load(locale: Locale, areas: Set<string>): Promise<FluentBundle> {
  // Isolation marks would show up in copied texts and in tests; our arguments are names and numbers.
  const bundle = new FluentBundle(locale, { useIsolating: false, ...(isPseudo && { transform: pseudo }) });
  const wanted = [...areas].map((area) => texts[`../../../locales/${locale}/${area}.ftl`]);
  for (const text of await Promise.all(wanted.map((read) => read?.() ?? ""))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}
