import { afterEach, expect, test, vi } from "vitest";
import { forget, recall, remember } from "./storage";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what is remembered is there for the next visit", () => {
  remember("key", "value");
  expect([recall("key"), localStorage.getItem("key")]).toEqual(["value", "value"]);
  forget("key");
  expect([recall("key"), localStorage.getItem("key")]).toEqual([null, null]);
});

test("a browser that stores nothing remembers until the page is left", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(recall("key")).toBe(null);
  remember("key", "value");
  expect(recall("key")).toBe("value");
  forget("key");
  expect(recall("key")).toBe(null);
});

test("where there is no room the new value counts, not the one that is still stored", () => {
  remember("key", "old");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("key", "new");
  expect(recall("key")).toBe("new");
  full.mockRestore();
  remember("key", "newer");
  expect([recall("key"), localStorage.getItem("key")]).toEqual(["newer", "newer"]);
});
