import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../i18n/i18n.svelte";
import type { TableView } from "../net/shapes";
import type { LoadedGame } from "./game";
import { TableSession, type TableSource } from "./session.svelte";

const sight = {
  seat: "A",
  match: { view: { round: 3 }, legal: [{ type: "draw" }], waiting: ["A", "B"] },
} as unknown as TableView;
const source: TableSource = { game: undefined, sight, calledOf: (seat) => `Seat ${seat}`, act: () => {} };

beforeAll(async () => {
  await speak("en");
  await learn("table");
});

test("a session shows what its source sees, in the game's shapes", () => {
  const table = new TableSession<{ round: number }, { type: string }>(source);
  expect([table.view.round, table.legal[0]?.type, table.me]).toEqual([3, "draw", "A"]);
  expect(table.hold).toBeUndefined();
});

test("a table waits for whom its game says, or else for all who may act", () => {
  expect(new TableSession(source).awaited).toEqual(["A", "B"]);
  const game = { awaits: () => ["B"] } as Partial<LoadedGame> as LoadedGame;
  expect(new TableSession({ ...source, game }).awaited).toEqual(["B"]);
});

test("labels say You for the reader's seat, unless the source has names of its own", () => {
  const table = new TableSession(source);
  expect([table.nameOf("A"), table.calledOf("A"), table.nameOf("B")]).toEqual(["You", "Seat A", "Seat B"]);
  expect(new TableSession({ ...source, nameOf: String }).nameOf("A")).toBe("A");
});
