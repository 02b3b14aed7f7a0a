/** A key that does something on the page that is shown. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  key: string;
  /** What it does, in the reader's language. */
  label: () => string;
  run: () => void;
}

const layers = $state<Shortcut[][]>([]);

/** All shortcuts of what is on the page, the outermost first. */
export function shortcuts(): Shortcut[] {
  return layers.flat();
}

/** Adds shortcuts as long as a component is there: `$effect(() => useShortcuts([…]))`. */
export function useShortcuts(added: Shortcut[]): () => void {
  layers.push(added);
  return () => {
    const index = layers.findIndex(
      (layer) => layer.length === added.length && layer[0]?.key === added[0]?.key,
    );
    if (index >= 0) layers.splice(index, 1);
  };
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
