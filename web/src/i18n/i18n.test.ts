import { afterEach, expect, test, vi } from "vitest";
import { day, has, learn, locale, preferredLocale, speak, t } from "./i18n.svelte";

afterEach(() => void vi.unstubAllEnvs());

test("the language chosen before wins, then the browser's first that we speak", () => {
  expect(preferredLocale("pl", ["uk-UA", "en"])).toBe("pl");
  expect(preferredLocale(null, ["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(preferredLocale("xx", ["de"])).toBe("en");
  expect(preferredLocale(null, [])).toBe("en");
});

test("another language is spoken at once, and the page says which", async () => {
  await speak("pl");
  expect([document.documentElement.lang, t("home-join")]).toEqual(["pl", "Dołącz"]);
  await speak("uk");
  expect([document.documentElement.lang, t("home-join")]).toEqual(["uk", "Приєднатися"]);
  expect(preferredLocale(localStorage.getItem("wardroom.locale"), ["en"])).toBe("uk");
});

test("a missing message shows its id", () => {
  expect(t("nowhere-to-be-found")).toBe("nowhere-to-be-found");
});

test("a language chosen while words are learned knows them, too", async () => {
  await Promise.all([speak("pl"), learn("dmd")]);
  expect([locale(), has("dmd-action-draw")]).toEqual(["pl", true]);
  await Promise.all([learn("lp"), speak("en")]);
  expect([locale(), has("lp-action-draw")]).toEqual(["en", true]);
});

test("of two languages the one chosen last is spoken", async () => {
  await Promise.all([speak("uk"), speak("en")]);
  expect([locale(), document.documentElement.lang]).toEqual(["en", "en"]);
});

test("a day is the same day everywhere", async () => {
  await speak("en");
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  expect(day("2026-11-16")).toBe("Nov 16, 2026");
});

test("a day is written as it is where the browser comes from, if that is the language spoken", async () => {
  await speak("en");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uk-UA", "en-GB"]);
  expect(day("2026-11-16")).toBe("16 Nov 2026");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uk-UA"]);
  expect(day("2026-11-16")).toBe("Nov 16, 2026");
});

test("words that did not come are asked for again", async () => {
  const file = "../../../locales/en/sm.ftl?raw";
  vi.doMock(file, () => {
    throw new Error("no net");
  });
  await expect(learn("sm")).rejects.toThrow();
  // What is known already does not depend on it.
  await speak("en");
  expect([has("home-join"), has("sm-action-want")]).toEqual([true, false]);
  vi.doUnmock(file);
  await learn("sm");
  expect(has("sm-action-want")).toBe(true);
});
