//! Dealing the cards, by chance or as written down (CR-1.2, CR-6.1).

use game::{BySeat, Dice, Seat, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dummy::{N_COLUMNS, Row};
use crate::{Card, CardSet, Crew, MAX_MEMBERS};

/// The dummy's row as written in a setup, in cards `C`, column by column; the seed decides what is missing or
/// `null`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, bound(deserialize = "C: Deserialize<'de>"))]
#[schemars(rename = "DummyDeal")]
pub struct DummyDeal<C> {
    /// The open cards, from the left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<Option<C>>,
    /// The covered cards beneath them, from the left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<Option<C>>,
}

impl<C> Default for DummyDeal<C> {
    fn default() -> Self {
        DummyDeal { open: Vec::new(), covered: Vec::new() }
    }
}

/// The cards right after the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dealt<const TRUMP: char> {
    /// The players' hands and the dummy's open cards.
    pub(crate) hands: BySeat<CardSet<TRUMP>, MAX_MEMBERS>,
    pub(crate) row: Option<Row<TRUMP>>,
}

/// Collects written cards and refuses impossible ones.
struct Written<const TRUMP: char> {
    in_play: CardSet<TRUMP>,
    seen: CardSet<TRUMP>,
}

impl<const TRUMP: char> Written<TRUMP> {
    fn take(&mut self, card: Card<TRUMP>, field: &str) -> Result<(), SetupError> {
        let (field, item) = (field.to_owned(), card.to_string());
        if !self.in_play.contains(card) {
            return Err(SetupError::NotInGame { field, item });
        }
        if self.seen.contains(card) {
            return Err(SetupError::Twice { field, item });
        }
        self.seen = self.seen.with(card);
        Ok(())
    }
}

impl<const TRUMP: char> Dealt<TRUMP> {
    /// Deals these cards to the crew; written hands and the written row may be incomplete.
    pub(crate) fn new(
        crew: Crew,
        in_play: CardSet<TRUMP>,
        hands: &[Vec<Card<TRUMP>>],
        dummy: &DummyDeal<Card<TRUMP>>,
        dice: &mut Dice,
    ) -> Result<Self, SetupError> {
        let mut written = Written { in_play, seen: CardSet::EMPTY };
        if hands.len() > crew.players().into() {
            return Err(SetupError::Count {
                field: "deal.hands".into(),
                given: hands.len(),
                wanted: format!("at most {}, one per player", crew.players()),
            });
        }
        let mut dealt = BySeat([CardSet::EMPTY; MAX_MEMBERS]);
        for (seat, hand) in Seat::all(crew.players()).zip(hands) {
            for &card in hand {
                written.take(card, &format!("deal.hands.{}", seat.number()))?;
                dealt[seat] = dealt[seat].with(card);
            }
        }
        let sizes = Self::sizes(crew, in_play, &dealt, dice)?;
        let row = Self::row(crew, dummy, &mut written, dice)?;

        let mut rest = shuffled(in_play - written.seen, dice);
        for (seat, size) in Seat::all(crew.players()).zip(sizes) {
            while dealt[seat].len() < size {
                dealt[seat] = dealt[seat].with(rest.pop().expect("the sizes add up to the deck"));
            }
        }
        if let (Some(dummy), Some(row)) = (crew.dummy(), &row) {
            dealt[dummy] = row.upper().iter().copied().collect();
        }
        Ok(Dealt { hands: dealt, row })
    }

    /// The number of cards each player gets.
    ///
    /// One of three players gets a card more: the one with a long written hand, or else a random one.
    fn sizes(
        crew: Crew,
        in_play: CardSet<TRUMP>,
        written: &BySeat<CardSet<TRUMP>, MAX_MEMBERS>,
        dice: &mut Dice,
    ) -> Result<Vec<usize>, SetupError> {
        let players = usize::from(crew.players());
        let n_cards = in_play.len() - if crew.players() == 2 { 2 * N_COLUMNS } else { 0 };
        let size = n_cards / players;
        let mut extra = n_cards % players;
        let mut sizes = vec![size; players];
        for (seat, wanted) in Seat::all(crew.players()).zip(&mut sizes) {
            if written[seat].len() > size && extra > 0 {
                *wanted += 1;
                extra -= 1;
            }
            if written[seat].len() > *wanted {
                return Err(SetupError::Count {
                    field: format!("deal.hands.{}", seat.number()),
                    given: written[seat].len(),
                    wanted: format!("at most {wanted}"),
                });
            }
        }
        if extra > 0 {
            sizes[dice.below(players)] += 1;
        }
        Ok(sizes)
    }

