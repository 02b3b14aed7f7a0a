import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Device } from "../../net/shapes";
import Devices from "./Devices.svelte";

vi.mock("../../net/session.svelte", () => ({ session: { token: "t" }, forgetDevice: vi.fn() }));
const { forgetDevice } = await import("../../net/session.svelte");

/** What the server was asked, but for the list. */
let asked: string[] = [];
let devices: Device[] = [];
let shown: Record<string, unknown> | undefined;

async function show(): Promise<void> {
  asked = [];
  devices = [
    { handle: "h1", name: null, since: 1, seen: 2, is_this: true },
    { handle: "h2", name: "Phone", since: 1, seen: null, is_this: false },
  ];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const handle = path.split("/").at(-1);
    if (method === "GET") return Response.json(devices);
    asked.push(`${method} ${handle}${body ? ` ${body}` : ""}`);
    if (method === "DELETE") devices = devices.filter((device) => device.handle !== handle);
    return new Response(null, { status: 204 });
  });
  HTMLDialogElement.prototype.showModal = () => {};
  shown = mount(Devices, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(2));
}

/** Presses the button of a device, or of the dialog, by its place among those there. */
function press(selector: string, place = 0): void {
  document.querySelectorAll<HTMLButtonElement>(selector)[place]!.click();
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
  vi.mocked(forgetDevice).mockClear();
});

test("a device is thrown out once that was confirmed", async () => {
  await show();
  press("li .danger", 1);
  expect(asked).toEqual([]);
  press("dialog .row button:not(.danger)");
  expect(document.querySelector("dialog")).toBeNull();
  press("li .danger", 1);
  press("dialog .danger");
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(1));
  expect(asked).toEqual(["DELETE h2"]);
  expect(forgetDevice).not.toHaveBeenCalled();
});

test("this device begins anew once it has thrown itself out", async () => {
  await show();
  press("li .danger", 0);
  expect([asked, vi.mocked(forgetDevice).mock.calls.length]).toEqual([[], 0]);
  press("dialog .danger");
  await vi.waitFor(() => expect(forgetDevice).toHaveBeenCalledOnce());
  expect(asked).toEqual(["DELETE h1"]);
});

test("a device is given a name", async () => {
  await show();
  press("li button:not(.danger)", 0);
  const field = document.querySelector<HTMLInputElement>("li input")!;
  field.value = " Laptop ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("li form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("li input")).toBeNull());
  expect(asked).toEqual(['PUT h1 {"name":"Laptop"}']);
});
