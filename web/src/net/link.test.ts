import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "./link.svelte";

/** A socket to a server that does only what it is told to. */
class Socket {
  static all: Socket[] = [];
  sent: { type: string; ref?: string }[] = [];
  isClosed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  /** Asks for the end, which the other side has to confirm. */
  close(): void {
    this.isClosed = true;
  }

  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome" });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  link = new Link("ws://table");
  link.open();
});
afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a connection that does not come about is given up, and another one tried", () => {
  Socket.last.welcome();
  Socket.last.onclose?.();
  vi.advanceTimersByTime(0);
  const hanging = Socket.last;
  expect(Socket.all.length).toBe(2);
  vi.advanceTimersByTime(20_000);
  expect(hanging.isClosed).toBe(true);
  expect(Socket.all.length).toBeGreaterThan(2);
  Socket.last.welcome();
  expect(link.status).toBe("open");
  // What the one given up says later changes nothing.
  hanging.onclose?.();
  expect(link.status).toBe("open");
});

test("a server that falls silent is left, even if it never says goodbye", () => {
  Socket.last.welcome();
  const silent = Socket.last;
  vi.advanceTimersByTime(40_000);
  expect(silent.sent.filter(({ type }) => type === "ping").length).toBeGreaterThan(3);
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(silent.isClosed).toBe(true);
  expect(Socket.all.length).toBe(2);
});

test("what was not answered is asked again, and nothing else", async () => {
  Socket.last.welcome();
  const answered = link.command("T", { type: "join" });
  const open = link.command("T", { type: "take-back" });
  const [first, second] = Socket.last.sent.filter(({ type }) => type === "command");
  Socket.last.say({ type: "done", ref: first!.ref });
  expect(await answered).toEqual({ ok: true });
  Socket.last.onclose?.();
  vi.advanceTimersByTime(0);
  Socket.last.welcome();
  expect(Socket.last.sent.filter(({ type }) => type === "command")).toEqual([second]);
  Socket.last.say({ type: "done", ref: second!.ref });
  expect(await open).toEqual({ ok: true });
});
