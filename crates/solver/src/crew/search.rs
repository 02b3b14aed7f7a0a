//! The search itself: is there a line of play that meets everything?

use ::crew::bits::{BEATING, NO_CARD, SUITS, Trick, bit, each};

use super::position::MAX_MEMBERS;
use super::progress::{Finished, GoalState, MET, Remaining};
use super::search_facts::SearchFacts;
use super::suit::SuitTable;
use super::table::{Key, Table};
use super::trick_needs::TrickNeeds;

/// The most tricks a deal has, and one more.
const N_LEVELS: usize = 14;

/// What a branch of the search has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// A winning line, noted in `line` back to front.
    Win,
    /// There is none.
    Dead,
    /// The nodes were used up before either was certain.
    Nothing,
}

/// A node of the search: the trick under way and what it is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) trick: Trick,
    pub(crate) leader: u8,
    pub(crate) turn: u8,
    pub(crate) led: u8,
    /// The members that may win what is in the trick.
    pub(crate) takers: u8,
    /// The due cards not yet won.
    pub(crate) open: u64,
    /// How many tricks are to come, this one included.
    pub(crate) n_left: u8,
}

impl Node {
    pub(crate) fn new(leader: u8, takers: u8, open: u64, n_left: u8) -> Node {
        Node { trick: Trick::led_by(leader), leader, turn: leader, led: NO_CARD, takers, open, n_left }
    }

    /// The node after one card more.
    fn with(mut self, card: u8, takers: u8, n_members: u8) -> Node {
        if self.trick.len == 0 {
            self.led = card;
        }
        self.trick = self.trick.with(self.turn, card);
        self.takers = takers;
        self.turn = if self.turn + 1 == n_members { 0 } else { self.turn + 1 };
        self
    }
}

/// The holders and kinds of the cards of each suit, from low to high: equal for positions that differ in
/// gaps only.
pub(crate) type Sequences = [u64; SUITS.len()];

/// A search under way.
pub(crate) struct Search<'a> {
    pub(crate) facts: &'a SearchFacts,
    pub(crate) table: &'a mut Table,
    pub(crate) hands: [u64; MAX_MEMBERS],
    /// The dummy's covered cards.
    pub(crate) covered: u64,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    pub(crate) line: Vec<u8>,
    /// How far the goals are at the start of each trick, by the number of tricks left.
    pub(crate) progress: Vec<u32>,
    /// What each member may not win in each trick, by the number of tricks left.
    pub(crate) barred: [[u64; MAX_MEMBERS]; N_LEVELS],
    /// What each trick is about, by the number of tricks left.
    pub(crate) trick_needs: [TrickNeeds; N_LEVELS],
    pub(crate) suits: Vec<SuitTable>,
    pub(crate) n_tricks: u8,
    /// Varies the order of moves.
    pub(crate) move_order_seed: u64,
}

