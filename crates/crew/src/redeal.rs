//! Attempts that an observer cannot tell from the real one.

use game::{BySeat, Dice, Observer, Seat};

use crate::attempt::{Attempt, Draws};
use crate::deal::DummyDeal;
use crate::messages::position;
use crate::places::{Assignment, MAX_PLACES, Places};
use crate::{Card, CardSet, MAX_MEMBERS, Message, Position, Trick};

/// All members' cards at one moment; the dummy's covered cards are included.
pub type Hands<const TRUMP: char> = BySeat<CardSet<TRUMP>, MAX_MEMBERS>;

/// The three stages between which cards change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Right after the deal.
    Dealt,
    /// After the distress signal.
    Passed,
    /// After the draw from the right neighbours.
    Drawn,
}

/// The way a member came by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// It was dealt to that member.
    Dealt,
    /// It was passed to that member after a distress signal.
    Passed,
    /// It was drawn from the right neighbour, to whom it was dealt.
    Drawn,
    /// It was drawn from the right neighbour, to whom it had been passed.
    PassedAndDrawn,
}

const WAYS: [Way; 4] = [Way::Dealt, Way::Passed, Way::Drawn, Way::PassedAndDrawn];

/// Random guesses before all guesses are tried in turn, so that a possible world is found without the true
/// one.
const TRIES: usize = 40;
/// The number of guesses: two per message without a position and per card drawn.
const GUESSES: usize = 1 << (2 * MAX_MEMBERS);

fn place(way: Way, member: Seat) -> usize {
    way as usize * MAX_MEMBERS + member.index()
}

impl<const TRUMP: char> Attempt<TRUMP> {
    /// The cards right after the deal.
    pub fn dealt(&self) -> Hands<TRUMP> {
        let mut hands = self.passed();
        if let Some(distress) = &self.distress {
            for giver in Seat::all(self.crew.players()) {
                let card = distress.chosen(giver).expect("the exchange is over");
                let receiver = distress.direction.receiver(self.crew, giver);
                hands[receiver] = hands[receiver].without(card);
                hands[giver] = hands[giver].with(card);
            }
        }
        hands
    }

    /// The cards right after the deal, in the form of a setup.
    pub fn written(&self) -> (Vec<Vec<Card<TRUMP>>>, DummyDeal<Card<TRUMP>>) {
        let dealt = self.dealt();
        let hands = Seat::all(self.crew.players()).map(|seat| dealt[seat].iter().collect()).collect();
        let dummy = self.row.as_ref().map_or_else(DummyDeal::default, |row| {
            let mut lower = *row.lower();
            if let (Some(draws), Some(dummy)) = (&self.draws, self.crew.dummy()) {
                let column = draws.column.expect("a card was taken from the dummy");
                lower[usize::from(column)] = draws.taken[self.crew.left(dummy)];
            }
            DummyDeal { open: row.upper().map(Some).to_vec(), covered: lower.map(Some).to_vec() }
        });
        (hands, dummy)
    }

    /// All members' cards after the distress signal, with those played since.
    fn passed(&self) -> Hands<TRUMP> {
        let mut hands = self.drawn();
        if let Some(draws) = &self.draws {
            for taker in self.crew.members() {
                let giver = self.crew.right(taker);
                hands[taker] = hands[taker].without(draws.taken[taker]);
                hands[giver] = hands[giver].with(draws.taken[taker]);
            }
        }
        hands
    }

    /// All members' cards now, with all they have played.
    fn drawn(&self) -> Hands<TRUMP> {
        let mut hands = self.hands;
        for &(member, card) in self.plays() {
            hands[member] = hands[member].with(card);
        }
        if let (Some(dummy), Some(row)) = (self.crew.dummy(), &self.row) {
            hands[dummy] |= row.covered();
        }
        hands
    }

    fn plays(&self) -> impl Iterator<Item = &(Seat, Card<TRUMP>)> {
        self.ledger.tricks().iter().chain([&self.trick]).flat_map(Trick::plays)
    }

