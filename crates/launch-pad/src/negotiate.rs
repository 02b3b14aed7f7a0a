//! Negotiation (LP-9.3): the active player offers somebody a card and names a price, or none.
//!
//! What is offered and asked is seen by these two alone. An offer can be refused whatever it is, so an
//! answer tells nothing about a hand, and withdrawn at any time, so nobody waits for ever.

use game::{Log, Seat};

use crate::card::Card;
use crate::event::{Event, Seen};
use crate::phase::Phase;
use crate::state::LaunchPad;

impl LaunchPad {
    pub(crate) fn offer(&mut self, to: Seat, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.offers += 1;
        self.hands.show(seat, card, to);
        log.note(|| Event::Offered { seat, to, card });
        self.phase = Phase::Ask { to, give: card };
    }

    pub(crate) fn ask(&mut self, want: Option<Card>, log: &mut impl Log<Event>) {
        let Phase::Ask { to, give } = self.phase else { return };
        log.note(|| Event::Asked { seat: self.active, to, card: want });
        self.phase = Phase::Offer { to, give, want };
    }

    pub(crate) fn accept(&mut self, log: &mut impl Log<Event>) {
        let Phase::Offer { to, give, want } = self.phase else { return };
        log.note(|| Seen::Accepted { seat: to }.into());
        let seat = self.active;
        let given = self.hands.take_hidden(seat, give);
        let paid = want.map(|card| self.hands.take_hidden(to, card));
        self.pass(given, seat, to, false, log);
        if let Some(paid) = paid {
            self.pass(paid, to, seat, false, log);
        }
        self.play_on(log);
    }
}
