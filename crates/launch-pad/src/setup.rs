//! The setup: the agreement before the deal.

use game::{Seat, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::{Card, N_CARDS, N_KINDS};
use crate::position::Position;

/// The number of cards each player is dealt (LP-1.2).
pub(crate) const HAND: usize = 6;

/// The agreement before the deal. The four variants combine freely (L-22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players: 2 to 4.
    pub players: u8,
    /// Fast game: a drawn launch-pad part goes straight to the launch-pad area.
    pub fast: bool,
    /// Long game: the launch-pad parts come into play only when the draw pile is rebuilt for the first time.
    pub long: bool,
    /// Negotiation: the active player may offer swaps and gifts of hand cards.
    pub negotiation: bool,
    /// Super powers: any number of upgrades per player.
    pub super_powers: bool,
    /// The chance decisions fixed in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, fast: false, long: false, negotiation: false, super_powers: false, deal: None }
    }
}

/// The chance decisions fixed in advance; the seed decides the rest. All lists may be shorter than needed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The player who begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The hands dealt, from seat A on, up to six cards each.
    pub hands: Vec<Vec<Card>>,
    /// The draw pile from its top card on. The launch-pad parts lie in its lower half.
    pub draw: Vec<Card>,
    /// The draw pile from its top card on after each later shuffle, by a reshuffle or by Brainstorm.
    ///
    /// A card that is not there then is passed over.
    pub shuffles: Vec<Vec<Card>>,
    /// The cards Espionage finds, one after the other. A card that is not there then is passed over.
    pub thefts: Vec<Card>,
    /// A position in mid-game.
    ///
    /// Hands are written there then, `first` is the active player, and `draw` the draw pile as it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The actions after all this, as a record writes them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(Seat, Action)>,
}

impl Setup {
    /// The size of the first draw pile, and the number of cards above its lower half (LP-1.2).
    pub(crate) fn draw_pile(&self) -> (usize, usize) {
        let left = self.not_dealt();
        let parts = if self.long { 0 } else { Card::PARTS.len() };
        (left + parts, left / 2)
    }

    /// The number of cards that can be held and are in no hand at first.
    fn not_dealt(&self) -> usize {
        N_CARDS - Card::PARTS.len() - HAND * usize::from(self.players)
    }

    /// Checks that a game can be set up like this.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(2..=4).contains(&self.players) {
            return Err(SetupError::Players { given: self.players, least: 2, most: 4 });
        }
        self.deal.as_ref().map_or(Ok(()), |deal| self.check_deal(deal))
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), SetupError> {
        if let Some(first) = deal.first.filter(|&seat| !Seat::all(self.players).any(|other| other == seat)) {
            return Err(SetupError::NotInGame { field: "deal.first".into(), item: format!("seat {first}") });
        }
        let mut count = Count::default();
        match &deal.position {
            Some(_) if !deal.hands.is_empty() => {
                return Err(SetupError::Conflict {
                    field: "deal.hands".into(),
                    other: "deal.position".into(),
                });
            }
            Some(position) => {
                position.check(self, &mut count)?;
                let waits = self.long && !position.rebuilt;
                if let Some(part) = deal.draw.iter().find(|card| waits && card.is_part()) {
                    let reason = format!("in a long game {part} is not in the first draw pile");
                    return Err(impossible("deal.draw", reason));
                }
            }
            None => {
                self.check_hands(deal)?;
                self.check_draw(deal)?;
            }
        }
        for (i, hand) in deal.hands.iter().enumerate() {
            count.add(hand, || format!("deal.hands[{i}]"))?;
        }
        count.add(&deal.draw, || "deal.draw".into())?;
        for (i, order) in deal.shuffles.iter().enumerate() {
            Count::default().add(order, || format!("deal.shuffles[{i}]"))?;
        }
        match deal.thefts.iter().find(|card| card.is_part()) {
            Some(part) => Err(impossible("deal.thefts", format!("{part} is never in a hand"))),
            None => Ok(()),
        }
    }

    fn check_hands(&self, deal: &Deal) -> Result<(), SetupError> {
        if deal.hands.len() > self.players.into() {
            let wanted = format!("at most {}, one for each player", self.players);
            return Err(SetupError::Count { field: "deal.hands".into(), given: deal.hands.len(), wanted });
        }
        for (i, hand) in deal.hands.iter().enumerate() {
            let field = || format!("deal.hands[{i}]");
            if hand.len() > HAND {
                let wanted = format!("at most {HAND}");
                return Err(SetupError::Count { field: field(), given: hand.len(), wanted });
            }
            if let Some(part) = hand.iter().find(|card| card.is_part()) {
                return Err(impossible(&field(), format!("{part} is never in a hand")));
            }
        }
        Ok(())
    }

    fn check_draw(&self, deal: &Deal) -> Result<(), SetupError> {
        let (size, upper) = self.draw_pile();
        if deal.draw.len() > size {
            let wanted = format!("at most {size}");
            return Err(SetupError::Count { field: "deal.draw".into(), given: deal.draw.len(), wanted });
        }
        let held = deal.draw.iter().filter(|card| !card.is_part()).count();
        if held > self.not_dealt() {
            let wanted =
                format!("at most {} besides the parts of the pad, or hands lack cards", self.not_dealt());
            return Err(SetupError::Count { field: "deal.draw".into(), given: held, wanted });
        }
        match deal.draw.iter().position(|card| card.is_part()) {
            Some(i) if self.long => {
                let reason = format!("in a long game {} is not in the first draw pile", deal.draw[i]);
                Err(impossible(&format!("deal.draw[{i}]"), reason))
            }
            Some(i) if i < upper => {
                let reason = format!("{} is never among the first {upper} cards", deal.draw[i]);
                Err(impossible(&format!("deal.draw[{i}]"), reason))
            }
            _ => Ok(()),
        }
    }
}

pub(crate) fn impossible(field: &str, reason: String) -> SetupError {
    SetupError::Impossible { field: field.into(), reason }
}

/// Counts the cards an explicit deal names.
pub(crate) struct Count([u8; N_KINDS]);

impl Default for Count {
    fn default() -> Count {
        Count([0; N_KINDS])
    }
}

impl Count {
    pub(crate) fn add(&mut self, cards: &[Card], field: impl Fn() -> String) -> Result<(), SetupError> {
        for &card in cards {
            let n = &mut self.0[card as usize];
            if *n == card.copies() {
                return Err(SetupError::Twice { field: field(), item: card.to_string() });
            }
            *n += 1;
        }
        Ok(())
    }
}
