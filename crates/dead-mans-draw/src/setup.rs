//! The setup: the agreement before the deal.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::Card;
use crate::traits::Trait;

/// The agreement before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of players: 2 to 4 with one deck, 5 to 8 with two (the party variant).
    #[schemars(range(min = 2, max = 8))]
    pub players: u8,
    /// Whether each player has a pirate trait.
    pub traits: bool,
    /// Whether mermaids let another card act again; they are then worth 2 to 7, and the Siren may appear.
    pub mermaid_ability: bool,
    /// The variant card in use. A game has one at most.
    pub variant: Option<Variant>,
    /// The rule of the digital edition: hook, sword and map offer only cards that do not bust.
    ///
    /// Where no such card is left the ability is lost.
    pub digital_rule: bool,
    /// The answers to questions that the rulebook leaves open.
    #[serde(skip_serializing_if = "HouseRules::are_ours")]
    pub house_rules: HouseRules,
    /// The chance decisions fixed in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            traits: true,
            mermaid_ability: false,
            variant: None,
            digital_rule: false,
            house_rules: HouseRules::default(),
            deal: None,
        }
    }
}

/// A variant card: the six of the box, and one more that the publisher names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Cards lost in a bust go to the bank of the player on the left.
    ThievesIsland,
    /// Every banked card scores.
    PileOTreasure,
    /// The first to have fifty points wins on the spot.
    SuddenDeath,
    /// At the end every suit missing from a bank costs five points.
    AllHandsOnDeck,
    /// Equal values bust, equal suits do not.
    StrangeLands,
    /// The best score below sixty wins.
    BeneathTheWaves,
    /// Cannon and sword hit the lowest card of a stack.
    BottomFeeder,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 7] = [
        Variant::ThievesIsland,
        Variant::PileOTreasure,
        Variant::SuddenDeath,
        Variant::AllHandsOnDeck,
        Variant::StrangeLands,
        Variant::BeneathTheWaves,
        Variant::BottomFeeder,
    ];

    /// The variant's title as players see it.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::ThievesIsland => "Thieves Island",
            Variant::PileOTreasure => "Pile o' Treasure",
            Variant::SuddenDeath => "Sudden Death",
            Variant::AllHandsOnDeck => "All Hands on Deck",
            Variant::StrangeLands => "Strange Lands",
            Variant::BeneathTheWaves => "Beneath the Waves",
            Variant::BottomFeeder => "Bottom Feeder",
        }
    }
}

/// The answers to questions that the rulebook leaves open; `RULES.md` gives the reasons for the defaults.
///
/// There is no switch for D-31: a game has one variant card at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Key and chest pay their bonus, too, when a bust saves them both (D-06).
    pub anchored_key_and_chest_pay_bonus: bool,
    /// On such a bust the lost cards are discarded before the bonus is drawn (D-07).
    pub bust_discards_before_anchored_bonus: bool,
    /// Cards that a trait banked straight away enlarge the bonus of key and chest (D-08).
    pub directly_banked_cards_count_for_bonus: bool,
    /// A player who has drawn may stop even if the play area is empty (D-02).
    pub may_stop_with_empty_play_area: bool,
    /// The fate of a sword that finds no stack it may take from (D-09).
    pub sword_without_legal_stack: IdleSword,
    /// A card that a mermaid moves out of an anchor's protection stays protected (D-29).
    pub moved_card_keeps_old_anchor_protection: bool,
    /// If an opponent has the Siren and the mermaid's player is Casanova, the Siren takes the card (D-30).
    pub siren_before_casanova: bool,
    /// Casanova and Fisherman bank what is drawn, not what comes by hook, map or sword (D-18).
    pub direct_banking_from_draw_pile_only: bool,
    /// A kraken that leaves the play area leaves its obligation behind (D-38).
    pub kraken_obligation_survives_its_kraken: bool,
    /// Several keys or chests, possible in Strange Lands, pay one bonus; else each pair pays one (D-36).
    pub several_keys_or_chests_pay_once: bool,
}

impl HouseRules {
    fn are_ours(&self) -> bool {
        *self == HouseRules::default()
    }
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            anchored_key_and_chest_pay_bonus: true,
            bust_discards_before_anchored_bonus: true,
            directly_banked_cards_count_for_bonus: false,
            may_stop_with_empty_play_area: true,
            sword_without_legal_stack: IdleSword::NoEffect,
            moved_card_keeps_old_anchor_protection: false,
            siren_before_casanova: true,
            direct_banking_from_draw_pile_only: true,
            kraken_obligation_survives_its_kraken: true,
            several_keys_or_chests_pay_once: true,
        }
    }
}

/// The fate of a sword that finds no stack it may take from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum IdleSword {
    /// It stays in the play area and nothing happens.
    NoEffect,
    /// It goes to the discard pile, as one that is parried.
    Discard,
}

/// The chance decisions fixed in advance; the seed decides the rest.
///
/// Cards that are named nowhere are in the draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deal {
    /// The starting player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The draw pile from the top. The cards not named anywhere lie below in random order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<Card>,
    /// The whole discard pile; by default the lowest card of each suit, less those named elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
    /// The cards in the banks from seat A on; by default none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banks: Vec<Vec<Card>>,
    /// The two traits each seat chooses from, from seat A on; `null` is left to chance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Option<[Trait; 2]>>,
    /// The traits the seats have, from seat A on; `null` is none. No seat is then asked to choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Option<Trait>>,
    /// The random cards that come from the discard pile, a list for each time.
    ///
    /// They come at every map (but a Navigator's) and at every bonus of key and chest (but a Plunderer's),
    /// while the pile holds a card. Cards that are not in the pile at that time, or are too many, are passed
    /// over; the seed decides missing ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from_discard: Vec<Vec<Card>>,
    /// The same for the random cards that a Plunderer takes from a bank.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plundered: Vec<Vec<Card>>,
    /// The actions after all this, as a record writes them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(Seat, Action)>,
}
