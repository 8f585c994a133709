// Before the browser tests: one server with the client in it, and one Chromium, for all of them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { startServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    server: string;
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "tricorne-e2e-"));
  const server = await startServer(data);
  const browser = await chromium.launchServer({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  project.provide("server", server.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
