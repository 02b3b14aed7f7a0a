//! The view of one observer.

use game::{Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Rocket;
use crate::card::Card;
use crate::phase::{Choice, Phase, Step};
use crate::score::Score;
use crate::state::{LaunchPad, Variants};
use crate::target::RocketAt;
use crate::zone::Zone;

/// The game as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The observer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The agreed variants.
    pub variants: Variants,
    /// The active player.
    pub active: Seat,
    /// The decision that is due.
    pub step: Step,
    /// The number of turns still to begin after this one, once the launch pad is complete.
    pub countdown: Option<u8>,
    /// Whether the active player's hand was refilled in this turn.
    pub refilled: bool,
    /// The number of offers, to all other players together, that may still fail in this turn; 0 without
    /// negotiation.
    pub offers_left: u8,
    /// All players from seat A on.
    pub players: Vec<PlayerView>,
    /// The four launch-pad parts.
    pub parts: Vec<PartView>,
    /// The number of cards in the draw pile.
    pub draw_pile: usize,
    /// The discard pile from bottom to top.
    pub discard_pile: Vec<Card>,
    /// The cards whose order on the discard pile is being decided.
    pub to_pile: Vec<Card>,
    /// The offer on the table.
    pub offer: Option<OfferView>,
}

/// One player as the observer may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The number of cards in hand.
    pub hand_size: usize,
    /// The number of cards that may be kept at the end of the own turn.
    pub hand_limit: usize,
    /// The cards in hand that the observer knows, sorted.
    ///
    /// Of the own hand these are all; of others those that were seen when they came to the hand.
    pub known_hand: Vec<Card>,
    /// The three zones: assembly shop, test stand, launch table.
    pub zones: Vec<ZoneView>,
    /// The upgrades in play.
    pub upgrades: Vec<Card>,
    /// The points if the game ended now.
    pub score: Score,
    /// Whether a choice for potato duty is still awaited.
    pub on_duty: bool,
    /// The number of offers to this player that may still fail in this turn.
    ///
    /// It is 0 for the active player and without negotiation.
    pub offers_left: u8,
    /// The card the observer has picked for potato duty; it is in hand until all have chosen.
    pub picked: Option<Card>,
}

/// One zone of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ZoneView {
    /// The zone.
    pub zone: Zone,
    /// The expert in place.
    pub expert: Option<Card>,
    /// The launch-pad parts under way here, the oldest first.
    pub parts: Vec<Card>,
    /// The rockets here in the order they arrived.
    pub rockets: Vec<RocketView>,
}

/// One rocket in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RocketView {
    /// The place by which actions name it.
    pub at: RocketAt,
    /// The rocket's card.
    pub card: Card,
    /// The points on the launch table.
    pub points: i16,
    /// The metal on it.
    pub metal: u8,
    /// The fuel on it.
    pub fuel: u8,
    /// The metal it still needs.
    pub lacks_metal: u8,
    /// The fuel it still needs.
    pub lacks_fuel: u8,
    /// The advantages on it.
    pub advantages: Vec<Card>,
    /// Whether it may move on at the owner's next turn, as things stand.
    ///
    /// It is complete and the expert of its zone in place.
    pub ready: bool,
}

/// One part of the launch pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PartView {
    /// The part.
    pub part: Card,
    /// The place.
    #[serde(flatten)]
    pub place: PartPlace,
}

/// The place of a launch-pad part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "place", rename_all = "kebab-case")]
pub enum PartPlace {
    /// In the draw pile.
    ToBeDrawn,
    /// On its way through a player's zones.
    UnderWay {
        /// The owner of the zones.
        seat: Seat,
        /// The zone.
        zone: Zone,
    },
    /// On the common launch-pad area.
    Out,
}

/// An offer of the active player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OfferView {
    /// The player who gets the offer.
    pub to: Seat,
    /// Whether it is made, so that an answer is awaited.
    pub complete: bool,
    /// The number of cards offered.
    pub n_give: usize,
    /// The number of cards wanted in return; 0 for a gift.
    pub n_want: usize,
    /// The cards offered, sorted; empty for observers whom the offer does not concern.
    pub give: Vec<Card>,
    /// The cards wanted in return, sorted; empty for observers whom the offer does not concern.
    pub want: Vec<Card>,
}

