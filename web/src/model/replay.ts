import type * as api from "../generated/api";
import { request } from "../net/api";
import { seatedAt } from "./occupants";
import {
  seatLetter,
  type GameEvent,
  type MatchView,
  type Occupant,
  type Setup,
  type TableView,
} from "../net/shapes";

/** Through whose eyes a match is seen: a seat's, a spectator's, or with open cards. */
export type Observer = string;

/** One step of a match as an observer would have seen it. */
export interface Step {
  version: number;
  by: string | null;
  events: GameEvent[];
  view: unknown;
}

/** A match that is over, step by step as one observer would have seen it. */
export interface Replay {
  game: string;
  setup: Setup;
  observer: Observer;
  /** The moment of another match from which it went on. */
  branch?: api.Moment;
  /** Who sat where when it was dealt, from seat A on. */
  seats: string[];
  /** Who has played. */
  occupants: Occupant[];
  /** The deal, and every action since. */
  steps: Step[];
  outcome: MatchView["ending"];
}

/** How a match could have been won from some moment on. */
export type Line = Required<Omit<api.WinningLine, "steps" | "outcome">> & Pick<Replay, "steps" | "outcome">;
/** What was found out by what each seat could know. */
export type Fair = Required<api.Mistakes>;
export type Judgement = api.JudgedPlay;
/** What each choice was worth, and what luck did. */
export type Course = Required<api.Decisions>;
/** Where hidden cards may be, moment by moment. */
export type Beliefs = Required<api.WhereaboutsByMoment>;
export type Belief = api.Whereabouts;
/** How far the server is with a thought. */
export type Progress = api.Progress;

/** What may be asked about a match that is looked back at. */
export type Question = api.Asked;

/** A match that is looked back at: one that was played here, or one that was pasted. */
export interface Source {
  ask: <T>(question: Question) => Promise<T | Progress>;
}

/** A match that was played here. */
export function played(table: string, number: number): Source {
  return {
    ask: (question) => {
      const record = `/api/tables/${table}/records/${number}`;
      return question.type === "steps"
        ? request("GET", `${record}/steps?observer=${question.observer.toLowerCase()}`)
        : request("POST", `${record}/analysis`, question);
    },
  };
}

/** A match or a deal as pasted text. */
export function pasted(text: string): Source {
  return { ask: (question) => request("POST", "/api/analysis", { text, question }) };
}

/** How long to wait before asking again how far a thought is. The server itself waits for a while, too. */
const PAUSE = 300;

/** Polls until there is an answer and reports progress; the signal ends it. */
export async function findOut<T extends object>(
  source: Source,
  question: Question,
  { tell, signal }: { tell?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<T> {
  for (;;) {
    const answer = await source.ask<T>(question);
    if (!isProgress(answer)) return answer;
    tell?.(answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal?.throwIfAborted();
  }
}

function isProgress(answer: object): answer is Progress {
  return "done" in answer && "of" in answer;
}

/** The table as it looked after a step, without a seat for the reader and without actions. */
export function sightAt({ game, setup, occupants, steps, outcome }: Replay, at: number): TableView {
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
    seats: seatedAt(occupants, step?.version ?? 0).map(({ name, bot }) => {
      return { name, avatar: null, bot, is_person: bot === null, is_here: true };
    }),
    commitment: "",
    may_talk: false,
    golden_rule: false,
    n_matches: 1,
    match: {
      version: step?.version ?? 0,
      occupants,
      waiting: next ? [next] : [],
      ending: next ? null : outcome,
      view: step?.view,
      legal: [],
      can_take_back: false,
      due: null,
    },
  };
}

/** A match with other steps from some moment on. */
export function branch(replay: Replay, from: number, { steps, outcome }: Line): Replay {
  return { ...replay, steps: [...replay.steps.slice(0, from + 1), ...steps], outcome };
}

/** The observers as whom a match can be seen, open cards first. */
export function observersOf({ seats }: Replay): Observer[] {
  return ["open", ...seats.map((_, index) => seatLetter(index)), "spectator"];
}
