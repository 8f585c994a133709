import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/e2e/*.spec.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One at a time: the browsers would take each other's processor.
    fileParallelism: false,
  },
});
