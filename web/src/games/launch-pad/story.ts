import { t } from "../../i18n/i18n.svelte";
import type { Score, View } from "../../generated/launch-pad";
import type { GameEvent } from "../../net/shapes";
import type { Storyteller } from "../../table/game";
import { cardName } from "./words";

/** What players do to each other. */
const RAIDS = ["sabotage", "cancel-project", "retest", "headhunting", "budget-cut", "espionage", "vacuum"];

/** Who completed the pad, what the winner's rockets were worth, what was lost, who was raided most. */
export const story: Storyteller = (events, sight, nameOf, namesThen = () => nameOf) => {
  const view = sight.match?.view as View | undefined;
  if (view?.step !== "over") return [];
  const sentences = [];
  const completer = events.findLast((event) => event.type === "countdown-began");
  if (completer) sentences.push(t("lp-story-pad", { seat: namesThen(completer)(String(completer.seat)) }));
  const [winner] = sight.match?.ending?.winners ?? [];
  const won = view.players.find(({ seat }) => seat === winner);
  if (won) {
    const tied = tie(
      won.score,
      view.players.filter((player) => player !== won).map(({ score }) => score),
    );
    if (tied) sentences.push(t("lp-story-tie", { seat: nameOf(won.seat), ...tied }));
    const rockets = won.zones.find(({ zone }) => zone === "launch")?.rockets ?? [];
    const best = rockets.reduce((max, { points }) => Math.max(max, points), 0);
    const extra = won.score.astronauts + won.score.certifications;
    sentences.push(
      t("lp-story-launch", { seat: nameOf(won.seat), n: rockets.length, points: won.score.launch, extra }),
    );
    const biggest = rockets.find(({ points }) => points === best);
    if (biggest && best > 6) sentences.push(t("lp-story-biggest", { card: cardName(biggest.card), n: best }));
  }
  const unlucky = view.players
    .map(({ seat, score }) => ({ seat, lost: -penalty(score) }))
    .reduce((worst, one) => (one.lost > worst.lost ? one : worst), { seat: "", lost: 0 });
  if (unlucky.lost > 0)
    sentences.push(t("lp-story-penalty", { seat: nameOf(unlucky.seat), n: unlucky.lost }));
  const raids = raided(events);
  if (raids) sentences.push(t("lp-story-raids", { n: raids.n, seat: nameOf(raids.seat), m: raids.m }));
  return sentences;
};

/** With equal points the advantages in play decide: how many the winner has, and how many the others. */
export function tie(won: Score, others: Score[]): { n: number; m: number } | null {
  const equals = others.filter(({ total }) => total === won.total).map(({ advantages }) => advantages);
  const [n, m] = [won.advantages, Math.max(...equals)];
  return equals.length > 0 && n > m ? { n, m } : null;
}

/** Points a player lost by rockets left in the shop, astronauts without air, an empty control zone. */
export function penalty(score: Score): number {
  return Math.min(0, score.assembly) + Math.min(0, score.astronauts) + Math.min(0, score.control);
}

/** How many raids there were, and who was hit most often. */
export function raided(events: GameEvent[]): { n: number; seat: string; m: number } | null {
  const hits = new Map<string, number>();
  let n = 0;
  for (const event of events) {
    if (event.type !== "played" || !RAIDS.includes(String(event.card))) continue;
    const seats = String(event.target ?? "")
      .split(" ")
      .filter((word) => word.length === 1 && word >= "A" && word !== event.seat);
    if (seats.length > 0) n += 1;
    for (const seat of seats) hits.set(seat, (hits.get(seat) ?? 0) + 1);
  }
  const [most] = [...hits].sort(([, one], [, other]) => other - one);
  return most ? { n, seat: most[0], m: most[1] } : null;
}

/** A raid is worth a look; whatever else others do follows swiftly. */
export function dwell(events: GameEvent[]): number {
  if (events.some(({ type }) => type === "countdown-began" || type === "part-out")) return 900;
  if (events.some(({ type, card }) => type === "played" && RAIDS.includes(String(card)))) return 700;
  return events.some(({ type }) => type === "played" || type === "rocket-moved") ? 220 : 0;
}
