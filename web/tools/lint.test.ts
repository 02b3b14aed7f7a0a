// @vitest-environment node
import { ESLint } from "eslint";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const eslint = new ESLint({ cwd: web });

/** The rules that a file of this text would break. */
async function brokenBy(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(web, path) });
  return result!.messages.map(({ ruleId }) => ruleId);
}

test.each([
  ["src/kit/planted.ts", `import "../table/feed.svelte";`],
  ["src/kit/planted.ts", `import "../model/names";`],
  ["src/kit/planted.svelte", `<script lang="ts">import "../net/api";</script>`],
  ["src/model/planted.svelte.ts", `import type { Link } from "../kit/toasts.svelte";\nexport type A = Link;`],
  ["src/net/planted.ts", `export * from "../model/names";`],
  ["src/table/planted.ts", `export const games = import("../games");`],
  ["src/games/smitten/planted.ts", `import "../../screens/table/TablePage.svelte";`],
  ["src/games/crew/planted.ts", `import "../../router.svelte";`],
  ["src/screens/home/planted.ts", `import "../../App.svelte";`],
])("an import from above is refused: %s: %s", async (path, text) => {
  expect(await brokenBy(path, text)).toEqual(["wardroom/layers"]);
});

test.each([
  ["src/screens/home/planted.ts", `import "../../games";\nimport "../table/Lobby.svelte";\nimport "svelte";`],
  ["src/games/crew/planted.ts", `import "../smitten/game";\nimport "../../table/game";\nimport "./cards";`],
  ["src/table/planted.ts", `import "../kit/fan";\nimport "../model/names";\nimport "../i18n/i18n.svelte";`],
])("imports from below and beside are fine: %s", async (path, text) => {
  expect(await brokenBy(path, text)).toEqual([]);
});

test("any, unused names, and a default for further games are refused", async () => {
  const shown = `<script lang="ts">let { a }: { a: any } = $props();</script>{a}`;
  expect(await brokenBy("src/kit/planted.svelte", shown)).toEqual(["ts/no-explicit-any"]);
  expect(await brokenBy("src/kit/planted.ts", `const a = 1;`)).toEqual(["ts/no-unused-vars"]);
  const choice = `export function of(a: string) { switch (a) { case "smitten": return 1; default: return 2; } }`;
  expect(await brokenBy("src/model/planted.ts", choice)).toEqual(["no-restricted-syntax"]);
});
