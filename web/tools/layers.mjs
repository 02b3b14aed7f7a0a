import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

/** What each folder, or file of its own, of `src` may import; and what that may import. */
const USES = {
  generated: [],
  storage: [],
  i18n: ["storage"],
  settings: ["storage"],
  net: ["generated", "i18n"],
  model: ["net"],
  kit: ["i18n", "settings"],
  table: ["model", "kit"],
  games: ["table"],
  routes: [],
  router: ["routes"],
  dialogs: [],
  screens: ["games", "router", "dialogs"],
  App: ["screens"],
  style: [],
  main: ["App", "style"],
};

/** Whether a file of one layer may import from another one. */
export function mayUse(layer, other) {
  return layer === other || (USES[layer] ?? []).some((used) => mayUse(used, other));
}

/** The layer of a file: the first part of its path below `src`. */
function layerOf(path) {
  const inside = relative(SRC, path);
  return inside.startsWith("..") ? undefined : inside.split(sep)[0]?.split(".")[0];
}

/** An ESLint rule: imports between the layers of `src` go one way only. */
export const layers = {
  meta: {
    type: "problem",
    schema: [],
    messages: { upwards: "`{{layer}}` may not import from `{{other}}`: see Layers in web/README.md." },
  },
  create(context) {
    const layer = layerOf(context.filename);
    if (layer === undefined) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const other = layerOf(resolve(dirname(context.filename), source.value));
      if (other !== undefined && other !== "" && !mayUse(layer, other))
        context.report({ node: source, messageId: "upwards", data: { layer, other } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
