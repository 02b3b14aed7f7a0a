import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages the client speaks, each by its own name. */
export const LOCALES = { en: "English", uk: "Українська", pl: "Polski", ru: "Русский" } as const;
export type Locale = keyof typeof LOCALES;
export type Arguments = Record<string, FluentVariable>;

const STORED = "wardroom.locale";
const texts = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

const state = $state<{ locale: Locale; bundle: FluentBundle | undefined }>({
  locale: "en",
  bundle: undefined,
});

/** The language in use. */
export function locale(): Locale {
  return state.locale;
}

/** The language to begin with: the one chosen before, or the first of the browser's that we speak. */
export function preferredLocale(stored: string | null, wanted: readonly string[]): Locale {
  const candidates = [stored, ...wanted].map((tag) => tag?.split("-")[0]);
  return candidates.find((tag): tag is Locale => tag !== undefined && tag in LOCALES) ?? "en";
}

/** Loads a language and switches to it at once. */
export async function speak(next: Locale): Promise<void> {
  const bundle = await load(next);
  state.bundle = bundle;
  state.locale = next;
  document.documentElement.lang = next;
  localStorage.setItem(STORED, next);
}

/** Speaks the language the browser or the person prefers. */
export function speakPreferred(): Promise<void> {
  return speak(preferredLocale(localStorage.getItem(STORED), navigator.languages));
}

/** The message in the language in use; its id if there is none, so that a gap is seen. */
export function t(id: string, args?: Arguments): string {
  const message = state.bundle?.getMessage(id);
  if (!state.bundle || !message?.value) return id;
  return state.bundle.formatPattern(message.value, args ?? null, []);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}

async function load(locale: Locale): Promise<FluentBundle> {
  // Isolation marks would show up in copied texts and in tests; our arguments are names and numbers.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const own = Object.entries(texts).filter(([path]) => path.includes(`/locales/${locale}/`));
  for (const text of await Promise.all(own.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}
