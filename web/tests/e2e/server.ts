// The real server, as its program is built.

import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** The program: TRICORNE_BIN, or what cargo built. */
function program(): string {
  const target = process.env["CARGO_TARGET_DIR"] ?? "../target";
  const places = [process.env["TRICORNE_BIN"], `${target}/release/tricorne`, `${target}/debug/tricorne`];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error("there is no tricorne program: build it with cargo, or name it in TRICORNE_BIN");
  return resolve(found);
}

/** Starts a server on a free port, or on a given one. Its dice are the same each time; `more` is set besides. */
export async function startServer(data: string, listen = "127.0.0.1:0", more = ""): Promise<Server> {
  const config = join(data, "tricorne.toml");
  writeFileSync(config, `first-seed = 1775\n${more}\n`);
  const args = ["--listen", listen, "--data-dir", data, "--config", config];
  const child = spawn(program(), args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = await new Promise<string>((done, failed) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (address) done(address);
    });
    void ended.then(() => failed(new Error("the server ended before it was ready")));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
