//! One attempt at a mission: cards, tricks and messages.

use game::{BySeat, Dice, Seat, Seats, SetupError};

use crate::deal::{Dealt, DummyDeal};
use crate::distress::Distress;
use crate::dummy::Row;
use crate::{Card, CardSet, Crew, Ledger, MAX_MEMBERS, Message, Messages, Tokens, Trick};

/// The cards, tricks and messages of one attempt; the games add phases, tasks and missions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt<const TRUMP: char> {
    pub(crate) crew: Crew,
    pub(crate) commander: Seat,
    /// The players' hands and the dummy's open cards.
    pub(crate) hands: BySeat<CardSet<TRUMP>, MAX_MEMBERS>,
    pub(crate) row: Option<Row<TRUMP>>,
    pub(crate) to_play: Seat,
    pub(crate) trick: Trick<TRUMP>,
    pub(crate) ledger: Ledger<TRUMP>,
    pub(crate) messages: Messages<TRUMP>,
    /// The finished exchange of cards, if a distress signal was sent.
    pub(crate) distress: Option<Distress<TRUMP>>,
    /// The random draw from neighbours' hands, if there was one.
    pub(crate) draws: Option<Draws<TRUMP>>,
}

/// A random draw: each member took a card from the right neighbour, all at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws<const TRUMP: char> {
    /// The card each member took.
    pub taken: BySeat<Card<TRUMP>, MAX_MEMBERS>,
    /// The number of tricks finished before the draw.
    pub after: u8,
    /// The dummy's column that a covered card was taken from and that the dummy's own card went to.
    pub column: Option<u8>,
}

/// The consequences of a trick's last card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished<const TRUMP: char> {
    /// The winner of the trick.
    pub winner: Seat,
    /// The dummy's cards turned up after the trick.
    pub turned_up: CardSet<TRUMP>,
}

impl<const TRUMP: char> Attempt<TRUMP> {
    /// Deals these cards to the crew; chance decides what the written hands and row leave open.
    pub fn deal(
        crew: Crew,
        in_play: CardSet<TRUMP>,
        hands: &[Vec<Card<TRUMP>>],
        dummy: &DummyDeal<Card<TRUMP>>,
        dice: &mut Dice,
    ) -> Result<Self, SetupError> {
        let Dealt { hands, row } = Dealt::new(crew, in_play, hands, dummy, dice)?;
        let commander = crew
            .members()
            .find(|&member| hands[member].contains(Card::COMMANDER))
            .expect("the highest trump is dealt to a player");
        Ok(Attempt {
            crew,
            commander,
            hands,
            row,
            to_play: commander,
            trick: Trick::EMPTY,
            ledger: Ledger::new(crew, in_play),
            messages: Messages::new(crew, Tokens::Own),
            distress: None,
            draws: None,
        })
    }

    /// The crew members and their order.
    pub fn crew(&self) -> Crew {
        self.crew
    }

    /// The member who was dealt trump 4 (CR-1.3).
    pub fn commander(&self) -> Seat {
        self.commander
    }

    /// The cards a member can play from: a player's hand, or the dummy's open cards.
    pub fn hand(&self, member: Seat) -> CardSet<TRUMP> {
        self.hands[member]
    }

    /// The dummy's row, if two play.
    pub fn row(&self) -> Option<&Row<TRUMP>> {
        self.row.as_ref()
    }

    /// The member whose turn to play it is.
    pub fn to_play(&self) -> Seat {
        self.to_play
    }

    /// The trick under way.
    pub fn trick(&self) -> &Trick<TRUMP> {
        &self.trick
    }

    /// The finished tricks.
    pub fn ledger(&self) -> &Ledger<TRUMP> {
        &self.ledger
    }

    /// The tokens and messages.
    pub fn messages(&self) -> &Messages<TRUMP> {
        &self.messages
    }

    /// The tokens and messages, for setting up the mission's rules of communication.
    pub fn messages_mut(&mut self) -> &mut Messages<TRUMP> {
        &mut self.messages
    }

    /// The exchange of cards after a distress signal, if there was one.
    pub fn distress(&self) -> Option<&Distress<TRUMP>> {
        self.distress.as_ref()
    }

    /// The random draw from neighbours' hands, if there was one.
    pub fn draws(&self) -> Option<&Draws<TRUMP>> {
        self.draws.as_ref()
    }

    /// The player who decides for this member: the commander for the dummy (CR-6.1), else the member.
    pub fn decider(&self, member: Seat) -> Seat {
        if self.crew.is_dummy(member) { self.commander } else { member }
    }

