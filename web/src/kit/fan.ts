/** How a hand is laid out so that it never has to be scrolled. */
export interface Fan {
  /** How many cards lie in each row. */
  rows: number[];
  /** Width of a card, in pixels. */
  width: number;
  /** From one card's left edge to the next one's, in pixels. */
  step: number;
}

/** The narrowest strip of a card that can still be read and hit. */
const STRIP = 28;
const GAP = 6;
/** A card may shrink to this share of its width before a second row is begun. */
const SMALLEST = 0.8;

/** Lays out `n` cards of at most `width` in `room`: side by side, then overlapping, then in two rows. */
export function fan(n: number, room: number, width: number): Fan {
  for (const nRows of [1, 2, 3]) {
    const most = Math.ceil(n / nRows);
    for (const share of [1, 0.9, SMALLEST]) {
      const wide = Math.min(width * share, room);
      const step = most < 2 ? wide : Math.min(wide + GAP, (room - wide) / (most - 1));
      if (step >= STRIP || most < 2) return { rows: split(n, nRows), width: wide, step };
    }
  }
  const most = Math.ceil(n / 3);
  const wide = Math.min(width * SMALLEST, room);
  return { rows: split(n, 3), width: wide, step: (room - wide) / (most - 1) };
}

function split(n: number, nRows: number): number[] {
  const least = Math.floor(n / nRows);
  // The lower row, which lies in front, is the longer one.
  return Array.from({ length: nRows }, (_, row) => least + (row >= nRows - (n % nRows) ? 1 : 0)).filter(
    (count) => count > 0,
  );
}
