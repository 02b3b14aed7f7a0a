//! The part of an explicit deal that has happened already: cards passed, messages and tricks.

use game::{Game, Log, Seat, SetupError, redo};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::distress::Direction;
use crate::{Attempt, Card, Distress, Trick};

/// A trick played before, in cards `C`. Only the last one may lack some or all of its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound(deserialize = "C: Deserialize<'de>"))]
#[schemars(rename = "PastTrick")]
pub struct PastTrick<C> {
    /// The leader; it follows from what went before, and is checked if given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
    /// The cards communicated right before it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<C>,
    /// The cards in the order of play.
    #[serde(default)]
    pub cards: Vec<C>,
}

/// The cards passed after a distress signal, in cards `C`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PastPass")]
pub struct PastPass<C> {
    /// The direction of the exchange.
    pub direction: Direction,
    /// The card each player passed, from seat A on.
    pub cards: Vec<C>,
}

/// A game that can carry out the past written in an explicit deal.
pub trait Resume<const TRUMP: char>: Game {
    /// The attempt under way.
    fn resumed(&self) -> &Attempt<TRUMP>;
    /// The action that plays a card.
    fn playing(card: Card<TRUMP>) -> Self::Action;
    /// The action that communicates a card.
    fn communicating(card: Card<TRUMP>) -> Self::Action;
    /// The action that chooses a card to pass.
    fn passing(card: Card<TRUMP>) -> Self::Action;

    /// Passes the written cards after the distress signal has been sent.
    fn pass_again(
        &mut self,
        past: &PastPass<Card<TRUMP>>,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), SetupError> {
        let (field, players) = ("deal.passed", self.n_seats());
        if past.cards.len() != usize::from(players) {
            let wanted = format!("{players}, one per player");
            return Err(SetupError::Count { field: field.into(), given: past.cards.len(), wanted });
        }
        if !Direction::choices(self.resumed().crew()).contains(&past.direction) {
            let reason = "two players only swap, which is written `left`".into();
            return Err(SetupError::Impossible { field: field.into(), reason });
        }
        let mut giving = Seat::all(players).zip(&past.cards);
        giving.try_for_each(|(seat, &card)| redo(self, seat, Self::passing(card), field, log))
    }

    /// Plays the written tricks, with the messages before each.
    fn play_again(
        &mut self,
        tricks: &[PastTrick<Card<TRUMP>>],
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), SetupError> {
        for (i, past) in tricks.iter().enumerate() {
            let field = format!("deal.tricks[{i}]");
            check_begin(self.resumed(), past, &field)?;
            for &card in &past.messages {
                let field = format!("{field}.messages");
                let attempt = self.resumed();
                let by = Seat::all(self.n_seats())
                    .find(|&seat| attempt.hand(seat).contains(card))
                    .ok_or_else(|| SetupError::Impossible {
                        field: field.clone(),
                        reason: format!("no player holds {card} then"),
                    })?;
                redo(self, by, Self::communicating(card), &field, log)?;
            }
            let field = format!("{field}.cards");
            for &card in &past.cards {
                let attempt = self.resumed();
                redo(self, attempt.decider(attempt.to_play()), Self::playing(card), &field, log)?;
            }
        }
        Ok(())
    }
}

/// Checks that this trick can begin now.
fn check_begin<const TRUMP: char>(
    attempt: &Attempt<TRUMP>,
    past: &PastTrick<Card<TRUMP>>,
    field: &str,
) -> Result<(), SetupError> {
    let size = attempt.crew().size();
    if past.cards.len() > size.into() {
        let (field, given) = (format!("{field}.cards"), past.cards.len());
        return Err(SetupError::Count { field, given, wanted: format!("at most {size}") });
    }
    if !attempt.trick().is_empty() {
        let reason = "the trick before it is not complete".into();
        return Err(SetupError::Impossible { field: field.into(), reason });
    }
    let leads = attempt.to_play();
    if past.leader.is_some_and(|leader| leader != leads) {
        let (field, reason) = (format!("{field}.leader"), format!("{leads} leads this trick"));
        return Err(SetupError::Impossible { field, reason });
    }
    Ok(())
}

impl<const TRUMP: char> Attempt<TRUMP> {
    /// The messages and tricks so far, in the form of an explicit deal.
    pub fn past_tricks(&self) -> Vec<PastTrick<Card<TRUMP>>> {
        let tricks = self.ledger.tricks().iter().chain([&self.trick]).enumerate();
        let past = tricks.map(|(number, trick): (usize, &Trick<TRUMP>)| PastTrick {
            leader: trick.leader(),
            messages: (self.messages.sent().iter())
                .filter(|message| usize::from(message.after) == number)
                .map(|message| message.card)
                .collect(),
            cards: trick.plays().iter().map(|&(_, card)| card).collect(),
        });
        past.filter(|past| !past.messages.is_empty() || !past.cards.is_empty()).collect()
    }

    /// The cards passed after a distress signal, in the form of an explicit deal.
    pub fn past_pass(&self) -> Option<PastPass<Card<TRUMP>>> {
        let Distress { direction, .. } = self.distress?;
        let chosen = |seat| self.distress.and_then(|distress| distress.chosen(seat));
        let cards = Seat::all(self.crew.players()).filter_map(chosen).collect();
        Some(PastPass { direction, cards })
    }
}
