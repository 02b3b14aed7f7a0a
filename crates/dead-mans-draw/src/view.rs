//! The view of one observer.

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ability::Origin;
use crate::card::{Card, Suit};
use crate::pile::Pile;
use crate::setup::Variant;
use crate::state::{self, DeadMansDraw, Phase};
use crate::traits::Trait;

/// The game as one observer may know it.
///
/// Nearly everything is public: only the order of the draw pile and the traits on offer are hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The observer's seat; `None` for a spectator.
    pub me: Option<Seat>,
    /// The variant card in use.
    pub variant: Option<Variant>,
    /// Whether mermaids let another card act again.
    pub mermaid_ability: bool,
    /// The decision that is due.
    pub question: Question,
    /// The active player, or the first one while traits are settled.
    pub active: Seat,
    /// The players, from seat A on.
    pub players: Vec<Player>,
    /// The two traits offered to the observer.
    pub offer: Option<[Trait; 2]>,
    /// The cards at stake, from left to right.
    pub play_area: Vec<Placed>,
    /// The number of further cards a kraken demands before the active player may collect.
    pub owed: u8,
    /// The number of cards in the draw pile.
    pub n_draw: u8,
    /// The cards on top of the draw pile that an oracle has shown, the next one first.
    pub known: Vec<Card>,
    /// The other cards of the draw pile, sorted: the cards are public, their order is hidden.
    pub unseen: Vec<Card>,
    /// The odds that the next draw busts.
    pub odds: Odds,
    /// The discard pile, a stack per suit.
    pub discard: Vec<Stack>,
}

/// One player as public facts show them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// Their trait, once it lies face up; the observer's own as soon as it is kept.
    pub r#trait: Option<Trait>,
    /// Whether they still have to choose a trait.
    pub is_choosing: bool,
    /// The victim of the player's Davy Jones' Locker.
    pub victim: Option<Seat>,
    /// Their bank, a stack per suit.
    pub bank: Vec<Stack>,
    /// The number of cards in the bank, which breaks ties.
    pub n_cards: u8,
    /// The points of the bank now.
    pub points: i16,
}

/// The cards of one suit in a bank or in the discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Stack {
    /// The suit.
    pub suit: Suit,
    /// The values, high to low.
    pub values: Vec<u8>,
}

/// A card in the play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// Whether it would go to the bank if the active player busted now.
    pub is_protected: bool,
}

/// The odds that the next draw busts: `busting` of the `of` possible cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Odds {
    /// The number of cards that bust.
    pub busting: u8,
    /// The number of cards that can be next: 1 if an oracle has shown it, 0 if the draw pile is empty.
    pub of: u8,
}

/// The decision that is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Question {
    /// Each player keeps one of two traits.
    Traits,
    /// The owners of Davy Jones' Locker name their victims.
    Victims,
    /// The active player draws or collects.
    Turn {
        /// Whether collecting is allowed now.
        can_collect: bool,
    },
    /// The own stack the hook takes from.
    Hook {
        /// The number of cards it still fetches.
        left: u8,
    },
    /// The opponent's stack that the cannon hits.
    Cannon,
    /// The own stack that a misfiring cannon hits.
    Misfire,
    /// The card that the map brings, out of those shown.
    Map {
        /// The cards shown, by suit and from the highest down.
        shown: Vec<Card>,
    },
    /// The opponent's stack that the sword takes from.
    Sword,
    /// The card that the mermaid lets act again.
    Mermaid,
    /// The opponent whose bank pays the Plunderer's bonus.
    Plunder {
        /// The number of cards it pays.
        n: u8,
    },
    /// No decision: the game is over.
    Over {
        /// The winners.
        winners: Vec<Seat>,
    },
}

impl DeadMansDraw {
    /// What this observer may know of the game.
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let mut unseen = self.draw_pile.unseen().to_vec();
        unseen.sort_unstable();
        let me = observer.seat();
        View {
            me,
            variant: self.rules.variant,
            mermaid_ability: self.rules.mermaid_ability,
            question: Question::of(self),
            active: self.active,
            players: Seat::all(self.rules.players).map(|seat| Player::of(self, seat, observer)).collect(),
            offer: me.and_then(|seat| self.offers[seat]),
            play_area: self
                .play_area
                .iter()
                .map(|(card, is_protected)| Placed { card, is_protected })
                .collect(),
            owed: self.obligation(),
            n_draw: self.draw_pile.len() as u8,
            known: self.draw_pile.known().collect(),
            unseen,
            odds: Odds::of(self),
            discard: stacks(&self.discard),
        }
    }
}

impl View {
    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

impl Player {
    fn of(game: &DeadMansDraw, seat: Seat, observer: Observer) -> Player {
        let is_open = game.are_traits_revealed() || observer.sees(seat);
        let bank = &game.banks[seat];
        Player {
            seat,
            r#trait: if is_open { game.traits[seat] } else { None },
            is_choosing: game.phase == Phase::Traits && game.traits[seat].is_none(),
            victim: game.victims[seat],
            bank: stacks(bank),
            n_cards: bank.len() as u8,
            points: game.points(seat),
        }
    }
}

impl Odds {
    /// The odds of the next draw. The cards of the draw pile are public, and after an oracle the next one is
    /// (DMD-8.2).
    fn of(game: &DeadMansDraw) -> Odds {
        let busting = |cards: &mut dyn Iterator<Item = Card>| {
            cards.filter(|&card| game.would_bust(card, Origin::DrawPile)).count() as u8
        };
        match game.draw_pile.known().next() {
            Some(next) => Odds { busting: busting(&mut [next].into_iter()), of: 1 },
            None => Odds { busting: busting(&mut game.draw_pile.top_down()), of: game.draw_pile.len() as u8 },
        }
    }
}

impl Question {
    fn of(game: &DeadMansDraw) -> Question {
        match (game.phase, game.question()) {
            (Phase::Traits, _) => Question::Traits,
            (Phase::Victims, _) => Question::Victims,
            (Phase::Over(winners), _) => Question::Over { winners: winners.iter().collect() },
            (Phase::Turn, None) => Question::Turn { can_collect: game.can_collect() },
            (Phase::Turn, Some(asked)) => match asked {
                state::Question::Hook { left } => Question::Hook { left },
                state::Question::Cannon => Question::Cannon,
                state::Question::Misfire => Question::Misfire,
                state::Question::Map(shown) => Question::Map { shown: shown.to_vec() },
                state::Question::Navigate => Question::Map { shown: game.discard.iter().collect() },
                state::Question::Sword => Question::Sword,
                state::Question::Mermaid => Question::Mermaid,
                state::Question::Plunder { n } => Question::Plunder { n },
            },
        }
    }
}

fn stacks(pile: &Pile) -> Vec<Stack> {
    pile.suits().map(|suit| Stack { suit, values: pile.stack(suit).values().collect() }).collect()
}
