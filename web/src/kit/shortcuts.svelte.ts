import { untrack } from "svelte";

/** A key that does something on the page that is shown. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  key: string;
  /** What it does, in the reader's language. */
  label: () => string;
  run: () => void;
}

let layers = $state.raw<Shortcut[][]>([]);

/** All shortcuts of what is on the page, the outermost first. */
export function shortcuts(): Shortcut[] {
  return layers.flat();
}

/** Adds shortcuts as long as a component is there: `$effect(() => useShortcuts([…]))`. */
export function useShortcuts(added: Shortcut[]): () => void {
  // Whoever adds some does not depend on those that are there.
  untrack(() => (layers = [...layers, added]));
  return () => (layers = layers.filter((layer) => layer !== added));
}

/** For `onkeydown` of the window: runs the innermost shortcut of the key, unless somebody is writing. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = shortcuts().findLast((shortcut) => shortcut.key === key);
  if (!found || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  found.run();
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.matches?.("input, textarea, select") ?? false;
}
