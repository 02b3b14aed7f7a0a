import type { FromClient, FromServer } from "../generated/protocol";
import { session } from "./session.svelte";
import type { Command } from "./shapes";
import { unique } from "./unique";

/** An open connection counts as lost after this many milliseconds without a message. */
const SILENCE = 45_000;
/** An attempt to connect is given up after this many milliseconds. */
const PATIENCE = 10_000;
/** How long to wait before each further attempt to connect. */
const PAUSES = [0, 500, 1000, 2000, 4000, 8000];
/** A loss of the connection is reported only after this many milliseconds. */
const UNNOTICED = 1200;
/** How long to wait before a table that could not be shown is asked for again. */
const RECOVERY = 2000;
/** What would be done a second time if it were sent again: actions and remarks have ids, the rest changes nothing twice. */
const ONCE: Command["type"][] = ["take-back", "remove", "deal"];

export type Status = "connecting" | "open" | "lost";
export type Message = FromServer;
export type Outcome =
  | { ok: true }
  | { ok: false; code: string; message: string; args: Record<string, unknown>; rule?: string | undefined };

/** Something asked of a table that is not answered yet. */
interface Asked {
  text: string;
  /** Whether it may have reached the server. */
  isSent: boolean;
  isOnce: boolean;
  settle: (outcome: Outcome) => void;
}

/** A subscriber to a table, with the version up to which it knows the table. */
export interface Watcher {
  take: (message: Message) => void;
  since: number | undefined;
}

/** The one connection to the server: reconnects by itself and watches the same tables again. */
export class Link {
  status = $state<Status>("connecting");
  /** Whether it has been lost for long enough to say so. */
  isAway = $state(false);
  #socket: WebSocket | undefined;
  #attempt = 0;
  #lastWord = 0;
  #watched = new Map<string, Watcher>();
  #unanswered = new Map<string, Asked>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #noticing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly url: string) {}

  open(): void {
    this.#connect();
    this.#timer = setInterval(() => this.#tick(), 5000);
    // The device is online again: try at once instead of waiting for the next attempt.
    addEventListener("online", () => {
      if (this.#socket === undefined) this.#connect();
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  /** Tells whatever happens at a table, from now on and after every reconnection. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watched.set(table, watcher);
    this.#send({ type: "watch", table });
    return () => {
      this.#watched.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Asks a table for something. After a reconnection it is sent again, unless it could then be done twice. */
  command(table: string, command: Command): Promise<Outcome> {
    const ref = unique();
    const text = JSON.stringify({ type: "command", ref, table, command });
    const isSent = this.status === "open";
    return new Promise((settle) => {
      this.#unanswered.set(ref, { text, isSent, isOnce: ONCE.includes(command.type), settle });
      if (isSent) this.#socket?.send(text);
    });
  }

  /** Asks the bots of a table to wait, or no longer. */
  hold(table: string, isOn: boolean): void {
    this.#send({ type: "hold", table, is_on: isOn });
  }

  #connect(): void {
    clearTimeout(this.#retrying);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#lastWord = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: 1, token: session.token }));
    };
    socket.onmessage = (event) => {
      this.#lastWord = Date.now();
      this.#take(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => this.#reconnect(socket);
  }

  #reconnect(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.status = "lost";
    this.#noticing ??= setTimeout(() => (this.isAway = true), UNNOTICED);
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 0;
    this.#attempt += 1;
    this.#retrying = setTimeout(() => this.#connect(), pause);
  }

  #take(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.#attempt = 0;
        clearTimeout(this.#noticing);
        this.#noticing = undefined;
        this.isAway = false;
        for (const [table, { since = null }] of this.#watched) this.#send({ type: "watch", table, since });
        this.#askAgain();
        break;
      case "done":
        this.#settle(message, { ok: true });
        break;
      case "refused": {
        const { code, message: text, rule, ...args } = message.error;
        this.#settle(message, { ok: false, code, message: text, args, rule: rule ?? undefined });
        break;
      }
      case "goodbye":
        this.#socket?.close();
        break;
      case "error":
        // The server has forgotten this device: begin afresh, as a new visit would.
        if (message.error.code === "unknown-device") location.reload();
        if (message.error.code === "unavailable" && message.table) this.#watchAgain(message.table);
        this.#tell(message);
        break;
      default:
        this.#tell(message);
    }
  }

  #askAgain(): void {
    for (const [ref, asked] of this.#unanswered) {
      if (asked.isSent && asked.isOnce) {
        // The table, which is shown again, tells whether it was done.
        const message = "the connection was lost";
        this.#settle({ ref }, { ok: false, code: "unavailable", message, args: {} });
        continue;
      }
      asked.isSent = true;
      this.#socket?.send(asked.text);
    }
  }

  /** The server could not read the table, and shows it only if it is asked for again. */
  #watchAgain(table: string): void {
    const watcher = this.#watched.get(table);
    setTimeout(() => {
      if (!watcher || this.#watched.get(table) !== watcher) return;
      this.#send({ type: "watch", table, since: watcher.since ?? null });
    }, RECOVERY);
  }

  #tell(message: Message): void {
    if ("table" in message && message.table) this.#watched.get(message.table)?.take(message);
  }

  #settle({ ref }: { ref: string }, outcome: Outcome): void {
    this.#unanswered.get(ref)?.settle(outcome);
    this.#unanswered.delete(ref);
  }

  #send(message: FromClient): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify(message));
  }

  #tick(): void {
    const socket = this.#socket;
    if (!socket) return;
    const isSilent = Date.now() - this.#lastWord > (this.status === "open" ? SILENCE : PATIENCE);
    if (!isSilent) return this.#send({ type: "ping" });
    socket.close();
    // A server that does not answer does not confirm the close, either.
    this.#reconnect(socket);
  }
}
