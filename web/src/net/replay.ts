import { request } from "./api";
import { seatLetter, type GameEvent, type MatchSight, type Setup, type Sight } from "./shapes";

/** Through whose eyes a match is seen: a seat's, a spectator's, or with open cards. */
export type Observer = string;

/** A match that is over, step by step as one observer would have seen it. */
export interface Replay {
  game: string;
  setup: Setup;
  observer: Observer;
  /** Who played, from seat A on. */
  seats: string[];
  /** The deal, and every action since. */
  steps: { version: number; by: string | null; events: GameEvent[]; view: unknown }[];
  outcome: MatchSight["ending"];
}

export function fetchReplay(table: string, number: number, observer: Observer): Promise<Replay> {
  return request("GET", `/api/tables/${table}/records/${number}/steps?observer=${observer.toLowerCase()}`);
}

/** The table as it looked after a step. Nobody can act in the past, so nobody sits anywhere. */
export function sightAt({ game, setup, seats, steps, outcome }: Replay, at: number): Sight {
  const step = steps[at];
  const next = steps[at + 1]?.by;
  return {
    version: at,
    code: "",
    is_arranged: false,
    bots: [],
    terms: { game, setup },
    stage: next ? "playing" : "over",
    is_yours: false,
    seat: null,
    guests: [],
    seats: seats.map((name) => ({ name, avatar: null, bot: null, is_person: true, is_here: true })),
    commitment: "",
    may_talk: false,
    n_matches: 1,
    match: {
      version: step?.version ?? 0,
      waiting: next ? [next] : [],
      ending: next ? null : outcome,
      view: step?.view,
      legal: [],
      can_take_back: false,
      due: null,
    },
  };
}

/** Everybody through whose eyes a match can be seen, the whole truth first. */
export function observersOf({ seats }: Replay): Observer[] {
  return ["open", ...seats.map((_, index) => seatLetter(index)), "spectator"];
}
