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

/** Loses the connection and finds another one. */
function reconnect(): void {
  Socket.last.onclose?.();
  vi.advanceTimersByTime(0);
  Socket.last.welcome();
}

const commands = () => Socket.last.sent.filter(({ type }) => type === "command");
const watches = () => Socket.last.sent.filter(({ type }) => type === "watch");

test("what was not answered is asked again, and nothing else", async () => {
  Socket.last.welcome();
  const answered = link.command("T", { type: "join" });
  const open = link.command("T", { type: "act", id: "one", action: {} });
  const [first, second] = commands();
  Socket.last.say({ type: "done", ref: first!.ref });
  expect(await answered).toEqual({ ok: true });
  reconnect();
  expect(commands()).toEqual([second]);
  Socket.last.say({ type: "done", ref: second!.ref });
  expect(await open).toEqual({ ok: true });
});

test("a refusal is handed on with its rule, apart from its arguments", async () => {
  Socket.last.welcome();
  const outcome = link.command("T", { type: "act", id: "one", action: {} });
  const error = { code: "must-follow-suit", suit: "pink", rule: "CR-2.1", message: "follow suit" };
  Socket.last.say({ type: "refused", ref: commands()[0]!.ref, error });
  const refused = { ok: false, code: "must-follow-suit", message: "follow suit", args: { suit: "pink" } };
  expect(await outcome).toEqual({ ...refused, rule: "CR-2.1" });
});

test("a command that is not safe to repeat is not sent again, and its caller learns that", async () => {
  Socket.last.welcome();
  const lost = [
    link.command("T", { type: "take-back" }),
    link.command("T", { type: "deal" }),
    link.command("T", { type: "remove", guest: 1 }),
  ];
  reconnect();
  expect(commands()).toEqual([]);
  for (const outcome of await Promise.all(lost))
    expect(outcome).toMatchObject({ ok: false, code: "unavailable" });
});

test("a remark without an answer is sent again under its name", async () => {
  Socket.last.welcome();
  const said = link.command("T", { type: "say", id: "one", text: "ahoy" });
  const [first] = commands();
  reconnect();
  expect(commands()).toEqual([first]);
  Socket.last.say({ type: "done", ref: first!.ref });
  expect(await said).toEqual({ ok: true });
});

test("what was asked while there was no connection is sent by the next one", async () => {
  Socket.last.welcome();
  Socket.last.onclose?.();
  const said = link.command("T", { type: "say", id: "one", text: "ahoy" });
  vi.advanceTimersByTime(0);
  Socket.last.welcome();
  expect(commands().length).toBe(1);
  Socket.last.say({ type: "done", ref: commands()[0]!.ref });
  expect(await said).toEqual({ ok: true });
});

test("a table that cannot be shown just now is asked for again, as long as it is watched", () => {
  const unavailable = { type: "error", table: "T", error: { code: "unavailable", message: "" } };
  Socket.last.welcome();
  const unwatch = link.watch("T", { take: () => {}, since: 7 });
  Socket.last.say(unavailable);
  expect(watches().length).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(watches().slice(1)).toEqual([{ type: "watch", table: "T", since: 7 }]);
  Socket.last.say(unavailable);
  unwatch();
  vi.advanceTimersByTime(2000);
  expect(watches().length).toBe(2);
});

test("a table that is not there is not asked for again", () => {
  Socket.last.welcome();
  link.watch("T", { take: () => {}, since: undefined });
  Socket.last.say({ type: "error", table: "T", error: { code: "no-such-table", message: "" } });
  vi.advanceTimersByTime(4000);
  expect(watches().length).toBe(1);
});
