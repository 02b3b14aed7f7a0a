//! Verdicts confirmed by all sortings of small endgames (CR-5.3), and by random games to their end.

use crew::{Crew, Verdict};
use game::{Dice, Seat, Seed};

use super::transcript::{Finished, Line, lines};
use crate::judge::Claim;
use crate::special::{Special, Suits};
use crate::{Card, CardSet, Ledger, TaskId, Trick};

/// All verdicts on one owner's tasks; a final one is never judged again, as at a table.
struct Watch {
    claim: Claim,
    verdicts: Vec<Verdict>,
}

impl Watch {
    fn new(claim: Claim) -> Watch {
        Watch { claim, verdicts: vec![Verdict::Open; TaskId::COUNT] }
    }

    fn trick_over(&mut self, ledger: &Ledger) {
        for (task, verdict) in TaskId::all().zip(&mut self.verdicts) {
            if *verdict == Verdict::Open {
                *verdict = task.goal().judge(self.claim, ledger);
            }
        }
    }
}

fn finished<'a>(ledger: &'a Ledger, claim: &Claim) -> Finished<'a> {
    let prediction = claim.prediction.unwrap();
    Finished { ledger, owner: claim.owner, captain: claim.captain, prediction }
}

/// A shuffled deck in which some suit or value often comes late.
fn clumped_deck(dice: &mut Dice) -> Vec<Card> {
    let sets: Vec<CardSet> = (1..=9).map(CardSet::value).chain(crew::Suit::ALL.map(CardSet::suit)).collect();
    let late = [(); 3].iter().fold(CardSet::EMPTY, |late, ()| match dice.below(3) {
        0 => late,
        _ => late | sets[dice.below(sets.len())],
    });
    let mut deck: Vec<Card> = Card::all().collect();
    dice.shuffle(&mut deck);
    let mut keyed: Vec<(usize, Card)> = deck
        .into_iter()
        .map(|card| (dice.below(60) + if late.contains(card) { 40 } else { 0 }, card))
        .collect();
    keyed.sort();
    keyed.into_iter().map(|(_, card)| card).collect()
}

/// A random trick of these cards in this order, from a random member on.
fn random_trick(cards: &[Card], crew: Crew, dice: &mut Dice) -> Trick {
    let mut members: Vec<Seat> = crew.members().collect();
    dice.shuffle(&mut members);
    let mut trick = Trick::EMPTY;
    for (&member, &card) in members.iter().zip(cards) {
        trick.push(member, card);
    }
    trick
}

fn random_claim(crew: Crew, dice: &mut Dice) -> Claim {
    let owner = Seat::new(dice.below(crew.size().into()) as u8);
    let captain = crew.left(owner);
    Claim { owner, captain, prediction: Some(dice.below(5) as u8) }
}

#[test]
fn cr_5_3_verdicts_agree_with_the_end_of_random_games() {
    let lines = lines();
    let mut dice = Seed::from_phrase("random ends").dice(0);
    let mut met = vec![[0u32; 2]; TaskId::COUNT];
    for round in 0..6000u32 {
        let crew = Crew::new(3 + (round % 3) as u8);
        let deck = clumped_deck(&mut dice);
        let mut watch = Watch::new(random_claim(crew, &mut dice));
        let mut ledger = Ledger::new(crew, CardSet::ALL);
        // Some owners win nearly everything and some hardly anything, so that every task is met at times.
        let greed = dice.below(4);
        for cards in deck.chunks_exact(crew.size().into()) {
            let wins = |trick: &Trick| trick.best().unwrap().0 == watch.claim.owner;
            let trick = (0..greed).fold(random_trick(cards, crew, &mut dice), |trick, _| {
                if wins(&trick) == (round % 2 == 0) { trick } else { random_trick(cards, crew, &mut dice) }
            });
            ledger.push(trick);
            watch.trick_over(&ledger);
        }
        let end = finished(&ledger, &watch.claim);
        for ((task, line), verdict) in TaskId::all().zip(&lines).zip(&watch.verdicts) {
            let is_met = line.is_met(&end);
            let wanted = if is_met { Verdict::Done } else { Verdict::Failed };
            assert_eq!(*verdict, wanted, "{task} {ledger:?}");
            met[usize::from(task.number()) - 1][usize::from(is_met)] += 1;
        }
    }
    // Winning whole colours does not happen by chance.
    let rare = ["all-of-one-colour", "win-all-3s", "win-all-9s"];
    for (task, met) in TaskId::all().zip(&met) {
        assert!(met.iter().all(|&n| n > 0) || rare.contains(&task.to_string().as_str()), "{task}: {met:?}");
    }
}

