//! Negotiation (LP-9.3): the active player offers hand cards for cards of another player, or as a gift.
//!
//! An offer is built card by card: `offer` adds an own card, `want` names a card wanted in return, `ask`
//! makes the offer. The two concerned see the cards; the others see their number. Any kind may be asked for
//! and any offer refused, so neither question nor answer reveals anything about a hand.
//!
//! Cards are only added, and no more than there are, so an offer is complete after a bounded number of
//! actions. Failed offers are counted; a successful one takes two who agree, and each can end it at once.

use game::{List, Log, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Seen};
use crate::hand::{Held, N_HELD};
use crate::phase::Phase;
use crate::play::passed;
use crate::refusal::Refusal;
use crate::state::LaunchPad;

/// The number of offers to one player that may be refused or withdrawn in a turn.
pub const OFFERS: u8 = 3;

/// The kinds wanted in return for an offer, in the order in which they were named.
pub(crate) type Wanted = List<Card, N_HELD>;

impl LaunchPad {
    /// Lists the first cards of possible offers in step 4.
    pub(crate) fn list_offers(&self, actions: &mut Vec<Action>) {
        for to in self.active.others(self.n).filter(|&to| self.offers_left(to) > 0) {
            self.list_gifts(to, actions);
        }
    }

    /// Lists the ways to extend an offer, and the ways to make it.
    pub(crate) fn list_additions(&self, to: Seat, want: &Wanted, actions: &mut Vec<Action>) {
        actions.push(Action::Ask { card: None });
        self.list_gifts(to, actions);
        if self.may_want_more(to, want) {
            actions.extend(Card::playable().map(|card| Action::Want { card }));
            actions.extend(Card::playable().map(|card| Action::Ask { card: Some(card) }));
        }
        actions.push(Action::Withdraw);
    }

    fn list_gifts(&self, to: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.hands.kinds(self.active).iter().map(|card| Action::Offer { to, card }));
    }

    /// Whether a further card may be wanted: no more than the other holds, but at least one.
    ///
    /// Asking for one card of an empty hand is allowed.
    fn may_want_more(&self, to: Seat, want: &Wanted) -> bool {
        want.len() < self.hands.size(to).max(1)
    }

    /// The first card wanted that is missing in a hand, if there is one.
    pub(crate) fn missing(&self, to: Seat, want: &Wanted) -> Option<Card> {
        let n_held = |card| self.hands.of(to).iter().filter(|held| held.card == card).count();
        let n_wanted = |card| want.iter().filter(|&&other| other == card).count();
        want.iter().copied().find(|&card| n_held(card) < n_wanted(card))
    }

    /// The number of offers to a player that may still fail in this turn.
    pub(crate) fn offers_left(&self, to: Seat) -> u8 {
        if self.variants.negotiation && to != self.active { OFFERS - self.failed[to.index()] } else { 0 }
    }

    pub(crate) fn offer(&mut self, to: Seat, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.hands.lay(seat, card, to);
        log.note(|| Event::Offered { seat, to, card });
        if self.phase == Phase::Play {
            self.phase = Phase::Ask { to, want: Wanted::new(card) };
        }
    }

    pub(crate) fn want(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Phase::Ask { to, want } = &mut self.phase else { return };
        want.push(card);
        let to = *to;
        log.note(|| Event::Asked { seat, to, card });
    }

    pub(crate) fn ask(&mut self, last: Option<Card>, log: &mut impl Log<Event>) {
        if let Some(card) = last {
            self.want(card, log);
        }
        let seat = self.active;
        let Phase::Ask { to, want } = self.phase else { return };
        let gives = self.hands.laid(seat).count() as u8;
        log.note(|| Seen::Proposed { seat, to, gives, wants: want.len() as u8 }.into());
        self.phase = Phase::Offer { to, want };
    }

    pub(crate) fn accept(&mut self, log: &mut impl Log<Event>) {
        let Phase::Offer { to, want } = self.phase else { return };
        log.note(|| Seen::Accepted { seat: to }.into());
        let seat = self.active;
        let given = self.hands.take_laid(seat);
        let mut paid = List::<Held, N_HELD>::new(Held::open(Card::Swift));
        want.iter().for_each(|&card| paid.push(self.hands.take_hidden(to, card)));
        // Shown in the order of the offer, which is public: that of the hand tells which copies it still holds.
        let mut shown = given;
        shown.sort_unstable_by_key(|held| held.laid);
        shown.iter().for_each(|&held| log.note(|| passed(held, seat, to, false)));
        given.iter().for_each(|&held| self.hands.receive(to, held));
        paid.iter().for_each(|&held| self.pass(held, to, seat, false, log));
        self.play_on(log);
    }

    pub(crate) fn decline(&mut self, log: &mut impl Log<Event>) {
        let Phase::Offer { to, .. } = self.phase else { return };
        log.note(|| Seen::Refused { seat: to }.into());
        self.fail(to, log);
    }

    pub(crate) fn withdraw(&mut self, log: &mut impl Log<Event>) {
        let (Phase::Ask { to, .. } | Phase::Offer { to, .. }) = self.phase else { return };
        log.note(|| Seen::Withdrawn { seat: self.active }.into());
        self.fail(to, log);
    }

    /// Ends an offer without a trade; all cards stay where they are.
    fn fail(&mut self, to: Seat, log: &mut impl Log<Event>) {
        self.failed[to.index()] += 1;
        self.hands.take_up(self.active);
        self.play_on(log);
    }

    /// The reason why no offer can begin with this card.
    pub(crate) fn refuse_offer(&self, to: Seat, card: Card) -> Refusal {
        if !self.variants.negotiation {
            Refusal::NoNegotiation
        } else if to == self.active || to.index() >= self.n.into() {
            Refusal::NoPartner
        } else if self.offers_left(to) == 0 {
            Refusal::OffersSpent { to }
        } else {
            Refusal::NotInHand { card }
        }
    }

    /// The reason why an offer under way cannot be changed like this.
    pub(crate) fn refuse_addition(&self, offered_to: Seat, want: &Wanted, action: Action) -> Option<Refusal> {
        let is_laid = |card| self.hands.laid(self.active).any(|laid| laid == card);
        Some(match action {
            Action::Offer { to, .. } if to != offered_to => Refusal::OneOfferAtATime { to: offered_to },
            Action::Offer { card, .. } if is_laid(card) => Refusal::AlreadyOffered { card },
            Action::Offer { card, .. } => Refusal::NotInHand { card },
            Action::Want { card } | Action::Ask { card: Some(card) } if card.is_part() => {
                Refusal::NeverInHand { card }
            }
            Action::Want { .. } | Action::Ask { .. } if !self.may_want_more(offered_to, want) => {
                Refusal::AsksTooMuch { to: offered_to, hand: self.hands.size(offered_to) }
            }
            _ => return None,
        })
    }
}
