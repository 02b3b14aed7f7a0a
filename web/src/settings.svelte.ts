import { recall, remember } from "./storage";

const STORED = "wardroom.settings";

/** What a person has set on this device. */
export interface Settings {
  theme: "system" | "dark" | "light";
  /** Whether one tap plays; otherwise a second one confirms. */
  isQuick: boolean;
  hasSounds: boolean;
  cardSize: "small" | "normal" | "large";
  /** How plainly a table says what the next card may do. */
  odds: "exact" | "hint" | "hidden";
  /** Whether log and chat stay open beside the table where there is room. */
  isPanelOpen: boolean;
  /** Whether the greeting of the first visit was closed. */
  isGreeted: boolean;
}

const USUAL: Settings = {
  theme: "system",
  isQuick: true,
  hasSounds: false,
  cardSize: "normal",
  odds: "exact",
  isPanelOpen: true,
  isGreeted: false,
};
const CARD_SCALES: Record<Settings["cardSize"], number> = { small: 0.85, normal: 1, large: 1.2 };

/** What may be chosen, where that is a word. */
const WORDS: Partial<Record<string, unknown[]>> = {
  theme: ["system", "dark", "light"],
  cardSize: Object.keys(CARD_SCALES),
  odds: ["exact", "hint", "hidden"],
};

/** The settings of this device. Change them with {@link set}. */
export const settings = $state<Settings>(read(recall(STORED)));

/** Settings as they were stored; what is missing or makes no sense is as usual. */
export function read(stored: string | null): Settings {
  try {
    const found = JSON.parse(stored ?? "{}") as Partial<Settings>;
    const known = Object.entries(found).filter(
      ([key, value]) => WORDS[key]?.includes(value) ?? typeof value === typeof USUAL[key as keyof Settings],
    );
    return { ...USUAL, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

/** Changes one setting, at once and for the next visit. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  remember(STORED, JSON.stringify(settings));
  applySettings();
}

const wantsLight = matchMedia("(prefers-color-scheme: light)");
wantsLight.addEventListener("change", applySettings);

/** The theme in use. */
export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return wantsLight.matches ? "light" : "dark";
}

/** Makes the page look as set. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  // The browser's own bars take the colour of the page.
  const page = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", page);
  root.style.setProperty("--card-scale", String(CARD_SCALES[settings.cardSize]));
}
