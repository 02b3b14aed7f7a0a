import type * as api from "../generated/api";
import { request } from "../net/api";
import type { Replay } from "./replay";
import { seatLetter, type MatchView, type Setup, type TableView } from "../net/shapes";

export type PuzzleLine = api.PuzzleLine;
/** A puzzle as it is asked, with all cards open. */
export type Puzzle = Omit<api.PuzzleSight, "setup" | "view" | "legal"> & {
  setup: Setup;
  view: Record<string, unknown>;
  legal: object[];
};
/** What each choice is worth. */
export type Choice = { actions: Record<string, unknown>[]; value: number };
/** What becomes of an answer. */
export interface Solved {
  is_right: boolean;
  choices: Choice[];
  steps: Replay["steps"];
  outcome: MatchView["ending"];
}

export function fetchPuzzles(game: string): Promise<PuzzleLine[]> {
  return request("GET", `/api/puzzles?game=${game}`);
}

export function fetchPuzzle(game: string, number: number): Promise<Puzzle> {
  return request("GET", `/api/puzzles/${game}/${number}`);
}

export function answerPuzzle({ game, number }: Puzzle, action: object): Promise<Solved> {
  return request("POST", `/api/puzzles/${game}/${number}/answer`, { action });
}

/**
 * The table of a puzzle: the question at step 0, then the line that follows the answer. The reader has the seat that
 * chooses and sees all cards.
 */
export function puzzleSight(puzzle: Puzzle, solved: Solved | undefined, at: number): TableView {
  const step = at > 0 ? solved?.steps[at - 1] : undefined;
  const isLast = solved !== undefined && at >= solved.steps.length;
  const isOver = isLast && solved.outcome !== null && solved.outcome !== undefined;
  const next = solved?.steps[at]?.by ?? (isOver ? null : puzzle.seat);
  return {
    version: at,
    code: "",
    is_arranged: true,
    bots: [],
    terms: { game: puzzle.game, setup: puzzle.setup },
    stage: isOver ? "over" : "playing",
    is_yours: false,
    seat: puzzle.seat,
    guests: [],
    seats: Array.from({ length: puzzle.n_seats }, (_, index) => ({
      name: seatLetter(index),
      avatar: null,
      bot: null,
      is_person: true,
      is_here: true,
    })),
    commitment: "",
    may_talk: false,
    golden_rule: false,
    n_matches: 1,
    match: {
      version: at,
      occupants: [],
      waiting: next === null ? [] : [next],
      ending: isOver ? solved.outcome : null,
      view: seated((step?.view as Puzzle["view"] | undefined) ?? puzzle.view, puzzle.seat),
      legal: solved === undefined ? puzzle.legal : [],
      can_take_back: false,
      due: null,
    },
  };
}

/** An open view as seen from a seat; games name their own seat by different keys. */
function seated(view: Puzzle["view"], seat: string): unknown {
  const { table } = view;
  const isCrew = typeof table === "object" && table !== null;
  return { ...view, seat, you: seat, me: seat, ...(isCrew && { table: { ...table, may_communicate: [] } }) };
}
