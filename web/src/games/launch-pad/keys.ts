import type { PlayerView } from "../../generated/launch-pad";

/**
 * What tells a rocket from the others wherever it goes, by zone. Views only say where rockets stand; since of
 * equal ones the first to come is the first to go, counting from the top deck down names each for good.
 */
export function rocketKeys(player: PlayerView): Record<string, string[]> {
  const counts = new Map<string, number>();
  const keys: Record<string, string[]> = {};
  for (const zone of [...player.zones].reverse()) {
    keys[zone.zone] = zone.rockets.map(({ card }) => {
      const n = counts.get(card) ?? 0;
      counts.set(card, n + 1);
      return `${player.seat} ${card} ${n}`;
    });
  }
  return keys;
}

/** Names the cards of a hand; copies of one kind are told apart by their number. */
export function handKeys(cards: readonly string[]): { card: string; nth: number; key: string }[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const n = counts.get(card) ?? 0;
    counts.set(card, n + 1);
    return { card, nth: n, key: `${card} ${n}` };
  });
}

/** Each kind of card once, in the order of its first copy, with how many there are. */
export function counted(cards: readonly string[]): { card: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}
