/** What could not be stored: a browser may let nothing be stored at all, or have no room left. */
const unstored = new Map<string, string>();

/** What this device remembers, from an earlier visit or at least since the page was opened. */
export function recall(key: string): string | null {
  return unstored.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;
}

/** Remembers something for the next visit, or until the page is left if nothing can be stored. */
export function remember(key: string, value: string): void {
  unstored.set(key, value);
  attempt(() => {
    localStorage.setItem(key, value);
    unstored.delete(key);
  });
}

export function forget(key: string): void {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key));
}

/** Where storage is blocked, even naming it throws; no page may fail for that. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
