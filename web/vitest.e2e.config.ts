import { defineConfig } from "vitest/config";

// In the modes `screenshots` and `measure` pictures are taken and times are measured, and nothing is tested.
export default defineConfig(({ mode }) => ({
  test: {
    include: [["screenshots", "measure"].includes(mode) ? `tests/e2e/${mode}.ts` : "tests/e2e/*.spec.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One at a time: the browsers would take each other's processor.
    fileParallelism: false,
  },
}));
