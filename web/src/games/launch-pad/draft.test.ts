import { expect, test } from "vitest";
import type { View } from "../../generated/launch-pad";
import type { Action } from "./aims";
import { Draft, nextStep, without } from "./draft.svelte";

const DEAL = { to: "B", give: ["swift", "metal", "metal"], want: ["fuel", "oxygen"] };

type Offer = NonNullable<View["offer"]>;

/** Lays and names what an action says, as the server does. */
function after(offer: View["offer"], action: Action): Offer {
  const { give, want } = offer ?? { give: [], want: [] };
  const to = action.type === "offer" ? action.to : (offer?.to ?? "");
  const laid = action.type === "offer" ? [...give, action.card] : give;
  const card = action.type === "want" || action.type === "ask" ? action.card : null;
  const named = card ? [...want, card] : want;
  const counts = { n_give: laid.length, n_want: named.length };
  return { to, complete: action.type === "ask", give: laid, want: named, ...counts };
}

test("an offer is built card by card, and the last step makes it", () => {
  const steps: Action[] = [];
  let offer: Offer | null = null;
  while (!offer?.complete) {
    const action: Action = nextStep(DEAL, offer);
    steps.push(action);
    offer = after(offer, action);
  }
  expect(steps).toEqual([
    { type: "offer", to: "B", card: "swift" },
    { type: "offer", to: "B", card: "metal" },
    { type: "offer", to: "B", card: "metal" },
    { type: "want", card: "fuel" },
    { type: "ask", card: "oxygen" },
  ]);
  expect(nextStep({ ...DEAL, want: [] }, after(null, { type: "offer", to: "B", card: "fuel" }))).toEqual({
    type: "offer",
    to: "B",
    card: "swift",
  });
  expect(nextStep({ ...DEAL, give: [], want: [] }, null)).toEqual({ type: "ask" });
});

test("of equal cards one is taken away for each", () => {
  expect(without(["metal", "fuel", "metal"], ["metal"])).toEqual(["fuel", "metal"]);
  expect(without(["metal"], ["fuel"])).toEqual(["metal"]);
});

/** A table at which A may offer cards to B and C. */
function table() {
  const legal: Action[] = ["B", "C"].map((to) => ({ type: "offer", to, card: "swift" }));
  const view = { seat: "A", active: "A", step: "play", offer: null } as unknown as View;
  const state = { view, legal };
  const asked: Action[] = [];
  const draft = new Draft(
    () => state.view,
    () => state.legal,
  );
  const goOn = () => draft.goOn((action) => asked.push(action));
  /** The server has taken the last step. */
  const answer = () => {
    const offer = after(state.view.offer, asked.at(-1)!);
    state.view = { ...state.view, offer, step: offer.complete ? "offer" : "ask" };
  };
  return { draft, asked, goOn, answer, state };
}

test("each step is asked for once, when the one before was taken", () => {
  const { draft, asked, goOn, answer } = table();
  draft.begin();
  draft.address("B");
  draft.addGive("swift");
  draft.addGive("metal");
  draft.addWant("fuel");
  goOn();
  expect(asked).toEqual([]);
  draft.make();
  goOn();
  goOn();
  expect(asked).toEqual([{ type: "offer", to: "B", card: "swift" }]);
  answer();
  goOn();
  goOn();
  answer();
  goOn();
  expect(asked.slice(1)).toEqual([
    { type: "offer", to: "B", card: "metal" },
    { type: "ask", card: "fuel" },
  ]);
  answer();
  goOn();
  expect(asked).toHaveLength(3);
  expect([draft.isOpen, draft.give]).toEqual([false, []]);
});

test("after a refusal the offer can be changed and made again", () => {
  const { draft, asked, goOn, answer } = table();
  draft.begin();
  draft.address("B");
  draft.addGive("swift");
  draft.addWant("fuel");
  draft.addWant("metal");
  draft.make();
  goOn();
  answer();
  goOn();
  // Refused: nothing has changed.
  goOn();
  expect(asked).toHaveLength(2);
  expect([draft.canDropGive("swift"), draft.canDropWant("fuel")]).toEqual([false, true]);
  draft.dropWant("fuel");
  goOn();
  expect(asked).toHaveLength(2);
  draft.make();
  goOn();
  expect(asked.at(-1)).toEqual({ type: "ask", card: "metal" });
});

test("an offer needs a partner and a card, and a single partner is chosen already", () => {
  const { draft, state } = table();
  draft.begin();
  expect([draft.isOpen, draft.to, draft.isComplete]).toEqual([true, null, false]);
  draft.addGive("swift");
  expect(draft.isComplete).toBe(false);
  state.legal = state.legal.slice(0, 1);
  expect([draft.partners, draft.to, draft.isComplete]).toEqual([["B"], "B", true]);
  state.view = { ...state.view, active: "B" };
  draft.goOn(() => {});
  expect(draft.give).toEqual([]);
});

test("an offer begun elsewhere goes on here", () => {
  const { draft, state } = table();
  state.view = { ...state.view, step: "ask", offer: after(null, { type: "offer", to: "C", card: "swift" }) };
  expect([draft.isOpen, draft.to, draft.give]).toEqual([true, "C", ["swift"]]);
  draft.addGive("metal");
  expect(draft.give).toEqual(["swift", "metal"]);
  expect([draft.canDropGive("swift"), draft.canDropGive("metal")]).toEqual([false, true]);
});
