import { expect, test } from "vitest";
import { preferredLocale } from "./i18n.svelte";

test("the language chosen before wins, then the browser's first that we speak", () => {
  expect(preferredLocale("pl", ["uk-UA", "en"])).toBe("pl");
  expect(preferredLocale(null, ["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(preferredLocale("xx", ["de"])).toBe("en");
  expect(preferredLocale(null, [])).toBe("en");
});
