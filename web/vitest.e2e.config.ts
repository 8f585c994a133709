import { defineConfig } from "vitest/config";

// In the mode `screenshots` pictures are taken and nothing is tested.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === "screenshots" ? "tests/e2e/screenshots.ts" : "tests/e2e/*.spec.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One at a time: the browsers would take each other's processor.
    fileParallelism: false,
  },
}));