    /// A random attempt that this observer cannot tell from the real one by anything seen so far.
    ///
    /// `announced` names cards whose first holder is public, besides trump 4; `accept` refuses hands that are
    /// publicly known not to have been dealt.
    #[must_use]
    pub fn redeal(
        &self,
        observer: Observer,
        announced: &[(Card<TRUMP>, Seat)],
        accept: impl Fn(&Hands<TRUMP>) -> bool,
        dice: &mut Dice,
    ) -> Self {
        let facts = Facts::new(self, observer, announced);
        for tried in 0..TRIES + GUESSES {
            let mut guess = Guess::own(self);
            match tried.checked_sub(TRIES) {
                None => guess.by_chance(self, observer, dice),
                Some(number) => guess.by_number(self, observer, number),
            }
            let mut places = facts.places(&guess);
            if tried > TRIES / 4 {
                facts.force_companions(&mut places, dice);
            }
            if let Some(assignment) = places.assign(self.ledger.in_play(), dice) {
                let other = facts.build(&assignment, dice);
                if facts.has_companions(&other) && accept(&other.dealt()) {
                    return other;
                }
            }
        }
        // Unreachable in practice: some guess is possible, and each had a thousand tries.
        self.clone()
    }
}

/// The guesses made before cards are placed.
struct Guess {
    /// The position guessed for each message without one.
    positions: [Position; MAX_MEMBERS],
    /// Whether each member drew the very card that the right neighbour had been passed.
    drew_passed: [bool; MAX_MEMBERS],
}

impl Guess {
    /// The truth, to be replaced by guesses where the observer cannot know it.
    fn own<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> Guess {
        let mut positions = [Position::Only; MAX_MEMBERS];
        for (position, message) in positions.iter_mut().zip(attempt.messages.sent()) {
            *position = match message.position {
                Position::Lowest => Position::Lowest,
                Position::Highest | Position::Only => Position::Highest,
            };
        }
        let mut drew_passed = [false; MAX_MEMBERS];
        if let (Some(distress), Some(draws)) = (&attempt.distress, &attempt.draws) {
            for taker in attempt.crew.members() {
                drew_passed[taker.index()] = Seat::all(attempt.crew.players())
                    .any(|giver| distress.chosen(giver) == Some(draws.taken[taker]));
            }
        }
        Guess { positions, drew_passed }
    }

    /// The messages whose position this observer does not know.
    fn riddles<const TRUMP: char>(
        attempt: &Attempt<TRUMP>,
        observer: Observer,
    ) -> impl Iterator<Item = usize> {
        let hides = attempt.messages.hides_position();
        let messages = attempt.messages.sent().iter().enumerate();
        messages.filter(move |(_, message)| hides && !observer.sees(message.by)).map(|(i, _)| i)
    }

    /// The members who may have drawn the very card that the right neighbour had been passed.
    fn drawers<const TRUMP: char>(attempt: &Attempt<TRUMP>) -> impl Iterator<Item = Seat> {
        let (crew, both) = (attempt.crew, attempt.distress.is_some() && attempt.draws.is_some());
        crew.members().filter(move |&taker| both && !crew.is_dummy(crew.right(taker)))
    }

    /// Random guesses with the odds of a random deal.
    fn by_chance<const TRUMP: char>(
        &mut self,
        attempt: &Attempt<TRUMP>,
        observer: Observer,
        dice: &mut Dice,
    ) {
        for i in Guess::riddles(attempt, observer) {
            let card = attempt.messages.sent()[i].card;
            // A hand is less likely to lack a larger set of cards.
            let weight = |cards: CardSet<TRUMP>| {
                let others = f64::from(attempt.crew.size() - 1) / f64::from(attempt.crew.size());
                others.powi((cards & attempt.ledger.in_play()).len() as i32)
            };
            let (highest, lowest) = (weight(CardSet::above(card)), weight(CardSet::below(card)));
            let is_highest = dice.fraction() * (highest + lowest) < highest;
            self.positions[i] = if is_highest { Position::Highest } else { Position::Lowest };
        }
        for taker in Guess::drawers(attempt) {
            self.drew_passed[taker.index()] = dice.below(attempt.ledger.n_tricks()) == 0;
        }
    }

    /// The guess with this number.
    fn by_number<const TRUMP: char>(&mut self, attempt: &Attempt<TRUMP>, observer: Observer, number: usize) {
        for i in Guess::riddles(attempt, observer) {
            self.positions[i] = if number >> i & 1 == 0 { Position::Highest } else { Position::Lowest };
        }
        for taker in Guess::drawers(attempt) {
            self.drew_passed[taker.index()] = number >> (MAX_MEMBERS + taker.index()) & 1 == 1;
        }
    }
}

