//! Every task met and lost, exactly at the trick where that becomes certain.

use crew::{Crew, Verdict};
use game::Seat;

use crate::judge::Claim;
use crate::{Card, CardSet, Ledger, TaskId, Trick};

/// A line per task of A's, with B as captain and two tricks predicted.
///
/// `+` ends with the trick that meets the task, `-` with the one that loses it. `A p3 p1 b1` is a trick that
/// A opens with p3; `*B4` are four tricks that B wins, of the lowest cards that the game does not name; `*B13
/// g2` leaves g2 over.
const TASKS: &str = "
win-pink-3 + A p3 p1 b1 - B p3 p1 b1
win-yellow-1 + A y9 y1 b1 - B y1 b1 b2
win-blue-4 + A b4 b1 b2 - C b4 b1 b2
win-green-6 + A g9 g6 g1 - B g9 g6 g1
win-submarine-3 + A s4 s3 p1 - B s3 p1 p2
win-pink-1-green-7 + A p9 p1 p2/A g9 g7 g1 - A p9 p1 p2/B g9 g7 g1
win-pink-5-yellow-6 + A p5 p1 y6 - B p5 p1 p2
win-pink-8-blue-5 + A p8 p1 b5 - B b5 b1 p1
win-pink-9-yellow-8 + A p9 p1 y8 - B y8 y1 y2
win-blue-6-yellow-7 + A b6 b1 y7 - B b6 b1 b2
win-blue-7-yellow-9 + A y9 y1 b7 - C y9 y1 y2
win-blue-8-green-5 + A b8 b1 g5 - B g5 g1 g2
win-blue-1-blue-2-blue-3 + A b9 b1 b2/A p9 p1 b3 - A b9 b1 b2/B p9 p1 b3
win-green-3-yellow-4-yellow-5 + A y5 y4 g3 - A y5 y4 g1/B g3 g2 b1
win-all-3s + A p3 b3 g3/A y3 y1 y2 - A p3 b3 g3/B y3 y1 y2
win-all-9s + A p9 b9 g9/A y9 y1 y2 - A p9 b9 g9/B y9 y1 y2
win-green-2-last-trick + *B12/A g9 g2 p1 - A g2 g1 p1 - *B12/B g9 g2 p1 - *B13 g2
win-submarine-1-only + A s1 p1 p2/B s4 s2 s3 - A s1 p1 p2/A s2 p3 p4 - B s1 p1 p2
win-submarine-2-only + A s2 p1 p2/B s4 s1 s3 - A s2 s1 p1 - B s2 s1 p1
at-least-2-sevens + A p7 b7 p1 - B p7 b7 p1/B g7 g1 g2
at-least-3-fives + A p5 b5 g5 - B p5 b5 p1
at-least-3-nines + A p9 b9 g9 - B p9 b9 p1
exactly-2-nines + A p9 b9 p1/B g9 y9 b1 - A p9 b9 g9 - B p9 b9 p1/B g9 g1 g2
exactly-3-sixes + A p6 b6 g6/B y6 y1 y2 - A p6 b6 g6/A y6 y1 y2 - B p6 b6 p1
at-least-5-pink + A p9 p1 p2/A p8 p3 p4 - B p9 p1 p2/B p8 p3 b1
at-least-7-yellow + A y9 y1 y2/A y8 y3 y4/A y7 b1 b2 - B y9 y1 y2
exactly-1-pink + A p1 b1 b2/B p9 p2 p3/B p8 p4 p5/B p7 p6 b3 - A p9 p1 b1
exactly-2-blue + A b9 b1 p1/B b8 b2 b3/B b7 b4 b5/B b6 p2 p3 - A b9 b1 b2
exactly-2-green + A g9 g1 p1/B g8 g2 g3/B g7 g4 g5/B g6 p2 p3 - A g9 g1 g2
exactly-1-pink-1-green + A p1 g1 b1/B p9 p2 p3/B p8 p4 p5/B p7 p6 g2/B g9 g3 g4/B g8 g5 g6/B g7 b2 b3 - A p2 p1 g1
exactly-1-submarine + A s1 p1 p2/B s4 s2 s3 - A s2 s1 p1 - B s4 s1 s2/B s3 p1 p2
exactly-2-submarines + A s4 s1 p1/B s3 s2 p2 - B s4 s1 s2
exactly-3-submarines + A s4 s1 s2/B s3 p1 p2 - B s4 s1 p1
win-using-2 + A p2 p1 b1 - B p9 p2 b2/B g9 g2 y2 - A p9 p2 b2/A g9 g2 y2
win-using-3 + A p3 p1 b1 - B p9 p3 b3/B g9 g3 y3
win-using-5 + A p5 p1 b1 - B p9 p5 b5/B g9 g5 y5
win-using-6 + A p6 p1 b1 - B p9 p6 b6/B g9 g6 y6
capture-5-with-7 + A p7 p5 p1 - B p9 p5 b5/B g9 g5 y5 - B p9 p7 b7/B g9 g7 y7
capture-6-with-6 + A p6 b6 p1 - B p9 p6 b6/B g9 g6 b1
capture-8-with-4 + A p4 b8 p1 - B p9 p4 b4/B g9 g4 p8/B b9 b8 g8
capture-pink-7-with-submarine + A s1 p7 p1 - A p9 p7 p1 - B s4 s1 s2/B s3 p1 p2
capture-green-9-with-submarine + A s1 g9 g1 - A g9 g1 g2
no-1s + B p9 p1 b1/B g9 g1 y1 - A p9 p1 p2
no-5s + B p9 p5 b5/B g9 g5 y5 - A p9 p5 p2
no-9s + B p9 b9 p1/B g9 y9 g1 - A p9 p1 p2
no-8s-9s + B p9 b9 p8/B g9 y9 g8/B b8 y8 p1 - A p8 p1 p2
no-1s-2s-3s + B p9 p1 p2/B b9 b1 b2/B g9 g1 g2/B y9 y1 y2/B p8 p3 b3/B g8 g3 y3 - A p9 p3 p4
no-pink + B p9 p1 p2/B p8 p3 p4/B p7 p5 p6 - A b9 b1 p1
no-green + B g9 g1 g2/B g8 g3 g4/B g7 g5 g6 - A b9 b1 g1
no-yellow + B y9 y1 y2/B y8 y3 y4/B y7 y5 y6 - A b9 b1 y1
no-pink-no-blue + B p9 p1 p2/B p8 p3 p4/B p7 p5 p6/B b9 b1 b2/B b8 b3 b4/B b7 b5 b6 - A g9 g1 b1
no-green-no-yellow + B g9 g1 g2/B g8 g3 g4/B g7 g5 g6/B y9 y1 y2/B y8 y3 y4/B y7 y5 y6 - A p9 p1 y1
no-submarines + B s4 s1 s2/B s3 p1 p2 - A s1 p1 p2
first-trick + A p9 p1 p2 - B p9 p1 p2
first-2-tricks + *A2 - *A1/*B1 - *B1
first-3-tricks + *A3 - *A2/*B1
last-trick + *B12/*A1 - *B13
first-and-last-trick + *A1/*B11/*A1 - *B1 - *A1/*B12
only-first-trick + *A1/*B12 - *B1 - *A2
only-last-trick + *B12/*A1 - *A1 - *B13
none-of-first-3 + *B3 - *B2/*A1
none-of-first-4 + *B4 - *B3/*A1
none-of-first-5 + *B5 - *B4/*A1
exactly-0-tricks + *B13 - *A1
exactly-1-trick + *A1/*B12 - *A2 - *B13
exactly-2-tricks + *A1/*B3/*A1/*B8 - *A3 - *B12
exactly-4-tricks + *A4/*B9 - *A5 - *B10
two-in-a-row + *B3/*A2 - *B12
three-in-a-row + *A3 - *B11
exactly-2-in-a-row + *B1/*A2/*B10 - *A1/*B1 - *A3 - *B12
exactly-3-in-a-row + *A3/*B10 - *A2/*B1 - *B11
never-2-in-a-row + *B12 + *A1/*B11 - *A2
more-than-each-other + *A7 - *B7
fewer-than-each-other + *B6/*C4 - *A4
more-than-all-others-together + *A7 - *B4/*C3
more-than-captain + *A7 - *B7
fewer-than-captain + *B7 - *A7
same-as-captain + *A4/*B4/*C5 + *C13 - *A7 - *B7
trick-sum-below + A p3 p1 b2 - B p9 p1 b1/B g9 g1 y1/B b9 p2 b2/B y9 g2 b8
trick-sum-above + A p9 p8 b7 - B p9 b9 g9/B p8 b8 g8/B y9 p1 p2
trick-sum-22-or-23 + A p9 p8 b5 - B p9 b9 g9/B p8 b8 g8/B y9 y8 p1
trick-all-above-5 + A p9 p6 b7 - B p9 p8 p7/B b9 b8 b7/B g9 g8 g7/B y9 y8 y7/B p6 b6 p1
trick-all-below-7 + A p6 p1 b2 - B p3 p1 p2/B p6 p4 p5/B b3 b1 b2/B b6 b4 b5/B g3 g1 g2/B g6 g4 g5/B y3 y1 y2/B y4 p7 b7
predict-open + *A2/*B11 - *A3 - *B12
predict-secret + *A2/*B11 - *A3/*B10 - *B13
equal-pink-blue-in-trick + A p9 b1 g1 + A s1 p1 b1 - B p9 p1 p2/B p8 p3 p4/B p7 p5 p6
equal-green-yellow-in-trick + A g9 y1 b1 - B g9 g1 g2/B g8 g3 g4/B g7 g5 g6
equal-pink-yellow-total + A p9 y1 b1/B p8 p1 p2/B p7 p3 p4/B p6 p5 b2/B y9 y2 y3/B y8 y4 y5/B y7 y6 b3 - A p9 p1 p2/B y9 y1 y2/B y8 y3 y4/B y7 b1 b2
more-pink-than-green + A p9 p1 p2/B g9 g1 g2/B g8 g3 g4/B g7 b1 b2 - A g9 g1 g2/B p9 p1 p2/B p8 p3 p4
more-yellow-than-blue + A y9 y1 y2/B b9 b1 b2/B b8 b3 b4/B b7 p1 p2 - A b9 b1 b2/B y9 y1 y2/B y8 y3 y4
one-of-each-colour + A p9 b1 g1/A y9 y1 p1 - B p9 p1 p2/B p8 p3 p4/B p7 p5 p6
all-of-one-colour + A p9 p1 p2/A p8 p3 p4/A p7 p5 p6 - B p9 b9 g9/B y9 y1 y2
trick-all-even + A p8 p2 b4 - B p8 p2 p4/B b8 b2 b4/B g8 g2 g4/B y8 y2 y4/B p6 b6 p1
trick-all-odd + A p9 p1 b3 - B p9 p1 p3/B p7 p5 b1/B b9 b3 b5/B g9 g1 g3/B g7 g5 y1/B y9 y3 y5
never-lead-pink-green + B p9 p1 p2/B p8 p3 p4/B p7 p5 p6/B g9 g1 g2/B g8 g3 g4/B g7 g5 g6 - A p1 p2 p3
never-lead-pink-blue-yellow + B p9 p1 p2/B p8 p3 p4/B p7 p5 p6/B b9 b1 b2/B b8 b3 b4/B b7 b5 b6/B y9 y1 y2/B y8 y3 y4/B y7 y5 y6 - A b9 b1 b2
";

#[test]
fn ds_8_4_every_task_is_met_and_lost_when_that_is_known() {
    let lines: Vec<_> = TASKS.trim().lines().collect();
    assert_eq!(lines.len(), TaskId::COUNT);
    for (task, line) in TaskId::all().zip(lines) {
        let (name, rest) = line.split_once(' ').unwrap();
        assert_eq!(task.to_string(), name);
        assert!(rest.contains('+') && rest.contains('-'), "{name} is neither met nor lost");
        for part in rest.split_inclusive(['+', '-']).collect::<Vec<_>>().windows(2) {
            let wanted = if part[0].ends_with('+') { Verdict::Done } else { Verdict::Failed };
            check(task, part[1].trim_end_matches(['+', '-']).trim(), wanted);
        }
    }
}

/// The last trick of the game brings the verdict; before it the task is open.
pub(crate) fn check(task: TaskId, game: &str, wanted: Verdict) {
    let verdicts = verdicts(task, game);
    let (last, before) = verdicts.split_last().unwrap();
    assert_eq!(*last, wanted, "{task}: {game}");
    assert!(before.iter().all(|&verdict| verdict == Verdict::Open), "{task} is decided early: {game}");
}

/// The verdict on A's task after each trick.
fn verdicts(task: TaskId, game: &str) -> Vec<Verdict> {
    let claim = Claim { owner: Seat::new(0), captain: Seat::new(1), prediction: Some(2) };
    let mut verdict = Verdict::Open;
    let judge = |ledger: Ledger| {
        if verdict == Verdict::Open {
            verdict = task.goal().judge(claim, &ledger);
        }
        verdict
    };
    ledgers(game).into_iter().map(judge).collect()
}

/// The ledgers after each trick of a game in the notation above.
pub(crate) fn ledgers(game: &str) -> Vec<Ledger> {
    let tricks: Vec<Vec<&str>> = game.split('/').map(|trick| trick.split_whitespace().collect()).collect();
    let named: CardSet =
        tricks.iter().flat_map(|trick| &trick[1..]).map(|card| card.parse::<Card>().unwrap()).collect();
    let written = tricks.iter().find(|trick| !trick[0].starts_with('*'));
    let n_members = written.map_or(3, |trick| trick.len() - 1) as u8;
    let mut ledger = Ledger::new(Crew::new(n_members), CardSet::ALL);
    let mut all = Vec::new();
    for words in tricks {
        let n = words[0].strip_prefix('*').map_or(1, |many| many[1..].parse().unwrap());
        for _ in 0..n {
            let trick = match words[0].strip_prefix('*') {
                Some(many) => trick_for(many[..1].parse().unwrap(), &ledger, named),
                None => trick_led_by(words[0].parse().unwrap(), &words[1..], ledger.crew()),
            };
            assert!(trick.cards().is_subset(ledger.unplayed()), "{game}: a card is played twice");
            ledger.push(trick);
            all.push(ledger.clone());
        }
    }
    all
}

fn trick_led_by(leader: Seat, cards: &[&str], crew: Crew) -> Trick {
    let mut trick = Trick::EMPTY;
    crew.from(leader).zip(cards).for_each(|(member, card)| trick.push(member, card.parse().unwrap()));
    trick
}

/// A trick of the lowest cards that are not named, which this member wins.
fn trick_for(winner: Seat, ledger: &Ledger, named: CardSet) -> Trick {
    let crew = ledger.crew();
    let cards: Vec<Card> = (ledger.unplayed() - named).iter().take(crew.size().into()).collect();
    let best = cards.iter().copied().reduce(|best, card| if card.beats(best) { card } else { best }).unwrap();
    let mut others = crew.from(winner).skip(1);
    let mut trick = Trick::EMPTY;
    for card in cards {
        trick.push(if card == best { winner } else { others.next().unwrap() }, card);
    }
    trick
}

#[test]
fn cr_5_3_what_fills_the_last_trick_is_won_together_or_not_at_all() {
    // With four members the last four cards make one trick.
    let check_before_last = |name: &str, last: [&str; 4], wanted: Verdict| {
        let verdicts = verdicts(name.parse().unwrap(), &format!("*B9/B {}", last.join(" ")));
        assert_eq!(verdicts[8], wanted, "{name} before {last:?}");
    };
    check_before_last("exactly-1-pink", ["p9", "p8", "p7", "b1"], Verdict::Failed);
    check_before_last("exactly-2-blue", ["b9", "b8", "p7", "p1"], Verdict::Open);
    check_before_last("equal-pink-blue-in-trick", ["p9", "p8", "p7", "b1"], Verdict::Failed);
    check_before_last("equal-pink-blue-in-trick", ["p9", "p8", "b7", "b1"], Verdict::Open);
    check_before_last("more-pink-than-green", ["p9", "p8", "g7", "g1"], Verdict::Failed);
    check_before_last("win-using-6", ["p9", "p6", "b7", "b6"], Verdict::Failed);
    check_before_last("win-using-6", ["p9", "p7", "b5", "b6"], Verdict::Open);
    check_before_last("trick-sum-22-or-23", ["p9", "p7", "b5", "b3"], Verdict::Failed);
    check_before_last("trick-sum-22-or-23", ["p9", "p7", "b5", "b2"], Verdict::Open);
}

#[test]
fn cr_5_3_with_three_members_one_card_stays_out() {
    let nines: TaskId = "win-all-9s".parse().unwrap();
    // The last four cards are the nines, and one of them will never be won.
    let verdicts = verdicts(nines, "*B12 p9 b9 g9 y9");
    assert_eq!(verdicts[10..12], [Verdict::Open, Verdict::Failed]);
}

/// The verdict on a task of A's after a game.
fn after(name: &str, game: &str) -> Verdict {
    *verdicts(name.parse().unwrap(), game).last().unwrap()
}

#[test]
fn ruling_done_means_that_nothing_can_undo_it() {
    assert_eq!(after("at-least-2-sevens", "A p7 b7 p1"), Verdict::Done);
    assert_eq!(after("exactly-2-nines", "A p9 b9 p1"), Verdict::Open);
    assert_eq!(after("more-pink-than-green", "A p9 p1 p2"), Verdict::Open);
}

#[test]
fn ruling_lost_is_known_from_the_finished_tricks_only() {
    // The holder of the last pink card is unknown, and any member could still win it.
    assert_eq!(after("win-pink-3", "*B12 p3"), Verdict::Open);
    assert_eq!(after("win-pink-3", "*B13 p3"), Verdict::Failed);
}

#[test]
fn ruling_ties_fail_in_more_and_fewer() {
    assert_eq!(after("more-than-each-other", "*A5/*B5/*C3"), Verdict::Failed);
    assert_eq!(after("fewer-than-each-other", "*A2/*B2/*C9"), Verdict::Failed);
    assert_eq!(after("more-than-captain", "*A5/*B5/*C3"), Verdict::Failed);
    assert_eq!(after("fewer-than-captain", "*A5/*B5/*C3"), Verdict::Failed);
    assert_eq!(after("same-as-captain", "*C13"), Verdict::Done, "zero each is enough");
    // More than the others together means more than half of all tricks.
    assert_eq!(after("more-than-all-others-together", "*A7"), Verdict::Done);
    assert_eq!(after("more-than-all-others-together", "*A6/*B7"), Verdict::Failed);
}

#[test]
fn ruling_exactly_in_a_row_and_only() {
    assert_eq!(after("two-in-a-row", "*A3"), Verdict::Done, "longer runs do no harm");
    assert_eq!(after("exactly-2-in-a-row", "*A3"), Verdict::Failed);
    assert_eq!(after("only-first-trick", "*A1/*B1/*A1"), Verdict::Failed);
    assert_eq!(after("at-least-2-sevens", "A p7 b7 g7"), Verdict::Done, "at least may be exceeded");
}

#[test]
fn ruling_values_never_mean_submarines() {
    assert_eq!(after("win-using-2", "A s2 p1 p3"), Verdict::Open);
    assert_eq!(after("no-1s", "A s1 p2 p3"), Verdict::Open);
    assert_eq!(after("trick-sum-below", "A s1 p1 p2"), Verdict::Open, "tricks with submarines do not count");
    assert_eq!(after("trick-all-even", "A s2 p2 p4"), Verdict::Open);
    assert_eq!(after("one-of-each-colour", "A s2 p2 b4"), Verdict::Open);
}

#[test]
fn ruling_win_with_means_the_owners_winning_card() {
    assert_eq!(after("win-using-5", "A p9 p5 p1"), Verdict::Open, "the 5 was captured");
    assert_eq!(after("capture-6-with-6", "A p6 p1 b1"), Verdict::Open, "two sixes are needed");
    assert_eq!(after("capture-8-with-4", "A p4 p8 b1"), Verdict::Open, "the 8 of the suit wins");
    assert_eq!(after("capture-8-with-4", "A p4 p1 b8"), Verdict::Done);
}

#[test]
fn ruling_equal_colours_need_one_of_each() {
    assert_eq!(after("equal-pink-blue-in-trick", "A g9 g1 y1"), Verdict::Open);
    assert_eq!(after("equal-pink-blue-in-trick", "A s1 p1 b1"), Verdict::Done, "submarines may be in it");
    assert_eq!(after("equal-pink-yellow-total", "*B13"), Verdict::Failed, "none of either is not enough");
}

#[test]
fn ruling_left_over_card_is_won_by_nobody() {
    assert_eq!(after("win-all-3s", "*A13 p3"), Verdict::Failed);
    assert_eq!(after("win-submarine-3", "*A13 s3"), Verdict::Failed);
    assert_eq!(after("no-submarines", "B s3 s1 s2/*C12 s4"), Verdict::Done, "submarine 4 may never win");
}

#[test]
fn ruling_captain_tasks_are_three() {
    let barred: Vec<_> = TaskId::all().filter(|task| task.card().is_barred_to_captain()).collect();
    assert_eq!(
        barred.iter().map(TaskId::to_string).collect::<Vec<_>>(),
        ["more-than-captain", "fewer-than-captain", "same-as-captain"]
    );
}

#[test]
fn ruling_predictions_secret_ones_wait_for_the_last_trick() {
    assert_eq!(after("predict-open", "*A3"), Verdict::Failed);
    assert_eq!(after("predict-secret", "*A3"), Verdict::Open);
    assert_eq!(after("predict-secret", "*A2/*B11"), Verdict::Done);
}

#[test]
fn ruling_replacement_by_submarine_holdings_is_named_on_seven_cards() {
    let redealt = TaskId::all().filter(|task| !task.card().redealt_with.is_empty());
    let names: Vec<_> = redealt.map(|task| task.to_string()).collect();
    assert_eq!(
        names,
        [
            "win-submarine-1-only",
            "win-submarine-2-only",
            "exactly-1-submarine",
            "exactly-2-submarines",
            "exactly-3-submarines",
            "capture-pink-7-with-submarine",
            "capture-green-9-with-submarine",
        ]
    );
}