impl Search<'_> {
    /// Searches from the start of a trick. Of the suits' sequences, those of `changed` cards are renewed.
    pub(crate) fn trick(&mut self, leader: u8, n_left: u8, sequences: &Sequences, changed: u64) -> Found {
        let held = self.held();
        let node = match self.opening(leader, n_left, held) {
            Ok(node) => node,
            Err(found) => return found,
        };
        let sequences = self.sequences(held, sequences, changed);
        let key = self.key(&sequences, leader, n_left);
        if self.table.contains(key, n_left) || self.is_hopeless(&node, held) {
            return Found::Dead;
        }
        let found = self.card(&node, &sequences);
        if found == Found::Dead {
            self.table.insert(key, n_left);
        }
        found
    }

    /// The trick before its first card, unless all is met or a goal is lost.
    pub(crate) fn opening(&mut self, leader: u8, n_left: u8, held: u64) -> Result<Node, Found> {
        let open = self.facts.due & held;
        let mut takers = self.facts.all_members;
        if !self.facts.goals.is_empty() {
            match self.goals(n_left, held) {
                None => return Err(Found::Dead),
                Some(NextTrick::AllMet) if open == 0 => return Err(Found::Win),
                Some(NextTrick::AllMet) => {}
                Some(NextTrick::Takers(members)) => takers = members,
            }
        } else if open == 0 {
            return Err(Found::Win);
        }
        if n_left == 0 || takers == 0 {
            return Err(Found::Dead);
        }
        Ok(Node::new(leader, takers, open, n_left))
    }

    /// Tries the cards of the member whose turn it is.
    pub(crate) fn card(&mut self, node: &Node, sequences: &Sequences) -> Found {
        let moves = self.moves(node);
        for card in moves.iter() {
            let found = self.play(node, card, sequences);
            if found != Found::Dead {
                if found == Found::Win {
                    self.line.push(card);
                }
                return found;
            }
        }
        Found::Dead
    }

    /// Tries one card.
    pub(crate) fn play(&mut self, node: &Node, card: u8, sequences: &Sequences) -> Found {
        let takers = self.takers(node, card);
        if takers == 0 {
            return Found::Dead;
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return Found::Nothing;
        }
        let member = usize::from(node.turn);
        self.hands[member] &= !bit(card);
        let next = node.with(card, takers, self.facts.n_members);
        let found = if next.trick.len == self.facts.n_members {
            self.finished(&next, card, sequences)
        } else if takers == self.facts.all_members || self.can_be_taken(&next) {
            self.card(&next, sequences)
        } else {
            Found::Dead
        };
        self.hands[member] |= bit(card);
        found
    }

    /// Puts a card on the table for good, unless that is already fatal.
    pub(crate) fn place(&mut self, node: &Node, card: u8) -> Option<Node> {
        let takers = self.takers(node, card);
        self.hands[usize::from(node.turn)] &= !bit(card);
        (takers != 0).then(|| node.with(card, takers, self.facts.n_members))
    }

    /// Who may win the trick once this card is in it.
    fn takers(&self, node: &Node, card: u8) -> u8 {
        let mut takers = node.takers & self.facts.takers[usize::from(card)];
        if !self.facts.goals.is_empty() {
            for (member, barred) in self.barred[usize::from(node.n_left)].iter().enumerate() {
                takers &= !(u8::from(barred & bit(card) != 0) << member);
            }
        }
        takers
    }

    /// Searches on from a complete trick.
    fn finished(&mut self, node: &Node, last: u8, sequences: &Sequences) -> Found {
        if node.takers & 1 << node.trick.winner == 0 {
            return Found::Dead;
        }
        let open = node.open & !node.trick.cards;
        if self.facts.is_ordered && open != node.open && !self.facts.order.allows(node.open, open) {
            return Found::Dead;
        }
        let turned_up = if self.covered == 0 { 0 } else { self.turned_up(node.trick.cards) };
        let dummy = usize::from(self.facts.dummy).min(MAX_MEMBERS - 1);
        self.covered &= !turned_up;
        self.hands[dummy] |= turned_up;
        let found = if self.advance(node, last) {
            self.trick(node.trick.winner, node.n_left - 1, sequences, node.trick.cards)
        } else {
            Found::Dead
        };
        self.hands[dummy] &= !turned_up;
        self.covered |= turned_up;
        found
    }

    /// The cards of the dummy that are turned up after these were played.
    fn turned_up(&self, played: u64) -> u64 {
        let covered = each(played).map(|card| self.facts.beneath[usize::from(card)]);
        covered.filter(|&card| card != NO_CARD).fold(0, |cards, card| cards | bit(card))
    }

    /// Whether one of those who may win the trick still can.
    fn can_be_taken(&self, node: &Node) -> bool {
        let beating = BEATING[usize::from(node.trick.best)];
        let mut can_stay = true;
        let mut member = node.turn;
        for _ in node.trick.len..self.facts.n_members {
            let hand = self.hands[usize::from(member)];
            let following = hand & node.trick.suit;
            let playable = if following == 0 { hand } else { following };
            if node.takers & 1 << member != 0 && playable & beating != 0 {
                return true;
            }
            can_stay &= playable & !beating != 0;
            member = if member + 1 == self.facts.n_members { 0 } else { member + 1 };
        }
        can_stay && node.takers & 1 << node.trick.winner != 0
    }

    /// All cards that are not played yet, covered ones included.
    pub(crate) fn held(&self) -> u64 {
        self.hands.iter().fold(self.covered, |all, hand| all | hand)
    }

    /// What a member may still play, now or later.
    pub(crate) fn reach(&self, member: usize) -> u64 {
        self.hands[member] | if member == usize::from(self.facts.dummy) { self.covered } else { 0 }
    }

    pub(crate) fn sequences(&self, held: u64, before: &Sequences, changed: u64) -> Sequences {
        let mut sequences = *before;
        for (sequence, suit) in sequences.iter_mut().zip(SUITS) {
            if changed & suit != 0 {
                // Seven bits a card, below a bit that marks the length.
                *sequence = each(held & suit)
                    .fold(1, |sequence, card| sequence << 7 | u64::from(self.facts.code[usize::from(card)]));
            }
        }
        sequences
    }

    fn key(&self, sequences: &Sequences, leader: u8, n_left: u8) -> Key {
        let mut key = Key::new(leader.into());
        for &sequence in sequences {
            key.add(sequence);
        }
        for &now in self.progress(n_left) {
            key.add(now.into());
        }
        key
    }
}