/// The details in which sortings differ, apart from the cards of each trick, the card led and the winner.
#[derive(Clone, Copy)]
enum Detail {
    /// Whether this member leads.
    Leader(Seat),
    /// The card that comes last.
    Last,
}

/// Calls `visit` with every sorting of the unplayed cards, up to details that no goal depends on.
fn for_each_sorting(ledger: &Ledger, detail: Detail, visit: &mut dyn FnMut(&Ledger)) {
    if ledger.is_over() {
        return visit(ledger);
    }
    let unplayed: Vec<Card> = ledger.unplayed().iter().collect();
    let size = usize::from(ledger.crew().size());
    for choice in 0u32..1 << unplayed.len() {
        if choice.count_ones() as usize != size {
            continue;
        }
        let cards: Vec<Card> = unplayed
            .iter()
            .enumerate()
            .filter(|(i, _)| choice >> i & 1 != 0)
            .map(|(_, &card)| card)
            .collect();
        for_each_trick(&cards, ledger.crew(), detail, &mut |trick| {
            let mut next = ledger.clone();
            next.push(trick);
            for_each_sorting(&next, detail, visit);
        });
    }
}

/// Every way in which these cards can make a trick.
fn for_each_trick(cards: &[Card], crew: Crew, detail: Detail, visit: &mut dyn FnMut(Trick)) {
    let n = cards.len();
    let lasts = if matches!(detail, Detail::Last) { 1..n } else { n - 1..n };
    for (led, last) in (0..n).flat_map(|led| lasts.clone().map(move |last| (led, last))) {
        let mut order = cards.to_vec();
        order.swap(0, led);
        order.swap(last, n - 1);
        let best =
            order.iter().copied().reduce(|best, card| if card.beats(best) { card } else { best }).unwrap();
        for winner in crew.members() {
            let mut others: Vec<Seat> = crew.members().filter(|&member| member != winner).collect();
            let mut make = |others: &[Seat]| {
                let mut others = others.iter();
                let mut trick = Trick::EMPTY;
                for &card in &order {
                    trick.push(if card == best { winner } else { *others.next().unwrap() }, card);
                }
                visit(trick);
            };
            make(&others);
            if let Detail::Leader(owner) = detail {
                // This trick is led by the owner, or by another member.
                let place = others.iter().position(|&member| member == owner).unwrap_or(0).max(1);
                others.swap(0, place);
                make(&others);
            }
        }
    }
}

fn check_endgame(crew: Crew, n_coming: usize, lines: &[Line], dice: &mut Dice) {
    let deck = clumped_deck(dice);
    let mut watch = Watch::new(random_claim(crew, dice));
    let mut ledger = Ledger::new(crew, CardSet::ALL);
    let n_finished = ledger.n_tricks() - n_coming;
    for cards in deck.chunks_exact(crew.size().into()).take(n_finished) {
        ledger.push(random_trick(cards, crew, dice));
        watch.trick_over(&ledger);
    }
    let mut can = vec![[false; 2]; TaskId::COUNT];
    for_each_sorting(&ledger, Detail::Leader(watch.claim.owner), &mut |end| {
        let end = finished(end, &watch.claim);
        for (line, can) in lines.iter().zip(&mut can) {
            if !(can[0] && can[1]) {
                can[usize::from(line.is_met(&end))] = true;
            }
        }
    });
    for ((task, can), verdict) in TaskId::all().zip(can).zip(&watch.verdicts) {
        let wanted = match can {
            // A secret number is no public fact (DS-8.5).
            _ if task.to_string() == "predict-secret" => Verdict::Open,
            [true, true] => Verdict::Open,
            [false, true] => Verdict::Done,
            [_, false] => Verdict::Failed,
        };
        assert_eq!(*verdict, wanted, "{task} for {} with {n_coming} to come: {ledger:?}", watch.claim.owner);
    }
}

