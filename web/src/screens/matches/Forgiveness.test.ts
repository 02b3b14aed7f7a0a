import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../i18n/i18n.svelte";
import type { Forgiveness as Standing } from "../../net/shapes";
import Forgiveness from "./Forgiveness.svelte";

let shown: Record<string, unknown> | undefined;

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

function standing(ada: boolean, bo: boolean, forgiven: Standing["forgiven"] = null): Standing {
  const voice = (name: string, agrees: boolean): Standing["people"][number] => {
    return { name, avatar: {} as Standing["people"][number]["avatar"], agrees, is_you: name === "Ada" };
  };
  return { deal: null, forgiven, is_open: forgiven === null, people: [voice("Ada", ada), voice("Bo", bo)] };
}

/** Shows a standing to Ada; the server answers whatever is said with the one that follows. */
function show(now: Standing, next: Standing): { said: string[]; onforgiven: () => void } {
  const said: string[] = [];
  const fetched = (path: string, { method }: RequestInit): Promise<Response> => {
    said.push(`${method} ${path}`);
    return Promise.resolve(Response.json(next));
  };
  vi.stubGlobal("fetch", fetched);
  const onforgiven = vi.fn();
  const props = { table: "t", number: 2, standing: now, onforgiven };
  shown = mount(Forgiveness, { target: document.body, props });
  flushSync();
  return { said, onforgiven };
}

const text = (): string => document.body.textContent.replace(/\s+/g, " ");
const button = (): HTMLButtonElement | null => document.querySelector("button");

test("who has agreed is told, and the last agreement settles it", async () => {
  const { said, onforgiven } = show(standing(false, true), standing(true, true, "agreed"));
  expect(text()).toContain("Agreed: Bo. Still to agree: Ada.");
  expect(button()?.textContent.trim()).toBe("Do not count this attempt");
  button()?.click();
  await vi.waitFor(() => expect(onforgiven).toHaveBeenCalledOnce());
  flushSync();
  expect(said).toEqual(["PUT /api/tables/t/records/2/forgiveness"]);
  expect(document.querySelector("[role=status]")?.textContent).toContain("The crew has agreed");
  expect(button()).toBeNull();
});

test("an agreement can be withdrawn as long as others are missing", async () => {
  const { said, onforgiven } = show(standing(true, false), standing(false, false));
  expect(button()?.textContent.trim()).toBe("Withdraw your agreement");
  button()?.click();
  await vi.waitFor(() => expect(text()).toContain("Still to agree: Ada and Bo."));
  expect(said).toEqual(["DELETE /api/tables/t/records/2/forgiveness"]);
  expect(onforgiven).not.toHaveBeenCalled();
});

test("what the solver has proven is told without a question", () => {
  const { said } = show(standing(false, false, "unwinnable"), standing(false, false));
  expect(text()).toContain("This deal could not have been won: the attempt does not count.");
  expect(button()).toBeNull();
  expect(said).toEqual([]);
});