    /// The cards that the member whose turn it is may play (CR-2.1).
    pub fn playable(&self) -> CardSet<TRUMP> {
        self.trick.playable(self.hands[self.to_play])
    }

    /// The players who may communicate now, judged by public facts.
    pub fn entitled(&self) -> Seats {
        if self.trick.is_empty() { self.messages.entitled(self.ledger.n_finished()) } else { Seats::NONE }
    }

    /// The cards this player may communicate now.
    pub fn communicable(&self, seat: Seat) -> CardSet<TRUMP> {
        if self.entitled().contains(seat) {
            self.messages.lawful(seat, self.hands[seat])
        } else {
            CardSet::EMPTY
        }
    }

    /// Lays a card open and takes a token.
    pub fn communicate(&mut self, seat: Seat, card: Card<TRUMP>) -> Message<TRUMP> {
        self.messages.communicate(seat, card, self.hands[seat], self.ledger.n_finished())
    }

    /// Plays a playable card for the member whose turn it is.
    ///
    /// After the last card of a trick its winner leads the next.
    pub fn play(&mut self, card: Card<TRUMP>) -> Option<Finished<TRUMP>> {
        let member = self.to_play;
        self.hands[member] = self.hands[member].without(card);
        if self.crew.is_dummy(member) {
            self.row.as_mut().expect("a dummy has a row").play(card);
        }
        self.trick.push(member, card);
        if self.trick.len() < usize::from(self.crew.size()) {
            self.to_play = self.crew.left(member);
            return None;
        }
        Some(self.finish())
    }

    fn finish(&mut self) -> Finished<TRUMP> {
        let (winner, _) = self.trick.best().expect("the trick is complete");
        self.ledger.push(self.trick);
        self.trick = Trick::EMPTY;
        self.to_play = winner;
        let mut turned_up = CardSet::EMPTY;
        if let (Some(dummy), Some(row)) = (self.crew.dummy(), &mut self.row) {
            turned_up = row.turn_up();
            self.hands[dummy] |= turned_up;
        }
        Finished { winner, turned_up }
    }

    /// Exchanges the cards that all players have chosen to pass (CR-4.1).
    ///
    /// # Panics
    /// If a choice is missing.
    pub fn exchange(&mut self, distress: Distress<TRUMP>) {
        for giver in Seat::all(self.crew.players()) {
            let card = distress.chosen(giver).expect("every player has chosen");
            let receiver = distress.direction.receiver(self.crew, giver);
            self.hands[giver] = self.hands[giver].without(card);
            self.hands[receiver] = self.hands[receiver].with(card);
        }
        self.distress = Some(distress);
    }

    /// The cards a neighbour can draw at random: the hand less open cards, or the dummy's covered cards.
    pub fn drawable(&self, member: Seat) -> CardSet<TRUMP> {
        match &self.row {
            Some(row) if self.crew.is_dummy(member) => row.covered(),
            _ => self.hands[member] - self.messages.shown(member),
        }
    }

    /// Moves a drawable card from each member's right neighbour, all at once.
    ///
    /// The dummy's own card goes face down where one was taken from it.
    pub fn draw(&mut self, taken: BySeat<Card<TRUMP>, MAX_MEMBERS>) {
        let mut column = None;
        for taker in self.crew.members() {
            let giver = self.crew.right(taker);
            let card = taken[taker];
            if let Some(row) = self.row.as_mut().filter(|_| self.crew.is_dummy(giver)) {
                let place = row.lower().iter().position(|&covered| covered == card).expect("drawable");
                row.set_lower(place, taken[giver]);
                column = Some(place as u8);
            } else {
                self.hands[giver] = self.hands[giver].without(card);
            }
            if !self.crew.is_dummy(taker) {
                self.hands[taker] = self.hands[taker].with(card);
            }
        }
        self.draws = Some(Draws { taken, after: self.ledger.n_finished() as u8, column });
    }

