// `npm run clicks`: how many clicks a turn takes, counted over games that bots play, by the client's own rules of clicking.
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("./main.ts", import.meta.url).pathname);
await module.main(process.argv.slice(2));
