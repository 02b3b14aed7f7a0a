//! Verdicts named by the rules, the rulings and the rulebook's examples.

use crew::{Crew, Suit, Trick};
use game::Seat;

use crate::judge::brute_force::trick;
use crate::judge::{Judgement, judge};
use crate::mission::Mission;
use crate::orders::{Orders, Roles};
use crate::rule::Role;
use crate::task::Tasks;
use crate::{Card, CardSet, Ledger};

/// A mission under way.
struct Attempt {
    orders: Orders,
    ledger: Ledger,
}

impl Attempt {
    /// A printed mission; A is commander, tasks are `b6 A` and get the mission's tokens.
    fn new(players: u8, mission: u8, tasks: &str) -> Attempt {
        let crew = Crew::new(players);
        let mission = *Mission::printed(mission).unwrap();
        let tasks: Vec<_> = tasks.split(',').filter_map(|task| task.trim().split_once(' ')).collect();
        let cards: Vec<Card> = tasks.iter().map(|(card, _)| card.parse().unwrap()).collect();
        let mut list = Tasks::new(&cards, mission.tokens());
        for (&card, (_, owner)) in cards.iter().zip(&tasks) {
            list.allot(card, owner.parse().unwrap());
        }
        let mut roles = Roles::default();
        for role in mission.rules.roles() {
            // The opener is A, the closer C, and every other role is B's.
            let member = if role == Role::Opener { 0 } else { 1 + u8::from(role == Role::Closer) };
            roles.give(role, Seat::new(member));
        }
        let commander = Seat::new(0);
        let orders = Orders { mission, commander, roles, pink: Some(Seat::new(1)), tasks: list };
        Attempt { orders, ledger: Ledger::new(crew, CardSet::ALL) }
    }

    /// Plays a trick such as `A p1 B p9 C p3 D p4`.
    fn play(mut self, plays: &str) -> Attempt {
        let words: Vec<_> = plays.split_whitespace().collect();
        let mut trick = Trick::EMPTY;
        for play in words.chunks(2) {
            trick.push(play[0].parse().unwrap(), play[1].parse().unwrap());
        }
        self.ledger.push(trick);
        self
    }

    /// Plays a trick with these cards that this member wins, filled up with cards that matter least.
    fn win(mut self, winner: &str, cards: &str) -> Attempt {
        let mut cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
        let given: CardSet = cards.iter().copied().collect();
        let mut others: Vec<Card> =
            (self.ledger.unplayed() - given - self.orders.tasks.cards()).iter().collect();
        let interest = |card: &Card| match (card.suit(), card.value()) {
            (Suit::Trump, _) => 4,
            (Suit::Pink, _) => 3,
            (_, 9) => 2,
            (_, 1) => 1,
            _ => 0,
        };
        others.sort_by_key(interest);
        let size = usize::from(self.ledger.crew().size());
        cards.extend(others.into_iter().take(size.saturating_sub(cards.len())));
        let led = cards[0];
        self.ledger.push(trick(
            cards.into_iter().collect(),
            led,
            winner.parse().unwrap(),
            self.ledger.crew(),
        ));
        self
    }

    /// Plays tricks without anything that matters, won by these members in turn.
    fn wins(self, winners: &str) -> Attempt {
        winners.chars().fold(self, |attempt, winner| attempt.win(&winner.to_string(), ""))
    }

    /// Compares the verdict: `open`, `done`, or the code of the reason.
    fn check(self, wanted: &str) -> Attempt {
        let judged = match judge(&self.orders, &self.ledger) {
            Judgement::Open => "open".to_owned(),
            Judgement::Done => "done".to_owned(),
            Judgement::Failed(reason) => {
                serde_json::to_value(reason).unwrap()["code"].as_str().unwrap().to_owned()
            }
        };
        assert_eq!(judged, wanted, "after {:?}", self.ledger.tricks());
        self
    }
}

/// An attempt at mission 21 with the tokens 1 and 2, and free tasks.
fn numbers(tasks: &str) -> Attempt {
    Attempt::new(4, 21, tasks)
}

#[test]
fn pn_7_3_the_rulebooks_tokens_1_and_2() {
    let tasks = "b6 A, g3 B, p1 C";
    numbers(tasks).win("A", "b6").win("B", "g3").check("open").win("C", "p1").check("done");
    numbers(tasks).win("B", "g3").check("order-out-of-reach");
    numbers(tasks).win("C", "p1").check("order-out-of-reach");
    numbers(tasks).win("A", "b6").win("C", "p1").check("order-out-of-reach");
}

#[test]
fn pn_7_3_the_rulebooks_arrows() {
    let attempt = || Attempt::new(4, 6, "b6 A, g3 B, p1 C");
    attempt().win("C", "p1").win("A", "b6").win("B", "g3").check("done");
    attempt().win("A", "b6").win("C", "p1").win("B", "g3").check("done");
    attempt().win("A", "b6").win("B", "g3").win("C", "p1").check("done");
    attempt().win("B", "g3").check("out-of-order");
}