#[test]
fn cr_5_3_verdicts_agree_with_all_sortings_of_the_last_trick() {
    let lines = lines();
    let mut dice = Seed::from_phrase("last tricks").dice(0);
    for round in 0..1200u32 {
        check_endgame(Crew::new(3 + (round % 3) as u8), 1, &lines, &mut dice);
    }
}

#[test]
fn cr_5_3_verdicts_agree_with_all_sortings_of_the_last_two_tricks() {
    let lines = lines();
    let mut dice = Seed::from_phrase("last two tricks").dice(0);
    for round in 0..6u32 {
        check_endgame(Crew::new(3 + (round % 2) as u8), 2, &lines, &mut dice);
    }
}

/// Whether a finished game has kept the rule, by a naive reading.
fn is_kept(rule: Special, end: &Ledger) -> bool {
    let members = || end.crew().members();
    let won_by = |trick: &Trick, member: Seat| trick.best().unwrap().0 == member;
    match rule {
        Special::Balance(value) => (1..=end.tricks().len()).all(|n| {
            let tally = |member: Seat| {
                let won = end.tricks()[..n].iter().filter(|trick| won_by(trick, member));
                won.map(|trick| (trick.cards() & CardSet::value(value)).len()).sum::<usize>()
            };
            members().map(tally).max().unwrap() - members().map(tally).min().unwrap() <= 1
        }),
        Special::NoLead(suits) => {
            end.tricks().iter().all(|trick| !suits.cards().contains(trick.led().unwrap()))
        }
        Special::FirstWinnerAhead => (1..=end.tricks().len()).all(|n| {
            let tally = |member: Seat| end.tricks()[..n].iter().filter(|trick| won_by(trick, member)).count();
            let first = end.tricks()[0].best().unwrap().0;
            members().filter(|&other| other != first).all(|other| tally(other) < tally(first))
        }),
        Special::LastCard(card) => end.last().unwrap().plays().last().unwrap().1 == card,
    }
}

fn check_rule(rule: Special, crew: Crew, n_coming: usize, dice: &mut Dice) -> Verdict {
    let deck = clumped_deck(dice);
    let mut ledger = Ledger::new(crew, CardSet::ALL);
    let n_finished = ledger.n_tricks() - n_coming;
    let mut verdict = Verdict::Open;
    for cards in deck.chunks_exact(crew.size().into()).take(n_finished) {
        // Random tricks break most rules at once, so each is tried a few times.
        let push = |trick: Trick| {
            let mut next = ledger.clone();
            next.push(trick);
            next
        };
        let tries: Vec<Ledger> = (0..8).map(|_| push(random_trick(cards, crew, dice))).collect();
        let best = tries.iter().find(|next| rule.judge(next) != Verdict::Failed).unwrap_or(&tries[0]);
        ledger = best.clone();
        if verdict == Verdict::Open {
            verdict = rule.judge(&ledger);
        }
    }
    let mut can = [false; 2];
    for_each_sorting(&ledger, Detail::Last, &mut |end| can[usize::from(is_kept(rule, end))] = true);
    if verdict == Verdict::Done {
        assert!(!can[0], "{rule:?} was taken for kept: {ledger:?}");
    } else {
        assert_eq!(verdict == Verdict::Failed, !can[1], "{rule:?} with {n_coming} to come: {ledger:?}");
    }
    verdict
}

#[test]
fn cr_5_3_special_rules_agree_with_all_sortings_of_the_last_tricks() {
    let mut dice = Seed::from_phrase("special rules").dice(0);
    let rules = [
        Special::Balance(9),
        Special::Balance(1),
        Special::NoLead(Suits::of(&[crew::Suit::Pink, crew::Suit::Trump])),
        Special::FirstWinnerAhead,
        Special::LastCard("y5".parse().unwrap()),
    ];
    for rule in rules {
        let mut seen = Vec::new();
        for round in 0..600u32 {
            seen.push(check_rule(rule, Crew::new(3 + (round % 3) as u8), 1, &mut dice));
        }
        for round in 0..4u32 {
            seen.push(check_rule(rule, Crew::new(3 + (round % 2) as u8), 2, &mut dice));
        }
        assert!(seen.contains(&Verdict::Open) && seen.contains(&Verdict::Failed), "{rule:?}");
    }
}
