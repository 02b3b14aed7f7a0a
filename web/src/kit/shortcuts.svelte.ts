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

/** All shortcuts of what is on the page, the outermost first; of those with the same key the innermost. */
export function shortcuts(): Shortcut[] {
  return [...new Map(layers.flat().map((one) => [one.key, one])).values()];
}

/** Adds shortcuts as long as a component is there: `$effect(() => useShortcuts([…]))`. */
export function useShortcuts(added: Shortcut[]): () => void {
  // Untracked: an effect that adds shortcuts must not depend on the others.
  untrack(() => (layers = [...layers, added]));
  return () => (layers = layers.filter((layer) => layer !== added));
}

/** What a pressed key means. Layouts without Latin letters have each where others have a Latin one. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length !== 1) return key;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  // Marks stay what they are: a French comma is where others have their M.
  const isForeign = /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isForeign && latin ? latin : key).toLowerCase();
}

/** For `onkeydown` of the window: runs the innermost shortcut of the key, unless a text is being typed. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event)) return;
  const key = keyOf(event);
  const found = shortcuts().find((shortcut) => shortcut.key === key);
  if (!found || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  found.run();
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.matches?.("input, textarea, select") ?? false;
}
