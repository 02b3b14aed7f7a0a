import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../i18n/i18n.svelte";
import { aboutSuit, aboutTrait } from "./about";

beforeAll(async () => {
  await speak("en");
  await learn("dmd");
});

test("where mermaids sing, they and Casanova are explained as they then are", () => {
  expect(aboutSuit("mermaid", false).about).toContain("Does nothing");
  expect(aboutSuit("mermaid", true).about).toContain("act again");
  expect(aboutSuit("mermaid", true).rule?.href).toContain("#dmd-5-2");
  expect(aboutSuit("key", true)).toEqual(aboutSuit("key", false));
  expect(aboutTrait("casanova", false).about).toContain("never bust");
  expect(aboutTrait("casanova", true).about).toContain("does not act");
  expect(aboutTrait("casanova", true).rule?.href).toContain("#dmd-5-4");
  expect(aboutTrait("siren", true)).toEqual(aboutTrait("siren", false));
});
