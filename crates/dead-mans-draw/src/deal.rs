//! The deal: from the setup to the first decision (DMD-1).

use game::{BySeat, Chance, Dice, List, Log, Seat, Seed, SetupError, redo_all};

use crate::card::{Card, Suit};
use crate::draw_pile::DrawPile;
use crate::event::Event;
use crate::opening::take_trait;
use crate::picks::Picks;
use crate::pile::Pile;
use crate::play_area::PlayArea;
use crate::setup::{Deal, Setup, Variant};
use crate::state::{DeadMansDraw, Effect, Pending, Phase, Rules};
use crate::traits::Trait;

/// The fewest players of a table.
pub(crate) const LEAST_PLAYERS: u8 = 2;
pub(crate) const MOST_PLAYERS: u8 = 8;

impl DeadMansDraw {
    /// Sets up and deals.
    pub(crate) fn set_up(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<Self, SetupError> {
        if !(LEAST_PLAYERS..=MOST_PLAYERS).contains(&setup.players) {
            let (least, most) = (LEAST_PLAYERS, MOST_PLAYERS);
            return Err(SetupError::Players { given: setup.players, least, most });
        }
        let chance_only = Deal::default();
        let deal = setup.deal.as_ref().unwrap_or(&chance_only);
        let rules = Rules::new(setup);

        // Each decision has its own dice, so that fixing one of them leaves the others as they were.
        let mut chance = Chance::new(seed);
        let first = starting_player(&rules, deal, &mut chance.dice())?;
        let (draw_pile, discard, banks) = deal_loot(&rules, deal, &mut chance.dice())?;
        let (offers, traits) = deal_traits(setup, &rules, deal, &mut chance.dice())?;

        let mut game = DeadMansDraw {
            rules,
            phase: Phase::Traits,
            pending: List::new(Pending::Perform(Effect::EndTurn)),
            active: first,
            has_drawn: false,
            owed: 0,
            n_banked_at_once: 0,
            play_area: PlayArea::new(),
            draw_pile,
            discard,
            banks,
            traits,
            offers,
            victims: BySeat::default(),
            chance,
            from_discard: Picks::scripted(&deal.from_discard),
            plundered: Picks::scripted(&deal.plundered),
        };
        log.note(|| Event::Started { first });
        for seat in Seat::all(rules.players) {
            if let Some(traits) = game.offers[seat] {
                log.note(|| Event::TraitsOffered { seat, traits });
            }
        }
        if game.offers == BySeat::default() {
            game.reveal_traits(log);
        }
        if game.is_variant(Variant::SuddenDeath)
            && let Some(seat) = Seat::all(rules.players).find(|&seat| game.has_sudden_win(seat))
        {
            return Err(impossible("deal.banks", format!("{seat} would have won before the first turn")));
        }
        redo_all(&mut game, &deal.actions, log)?;
        Ok(game)
    }
}

fn starting_player(rules: &Rules, deal: &Deal, dice: &mut Dice) -> Result<Seat, SetupError> {
    match deal.first {
        None => Ok(Seat::new(dice.below(rules.players.into()) as u8)),
        Some(seat) if seat.number() < rules.players => Ok(seat),
        Some(seat) => Err(SetupError::NotInGame { field: "deal.first".into(), item: seat.to_string() }),
    }
}

/// The cards without a place yet.
struct Undealt {
    all: Pile,
    left: Pile,
}

impl Undealt {
    fn new(rules: &Rules) -> Undealt {
        let mut all = Pile::default();
        for suit in Suit::ALL {
            for value in Card::values(suit, rules.mermaid_ability) {
                (0..rules.n_decks()).for_each(|_| all.add(Card::printed(suit, value)));
            }
        }
        Undealt { all, left: all }
    }

    fn take(&mut self, card: Card, field: &str) -> Result<Card, SetupError> {
        self.check(card, field)?;
        if !self.left.contains(card) {
            return Err(SetupError::Twice { field: field.into(), item: card.to_string() });
        }
        self.left.remove(card);
        Ok(card)
    }