/// The facts an observer knows about the cards of an attempt.
struct Facts<'a, const TRUMP: char> {
    attempt: &'a Attempt<TRUMP>,
    observer: Observer,
    announced: &'a [(Card<TRUMP>, Seat)],
    /// By stage and member: the places whose cards that member had at that stage.
    held: [[u32; MAX_MEMBERS]; 3],
}

impl<'a, const TRUMP: char> Facts<'a, TRUMP> {
    fn new(attempt: &'a Attempt<TRUMP>, observer: Observer, announced: &'a [(Card<TRUMP>, Seat)]) -> Self {
        let mut facts = Facts { attempt, observer, announced, held: [[0; MAX_MEMBERS]; 3] };
        for stage in [Stage::Dealt, Stage::Passed, Stage::Drawn] {
            for (way, last) in WAYS.into_iter().flat_map(|way| attempt.crew.members().map(move |m| (way, m)))
            {
                let holder = facts.holder(way, last, stage);
                facts.held[stage as usize][holder.index()] |= 1 << place(way, last);
            }
        }
        facts
    }

    /// The member who had, at that stage, the cards that ended up in this place.
    fn holder(&self, way: Way, member: Seat, stage: Stage) -> Seat {
        let crew = self.attempt.crew;
        let giver = |receiver: Seat| match &self.attempt.distress {
            Some(distress) if !crew.is_dummy(receiver) => distress.direction.giver(crew, receiver),
            _ => receiver,
        };
        match (way, stage) {
            (_, Stage::Drawn) | (Way::Dealt, _) | (Way::Passed, Stage::Passed) => member,
            (Way::Passed, Stage::Dealt) => giver(member),
            (Way::Drawn, _) | (Way::PassedAndDrawn, Stage::Passed) => crew.right(member),
            (Way::PassedAndDrawn, Stage::Dealt) => giver(crew.right(member)),
        }
    }

    /// The places whose cards this member had at that stage.
    fn places_of(&self, member: Seat, stage: Stage) -> u32 {
        self.held[stage as usize][member.index()]
    }

    /// The stage of the trick after `n_finished` ones.
    fn stage(&self, n_finished: usize) -> Stage {
        match &self.attempt.draws {
            Some(draws) if n_finished >= draws.after.into() => Stage::Drawn,
            _ => Stage::Passed,
        }
    }

    /// The size of each place, and the cards allowed there.
    fn places(&self, guess: &Guess) -> Places {
        let mut places = Places { capacity: self.capacity(guess), allowed: [0; 40] };
        for card in self.attempt.ledger.in_play().iter() {
            places.allowed[card.index()] = u32::MAX;
        }
        self.allow_seen(&mut places);
        self.allow_own(&mut places);
        self.allow_announced(&mut places);
        self.forbid_denied(&mut places, guess);
        places
    }

    fn capacity(&self, guess: &Guess) -> [u8; MAX_PLACES] {
        let attempt = self.attempt;
        let last = attempt.drawn();
        let mut capacity = [0; MAX_PLACES];
        for member in attempt.crew.members() {
            let drew_passed = |taker: Seat| u8::from(guess.drew_passed[taker.index()]);
            let passed = attempt.distress.is_some() && !attempt.crew.is_dummy(member);
            let passed = u8::from(passed) - drew_passed(attempt.crew.left(member)).min(u8::from(passed));
            let drawn = if attempt.draws.is_some() { 1 - drew_passed(member) } else { 0 };
            let both = drew_passed(member);
            capacity[place(Way::Passed, member)] = passed;
            capacity[place(Way::Drawn, member)] = drawn;
            capacity[place(Way::PassedAndDrawn, member)] = both;
            let dealt = (last[member].len() as u8).saturating_sub(passed + drawn + both);
            capacity[place(Way::Dealt, member)] = dealt;
        }
        capacity
    }

