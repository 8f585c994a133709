import { defineConfig } from "vitest/config";

// In the modes `screenshots` and `measure` pictures are taken and times are measured, and nothing is tested.
export default defineConfig(({ mode }) => ({
  test: {
    include: [["screenshots", "measure"].includes(mode) ? `tests/e2e/${mode}.ts` : "tests/e2e/*.spec.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Browsers wait more than they work. Times are measured alone.
    maxWorkers: mode === "measure" ? 1 : 2,
  },
}));
