import { readFileSync, writeFileSync } from "node:fs";

import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";

import { serverUrl } from "./world";

const path = "src/lib/server.gen.ts";

test("the types of the server's replies are those that its description tells", async () => {
  const description = (await (await fetch(`${serverUrl()}/api/openapi.json`)).json()) as { paths: object };
  // The requests are told by `api.ts`; what they carry stands under the components.
  const made = astToString(await openapiTS(JSON.stringify({ ...description, paths: {} })));
  const text = `// The JSON of the server, as its description of the API has it. Made, not written:\n// TRICORNE_REWRITE_GOLDEN=1 npm run e2e -- types\n\n${made}`;
  if (process.env["TRICORNE_REWRITE_GOLDEN"] === "1") writeFileSync(path, text);
  expect(readFileSync(path, "utf8")).toBe(text);
});
