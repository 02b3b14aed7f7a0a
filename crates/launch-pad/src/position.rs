//! A position in mid-game as an explicit deal writes it down, with its checks.

use game::{Seat, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Rocket;
use crate::card::{Card, Kind};
use crate::phase::Step;
use crate::setup::{Count, Setup, impossible};
use crate::zone::Zone;

/// A position in mid-game, in the words of views; cards named nowhere are in the draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The players' cards, from seat A on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerDeal>,
    /// The launch-pad parts on the common area, in the order in which they came.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Card>,
    /// The discard pile from bottom to top.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard_pile: Vec<Card>,
    /// The decision that is due: `advance`, `draw`, `play` or `discard`; by default the turn begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// Whether the active player's hand was refilled in this turn.
    #[serde(skip_serializing_if = "is_false")]
    pub refilled: bool,
    /// The number of turns still to begin after this one, once all parts are out; by default one per player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub countdown: Option<u8>,
    /// Whether the first draw pile has run out. In a long game the parts come into play only then.
    #[serde(skip_serializing_if = "is_false")]
    pub rebuilt: bool,
}

/// One player's cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerDeal {
    /// The whole hand; by default six random cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Those cards of the hand that all players have seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known_hand: Vec<Card>,
    /// The upgrades in play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Card>,
    /// The zones that hold cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<ZoneDeal>,
}

/// The cards in one zone of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZoneDeal {
    /// The zone.
    pub zone: Zone,
    /// The expert in place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expert: Option<Card>,
    /// The launch-pad parts under way here, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Card>,
    /// The rockets here in the order in which they arrived.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rockets: Vec<RocketDeal>,
}

/// A rocket with the cards attached to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RocketDeal {
    /// The rocket's card.
    pub card: Card,
    /// The metal on it.
    #[serde(default)]
    pub metal: u8,
    /// The fuel on it.
    #[serde(default)]
    pub fuel: u8,
    /// The advantages on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advantages: Vec<Card>,
}

fn is_false(value: &bool) -> bool {
    !value
}

type Checked = Result<(), SetupError>;

impl Position {
    /// Checks that this can be a position of a game with this setup, and counts the cards it names.
    pub(crate) fn check(&self, setup: &Setup, count: &mut Count) -> Checked {
        let field = "deal.position";
        if self.players.len() > setup.players.into() {
            let wanted = format!("at most {}, one for each player", setup.players);
            let (field, given) = (format!("{field}.players"), self.players.len());
            return Err(SetupError::Count { field, given, wanted });
        }
        for (i, player) in self.players.iter().enumerate() {
            player.check(setup, &format!("{field}.players[{i}]"), count)?;
        }
        let (out, discard) = (format!("{field}.out"), format!("{field}.discard_pile"));
        check_all(&self.out, &out, "a part of the launch pad", Card::is_part)?;
        check_all(&self.discard_pile, &discard, "ever discarded", |card| !card.is_part())?;
        count.add(&self.out, || out.clone())?;
        count.add(&self.discard_pile, || discard.clone())?;
        if setup.long && !self.rebuilt && self.parts().next().is_some() {
            let reason = "in a long game no part is in play before the draw pile is rebuilt".into();
            return Err(impossible(&format!("{field}.rebuilt"), reason));
        }
        let field = format!("{field}.countdown");
        match self.countdown {
            Some(_) if self.out.len() < Card::PARTS.len() => {
                Err(impossible(&field, "it begins when all parts of the launch pad are out".into()))
            }
            Some(turns) if turns > setup.players => {
                Err(SetupError::Range { field, given: turns.into(), least: 0, most: setup.players.into() })
            }
            _ => Ok(()),
        }
    }

    /// The launch-pad parts that have been drawn.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Card> {
        let under_way = self.players.iter().flat_map(|player| &player.zones).flat_map(|zone| &zone.parts);
        self.out.iter().chain(under_way).copied()
    }

    /// The cards of a seat, if the position names them.
    pub(crate) fn player(&self, seat: Seat) -> Option<&PlayerDeal> {
        self.players.get(seat.index())
    }
}

