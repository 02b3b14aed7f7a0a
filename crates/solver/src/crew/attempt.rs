//! Positions of games under way.

use ::crew::{Attempt, CardSet};
use game::Seat;

use super::position::{Dummy, Played, Position};

impl Position {
    /// The cards of an attempt as they lie, with nothing to achieve.
    pub(crate) fn of_attempt<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> Position {
        let crew = attempt.crew();
        let trick = attempt.trick();
        let tricks = attempt.ledger().tricks().iter().map(|trick| Played {
            leader: trick.leader().map_or(0, |leader| crew.place(leader)),
            cards: trick.plays().iter().map(|(_, card)| card.index() as u8).collect(),
        });
        Position {
            hands: crew.from(Seat::new(0)).map(|member| attempt.hand(member).bits()).collect(),
            dummy: crew.dummy().map(|dummy| Dummy { member: crew.place(dummy), columns: columns(attempt) }),
            tricks: tricks.collect(),
            leader: crew.place(trick.leader().unwrap_or(attempt.to_play())),
            table: trick.plays().iter().map(|(_, card)| card.index() as u8).collect(),
            ..Position::default()
        }
    }
}

/// The dummy's open cards that lie on covered ones, each with the one beneath.
fn columns<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> Vec<(u8, u8)> {
    let (Some(row), Some(dummy)) = (attempt.row(), attempt.crew().dummy()) else { return Vec::new() };
    let open = attempt.trick().card_of(dummy).into_iter().fold(attempt.hand(dummy), CardSet::with);
    open.iter().filter_map(|card| Some((card.index() as u8, row.beneath(card)?.index() as u8))).collect()
}

#[cfg(test)]
mod tests {
    use ::crew::bits::{ALL, bit};
    use ::crew::{Crew, DummyDeal};
    use game::Seed;

    use super::*;

    fn deal(crew: Crew) -> Attempt<'r'> {
        let mut dice = Seed::from_number(5).dice(0);
        Attempt::deal(crew, CardSet::ALL, &[], &DummyDeal::default(), &mut dice).unwrap()
    }

    #[test]
    fn a_position_has_every_card_at_every_moment() {
        for crew in [2, 3, 4, 5].map(Crew::new).into_iter().chain([Crew::with_dummy_after_a()]) {
            let mut attempt = deal(crew);
            while !attempt.ledger().is_over() {
                let position = Position::of_attempt(&attempt);
                assert_eq!(position.turn(), crew.place(attempt.to_play()));
                assert_eq!(position.playable(), attempt.playable().bits());
                assert_eq!(usize::from(position.n_left()), attempt.ledger().n_left());
                let played = position.tricks.iter().flat_map(|trick| &trick.cards);
                assert_eq!(played.fold(position.unplayed(), |all, &card| all | bit(card)), ALL);
                attempt.play(attempt.playable().highest().unwrap());
            }
        }
    }

    #[test]
    fn cr_6_2_covered_cards_are_found() {
        let mut attempt = deal(Crew::new(2));
        let mut columns = Position::of_attempt(&attempt).dummy.unwrap().columns;
        assert_eq!(columns.len(), 7);
        while !attempt.ledger().is_over() {
            let turned_up =
                attempt.play(attempt.playable().lowest().unwrap()).map(|finished| finished.turned_up);
            let dummy = Position::of_attempt(&attempt).dummy.unwrap();
            let gone: Vec<_> = columns.extract_if(.., |column| !dummy.columns.contains(column)).collect();
            assert_eq!(columns, dummy.columns);
            assert_eq!(
                gone.iter().fold(0, |all, column| all | bit(column.1)),
                turned_up.unwrap_or_default().bits()
            );
        }
    }
}
