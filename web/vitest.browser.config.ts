import { defineConfig } from "vitest/config";

/** Behaviour in a real browser, two files at a time: there are two cores, and one file does not fill them. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
