import { beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../net/link.svelte";
import { LiveTable } from "./live.svelte";

const sent: { type: string }[] = [];
let answer: { ok: boolean };

vi.mock("../net/connection.svelte", () => ({
  connection: {
    command: (_: string, command: { type: string }) => {
      sent.push(command);
      return Promise.resolve(answer);
    },
  },
}));
vi.mock("./refusals", () => ({ showRefusal: () => Promise.resolve() }));

/** A message with the table at this version, where the reader has seat A. */
function message(version: number, bot: string | null = null): Message {
  const sight = {
    seat: "A",
    seats: [{ name: "Ada", bot }],
    n_matches: 1,
    match: { version, view: {}, legal: [], waiting: [], occupants: [] },
  };
  return { type: "table", remarks: [], events: [], versions: [], sight } as unknown as Message;
}

const typesSent = (): string[] => sent.splice(0).map(({ type }) => type);

beforeEach(() => {
  sent.length = 0;
  answer = { ok: true };
});

test("an action is sent once for each state of the match, and again if it was refused", async () => {
  const live = new LiveTable("t");
  await live.act({ type: "draw" });
  expect(typesSent()).toEqual([]);
  live.feed.take(message(1));
  await Promise.all([live.act({ type: "draw" }), live.act({ type: "draw" })]);
  expect(typesSent()).toEqual(["act"]);
  live.feed.take(message(2));
  answer = { ok: false };
  await live.act({ type: "draw" });
  await live.act({ type: "draw" });
  expect(typesSent()).toEqual(["act", "act"]);
});

test("the same request is sent once until it is answered, but a message as often as it is meant", async () => {
  const live = new LiveTable("t");
  await Promise.all([live.ask({ type: "deal" }), live.ask({ type: "deal" })]);
  expect(typesSent()).toEqual(["deal"]);
  const say = { type: "say", id: "1", text: "Ahoy" } as const;
  await Promise.all([live.ask(say), live.ask(say)]);
  expect(typesSent()).toEqual(["say", "say"]);
});

test("a person for whom a bot plays takes over before dealing", async () => {
  const live = new LiveTable("t");
  live.feed.take(message(1, "captain"));
  await live.ask({ type: "deal" });
  expect(typesSent()).toEqual(["take-over", "deal"]);
  expect(live.hold).toBeDefined();
});