    /// All cards, in whatever place they are.
    pub fn census(&self) -> Vec<Card<TRUMP>> {
        let hands = self.crew.members().flat_map(|member| self.hands[member].iter());
        let covered = self.row.iter().flat_map(|row| row.covered().iter());
        let played = self.ledger.tricks().iter().chain([&self.trick]).flat_map(Trick::plays);
        hands.chain(covered).chain(played.map(|&(_, card)| card)).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::Seed;

    use super::*;
    use crate::distress::Direction;

    fn attempt(players: u8, hands: &[&str]) -> Attempt<'r'> {
        let hands: Vec<Vec<_>> =
            hands.iter().map(|hand| hand.split_whitespace().map(|c| c.parse().unwrap()).collect()).collect();
        let mut dice = Seed::from_number(3).dice(0);
        Attempt::deal(Crew::new(players), CardSet::ALL, &hands, &DummyDeal::default(), &mut dice).unwrap()
    }

    fn card(text: &str) -> Card<'r'> {
        text.parse().unwrap()
    }

    #[test]
    fn cr_1_3_whoever_has_trump_4_is_commander_and_leads() {
        let attempt = attempt(4, &["", "", "r4"]);
        assert_eq!((attempt.commander(), attempt.to_play()), (Seat::new(2), Seat::new(2)));
    }

    #[test]
    fn cr_2_1_the_winner_leads_the_next_trick() {
        let mut attempt = attempt(4, &["r4 p2", "p9", "p5", "p4"]);
        let finished = ["p2", "p9", "p5", "p4"].map(|text| attempt.play(card(text)));
        assert_eq!(finished[3].unwrap().winner, Seat::new(1));
        assert_eq!(attempt.to_play(), Seat::new(1));
        assert_eq!(attempt.ledger().last().unwrap().cards(), "p2 p9 p5 p4".parse().unwrap());
        assert_eq!(attempt.census().len(), 40);
    }

    #[test]
    fn cr_3_2_no_communication_during_a_trick() {
        let mut attempt = attempt(4, &["r4 p2"]);
        assert_eq!(attempt.entitled(), Seats::all(4));
        attempt.play(card("p2"));
        assert_eq!(attempt.entitled(), Seats::NONE);
        assert!(attempt.communicable(Seat::new(1)).is_empty());
    }

    #[test]
    fn cr_3_3_a_communicated_card_stays_in_the_hand() {
        let mut attempt = attempt(4, &["r4 p2"]);
        attempt.communicate(Seat::new(0), card("p2"));
        assert!(attempt.playable().contains(card("p2")));
    }

    #[test]
    fn cr_4_1_cards_change_hands_together() {
        let mut attempt = attempt(3, &["r4 p2", "b2", "g2"]);
        let mut distress = Distress::new(Direction::Left);
        for (number, text) in ["p2", "b2", "g2"].into_iter().enumerate() {
            distress.choose(Seat::new(number as u8), card(text));
        }
        attempt.exchange(distress);
        assert!(attempt.hand(Seat::new(0)).contains(card("g2")));
        assert!(attempt.hand(Seat::new(1)).contains(card("p2")));
        assert!(attempt.hand(Seat::new(2)).contains(card("b2")));
        assert_eq!(attempt.census().len(), 40);
    }

    #[test]
    fn cr_6_1_the_commander_decides_for_the_dummy() {
        let attempt = attempt(2, &["", "r4"]);
        assert_eq!(attempt.decider(Seat::new(2)), Seat::new(1));
        assert_eq!(attempt.decider(Seat::new(0)), Seat::new(0));
    }

    #[test]
    fn cr_6_2_one_card_of_the_dummy_remains() {
        let mut attempt = attempt(2, &["r4"]);
        while !attempt.ledger().is_over() {
            let card = attempt.playable().lowest().unwrap();
            attempt.play(card);
        }
        let dummy = Seat::new(2);
        assert_eq!(attempt.hand(dummy).len() + attempt.row().unwrap().covered().len(), 1);
        assert!(attempt.hand(Seat::new(0)).is_empty() && attempt.hand(Seat::new(1)).is_empty());
    }

    #[test]
    fn the_dummys_drawn_card_goes_where_one_was_taken() {
        let mut attempt = attempt(2, &["r4"]);
        let (a, b, dummy) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let mut taken = BySeat([Card::COMMANDER; MAX_MEMBERS]);
        taken[a] = attempt.row().unwrap().lower()[3];
        taken[b] = attempt.hand(a).lowest().unwrap();
        taken[dummy] = attempt.hand(b).lowest().unwrap();
        attempt.draw(taken);
        assert_eq!(attempt.row().unwrap().lower()[3], taken[dummy]);
        assert_eq!((attempt.hand(a).len(), attempt.hand(b).len()), (13, 13));
        assert!(attempt.hand(b).contains(taken[b]));
        assert_eq!(attempt.census().len(), 40);
    }
}