    /// Restricts cards that lie open, or lay open when they were played.
    fn allow_seen(&self, places: &mut Places) {
        let attempt = self.attempt;
        let mut seen = |card: Card<TRUMP>, mask: u32| places.allowed[card.index()] &= mask;
        for (n_finished, trick) in attempt.ledger.tricks().iter().chain([&attempt.trick]).enumerate() {
            let before_drawing =
                attempt.draws.as_ref().is_some_and(|draws| n_finished < usize::from(draws.after));
            for &(member, card) in trick.plays() {
                let mut mask = self.places_of(member, Stage::Drawn);
                if before_drawing {
                    mask &= self.places_of(member, Stage::Passed);
                }
                seen(card, mask);
            }
        }
        for message in attempt.messages.sent() {
            // An open card cannot be drawn, so it stays where it is until it is played.
            let mask = self.places_of(message.by, Stage::Drawn) & self.places_of(message.by, Stage::Passed);
            let later = self.stage(message.after.into()) == Stage::Drawn;
            seen(message.card, if later { self.places_of(message.by, Stage::Drawn) } else { mask });
        }
        if let (Some(dummy), Some(row)) = (attempt.crew.dummy(), &attempt.row) {
            let open = attempt.drawn()[dummy] - row.covered();
            for card in open.iter() {
                // The column of the card that the dummy drew is public.
                let drawn = attempt.draws.as_ref().is_some_and(|draws| draws.taken[dummy] == card);
                let dealt = 1 << place(Way::Dealt, dummy);
                seen(card, if drawn { self.places_of(dummy, Stage::Drawn) & !dealt } else { dealt });
            }
        }
    }

    /// Restricts cards the observer held, or did not hold, at each stage.
    fn allow_own(&self, places: &mut Places) {
        let Observer::Seat(me) = self.observer else { return };
        let attempt = self.attempt;
        for (stage, held) in [
            (Stage::Dealt, attempt.dealt()),
            (Stage::Passed, attempt.passed()),
            (Stage::Drawn, attempt.drawn()),
        ] {
            let mine = self.places_of(me, stage);
            for card in attempt.ledger.in_play().iter() {
                places.allowed[card.index()] &= if held[me].contains(card) { mine } else { !mine };
            }
        }
    }

    /// Restricts cards whose first holder is known, and trumps, which are never passed.
    fn allow_announced(&self, places: &mut Places) {
        let commander = (Card::COMMANDER, self.attempt.commander);
        for &(card, holder) in self.announced.iter().chain([&commander]) {
            places.allowed[card.index()] &= self.places_of(holder, Stage::Dealt);
        }
        let mut passed = 0;
        for member in self.attempt.crew.members() {
            passed |= 1 << place(Way::Passed, member) | 1 << place(Way::PassedAndDrawn, member);
        }
        for card in CardSet::<TRUMP>::TRUMPS.iter() {
            places.allowed[card.index()] &= !passed;
        }
    }

    /// Forbids cards a member cannot have had: after not following suit, or by a message.
    fn forbid_denied(&self, places: &mut Places, guess: &Guess) {
        let attempt = self.attempt;
        let mut gone = BySeat([CardSet::EMPTY; MAX_MEMBERS]);
        let mut deny = |member: Seat, cards: CardSet<TRUMP>, n_finished: usize, gone: &Hands<TRUMP>| {
            let mask = !self.places_of(member, self.stage(n_finished));
            // What the member had played before was no longer in the hand.
            for card in (cards - gone[member]).iter() {
                places.allowed[card.index()] &= mask;
            }
        };
        for (n_finished, trick) in attempt.ledger.tricks().iter().chain([&attempt.trick]).enumerate() {
            for (i, message) in attempt.messages.sent().iter().enumerate() {
                if usize::from(message.after) == n_finished {
                    let position =
                        if attempt.messages.hides_position() { guess.positions[i] } else { message.position };
                    let (above, below) = (CardSet::above(message.card), CardSet::below(message.card));
                    let denied = match position {
                        Position::Highest => above,
                        Position::Only => above | below,
                        Position::Lowest => below,
                    };
                    deny(message.by, denied, n_finished, &gone);
                }
            }
            let Some(led) = trick.led() else { continue };
            for &(member, card) in trick.plays() {
                if card.suit() != led.suit() && !attempt.crew.is_dummy(member) {
                    deny(member, CardSet::suit(led.suit()), n_finished, &gone);
                }
                gone[member] = gone[member].with(card);
            }
        }
    }

    /// Whether every sender of "highest" or "lowest" also has another card of the colour.
    ///
    /// The card would have been the only one otherwise.
    fn has_companions(&self, other: &Attempt<TRUMP>) -> bool {
        other.messages.hides_position()
            || other
                .messages
                .sent()
                .iter()
                .all(|message| position(message.card, self.hand_at(other, message)) == message.position)
    }

