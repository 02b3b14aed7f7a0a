import { readdirSync } from "node:fs";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { layers } from "./tools/layers.mjs";

/** The ids of all games: each has a folder, and so has what both Crews share. */
const FOLDERS = readdirSync(new URL("src/games", import.meta.url)).filter((name) => !name.includes("."));
const GAME = `/^(${FOLDERS.join("|")})$/`;

/** What neither types nor formatting see. */
export default defineConfig(
  { ignores: ["dist", "src/generated"] },
  svelte.configs.base,
  { files: ["**/*.ts"], languageOptions: { parser: ts.parser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    plugins: { ts: ts.plugin, wardroom: { rules: { layers } } },
    rules: {
      "wardroom/layers": "error",
      "ts/no-explicit-any": "error",
      "ts/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: `SwitchStatement:has(SwitchCase > Literal[value=${GAME}]) > SwitchCase[test=null]`,
          message: "A further game would fall under `default`: ask the game's own folder instead.",
        },
      ],
    },
  },
);
