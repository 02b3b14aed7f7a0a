import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { peeked } from "./peek.svelte";

/** How far a finger may stray and still press, in pixels. */
const STRAY = 10;
/** How long a finger holds a card before it takes the card along, in milliseconds: one that swipes scrolls the page. */
const HOLD = 150;
/** How long a card stays where it was dropped: by then the table has taken it, or will not. */
const STAY = 300;
/** What beckons at a table. */
const LIT = "button.open, button.place";

/**
 * For a card in a hand: dragged out of the hand and dropped it is pressed, and so is what that lights up where it was
 * dropped. Whatever can be dragged can thus be pressed, and nothing is known here of any game.
 */
export const dragOut: Attachment<HTMLElement> = (card) => {
  let isHeld = false;
  let isDragged = false;
  let release = (): void => {};

  function hold(): void {
    isHeld = true;
    card.classList.add("held");
  }

  function begin(start: PointerEvent): void {
    release();
    isHeld = isDragged = false;
    if (!start.isPrimary || start.button !== 0) return;

    const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (pointerId !== start.pointerId) return;
      const [dx, dy] = [clientX - start.clientX, clientY - start.clientY];
      if (!isDragged && Math.hypot(dx, dy) <= STRAY) return;
      // After a long press, or with the key for it, the card is shown large.
      if (!isHeld || peeked()) {
        release();
        return putBack(card);
      }
      if (!isDragged) card.setPointerCapture(pointerId);
      isDragged = true;
      card.classList.add("dragged");
      card.style.translate = `${dx}px ${dy}px`;
    };
    const end = ({ pointerId, type, clientX, clientY }: PointerEvent): void => {
      if (pointerId !== start.pointerId) return;
      release();
      const isOut = clientY < card.parentElement!.getBoundingClientRect().top;
      if (isDragged && isOut && type === "pointerup") void drop(card, clientX, clientY);
      else putBack(card);
    };
    // A mouse may leave the card before it is known that it drags.
    const ending = new AbortController();
    const listen = { signal: ending.signal };
    addEventListener("pointermove", move, listen);
    addEventListener("pointerup", end, listen);
    addEventListener("pointercancel", end, listen);
    const timer = setTimeout(hold, HOLD);
    release = () => {
      ending.abort();
      clearTimeout(timer);
      card.classList.remove("held");
    };
    if (start.pointerType === "mouse") hold();
  }

  function scroll(event: TouchEvent): void {
    if (isHeld) event.preventDefault();
  }

  /** The click that ends a drag is no press; those of keys and of the drop count no clicks. */
  function click(event: MouseEvent): void {
    if (isDragged && event.detail > 0) event.stopPropagation();
  }

  card.addEventListener("pointerdown", begin);
  card.addEventListener("touchmove", scroll, { passive: false });
  card.addEventListener("click", click, { capture: true });
  return () => {
    release();
    card.removeEventListener("pointerdown", begin);
    card.removeEventListener("touchmove", scroll);
    card.removeEventListener("click", click, { capture: true });
  };
};

/** The card that was dropped just now, or is dragged: others may see it leave from there. */
export function dropped(): Element | null {
  return document.querySelector(".dragged");
}

async function drop(card: HTMLElement, x: number, y: number): Promise<void> {
  setTimeout(() => putBack(card), STAY);
  const before = litAt(x, y);
  card.querySelector("button")?.click();
  await tick();
  const target = litAt(x, y);
  if (target !== before) target?.click();
}

function putBack(card: HTMLElement): void {
  // What the table has taken is on its way from where it was dropped.
  if (card.inert && card.isConnected) {
    setTimeout(() => putBack(card), STAY);
    return;
  }
  card.classList.remove("dragged");
  card.style.translate = "";
}

/** What is lit at a point: the thing itself, or the only one in the part of the table around it. */
function litAt(x: number, y: number): HTMLElement | undefined {
  for (let part = document.elementFromPoint(x, y); part; part = part.parentElement) {
    if (part.matches(LIT)) return part as HTMLElement;
    const lit = part.querySelectorAll<HTMLElement>(LIT);
    if (lit.length > 0) return lit.length === 1 ? lit[0] : undefined;
    if (part.tagName === "SECTION") break;
  }
  return undefined;
}
