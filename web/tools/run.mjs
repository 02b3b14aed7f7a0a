// Runs a TypeScript file with Vite, which is here anyway: `node tools/run.mjs tools/screens.ts`.
import { runnerImport } from "vite";

await runnerImport(new URL(process.argv[2], `file://${process.cwd()}/`).pathname);
