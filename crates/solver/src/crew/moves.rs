//! Which cards to try, and in which order.

use ::crew::bits::{BEATING, NO_CARD, SUIT_OF, TRUMPS, below, bit, each, len};

use super::search::{Node, Search};

/// The most cards a member holds.
const MAX_MOVES: usize = 14;

/// The largest number that fits into six bits.
const LAST: i32 = 0x3f;

/// The moves of a node, best first.
pub(crate) struct Moves {
    /// Each a score above six bits for the card, so that one comparison orders them, low cards before high
    /// ones of the same score.
    entries: [i32; MAX_MOVES],
    n: usize,
}

impl Moves {
    fn insert(&mut self, card: u8, score: i32) {
        let entry = score << 6 | (LAST - i32::from(card));
        let mut place = self.n;
        while place > 0 && self.entries[place - 1] < entry {
            self.entries[place] = self.entries[place - 1];
            place -= 1;
        }
        self.entries[place] = entry;
        self.n += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.entries[..self.n].iter().map(|entry| (LAST - (entry & LAST)) as u8)
    }
}

impl Search<'_> {
    /// The cards to try, one of each run of cards that are as good as one another.
    pub(crate) fn moves(&mut self, node: &Node) -> Moves {
        let hand = self.hands[usize::from(node.turn)];
        let following = hand & node.trick.suit;
        let playable = if following == 0 { hand } else { following } & !self.withheld(node);
        let on_table = if node.trick.best == NO_CARD { 0 } else { bit(node.trick.best) };
        let firsts = self.firsts(playable, self.held() | on_table);
        let mut moves = Moves { entries: [0; MAX_MOVES], n: 0 };
        let is_only = firsts & firsts.wrapping_sub(1) == 0;
        for card in each(firsts) {
            let score = if is_only { 0 } else { self.score(node, card) };
            moves.insert(card, score);
        }
        moves
    }

    /// The lowest card of each run, when these cards stand between one another.
    fn firsts(&self, playable: u64, standing: u64) -> u64 {
        let code = |card: u32| self.facts.code[card as usize];
        each(playable).fold(playable, |firsts, card| {
            let lower = standing & below(card);
            let is_first = lower == 0 || code(lower.ilog2()) != code(card.into());
            if is_first { firsts } else { firsts & !bit(card) }
        })
    }

    /// The cards that would break a goal if they were played now.
    pub(crate) fn withheld(&self, node: &Node) -> u64 {
        let facts = self.facts;
        let mut cards = if node.trick.len == 0 { facts.barred_leads[usize::from(node.turn)] } else { 0 };
        if node.n_left > 1 {
            cards |= facts.late;
        }
        if node.n_left > 1 || node.trick.len + 1 < facts.n_members {
            cards |= facts.last;
        }
        cards
    }

    /// How promising a card looks.
    fn score(&mut self, node: &Node, card: u8) -> i32 {
        let me = usize::from(node.turn);
        let needs = &self.trick_needs[usize::from(node.n_left)];
        let beats = node.trick.best != NO_CARD && BEATING[usize::from(node.trick.best)] & bit(card) != 0;
        let mut score = 0;
        if self.facts.due & bit(card) != 0 {
            score += 100;
        }
        if node.trick.len == 0 {
            score += self.lead_score(node, card);
        } else if node.takers != self.facts.all_members {
            let should_win = node.takers & 1 << me != 0;
            score += match (should_win, beats) {
                (true, true) => 50,
                (true, false) | (false, true) => -50,
                (false, false) => 0,
            };
        }
        if needs.to_shed[me] & bit(card) != 0 {
            score += 30;
        }
        if node.trick.len > 0 && bit(card) & TRUMPS != 0 {
            score -= 5;
        }
        // A card above others' open tasks stands in their way.
        score += 10 * i32::from(len(node.open & below(card) & !self.hands[me]));
        score + self.noise()
    }

    /// How well a lead suits the others.
    fn lead_score(&self, node: &Node, card: u8) -> i32 {
        let me = usize::from(node.turn);
        let needs = &self.trick_needs[usize::from(node.n_left)];
        let suit = SUIT_OF[usize::from(card)];
        let is_highest = BEATING[usize::from(card)] & suit & self.held() & !self.hands[me] == 0;
        let wanted = node.open & self.facts.due_of[me];
        let mut score = 0;
        for (other, &hand) in self.hands[..usize::from(self.facts.n_members)].iter().enumerate() {
            if other == me {
                continue;
            }
            let following = hand & suit;
            let playable = if following == 0 { hand } else { following };
            if needs.to_shed[other] != 0 {
                score += if playable & needs.to_shed[other] != 0 { 4 } else { -2 };
            }
            if is_highest && playable & wanted != 0 {
                score += 8;
            }
            if following & needs.own != 0 && following & !needs.own == 0 {
                score -= 10;
            }
        }
        score
    }

    /// Noise in the order of moves: none in the first round, then other noise in each.
    fn noise(&mut self) -> i32 {
        self.move_order_seed ^= self.move_order_seed << 13;
        self.move_order_seed ^= self.move_order_seed >> 7;
        self.move_order_seed ^= self.move_order_seed << 17;
        (self.move_order_seed >> 32 & 63) as i32
    }
}