#[test]
fn pn_7_3_tasks_of_one_trick_count_in_the_best_order() {
    let tasks = "b6 A, g3 A, p1 A";
    numbers(tasks).win("A", "g3 b6").check("open");
    numbers(tasks).win("A", "b6 p1").check("order-out-of-reach");
    numbers(tasks).win("A", "p1 g3 b6").check("done");
    let arrows = || Attempt::new(4, 14, "b6 A, g3 A, p1 A, y2 B");
    arrows().win("A", "b6 p1").check("out-of-order");
    arrows().win("A", "p1 g3 b6").check("open");
    let omega = || Attempt::new(4, 7, "b6 A, g3 A, p1 A");
    omega().win("A", "p1").win("A", "b6 g3").check("done");
    omega().win("A", "b6 g3").check("out-of-order");
}

#[test]
fn pn_7_3_token_1_need_not_fall_in_the_first_trick() {
    numbers("b6 A, g3 B, p1 C").wins("DDD").win("A", "b6").check("open");
}

#[test]
fn pn_7_3_lost_when_too_few_tricks_are_left_for_the_order() {
    let attempt = || Attempt::new(5, 3, "b6 A, g3 B").wins("CDECDE");
    attempt().check("open").wins("C").check("order-out-of-reach");
    attempt().win("A", "b6").check("open").win("B", "g3").check("done");
}

#[test]
fn pn_7_1_leftover_task() {
    let attempt = Attempt::new(3, 1, "p1 A").wins("ABCABCABCABC").check("open");
    attempt.win("B", "p9 p8 p7").check("left-over");
}

#[test]
fn ones_must_be_the_winning_card() {
    Attempt::new(4, 9, "").play("A p1 B b2 C g3 D y4").check("done");
    Attempt::new(4, 9, "").play("A p1 B p2 C g3 D y4").check("open");
    Attempt::new(4, 9, "").play("A r1 B b2 C g3 D y4").check("open");
    let three = Attempt::new(4, 9, "").play("A p1 B p2 C g1 D g4").play("A b2 B b1 C b3 D b4").check("open");
    three.play("A y2 B y1 C y3 D y4").check("rule-out-of-reach");
}

#[test]
fn ones_two_of_them() {
    let one = || Attempt::new(4, 26, "").play("A p1 B b2 C g3 D y4").check("open");
    one().play("A b1 B g2 C p3 D y5").check("done");
    one().play("A g2 B g1 C b1 D y1").check("rule-out-of-reach");
}

#[test]
fn leftover_rocket_loses_13_and_44() {
    for mission in [13, 44] {
        let attempt = Attempt::new(3, mission, "").win("A", "r1").win("B", "r2").win("C", "r3");
        attempt.wins("ABCABCABC").check("open").win("A", "b9 p1 p2").check("rule-out-of-reach");
    }
}

#[test]
fn leftover_nine_is_harmless_in_16() {
    let attempt = Attempt::new(3, 16, "").play("A p8 B b9 C g9").play("A p7 B y9 C p1").wins("ABCABCAB");
    let attempt = attempt.win("C", "p2 p3 p4").win("A", "p5 p6 r1").check("open");
    attempt.win("B", "r2 r3 r4").check("done");
}

#[test]
fn leftover_pink_is_harmless_in_46() {
    let attempt = Attempt::new(3, 46, "").win("B", "p1 p2 p3").win("B", "p4 p5 p6").win("B", "p7 p8 r4");
    attempt.wins("ABCABCABC").check("open").win("A", "r1 r2 r3").check("done");
}

#[test]
fn leftover_omega_loses_48() {
    let attempt = Attempt::new(3, 48, "p1 A, b6 B, g6 C").win("B", "b6").win("C", "g6").wins("ABCABCABCA");
    attempt.check("open").win("A", "p9 p8 p7").check("left-over");
}

#[test]
fn nines_end_when_all_are_gone() {
    let tasks = || Attempt::new(4, 17, "b6 A, g6 B").win("A", "b6").win("B", "g6").check("open");
    tasks().play("A y2 B p9 C b9 D g9").check("open").play("A b4 B y9 C b5 D b7").check("done");
    tasks().play("A y9 B y2 C y3 D y4").check("rule-broken");
    Attempt::new(4, 16, "").play("A y2 B p9 C b9 D g9").play("A b4 B y9 C b5 D b7").check("done");
}

#[test]
fn same_trick_with_omega_may_also_be_the_last_trick() {
    let attempt = || Attempt::new(5, 48, "b6 A, g6 A, y6 B").win("B", "y6");
    attempt().win("A", "b6").check("out-of-order");
    attempt().wins("CDECDE").check("open").win("A", "g6 b6").check("done");
    attempt().win("A", "g6").win("A", "b6").check("rule-broken");
}