/// What the goals demand of a trick.
enum NextTrick {
    AllMet,
    Takers(u8),
}

impl Search<'_> {
    fn progress(&self, n_left: u8) -> &[u32] {
        let n = self.facts.goals.len();
        &self.progress[usize::from(n_left) * n..][..n]
    }

    fn remaining(&self, n_left: u8, held: u64) -> Remaining {
        Remaining {
            n_members: self.facts.n_members,
            n_left,
            number: self.n_tricks - n_left,
            hands: std::array::from_fn(|member| self.reach(member)),
            held,
        }
    }

    /// What the goals demand of the coming trick, or nothing if one is lost.
    fn goals(&mut self, n_left: u8, held: u64) -> Option<NextTrick> {
        let remaining = self.remaining(n_left, held);
        let first = usize::from(n_left) * self.facts.goals.len();
        let mut takers = self.facts.all_members;
        let mut barred = [0; MAX_MEMBERS];
        let mut all_met = true;
        for (goal, now) in self.facts.goals.iter().zip(&mut self.progress[first..]) {
            match goal.state(*now, &remaining) {
                GoalState::Lost => return None,
                // From here on it is all the same how it was met.
                GoalState::Met => *now = MET,
                GoalState::Open => {
                    all_met = false;
                    takers &= goal.takers(*now, &remaining);
                    if let Some((member, cards)) = goal.barred(*now) {
                        barred[usize::from(member)] |= cards;
                    }
                }
            }
        }
        self.barred[usize::from(n_left)] = barred;
        Some(if all_met { NextTrick::AllMet } else { NextTrick::Takers(takers) })
    }

    /// Notes what a trick means for the goals; whether none is broken.
    fn advance(&mut self, node: &Node, last: u8) -> bool {
        let n = self.facts.goals.len();
        if n == 0 {
            return true;
        }
        let remaining = self.remaining(node.n_left - 1, self.held());
        let finished = Finished {
            leader: node.leader,
            led: node.led,
            last,
            cards: node.trick.cards,
            winner: node.trick.winner,
            best: node.trick.best,
            number: self.n_tricks - node.n_left,
        };
        let (after, before) = self.progress[usize::from(node.n_left - 1) * n..].split_at_mut(n);
        self.facts.goals.iter().zip(&before[..n]).zip(after).all(|((goal, &before), after)| {
            let now = if before == MET { Some(MET) } else { goal.after(before, &finished, &remaining) };
            *after = now.unwrap_or(0);
            now.is_some()
        })
    }
}
