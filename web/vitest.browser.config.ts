import { defineConfig } from "vitest/config";

/** Behaviour in a real browser, one file after the other: they share two cores. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