#[test]
fn mission_5_the_sick_one_wins_nothing() {
    Attempt::new(4, 5, "").wins("ACDACDACD").check("open").wins("A").check("done");
    Attempt::new(4, 5, "").wins("AB").check("rule-broken");
}

#[test]
fn mission_13_two_rockets_in_a_trick_lose() {
    let two = || Attempt::new(4, 13, "").win("A", "r3").win("B", "r1").check("open");
    two().win("A", "r4").check("open").win("C", "r2").check("done");
    Attempt::new(4, 13, "").win("A", "r1 r2").check("rule-broken");
    two().wins("ABCDAB").check("open").wins("C").check("rule-out-of-reach");
}

#[test]
fn mission_44_rockets_win_in_order() {
    Attempt::new(4, 44, "").win("A", "r1").win("B", "r2").win("A", "r3").win("A", "r4").check("done");
    Attempt::new(4, 44, "").win("A", "r1").win("B", "r3").check("rule-broken");
}

#[test]
fn mission_29_nobody_gets_two_ahead() {
    Attempt::new(4, 29, "").wins("ABCDDCBAA").check("open").wins("B").check("done");
    Attempt::new(4, 29, "").wins("AA").check("rule-broken");
    Attempt::new(4, 29, "").wins("ABCAB").check("rule-broken");
}

#[test]
fn mission_33_the_volunteer_wins_once_without_a_rocket() {
    Attempt::new(4, 33, "").wins("ABCDACDAC").check("open").wins("D").check("done");
    Attempt::new(4, 33, "").wins("BAB").check("rule-broken");
    Attempt::new(4, 33, "").win("B", "r1").check("rule-broken");
    let late = Attempt::new(4, 33, "").wins("ACDACDACD").check("rule-out-of-reach");
    assert_eq!(late.ledger.unplayed() & CardSet::TRUMPS, CardSet::TRUMPS, "only rockets are left");
    let late = || Attempt::new(4, 33, "").win("A", "r1 r2 r3 r4").wins("CDACDACD").check("open");
    late().win("B", "p1 p2 p3 p4").check("done");
    late().win("C", "p1 p2 p3 p4").check("rule-out-of-reach");
}

#[test]
fn mission_34_the_commander_wins_first_and_last() {
    let attempt = || Attempt::new(4, 34, "").wins("ABCDABCD");
    attempt().wins("B").check("open").wins("A").check("done");
    attempt().wins("B").wins("C").check("rule-broken");
    attempt().wins("A").check("rule-out-of-reach");
    Attempt::new(4, 34, "").wins("B").check("rule-broken");
    let five = || Attempt::new(5, 34, "").wins("ABCDE");
    five().wins("A").check("rule-out-of-reach");
    five().wins("BA").check("rule-out-of-reach");
    five().wins("BC").check("open").wins("A").check("done");
    Attempt::new(3, 34, "").wins("ABCABCABCABC").check("open");
}

#[test]
fn mission_41_the_pilot_wins_first_and_last_only() {
    let attempt = || Attempt::new(5, 41, "").win("B", "").win("A", "r1 r2 r3 r4").wins("ACDEA").check("open");
    attempt().wins("B").check("done");
    attempt().wins("C").check("rule-broken");
    Attempt::new(5, 41, "").wins("A").check("rule-broken");
    Attempt::new(5, 41, "").wins("BB").check("rule-broken");
    Attempt::new(5, 41, "").win("B", "r1").check("rule-broken");
}

#[test]
fn mission_46_the_left_neighbour_wins_all_pink() {
    let attempt =
        || Attempt::new(4, 46, "").win("B", "p1 p2 p3 p4").wins("A").win("B", "p5 p6 p7").check("open");
    attempt().win("B", "p8 p9").check("done");
    attempt().win("A", "p8").check("rule-broken");
}

#[test]
fn mission_48_omega_falls_in_the_last_trick() {
    let attempt = || Attempt::new(5, 48, "b6 A, g6 B, y6 C");
    attempt().win("B", "g6").win("C", "y6").wins("DEDED").check("open").win("A", "b6").check("done");
    attempt().win("B", "g6").win("C", "y6").win("A", "b6").check("rule-broken");
}

#[test]
fn mission_50_first_four_between_and_last() {
    Attempt::new(5, 50, "").wins("AAAABDE").check("open").wins("C").check("done");
    Attempt::new(5, 50, "").wins("AAAB").check("rule-broken");
    Attempt::new(5, 50, "").wins("AAAAA").check("rule-broken");
    Attempt::new(5, 50, "").wins("AAAAC").check("rule-broken");
    Attempt::new(5, 50, "").wins("AAAABDE").wins("B").check("rule-broken");
    Attempt::new(3, 50, "").wins("AAAABBBBBBBB").check("open");
}

#[test]
fn final_roles_the_rest_need_not_win_one_each() {
    Attempt::new(5, 50, "").wins("AAAABBB").check("open").wins("C").check("done");
}
