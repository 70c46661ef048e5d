// One socket to a table that reconnects automatically. What the server says on every connection is complete, so there
// is nothing to catch up on: a new connection is a new beginning with the same question.

import type { ClientMessage, ServerMessage } from "./protocol";

export type Connection = "connecting" | "open" | "waiting" | "closed";

export interface Events {
  message(message: ServerMessage): void;
  connection(connection: Connection): void;
}

/** Codes after which reconnecting is pointless: the server has already said what is wrong. */
const FINAL_CODES = new Set([1008, 4403]);
const BEAT = 20_000;
const PATIENCE = 10_000;
/** Browsers wait for minutes for a server that accepts the connection and then says nothing. */
const CALLING = 20_000;

/** Seconds before the next attempt: 0.5, 1, 2, 4 … 15, each up to a third longer, so that not all return at once. */
export function delay(attempt: number, chance: number): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (1 + chance / 3);
}

export class Link {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #calling: ReturnType<typeof setTimeout> | null = null;
  #heard = 0;
  /** When we last asked whether the server is there. */
  #asked = 0;
  #ended = false;

  constructor(
    readonly address: () => string,
    readonly events: Events,
  ) {
    addEventListener("online", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#open();
  }

  /** Send if connected; false if not. Nothing is kept: what was meant may no longer be what is asked. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    removeEventListener("online", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    if (this.#retry) clearTimeout(this.#retry);
    this.#drop();
    this.events.connection("closed");
  }

  #comeBack = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#retry) {
      clearTimeout(this.#retry);
      this.#open();
    } else if (this.#socket?.readyState === WebSocket.OPEN) {
      // A phone that slept may hold a dead socket without knowing it.
      this.#ping();
      const asked = this.#asked;
      setTimeout(() => {
        if (!this.#ended && this.#heard < asked) this.#again();
      }, PATIENCE / 2);
    }
  };

  #ping(): void {
    this.#asked = performance.now();
    this.send({ type: "ping" });
  }

  #drop(): void {
    if (this.#beat) clearInterval(this.#beat);
    if (this.#calling) clearTimeout(this.#calling);
    this.#beat = this.#calling = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
  }

  #again(): void {
    this.#drop();
    if (this.#ended || this.#retry) return;
    this.events.connection("waiting");
    // The listener may have ended the link.
    if (this.#ended) return;
    this.#retry = setTimeout(() => this.#open(), delay(this.#attempt++, Math.random()));
  }

  #open(): void {
    this.#retry = null;
    this.#drop();
    this.events.connection("connecting");
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#heard = this.#asked = performance.now();
    this.#calling = setTimeout(() => this.#again(), CALLING);
    socket.onopen = () => {
      if (this.#calling) clearTimeout(this.#calling);
      this.#calling = null;
      this.events.connection("open");
      // Silence means nothing if we didn't ask: in the background, a browser lets a page ask only once a minute.
      this.#beat = setInterval(() => {
        if (this.#heard < this.#asked && performance.now() - this.#asked > PATIENCE) this.#again();
        else this.#ping();
      }, BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = performance.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") this.#attempt = 0;
      this.events.message(message);
    };
    socket.onclose = (event) => {
      if (FINAL_CODES.has(event.code)) this.end();
      else this.#again();
    };
  }
}