    /// The dummy's row, which never holds trump 4.
    fn row(
        crew: Crew,
        dummy: &DummyDeal<Card<TRUMP>>,
        written: &mut Written<TRUMP>,
        dice: &mut Dice,
    ) -> Result<Option<Row<TRUMP>>, SetupError> {
        if crew.dummy().is_none() {
            return if *dummy == DummyDeal::default() {
                Ok(None)
            } else {
                Err(SetupError::Conflict { field: "deal.dummy".into(), other: "players".into() })
            };
        }
        let mut lines = [[None; N_COLUMNS]; 2];
        for ((line, given), name) in
            lines.iter_mut().zip([&dummy.open, &dummy.covered]).zip(["open", "covered"])
        {
            let field = format!("deal.dummy.{name}");
            if given.len() > N_COLUMNS {
                return Err(SetupError::Count { field, given: given.len(), wanted: "at most 7".into() });
            }
            for (place, &card) in line.iter_mut().zip(given) {
                if card == Some(Card::COMMANDER) {
                    let reason = "the dummy never holds the highest trump".into();
                    return Err(SetupError::Impossible { field, reason });
                }
                if let Some(card) = card {
                    written.take(card, &field)?;
                }
                *place = card;
            }
        }
        let mut rest = shuffled((written.in_play - written.seen).without(Card::COMMANDER), dice);
        let [upper, lower] = lines.map(|line| {
            line.map(|place| {
                place.or_else(|| rest.pop()).ok_or_else(|| SetupError::Impossible {
                    field: "deal.hands".into(),
                    reason: "too few cards are left for the dummy".into(),
                })
            })
        });
        let (upper, lower) = (all(upper)?, all(lower)?);
        written.seen = upper.iter().chain(&lower).copied().fold(written.seen, CardSet::with);
        Ok(Some(Row::new(upper, lower)))
    }
}

/// The cards of a whole line, unless one is missing.
fn all<const TRUMP: char>(
    line: [Result<Card<TRUMP>, SetupError>; N_COLUMNS],
) -> Result<[Card<TRUMP>; N_COLUMNS], SetupError> {
    let cards = line.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(cards.try_into().expect("a line keeps its length"))
}

fn shuffled<const TRUMP: char>(cards: CardSet<TRUMP>, dice: &mut Dice) -> Vec<Card<TRUMP>> {
    let mut cards: Vec<_> = cards.iter().collect();
    dice.shuffle(&mut cards);
    cards
}

#[cfg(test)]
mod tests {
    use game::Seed;

    use super::*;

    fn deal(players: u8, hands: &[&str], dummy: &DummyDeal<Card<'r'>>) -> Result<Dealt<'r'>, SetupError> {
        let hands: Vec<Vec<_>> =
            hands.iter().map(|hand| hand.split_whitespace().map(|c| c.parse().unwrap()).collect()).collect();
        Dealt::new(Crew::new(players), CardSet::ALL, &hands, dummy, &mut Seed::from_number(5).dice(0))
    }

    fn sizes(players: u8, hands: &[&str]) -> Vec<usize> {
        let dealt = deal(players, hands, &DummyDeal::default()).unwrap();
        let all = dealt.hands.0.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
        let covered = dealt.row.map_or(CardSet::EMPTY, |row| row.covered());
        assert_eq!(all | covered, CardSet::ALL);
        dealt.hands.0.map(CardSet::len)[..Crew::new(players).size().into()].to_vec()
    }

    fn check_refused(players: u8, hands: &[&str], dummy: &DummyDeal<Card<'r'>>, code: &str) {
        let error = deal(players, hands, dummy).unwrap_err();
        let json = serde_json::to_value(&error).unwrap();
        assert_eq!(json["code"], code, "{error}");
    }

