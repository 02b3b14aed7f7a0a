import { defineConfig } from "vitest/config";

/** Behaviour in a real browser, two files at a time: each waits for its pages more than it works. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
