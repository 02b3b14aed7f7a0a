import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";
import { flip, type FlipParams } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import { CALM, mayMove } from "./motion";

/** What flies: the same card in two places of the table has the same key. */
export interface Flight {
  key: string;
  /** Where a card comes from, or goes to, that is seen nowhere else: a pile, a seat. */
  via?: (() => Element | undefined | null) | undefined;
}

type Pending = Map<string, Element>;
type Transition = (node: Element, flight: Flight) => () => TransitionConfig;

/** Cards that leave one place of the table and arrive in another. */
export interface Flights {
  /** For `out:`: the card leaves; if it arrives elsewhere, that one does the flying. */
  send: Transition;
  /** For `in:`: the card arrives, from where it left or out of nowhere. */
  receive: Transition;
}

const FLIGHTS = Symbol("flights");

/** The flights of one table; called once, in the table's own component. */
export function provideFlights(): Flights {
  return setContext(FLIGHTS, makeFlights());
}

/** The flights of the table around this component. */
export function useFlights(): Flights {
  return getContext<Flights>(FLIGHTS);
}

function makeFlights(): Flights {
  const leaving: Pending = new Map();
  const arriving: Pending = new Map();

  function transition(own: Pending, others: Pending, isArriving: boolean): Transition {
    return (node, { key, via }) => {
      own.set(key, node);
      return () => {
        const other = others.get(key);
        others.delete(key);
        own.delete(key);
        if (!mayMove()) return fade();
        // The one that arrives flies; the one that leaves is gone at once, or the card would be seen twice.
        if (other) return isArriving ? fly(other, node) : { duration: 0, css: () => "opacity: 0" };
        const place = via?.();
        return place ? fly(place, node) : fade();
      };
    };
  }
  return { send: transition(leaving, arriving, false), receive: transition(arriving, leaving, true) };
}

/** Between this element's place and another one's, along a slight arc. */
function fly(other: Element, node: Element): TransitionConfig {
  const from = other.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  // Whatever is much larger than a card is a place such as a seat, and its middle is meant.
  const isPlace = from.width > 2 * to.width;
  const dx = from.left - to.left + (isPlace ? (from.width - to.width) / 2 : 0);
  const dy = from.top - to.top + (isPlace ? (from.height - to.height) / 2 : 0);
  const scale = isPlace || to.width === 0 ? 1 : from.width / to.width;
  const way = Math.hypot(dx, dy);
  const height = Math.min(40, way / 8);
  return {
    duration: CALM + Math.min(140, way / 6),
    easing: cubicOut,
    css: (t, u) =>
      `transform-origin: top left; z-index: 5; transform: translate(${u * dx}px, ${
        u * dy - Math.sin(Math.PI * t) * height
      }px) scale(${t + u * scale});`,
  };
}

function fade(): TransitionConfig {
  return { duration: CALM, css: (t) => `opacity: ${t}` };
}

/** For `animate:`: cards that stay make room for others. */
export function slide(node: Element, rects: { from: DOMRect; to: DOMRect }, params: FlipParams = {}) {
  return flip(node, rects, { duration: mayMove() ? CALM : 0, ...params });
}
