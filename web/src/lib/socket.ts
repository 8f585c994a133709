// The socket of a table: it comes back by itself when the connection is lost, and loses nothing.

import { address, ApiError, type Viewpoint } from "./api";
import type { Message, Span } from "./wire";

export type Connection = "connecting" | "open" | "lost";

/** What was received last, to resume from. */
export interface Resume {
  version: number;
  total: Span;
}

export interface SocketEvents {
  onmessage: (message: Message) => void;
  onconnection: (connection: Connection) => void;
  /** What is known already; none asks for everything. */
  resume: () => Resume | null;
}

interface Waiting {
  done: (version: number) => void;
  refused: (error: ApiError) => void;
}

/** Milliseconds before another try: longer with each that fails. */
export const delays = [250, 500, 1000, 2000, 5000, 10_000] as const;

export class TableSocket {
  #id: string;
  #viewpoint: Viewpoint;
  #language: string;
  #events: SocketEvents;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();

  constructor(id: string, viewpoint: Viewpoint, language: string, events: SocketEvents) {
    this.#id = id;
    this.#viewpoint = viewpoint;
    this.#language = language;
    this.#events = events;
    globalThis.addEventListener?.("online", this.#retry);
    this.#connect();
  }

  /** Sends something and gives the version that came of it. */
  send(request: Record<string, unknown>): Promise<number> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new ApiError({ code: "unreachable", message: "there is no connection" }));
    }
    const id = this.#next++;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      socket.send(JSON.stringify({ id, ...request }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#retry);
    this.#socket?.close();
    this.#giveUp();
  }

  #connect(): void {
    const known = this.#events.resume();
    const query = {
      ...this.#viewpoint,
      lang: this.#language,
      version: known?.version,
      answers: known?.total.answers,
      journal: known?.total.journal,
    };
    const url = new URL(address(`/api/tables/${encodeURIComponent(this.#id)}/socket`, query), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#events.onconnection("open");
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #receive(message: Message): void {
    if (message.type === "done" || message.type === "refused") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "done") waiting?.done(message.version);
      else waiting?.refused(new ApiError(message.error));
    } else {
      this.#events.onmessage(message);
    }
  }

  #lose(): void {
    this.#socket = null;
    this.#giveUp();
    if (this.#closed) return;
    this.#events.onconnection("lost");
    const delay = delays[Math.min(this.#tries++, delays.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** The network is back: no need to wait any longer. */
  #retry = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** What was sent may or may not have been done: the state that comes after the resumption tells. */
  #giveUp(): void {
    for (const waiting of this.#waiting.values()) {
      waiting.refused(new ApiError({ code: "unreachable", message: "the connection was lost" }));
    }
    this.#waiting.clear();
  }
}
