import { expect, test } from "vitest";
import { preferredLocale, speak, t } from "./i18n.svelte";

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

test("a message nobody has written shows its id", () => {
  expect(t("nowhere-to-be-found")).toBe("nowhere-to-be-found");
});