    fn check(&self, card: Card, field: &str) -> Result<(), SetupError> {
        if self.all.contains(card) {
            Ok(())
        } else {
            Err(SetupError::NotInGame { field: field.into(), item: card.to_string() })
        }
    }
}

fn deal_loot(
    rules: &Rules,
    deal: &Deal,
    dice: &mut Dice,
) -> Result<(DrawPile, Pile, BySeat<Pile>), SetupError> {
    let mut undealt = Undealt::new(rules);
    for (picks, field) in [(&deal.from_discard, "deal.from_discard"), (&deal.plundered, "deal.plundered")] {
        picks.iter().flatten().try_for_each(|&card| undealt.check(card, field))?;
    }

    let mut banks = BySeat::<Pile>::default();
    check_count("deal.banks", deal.banks.len(), rules)?;
    for (seat, cards) in Seat::all(rules.players).zip(&deal.banks) {
        for &card in cards {
            banks[seat].add(undealt.take(card, "deal.banks")?);
        }
    }
    for &card in &deal.draw {
        undealt.take(card, "deal.draw")?;
    }
    let mut discard = Pile::default();
    match &deal.discard {
        Some(cards) => {
            for &card in cards {
                discard.add(undealt.take(card, "deal.discard")?);
            }
        }
        None => {
            // The discard pile starts with the lowest card of every suit (DMD-1.2).
            for suit in Suit::ALL {
                let lowest = Card::printed(suit, *Card::values(suit, rules.mermaid_ability).start());
                while undealt.left.contains(lowest) {
                    undealt.left.remove(lowest);
                    discard.add(lowest);
                }
            }
        }
    }

    let mut draw_pile = DrawPile::new();
    undealt.left.iter().for_each(|card| draw_pile.put(card));
    draw_pile.shuffle(dice);
    deal.draw.iter().rev().for_each(|&card| draw_pile.put(card));
    if draw_pile.is_empty() {
        return Err(impossible("deal", "no card is left for the draw pile".into()));
    }
    Ok((draw_pile, discard, banks))
}

type Offers = BySeat<Option<[Trait; 2]>>;
type Kept = BySeat<Option<Trait>>;

fn deal_traits(
    setup: &Setup,
    rules: &Rules,
    deal: &Deal,
    dice: &mut Dice,
) -> Result<(Offers, Kept), SetupError> {
    let (mut offers, mut kept) = (Offers::default(), Kept::default());
    let conflict =
        |field: &str, other: &str| Err(SetupError::Conflict { field: field.into(), other: other.into() });
    match (deal.offers.is_empty(), deal.traits.is_empty()) {
        (false, _) if !setup.traits => return conflict("deal.offers", "traits"),
        (_, false) if !setup.traits => return conflict("deal.traits", "traits"),
        (false, false) => return conflict("deal.offers", "deal.traits"),
        _ => {}
    }
    if !setup.traits {
        return Ok((offers, kept));
    }
    check_count("deal.offers", deal.offers.len(), rules)?;
    check_count("deal.traits", deal.traits.len(), rules)?;

    let mut deck = rules.trait_deck();
    let mut take = |wanted: Trait, field: &str| {
        take_trait(&mut deck, wanted).ok_or_else(|| {
            let (field, item) = (field.to_owned(), wanted.to_string());
            if rules.trait_deck().contains(&wanted) {
                SetupError::Twice { field, item }
            } else {
                SetupError::NotInGame { field, item }
            }
        })
    };
    for (seat, pirate) in Seat::all(rules.players).zip(&deal.traits) {
        kept[seat] = pirate.map(|wanted| take(wanted, "deal.traits")).transpose()?;
    }
    for (seat, pair) in Seat::all(rules.players).zip(&deal.offers) {
        if let Some([one, other]) = *pair {
            offers[seat] = Some([take(one, "deal.offers")?, take(other, "deal.offers")?]);
        }
    }
    if deal.traits.is_empty() {
        for seat in Seat::all(rules.players) {
            offers[seat].get_or_insert_with(|| [(); 2].map(|()| deck.take_random(dice)));
        }
    }
    Ok((offers, kept))
}

/// Checks that a list by seat is left out, or has an entry for each seat.
fn check_count(field: &str, given: usize, rules: &Rules) -> Result<(), SetupError> {
    if given == 0 || given == usize::from(rules.players) {
        return Ok(());
    }
    let wanted = format!("one for each of the {} seats", rules.players);
    Err(SetupError::Count { field: field.into(), given, wanted })
}

fn impossible(field: &str, reason: String) -> SetupError {
    SetupError::Impossible { field: field.into(), reason }
}
