import { defineConfig } from "vitest/config";

/**
 * Behaviour in a real browser, two files at a time: there are two cores, and one file does not fill them. The files of
 * one worker share its browser and the imported modules. The limits are long, since a busy machine is slow.
 */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    setupFiles: "tests/setup.ts",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
