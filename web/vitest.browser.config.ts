import { defineConfig } from "vitest/config";

/**
 * Behaviour in a real browser, two files at a time: there are two cores, and one file does not fill them. What is
 * waited for may come late on a busy machine; the limits are there to end what will never come.
 */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
