import type { Attachment } from "svelte/attachments";

/**
 * What is held and pressed, and stays at the bottom of the screen: the page is told how high it is, so that nothing
 * is scrolled to behind it. `<div class="in-reach" {@attach inReach}>`
 */
export const inReach: Attachment<HTMLElement> = (element) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--reach", `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty("--reach");
  };
};

/** Room between what was uncovered and what had covered it. */
const CLEARANCE = 8;

/** Scrolls on if something to be chosen is hidden behind what stays at the bottom. */
export function uncover(element: Element): void {
  const cover = document.querySelector(".in-reach");
  if (!cover) return;
  const hidden = element.getBoundingClientRect().bottom - cover.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden + CLEARANCE });
}
