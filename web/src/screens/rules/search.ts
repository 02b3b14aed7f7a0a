/** Small letters without accents, of the same length, so that places in one are places in the other. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{Mark}/gu, "");
    const small = (letter === "ł" || letter === "Ł" ? "l" : bare || letter).toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join("");
}

/** The words of the search. */
export function wordsIn(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a text has all the words. */
export function isHit(text: string, words: string[]): boolean {
  const found = plain(text);
  return words.every((word) => found.includes(word));
}

/** A text cut where the words are: each piece with whether it is one of them. */
export function marked(text: string, words: string[]): { text: string; isHit: boolean }[] {
  const found = plain(text);
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, start: found.indexOf(word, at) }))
      .filter(({ start }) => start >= 0)
      .sort((one, other) => one.start - other.start || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.start > at) pieces.push({ text: text.slice(at, next.start), isHit: false });
    at = next.start + next.word.length;
    pieces.push({ text: text.slice(next.start, at), isHit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}
