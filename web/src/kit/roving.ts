import type { Attachment } from "svelte/attachments";

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One tab stop for a group of buttons, arrows within it. Attached to the element around them:
 * `<ul {@attach roving}>`. A button that leaves while it has the focus hands it to its neighbour.
 */
export const roving: Attachment<HTMLElement> = (group) => {
  let current = 0;
  let hadFocus = false;

  const items = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>("button, a[href]")].filter(
      (item) => !item.hasAttribute("disabled") && item.closest("[data-apart], [inert]") === null,
    );

  function settle(): void {
    const all = items();
    current = Math.max(0, Math.min(current, all.length - 1));
    all.forEach((item, index) => (item.tabIndex = index === current ? 0 : -1));
    // Only if the focus fell out of the page because its element is gone.
    if (hadFocus && document.activeElement === document.body) all[current]?.focus({ preventScroll: true });
  }

  function enter(event: FocusEvent): void {
    const index = items().indexOf(event.target as HTMLElement);
    if (index < 0) return;
    hadFocus = true;
    current = index;
    settle();
  }

  function leave(event: FocusEvent): void {
    if (event.relatedTarget !== null) hadFocus = group.contains(event.relatedTarget as Node);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = KEYS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && at + step;
    if (to === undefined || !all[to]) return;
    event.preventDefault();
    all[to].focus();
  }

  const changes = new MutationObserver(settle);
  // A card on its way out is inert until it is gone.
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ["inert"] });
  group.dataset.roving = "";
  group.addEventListener("focusin", enter);
  group.addEventListener("focusout", leave);
  group.addEventListener("keydown", press);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", enter);
    group.removeEventListener("focusout", leave);
    group.removeEventListener("keydown", press);
  };
};