impl PlayerDeal {
    fn check(&self, setup: &Setup, field: &str, count: &mut Count) -> Checked {
        let hand = format!("{field}.hand");
        let cards = self.hand.as_deref().unwrap_or_default();
        check_all(cards, &hand, "ever in a hand", |card| !card.is_part())?;
        count.add(cards, || hand.clone())?;
        let mut rest = cards.to_vec();
        for &card in &self.known_hand {
            let Some(i) = rest.iter().position(|&other| other == card) else {
                return Err(impossible(&format!("{field}.known_hand"), format!("{card} is not in `{hand}`")));
            };
            rest.remove(i);
        }
        let upgrades = format!("{field}.upgrades");
        check_all(&self.upgrades, &upgrades, "an upgrade", |card| matches!(card.kind(), Kind::Upgrade))?;
        if self.upgrades.len() > 1 && !setup.super_powers {
            let wanted = "at most one without super powers".into();
            return Err(SetupError::Count { field: upgrades, given: self.upgrades.len(), wanted });
        }
        count.add(&self.upgrades, || upgrades.clone())?;
        for (i, zone) in self.zones.iter().enumerate() {
            let field = format!("{field}.zones[{i}]");
            if self.zones[..i].iter().any(|other| other.zone == zone.zone) {
                return Err(SetupError::Twice { field, item: format!("the zone {}", zone.zone) });
            }
            zone.check(setup, &field, count)?;
        }
        Ok(())
    }
}

impl ZoneDeal {
    fn check(&self, setup: &Setup, field: &str, count: &mut Count) -> Checked {
        let zone = self.zone;
        let expert = format!("{field}.expert");
        let is_expert =
            |card: Card| matches!(card.kind(), Kind::Expert(of) if of.is_none_or(|of| of == zone));
        check_all(self.expert.as_slice(), &expert, &format!("an expert for {zone}"), is_expert)?;
        count.add(self.expert.as_slice(), || expert.clone())?;
        let parts = format!("{field}.parts");
        check_all(&self.parts, &parts, "a part of the launch pad", Card::is_part)?;
        if setup.fast && !self.parts.is_empty() {
            return Err(SetupError::Conflict { field: parts, other: "fast".into() });
        }
        count.add(&self.parts, || parts.clone())?;
        for (i, rocket) in self.rockets.iter().enumerate() {
            rocket.check(zone, &format!("{field}.rockets[{i}]"), count)?;
        }
        Ok(())
    }
}

impl RocketDeal {
    fn check(&self, zone: Zone, field: &str, count: &mut Count) -> Checked {
        let is_rocket = |card: Card| matches!(card.kind(), Kind::Rocket { .. });
        check_all(&[self.card], &format!("{field}.card"), "a rocket", is_rocket)?;
        let (metal, fuel) = Rocket::new(self.card).needs();
        for (name, given, most) in [("metal", self.metal, metal), ("fuel", self.fuel, fuel)] {
            if given > most {
                let (field, given, most) = (format!("{field}.{name}"), given.into(), most.into());
                return Err(SetupError::Range { field, given, least: 0, most });
            }
        }
        if zone != Zone::Assembly && (self.metal, self.fuel) != (metal, fuel) {
            let reason = format!("{} needs {metal} metal and {fuel} fuel to leave assembly", self.card);
            return Err(impossible(field, reason));
        }
        let advantages = format!("{field}.advantages");
        let fits = |card: Card| matches!(card.kind(), Kind::Advantage(from) if from <= zone);
        check_all(&self.advantages, &advantages, &format!("an advantage of a rocket in {zone}"), fits)?;
        if let Some(i) =
            (1..self.advantages.len()).find(|&i| self.advantages[..i].contains(&self.advantages[i]))
        {
            return Err(SetupError::Twice { field: advantages, item: self.advantages[i].to_string() });
        }
        count.add(&self.rocket().cards().collect::<Vec<_>>(), || field.to_owned())
    }

    /// The rocket itself.
    pub(crate) fn rocket(&self) -> Rocket {
        let mut rocket = Rocket::new(self.card);
        (rocket.metal, rocket.fuel) = (self.metal, self.fuel);
        self.advantages.iter().for_each(|&advantage| rocket.attach(advantage));
        rocket
    }
}

/// Refuses the first card that is not allowed in this place.
fn check_all(cards: &[Card], field: &str, what: &str, is_so: impl Fn(Card) -> bool) -> Checked {
    match cards.iter().find(|&&card| !is_so(card)) {
        Some(card) => Err(impossible(field, format!("{card} is not {what}"))),
        None => Ok(()),
    }
}
