import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Connection, delays, type Resume, TableSocket } from "../src/lib/socket";
import type { Message } from "../src/lib/wire";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
let known: Resume | null;
let connections: Connection[];
let messages: Message[];

function connect(): TableSocket {
  return new TableSocket("t1", {}, "it", {
    onmessage: (message) => messages.push(message),
    onconnection: (connection) => connections.push(connection),
    resume: () => known,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "https://table.example/table/t1" });
  FakeSocket.made = [];
  known = null;
  connections = [];
  messages = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it asks for everything first, and for what is missing when it comes back", () => {
  connect();
  expect(latest().url.href).toBe("wss://table.example/api/tables/t1/socket?lang=it");
  latest().open();
  known = { version: 7, total: { answers: 5, journal: 9 } };
  latest().close();
  vi.advanceTimersByTime(delays[0]);
  expect(latest().url.search).toBe("?lang=it&version=7&answers=5&journal=9");
  latest().open();
  expect(connections).toEqual(["open", "lost", "open"]);
});

test("it waits longer with each try, and from the start again once it is back", () => {
  connect();
  for (const delay of delays.slice(0, 3)) {
    const before = FakeSocket.made.length;
    latest().close();
    vi.advanceTimersByTime(delay - 1);
    expect(FakeSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(before + 1);
  }
  latest().open();
  latest().close();
  const before = FakeSocket.made.length;
  vi.advanceTimersByTime(delays[0]);
  expect(FakeSocket.made).toHaveLength(before + 1);
});

test("a reply goes to who asked, everything else to all", async () => {
  const socket = connect();
  latest().open();
  const done = socket.send({ do: "ping" });
  const refused = socket.send({ do: "undo", seat: "north" });
  expect(latest().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { id: 1, do: "ping" },
    { id: 2, do: "undo", seat: "north" },
  ]);
  latest().say({ type: "refused", id: 2, error: { code: "no-undo", message: "no", rule: "3" } });
  latest().say({ type: "done", id: 1, version: 4 });
  latest().say({ type: "presence", here: [], watching: 1 });
  await expect(done).resolves.toBe(4);
  await expect(refused).rejects.toMatchObject({ code: "no-undo", rule: "3" });
  expect(messages).toEqual([{ type: "presence", here: [], watching: 1 }]);
});

test("what was sent when the connection broke is reported, and nothing is sent without one", async () => {
  const socket = connect();
  await expect(socket.send({ do: "ping" })).rejects.toMatchObject({ code: "unreachable" });
  latest().open();
  const waiting = socket.send({ do: "ping" });
  latest().close();
  await expect(waiting).rejects.toMatchObject({ code: "unreachable" });
});

test("once closed it stays closed", () => {
  const socket = connect();
  latest().open();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
