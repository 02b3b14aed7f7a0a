import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { layers } from "./tools/layers.mjs";

const GAME = "/^(planet-nine|deep-sea|dead-mans-draw|launch-pad|smitten)$/";

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
