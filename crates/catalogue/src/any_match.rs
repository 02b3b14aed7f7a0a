//! A running match of any game.

use crew::logbook::Report;
use game::{Dice, Observer, Participant, Record, Seat, Talk, Turn};
use serde_json::Value;

use crate::{Choices, Decisions, Effort, Entry, Mistakes, Problem, Review, Solution, Whereabouts};

/// A match of any game, with everything in and out as JSON or as text.
///
/// The version of a match is the number of actions taken so far.
pub trait AnyMatch: Send {
    /// The game it is a match of.
    fn entry(&self) -> &'static Entry;
    /// How many sit at the table.
    fn n_seats(&self) -> u8;
    /// How many actions have been taken.
    fn version(&self) -> usize;
    /// Who is awaited, or how it ended.
    fn turn(&self) -> Turn;

    /// What the seat may do now.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// What the seat may do now, in the game's notation and in the same order.
    fn legal_text(&self, seat: Seat) -> Vec<String>;
    /// Reads an action in the game's notation.
    fn read_action(&self, text: &str) -> Result<Value, Problem>;
    /// Carries out an action, or refuses it and leaves everything as it was.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Problem>;
    /// Whether the last action was this seat's and may be taken back.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Takes the last action back: the match goes on as if it had never been taken.
    fn take_back(&mut self);
    /// What the players may say to each other now.
    fn talk(&self) -> Talk;
    /// How many seconds the clock gives once it is awaited, where the rules say so.
    fn time_limit(&self) -> Option<u16>;
    /// The awaited seats in the order in which bots are asked: whoever leads a trick last, so that all others have
    /// had their say. The clock is none of them.
    fn asking_order(&self) -> Vec<Seat>;
    /// What the named bot would do in that seat, seeing what the seat sees; `None` if it can do nothing
    /// or would rather wait for others.
    fn bot_action(&self, seat: Seat, bot: &str, dice: Dice) -> Option<Value>;

    /// What an observer may know.
    fn view(&self, observer: Observer) -> Value;
    /// What an observer may know, as plain lines.
    fn view_text(&self, observer: Observer) -> String;
    /// What an observer has seen happen from the given version on, each with the version it led to.
    fn seen_by_version(&self, observer: Observer, since: usize) -> Vec<(usize, Value)>;
    /// What an observer has seen happen from the given version on.
    fn seen(&self, observer: Observer, since: usize) -> Vec<Value> {
        self.seen_by_version(observer, since).into_iter().map(|(_, event)| event).collect()
    }
    /// What an observer has seen happen from the given version on, as sentences.
    fn seen_text(&self, observer: Observer, since: usize) -> Vec<String>;

    /// The same match once more, for thinking about it elsewhere.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// What a crew's logbook notes of the match once it is over, in games that have one. Date and names
    /// are left to whoever keeps it.
    fn report(&self) -> Option<Report<Value>>;
    /// Where the match was won or lost, with open cards, in games whose solver tells that; nothing while
    /// it is under way. Each moment may cost so many nodes; `progress` is told how many of how many
    /// moments are done.
    fn review(&self, nodes: u64, progress: &mut dyn FnMut(usize, usize)) -> Option<Review>;
    /// Which cards were mistakes by what each seat could know, in games whose solver tells that; nothing while
    /// the match is under way. `progress` is told how many of how many worlds are done.
    fn mistakes(&self, effort: Effort, progress: &mut dyn FnMut(usize, usize)) -> Option<Mistakes>;
    /// Where the cards that a seat cannot see now may be, in games of hidden hands, judged from so many worlds.
    fn whereabouts(&self, seat: Seat, worlds: u32) -> Option<Whereabouts>;
    /// What each choice of the match was worth and what luck did, in games whose bots can tell; nothing while it
    /// is under way.
    fn decisions(&self, progress: &mut dyn FnMut(usize, usize)) -> Option<Decisions>;
    /// Whether the mission can be won from here on, with all cards open, in games that have a solver.
    fn solve(&self, nodes: u64) -> Option<Solution>;
    /// How many actions it took until [`solve`](AnyMatch::solve) could tell, in games that have a solver: until
    /// tasks and cards were settled. `None` if they are not yet.
    fn settled_at(&self) -> Option<usize>;
    /// What becomes of each choice at this moment, with open cards, in games whose solver tells that within so
    /// many nodes for each.
    fn choices(&self, nodes: u64) -> Option<Choices>;
    /// The whole match.
    fn record(&self, seats: Vec<Participant>) -> Record;
}
