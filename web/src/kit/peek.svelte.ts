import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { keyOf } from "./shortcuts.svelte";
import type { Link } from "./toasts.svelte";

/** Something looked at closely: its picture, its name, and what it does. */
export interface Peek {
  face: Snippet;
  title: string;
  about: string;
  /** Where its rule stands. */
  rule?: Link | undefined;
}

const LONG_PRESS = 450;
const state = $state<{ peek: Peek | null }>({ peek: null });

/** What is looked at just now. */
export function peeked(): Peek | null {
  return state.peek;
}

/** Looks at something closely, or at nothing any more. */
export function look(peek: Peek | null): void {
  state.peek = peek;
}

/** A long press, a right click or the key I shows the thing large: `{@attach peekable(() => peek)}`. */
export function peekable(peek: () => Peek): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;

    const begin = (event: PointerEvent): void => {
      wasLong = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        wasLong = true;
        look(peek());
      }, LONG_PRESS);
    };
    const end = (): void => clearTimeout(timer);
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!wasLong) look(peek());
    };
    const click = (event: MouseEvent): void => {
      // The click that ends a long press is no choice.
      if (wasLong) event.stopImmediatePropagation();
      wasLong = false;
    };
    const press = (event: KeyboardEvent): void => {
      if (keyOf(event) === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) look(peek());
    };
    const listeners = Object.entries({
      pointerdown: begin,
      pointerup: end,
      pointerleave: end,
      pointercancel: end,
      contextmenu: menu,
      keydown: press,
    }) as [string, EventListener][];
    for (const [type, listener] of listeners) node.addEventListener(type, listener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      end();
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
