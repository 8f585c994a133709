// Runs build.ts: `npm run geo`, after a change of the sources in this folder.
import { runnerImport } from "vite";

await runnerImport(new URL("./build.ts", import.meta.url).pathname);