    /// Gives every sender of "highest" or "lowest" another card of the colour.
    ///
    /// It makes worlds with several such cards too likely, so it is done only where luck did not help.
    fn force_companions(&self, places: &mut Places, dice: &mut Dice) {
        if self.attempt.messages.hides_position() {
            return;
        }
        for message in self.attempt.messages.sent() {
            let side = match message.position {
                Position::Only => continue,
                Position::Highest => CardSet::below(message.card),
                Position::Lowest => CardSet::above(message.card),
            };
            let before = &self.attempt.ledger.tricks()[..message.after.into()];
            let gone = before.iter().fold(CardSet::EMPTY, |gone, trick| gone | trick.cards());
            let held = self.places_of(message.by, self.stage(message.after.into()));
            let allowed = |card: Card<TRUMP>| places.allowed[card.index()];
            let mut possible: Vec<_> = (side & self.attempt.ledger.in_play())
                .iter()
                .filter(|&card| !gone.contains(card) && allowed(card) & held != 0)
                .collect();
            if possible.iter().any(|&card| allowed(card) & !held == 0) {
                continue;
            }
            dice.shuffle(&mut possible);
            if let Some(card) = possible.first() {
                places.allowed[card.index()] &= held;
            }
        }
    }

    /// The sender's hand, in this other attempt, at the moment of the message.
    fn hand_at(&self, other: &Attempt<TRUMP>, message: &Message<TRUMP>) -> CardSet<TRUMP> {
        let before = usize::from(message.after);
        let held = if self.stage(before) == Stage::Drawn { other.drawn() } else { other.passed() };
        let gone = other.ledger.tricks()[..before].iter().filter_map(|trick| trick.card_of(message.by));
        held[message.by] - gone.collect()
    }

    /// The attempt with its cards in the places of the assignment.
    fn build(&self, assignment: &Assignment, dice: &mut Dice) -> Attempt<TRUMP> {
        let mut other = self.attempt.clone();
        let crew = other.crew;
        let cards_in = |way: Way, member: Seat| -> CardSet<TRUMP> {
            let number = place(way, member);
            let cards = self.attempt.ledger.in_play().iter();
            cards.filter(|card| usize::from(assignment[card.index()]) == number).collect()
        };
        let played: CardSet<TRUMP> = other.plays().map(|&(_, card)| card).collect();
        for player in Seat::all(crew.players()) {
            let cards = WAYS.into_iter().fold(CardSet::EMPTY, |cards, way| cards | cards_in(way, player));
            other.hands[player] = cards - played;
        }
        if let Some(distress) = &mut other.distress {
            for receiver in Seat::all(crew.players()) {
                let card =
                    cards_in(Way::Passed, receiver) | cards_in(Way::PassedAndDrawn, crew.left(receiver));
                let giver = distress.direction.giver(crew, receiver);
                distress.choose(giver, card.lowest().expect("every player was passed a card"));
            }
        }
        if let Some(Draws { taken, .. }) = &mut other.draws {
            for taker in crew.members() {
                let card = cards_in(Way::Drawn, taker) | cards_in(Way::PassedAndDrawn, taker);
                taken[taker] = card.lowest().expect("every member drew a card");
            }
        }
        self.cover(&mut other, |way, member| cards_in(way, member) - played, dice);
        if other.messages.hides_position() {
            self.reposition(&mut other);
        }
        other
    }

    /// Puts the dummy's covered cards into its columns.
    fn cover(
        &self,
        other: &mut Attempt<TRUMP>,
        cards_in: impl Fn(Way, Seat) -> CardSet<TRUMP>,
        dice: &mut Dice,
    ) {
        let (Some(dummy), Some(row)) = (other.crew.dummy(), &mut other.row) else { return };
        let open = other.hands[dummy];
        let mut covered: Vec<_> = (cards_in(Way::Dealt, dummy) - open).iter().collect();
        dice.shuffle(&mut covered);
        for column in row.covered_columns() {
            let drawn = other.draws.as_ref().filter(|draws| draws.column == Some(column as u8));
            let card = drawn.map_or_else(|| covered.pop(), |draws| Some(draws.taken[dummy]));
            row.set_lower(column, card.expect("as many cards are covered as before"));
        }
    }

    /// Sets the position of each message that hides it to what it is in the new hands.
    fn reposition(&self, other: &mut Attempt<TRUMP>) {
        for i in 0..other.messages.sent().len() {
            let message = other.messages.sent()[i];
            let hand = self.hand_at(other, &message);
            other.messages.sent_mut()[i].position = position(message.card, hand);
        }
    }
}
