import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `wardroom serve` listens while the client is developed with `npm run dev`. */
const SERVER = process.env.SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0 },
  // The texts are outside this folder, in `locales`.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "tools/**/*.test.ts"] },
});
