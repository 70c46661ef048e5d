import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Connection, Link } from "./socket";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  says(message: { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let link: Link;
let told: Connection[];

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("WebSocket", Wire);
  Wire.made = [];
  told = [];
  link = new Link(() => "ws://table", {
    message: () => undefined,
    connection: (connection) => void told.push(connection),
  });
});

afterEach(() => {
  link.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function last(): Wire {
  const found = Wire.made.at(-1);
  if (!found) throw new Error("nobody has connected");
  return found;
}

test("a server that takes the call and says nothing is given up and called again", () => {
  const first = last();
  vi.advanceTimersByTime(60_000);
  expect(first.readyState).toBe(3);
  expect(Wire.made.length).toBeGreaterThan(1);
  last().opens();
  expect(told.at(-1)).toBe("open");
});

test("a call that was answered is not given up", () => {
  last().opens();
  vi.advanceTimersByTime(15_000);
  expect(Wire.made).toHaveLength(1);
});

test("a connection that answers is kept, however seldom a browser lets a page in the background ask", () => {
  last().opens();
  for (let minute = 0; minute < 10; minute++) {
    // Timers of such a page run once a minute.
    vi.setSystemTime(Date.now() + 40_000);
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toHaveLength(minute + 1);
    last().says({ type: "pong" });
  }
  expect(Wire.made).toHaveLength(1);
});

test("a connection that does not answer is given up", () => {
  last().opens();
  vi.advanceTimersByTime(60_000);
  expect(told).toContain("waiting");
  expect(Wire.made.length).toBeGreaterThan(1);
});