    #[test]
    fn cr_1_2_all_cards_are_dealt_evenly() {
        assert_eq!(sizes(5, &[]), [8; 5]);
        assert_eq!(sizes(4, &[]), [10; 4]);
        let mut three = sizes(3, &[]);
        three.sort_unstable();
        assert_eq!(three, [13, 13, 14]);
    }

    #[test]
    fn cr_1_2_anybody_may_get_the_fourteenth_card() {
        let mut dice = Seed::from_number(1).dice(0);
        let mut counts = [0; 3];
        for _ in 0..300 {
            let dealt =
                Dealt::<'r'>::new(Crew::new(3), CardSet::ALL, &[], &DummyDeal::default(), &mut dice).unwrap();
            for (count, hand) in counts.iter_mut().zip(dealt.hands.0) {
                *count += usize::from(hand.len() == 14);
            }
        }
        assert!(counts.iter().all(|&n| n > 60), "{counts:?}");
    }

    #[test]
    fn written_hands_are_filled_up() {
        let fourteen = "p1 p2 p3 p4 p5 p6 p7 p8 p9 b1 b2 b3 b4 b5";
        assert_eq!(sizes(3, &["", fourteen]), [13, 14, 13]);
        let dealt = deal(4, &["r4 p1", "", "y9"], &DummyDeal::default()).unwrap();
        assert!(dealt.hands.0[0].contains(Card::COMMANDER));
        assert!(dealt.hands.0[2].contains("y9".parse().unwrap()));
    }

    #[test]
    fn cr_6_1_the_dummy_gets_seven_covered_and_seven_open_cards() {
        assert_eq!(sizes(2, &[]), [13, 13, 7]);
        let card = |text: &str| Some(text.parse().unwrap());
        let dummy = DummyDeal { open: vec![card("p1"), None, card("b2")], covered: vec![card("g9")] };
        let row = deal(2, &["r4"], &dummy).unwrap().row.unwrap();
        assert_eq!(
            (row.upper()[0], row.upper()[2], row.lower()[0]),
            ("p1".parse().unwrap(), "b2".parse().unwrap(), "g9".parse().unwrap())
        );
    }

    #[test]
    fn cr_6_1_trump_4_is_never_the_dummys() {
        for number in 0..200 {
            let mut dice = Seed::from_number(number).dice(0);
            let dealt =
                Dealt::<'s'>::new(Crew::new(2), CardSet::ALL, &[], &DummyDeal::default(), &mut dice).unwrap();
            assert!((dealt.hands.0[0] | dealt.hands.0[1]).contains(Card::COMMANDER));
        }
    }

    #[test]
    fn impossible_deals_are_refused() {
        let none = DummyDeal::default();
        let dummy = |card: &str| DummyDeal { open: vec![Some(card.parse().unwrap())], covered: vec![] };
        check_refused(4, &["p1", "p2 p1"], &none, "twice");
        check_refused(4, &["p1 p1"], &none, "twice");
        check_refused(5, &["p1 p2 p3 p4 p5 p6 p7 p8 p9"], &none, "count");
        check_refused(3, &["", "", "", "p1"], &none, "count");
        check_refused(3, &[], &dummy("p1"), "conflict");
        check_refused(2, &["p1"], &dummy("p1"), "twice");
        check_refused(2, &[], &dummy("r4"), "impossible");
        let too_long = DummyDeal { open: vec![None; 8], covered: vec![] };
        check_refused(2, &[], &too_long, "count");
        let thirteen = "p1 p2 p3 p4 p5 p6 p7 p8 p9 b1 b2 b3 b4";
        let fourteen = "b5 b6 b7 b8 b9 g1 g2 g3 g4 g5 g6 g7 g8 g9";
        check_refused(2, &[thirteen, fourteen], &none, "count");
        check_refused(
            3,
            &[&format!("{thirteen} b5"), &fourteen[3..], "y1 y2 y3 y4 y5 y6 y7 y8 y9 r1 r2 r3 r4 g9"],
            &none,
            "twice",
        );
    }
}
