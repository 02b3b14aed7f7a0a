// The first load must stay small: what `index.html` names, and what that imports at once, compressed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = 200 * 1024;
const dist = join(import.meta.dirname, "../dist");
const seen = new Set();

/** Follows static imports; what is imported later is not part of the first load. */
function visit(file) {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(join(dist, file), "utf8");
  if (!file.endsWith(".js")) return;
  for (const [, path] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`assets/${path}`);
}

const page = readFileSync(join(dist, "index.html"), "utf8");
for (const [, path] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) visit(path);
const size = [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
console.log(
  `first load: ${(size / 1024).toFixed(1)} kB compressed in ${seen.size} files; at most ${MOST / 1024} kB`,
);
process.exitCode = size > MOST ? 1 : 0;
