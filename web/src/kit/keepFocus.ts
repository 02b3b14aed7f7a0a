import type { Attachment } from "svelte/attachments";

const FOCUSABLE = [
  "a[href]",
  ...["button", "input", "select", "textarea"].map((tag) => `${tag}:not([disabled])`),
].join();

/**
 * Whatever leaves a group while it has the focus hands it to what is in its place by then, or to the group itself if
 * nothing is left: `<div {@attach keepFocus}>`.
 */
export const keepFocus: Attachment<HTMLElement> = (group) => {
  let held: Element | undefined;
  let index = -1;

  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(FOCUSABLE)];

  function enter({ target }: FocusEvent): void {
    held = target as Element;
    index = items().findIndex((item) => item === target);
  }

  function leave({ target }: FocusEvent): void {
    // Whatever stays was left on purpose. Some browsers tell of the focus before what has it is gone.
    queueMicrotask(() => {
      if (held === target && held?.isConnected) held = undefined;
    });
  }

  const changes = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = undefined;
    if (document.activeElement !== document.body) return;
    const left = items();
    const next = left[Math.max(0, Math.min(index, left.length - 1))];
    if (!next) group.tabIndex = -1;
    (next ?? group).focus({ preventScroll: true });
  });
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", enter);
  group.addEventListener("focusout", leave);
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", enter);
    group.removeEventListener("focusout", leave);
  };
};