impl LaunchPad {
    /// What this observer may know of the game.
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        View {
            seat: observer.seat(),
            variants: self.variants,
            active: self.active,
            step: self.phase.step(),
            countdown: self.countdown,
            refilled: self.refilled,
            offers_left: Seat::all(self.n).map(|seat| self.offers_left(seat)).sum(),
            players: Seat::all(self.n).map(|seat| player(self, seat, observer)).collect(),
            parts: Card::PARTS.into_iter().map(|part| PartView { part, place: place(self, part) }).collect(),
            draw_pile: self.draw.len(),
            discard_pile: self.discard.to_vec(),
            to_pile: match &self.phase {
                Phase::Pile(heap) => sorted(heap.iter().copied()),
                _ => Vec::new(),
            },
            offer: offer(self, observer),
        }
    }
}

fn player(game: &LaunchPad, seat: Seat, observer: Observer) -> PlayerView {
    let board = game.board(seat);
    let choice = match &game.phase {
        Phase::Duty(choices) => choices[seat.index()],
        _ => Choice::Free,
    };
    let known = game.hands.of(seat).iter().filter(|held| held.knowers.include(observer));
    PlayerView {
        seat,
        hand_size: game.hands.size(seat),
        hand_limit: board.hand_limit(),
        known_hand: sorted(known.map(|held| held.card)),
        zones: Zone::ALL.into_iter().map(|zone| zone_view(game, seat, zone)).collect(),
        upgrades: board.upgrades().collect(),
        score: Score::of(board),
        on_duty: choice == Choice::Open,
        offers_left: game.offers_left(seat),
        picked: match choice {
            Choice::Made(card) if observer.sees(seat) => Some(card),
            _ => None,
        },
    }
}

fn zone_view(game: &LaunchPad, seat: Seat, zone: Zone) -> ZoneView {
    let place = game.board(seat).at(zone);
    let rocket = |(index, &rocket): (usize, &Rocket)| {
        let (metal, fuel) = rocket.needs();
        RocketView {
            at: RocketAt { seat, zone, index: index as u8 },
            card: rocket.card,
            points: rocket.points(),
            metal: rocket.metal,
            fuel: rocket.fuel,
            lacks_metal: metal - rocket.metal,
            lacks_fuel: fuel - rocket.fuel,
            advantages: rocket.advantages().collect(),
            ready: zone != Zone::Launch && rocket.is_complete() && place.expert.is_some(),
        }
    };
    ZoneView {
        zone,
        expert: place.expert,
        parts: game.parts.at(seat, zone).map(|i| game.parts.under_way[i].part).collect(),
        rockets: place.rockets.iter().enumerate().map(rocket).collect(),
    }
}

fn place(game: &LaunchPad, part: Card) -> PartPlace {
    if game.parts.out.contains(&part) {
        return PartPlace::Out;
    }
    match game.parts.under_way.iter().find(|under_way| under_way.part == part) {
        Some(under_way) => PartPlace::UnderWay { seat: under_way.seat, zone: under_way.zone },
        None => PartPlace::ToBeDrawn,
    }
}

fn offer(game: &LaunchPad, observer: Observer) -> Option<OfferView> {
    let (to, want, complete) = match game.phase {
        Phase::Ask { to, want } => (to, want, false),
        Phase::Offer { to, want } => (to, want, true),
        _ => return None,
    };
    let give = sorted(game.hands.laid(game.active));
    let want = sorted(want.iter().copied());
    let (n_give, n_want) = (give.len(), want.len());
    let concerned = observer.sees(game.active) || observer.sees(to);
    let (give, want) = if concerned { (give, want) } else { (Vec::new(), Vec::new()) };
    Some(OfferView { to, complete, n_give, n_want, give, want })
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards
}
