//! The analyses of a game, and which of them answers a question.

use game::{Game, Match, Seat, Silent};
use solver::crew::CrewGame;

use crate::choices::crew_choices;
use crate::decisions::decisions;
use crate::mistakes::crew_mistakes;
use crate::open_cards::{OpenHands, review};
use crate::whereabouts::by_moment;
use crate::{
    ActionValues, Answer, Choices, Effort, Mistakes, OpenCards, Progress, Question, Settled, Unanswered,
    Whereabouts,
};

/// The analyses of a game. A question about one that is `None` is refused.
#[expect(clippy::type_complexity, reason = "a signature says more than a name for it would")]
pub struct Analyses<G: Game> {
    /// Makes what solves the game with all cards open.
    pub open_cards: Option<fn() -> Box<dyn OpenCards<G>>>,
    /// Which actions of a match that is over were mistakes, by what each seat could know.
    pub mistakes: Option<fn(&Match<G>, Effort, &mut Progress<'_>) -> Mistakes>,
    /// What the choices of a seat are worth, by what it can know.
    pub values: Option<ActionValues<G>>,
    /// Where the cards that a seat cannot see may be, judged from this number of worlds.
    pub whereabouts: Option<fn(&G, Seat, u32) -> Whereabouts>,
    /// What becomes of each choice, if that is decided within this number of nodes for each.
    pub choices: Option<fn(&G, u64) -> Option<Choices<G::Action>>>,
}

/// The analyses that both games of the Crew share.
pub const fn crew_analyses<G: CrewGame>() -> Analyses<G> {
    Analyses {
        open_cards: Some(|| Box::new(OpenHands::default())),
        mistakes: Some(crew_mistakes),
        choices: Some(crew_choices),
        ..Analyses::NONE
    }
}

impl<G: Game> Analyses<G> {
    /// No analysis at all.
    pub const NONE: Analyses<G> =
        Analyses { open_cards: None, mistakes: None, values: None, whereabouts: None, choices: None };

    /// The types of questions that are answered about a match that is over.
    pub fn questions(&self) -> Vec<&'static str> {
        let all = [
            (Question::Review {}, self.open_cards.is_some()),
            (Question::Mistakes {}, self.mistakes.is_some()),
            (Question::Decisions {}, self.values.is_some()),
            (Question::Whereabouts { seat: String::new() }, self.whereabouts.is_some()),
        ];
        all.iter().filter(|(_, is_answered)| *is_answered).map(|(question, _)| question.name()).collect()
    }

    /// Answers a question about a match, which has led to `now`. Chance comes from fixed seeds: the same question
    /// within the same effort has the same answer.
    ///
    /// # Panics
    /// If the match does not replay.
    pub fn answer(
        &self,
        history: &Match<G>,
        now: &G,
        question: &Question,
        effort: Effort,
        progress: &mut Progress<'_>,
    ) -> Result<Answer, Unanswered> {
        let over = || now.turn().outcome().map(|_| history).ok_or(Unanswered::NotOver);
        let none = Unanswered::NoAnalysis;
        Ok(match question {
            Question::Review {} => {
                let (history, mut open) = (over()?, self.open_cards()?);
                Answer::Review(review(&mut *open, history, effort.nodes, progress))
            }
            Question::Mistakes {} => {
                let history = over()?;
                Answer::Mistakes(self.mistakes.ok_or(none)?(history, effort, progress))
            }
            Question::Decisions {} => {
                let history = over()?;
                Answer::Decisions(decisions(self.values.as_ref().ok_or(none)?, history, progress))
            }
            Question::Whereabouts { seat } => {
                let seat = read_seat(seat, now.n_seats())?;
                let of = self.whereabouts.ok_or(none)?;
                Answer::WhereaboutsByMoment(by_moment(
                    history,
                    |game| of(game, seat, effort.worlds),
                    progress,
                ))
            }
            Question::Line { at } => {
                let game = after(history, *at)?;
                Answer::Solution(self.open_cards()?.solve(&game, effort.nodes).erased())
            }
            Question::Settled {} => Answer::Settled(Settled { at: self.settled_at(history)? }),
            Question::Choices {} => {
                let found = self.choices.ok_or(none)?(now, effort.nodes).ok_or(none)?;
                Answer::Choices(found.erased())
            }
        })
    }

    /// After how many actions of a match it can first be solved, if it can by its end.
    fn settled_at(&self, history: &Match<G>) -> Result<Option<usize>, Unanswered> {
        let open = self.open_cards()?;
        let mut game = dealt(history);
        for (version, &(seat, action)) in history.actions.iter().enumerate() {
            if open.is_decision(&action) && open.is_settled(&game) {
                return Ok(Some(version));
            }
            game.step(seat, action, &mut Silent);
        }
        Ok(open.is_settled(&game).then_some(history.actions.len()))
    }

    fn open_cards(&self) -> Result<Box<dyn OpenCards<G>>, Unanswered> {
        Ok(self.open_cards.ok_or(Unanswered::NoAnalysis)?())
    }
}

/// The game as it was dealt.
pub(crate) fn dealt<G: Game>(history: &Match<G>) -> G {
    G::deal(&history.setup, history.seed, &mut Silent).expect("a recorded match can be dealt")
}

fn after<G: Game>(history: &Match<G>, version: usize) -> Result<G, Unanswered> {
    let actions = history.actions.get(..version).ok_or(Unanswered::NoSuchMoment)?;
    let mut game = dealt(history);
    for &(seat, action) in actions {
        game.step(seat, action, &mut Silent);
    }
    Ok(game)
}

/// Reads a seat's letter, small or capital.
fn read_seat(text: &str, n_seats: u8) -> Result<Seat, Unanswered> {
    match text.to_ascii_uppercase().parse() {
        Ok(Seat::CLOCK) | Err(_) => Err(Unanswered::NoSeat),
        Ok(seat) if n_seats <= seat.number() => Err(Unanswered::NoSuchSeat),
        Ok(seat) => Ok(seat),
    }
}
