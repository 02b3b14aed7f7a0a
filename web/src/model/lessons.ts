import type * as api from "../generated/api";
import { request } from "../net/api";
import { seatLetter, type GameEvent, type Setup, type TableView } from "../net/shapes";

/** The table at one moment of a lesson. */
export type Moment = Required<Omit<api.LessonMoment, "events" | "ending">> & {
  events: GameEvent[];
  ending: NonNullable<TableView["match"]>["ending"];
};
/** One idea: what happens, and then what the learner does. */
export type LessonStep = Omit<Required<api.LessonStep>, "moments" | "legal" | "wants"> & {
  moments: Moment[];
  legal: object[];
  wants: object | null;
};
/** A first lesson in a game, played by its rules. */
export type Lesson = Omit<Required<api.Lesson>, "setup" | "steps"> & { setup: Setup; steps: LessonStep[] };

export function fetchLesson(game: string): Promise<Lesson> {
  return request("GET", `/api/lessons/${game}`);
}

/** Asks the rules about an action at a step; throws why it cannot be done. */
export function tryInLesson({ game }: Lesson, step: number, action: object): Promise<null> {
  return request("POST", `/api/lessons/${game}/${step}`, action);
}

/** What the table shows at a moment of a lesson. */
export function sightOf(
  { game, setup, learner, n_seats }: Lesson,
  moment: Moment,
  legal: object[],
  name: string,
): TableView {
  const seats = Array.from({ length: n_seats }, (_, index) => {
    const isLearner = seatLetter(index) === learner;
    return {
      name: isLearner ? name : null,
      avatar: null,
      bot: isLearner ? null : "captain",
      is_person: isLearner,
      is_here: true,
    };
  });
  return {
    version: 0,
    code: "",
    is_arranged: true,
    bots: [],
    terms: { game, setup },
    stage: moment.ending ? "over" : "playing",
    is_yours: false,
    seat: learner,
    guests: [],
    seats,
    commitment: "",
    may_talk: false,
    golden_rule: false,
    n_matches: 1,
    match: {
      version: 0,
      occupants: [],
      waiting: moment.waiting,
      ending: moment.ending,
      view: moment.view,
      legal,
      can_take_back: false,
      due: null,
    },
  };
}

/** Whether two actions are the same. */
export function isSame(one: object, other: object): boolean {
  const given = (action: object): [string, unknown][] =>
    Object.entries(action).filter(([, value]) => value != null);
  const found = new Map(given(other));
  return (
    given(one).length === found.size &&
    given(one).every(([key, value]) => {
      const there = found.get(key);
      return typeof value === "object" && typeof there === "object" && value && there
        ? isSame(value, there)
        : value === there;
    })
  );
}

/** Whether two actions are of the same kind, such as two cards to play. */
export function isAlike(one: object, other: object): boolean {
  return (one as { type?: string }).type === (other as { type?: string }).type;
}

/** Whether something of this kind may be done: a table may ask for a card before it is aimed. */
export function isOpen(action: object, legal: object[]): boolean {
  const { type, card } = action as { type?: string; card?: string };
  return legal.some((one) => {
    const other = one as { type?: string; card?: string };
    return other.type === type && other.card === card;
  });
}
