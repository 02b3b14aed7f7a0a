/**
 * What the server sends, as every game has it in common; views and actions are each game's own. The
 * shapes come from Rust. There a missing value is sent as null, so nothing is optional here.
 */
import type * as api from "../generated/api";
import type * as protocol from "../generated/protocol";

export type Avatar = api.Avatar;
export type Seat = protocol.Seat;
export type TableStatus = protocol.TableStatus;
export type GameEvent = { type: string } & Record<string, unknown>;

/** A game of the catalogue; its bots come with the best first. */
export type GameEntry = Omit<api.Listed, "seats"> & { seats: [least: number, most: number] };
/** A person as others see them. */
export type Face = Required<api.Face>;
/** What the platform knows of this person. */
export type Me = Face & { muted: (Face & { handle: string })[] };
/** A device that plays as this person. */
export type Device = Required<api.DeviceLine>;
/** A seat's occupant in a list of tables or matches. */
export type SeatLine = Required<api.SeatLine>;
/** A table as a list shows it. */
export type TableLine = Required<Omit<api.TableLine, "seats" | "branch">> & {
  seats: SeatLine[];
  branch?: api.Moment;
};
/** A match that is over. */
export type MatchLine = Required<Omit<api.MatchLine, "seats" | "setup" | "occupants">> & {
  seats: SeatLine[];
  occupants: Occupant[];
  setup: Setup;
};
/** How matches with one setup went. */
export type Statistic = Required<Omit<api.Statistic, "setup">> & { setup: Setup };
/** What the solver says of a mission that is over. */
export type Review = Required<api.Review>;
/** A group of people who play together again and again. */
export type CrewLine = Omit<api.ClubLine, "members"> & { members: Face[] };
/** All attempts at one mission until it succeeded. */
export type LogbookPage = Required<Omit<api.Page, "mission">> & {
  /** A number, or a mission of one's own. */
  mission: unknown;
};
/** Whether a lost attempt counts, and who agrees that it does not. */
export type Forgiveness = Omit<Required<api.Forgiveness>, "people"> & { people: Required<api.Voice>[] };
/** A match of a crew. */
export type Attempt = MatchLine & { substitutes: Seat[]; forgiveness?: Forgiveness };
/** What a crew has tried and achieved. */
export type CrewLogbook = Omit<api.ClubLogbook, "matches" | "campaigns"> & {
  campaigns: Record<string, { pages: LogbookPage[] }>;
  matches: Attempt[];
};

export type Setup = { players?: number } & Record<string, unknown>;
export type Terms = Omit<protocol.Terms, "setup"> & { setup: Setup };
export type Guest = Required<protocol.Guest>;
/** Who plays in a seat from some action of a match on. */
export type Occupant = Required<protocol.Occupant>;
export type SeatView = Required<protocol.SeatView>;
export type ChatLine = Required<protocol.ChatLine>;

export type TableView<View = unknown, Action = unknown> = Required<
  Omit<protocol.TableView, "terms" | "guests" | "seats" | "match" | "branch" | "tour">
> & {
  /** The moment of another match from which the matches go on. */
  branch?: protocol.Moment;
  /** What those who look back together look at. */
  tour?: protocol.SharedReplayView;
  terms: Terms;
  guests: Guest[];
  seats: SeatView[];
  /** Missing as long as nothing has been dealt. */
  match?: MatchView<View, Action>;
};

export type MatchView<View = unknown, Action = unknown> = Required<
  Omit<protocol.MatchView, "view" | "legal" | "occupants">
> & { view: View; legal: Action[]; occupants: Occupant[] };

/** What may be asked of a table; `crates/table` says what each means. */
export type Command = protocol.Command;

/** The letter of a seat by its place around the table. */
export function seatLetter(index: number): Seat {
  return String.fromCharCode(65 + index);
}

export function seatIndex(seat: Seat): number {
  return seat.charCodeAt(0) - 65;
}

/** Whether a bot is awaited at a seat. A replay has no guests, and its bots do not think. */
export function isThinking({ seats, guests }: TableView, seat: Seat): boolean {
  return guests.length > 0 && seats[seatIndex(seat)]?.bot != null;
}
