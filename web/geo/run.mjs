// Runs a script of this folder: `npm run geo` after a change of its sources, `npm run label-slots` after a change of towns.
import { runnerImport } from "vite";

await runnerImport(new URL(`./${process.argv[2]}.ts`, import.meta.url).pathname);
