//! Finished attempts looked at with open cards.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use analysis::{Effort, Mistakes, Question, Review, crew_analyses};
use deep_sea::DeepSea;
use game::{Dice, Game, Match, Seat, Seed, Silent, Turn};
use planet_nine::{Assignment, MissionChoice, Own, PlanetNine, Rule, Setup, Token};
use solver::crew::{Budget, CrewGame, Outlook, Solved, Solver, deal_outlook, was_winnable};

const BUDGET: Budget = Budget { nodes: 300_000 };

/// What open cards tell of a finished attempt.
fn review<G: CrewGame>(history: &Match<G>, progress: impl FnMut(usize, usize)) -> Review {
    find_out(history, &Question::Review {}, Effort { worlds: 0, nodes: BUDGET.nodes }, progress)
}

/// Which cards of a finished attempt were mistakes.
fn mistakes<G: CrewGame>(history: &Match<G>, effort: Effort, progress: impl FnMut(usize, usize)) -> Mistakes {
    find_out(history, &Question::Mistakes {}, effort, progress)
}

fn find_out<G: CrewGame, A: TryFrom<analysis::Answer>>(
    history: &Match<G>,
    question: &Question,
    effort: Effort,
    mut progress: impl FnMut(usize, usize),
) -> A {
    let end = history.replay(&mut Silent).unwrap();
    let answer = crew_analyses::<G>().answer(history, &end, question, effort, &mut progress).unwrap();
    A::try_from(answer).ok().expect("the answer to this question")
}

/// A match of random lawful actions.
fn play_at_random<G: CrewGame>(setup: G::Setup, seed: u64) -> Match<G> {
    let mut history = Match::new(setup, Seed::from_number(seed));
    let mut dice: Dice = history.seed.dice(1);
    let mut game = G::deal(&history.setup, history.seed, &mut Silent).unwrap();
    while let Turn::Waiting(seats) = game.turn() {
        let mut listed = Vec::new();
        for seat in seats.iter().filter(|&seat| seat != Seat::CLOCK) {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            listed.extend(legal.into_iter().map(|action| (seat, action)));
        }
        let (seat, action) = dice.pick(&listed).unwrap();
        game.step(seat, action, &mut Silent);
        history.actions.push((seat, action));
    }
    history
}

/// The game at a version of the match.
fn after<G: Game>(history: &Match<G>, version: usize) -> G {
    let mut begun = history.clone();
    begun.actions.truncate(version);
    begun.replay(&mut Silent).unwrap()
}

/// Reviews random attempts at a mission; gives how many were lost by a card and how many before any.
fn check<G: CrewGame>(setup: &G::Setup, seeds: std::ops::Range<u64>) -> (u32, u32) {
    let (mut by_a_card, mut from_the_start) = (0, 0);
    for seed in seeds {
        let history = play_at_random::<G>(setup.clone(), seed);
        let is_won = !history.replay(&mut Silent).unwrap().turn().outcome().unwrap().winners.is_empty();
        let mut n_told = 0;
        let review = review(&history, |done, of| {
            assert!(done <= of);
            n_told = done;
        });
        assert_eq!(n_told == 0, is_won || review.plays.is_empty());
        assert!(review.plays.is_sorted_by_key(|play| play.version));
        // Once it is lost it stays so.
        assert!(review.plays.is_sorted_by_key(|play| play.after == Outlook::Lost));
        if is_won {
            assert!(review.line.is_empty() && review.lost_at.is_none());
            assert!(review.plays.iter().all(|play| play.before == Outlook::Winnable));
            continue;
        }
        if let Some(lost_at) = review.lost_at {
            by_a_card += 1;
            let mut game = after(&history, lost_at);
            for step in &review.line {
                game.apply(step.seat, step.text.parse().ok().unwrap(), &mut Silent).unwrap();
            }
            assert!(!game.turn().outcome().expect("the line ends the mission").winners.is_empty());
            if let Some(position) = after(&history, lost_at + 1).position() {
                assert!(!matches!(Solver::new().solve(&position, BUDGET).verdict, Solved::Winnable(_)));
            }
        } else if review.plays.first().is_some_and(|play| play.before == Outlook::Lost) {
            from_the_start += 1;
        }
    }
    (by_a_card, from_the_start)
}

#[test]
fn the_card_that_lost_a_mission_of_planet_nine_is_found() {
    for (players, mission) in [(3, 4), (4, 2), (5, 9), (2, 6), (4, 13), (4, 12), (3, 26)] {
        let setup = Setup { players, mission: MissionChoice::Printed(mission), ..Setup::default() };
        let (by_a_card, _) = check::<PlanetNine>(&setup, 0..12);
        assert!(by_a_card >= 3, "{players} players, mission {mission}: {by_a_card}");
    }
}

#[test]
fn the_card_that_lost_a_mission_of_deep_sea_is_found() {
    for (players, mission) in [(3, 4), (4, 3), (5, 5), (2, 4), (4, 12)] {
        let setup = deep_sea::Setup {
            players,
            mission: deep_sea::MissionChoice::Printed(mission),
            ..deep_sea::Setup::default()
        };
        let (by_a_card, _) = check::<DeepSea>(&setup, 0..12);
        assert!(by_a_card >= 3, "{players} players, mission {mission}: {by_a_card}");
    }
}

/// A mission of one's own for four.
fn own(tasks: u8, rules: &[Rule]) -> Setup {
    let mission = MissionChoice::Own(Own { tasks, rules: rules.to_vec(), ..Own::default() });
    Setup { players: 4, mission, ..Setup::default() }
}

/// Whether each of the first deals could be won under some allotment, if the crew's own one could not.
fn other_allotments(setup: &Setup, deals: u64) -> Vec<Outlook> {
    let attempts = (0..deals).map(|seed| play_at_random::<PlanetNine>(setup.clone(), seed));
    let is_lost = |history: &Match<PlanetNine>| {
        let review = review(history, |_, _| {});
        review.plays.first().is_some_and(|play| play.before == Outlook::Lost)
    };
    attempts.filter(is_lost).map(|history| was_winnable(&history, BUDGET)).collect()
}

#[test]
fn cr_5_4_another_allotment_may_win_what_was_lost_from_the_start() {
    let found = other_allotments(&own(10, &[]), 40);
    assert!(found.contains(&Outlook::Winnable), "{found:?}");
}

#[test]
fn cr_5_4_a_deal_that_nobody_can_win_is_found() {
    // Each member takes a task, and the sick one must not win it.
    let found = other_allotments(&own(4, &[Rule::Sick]), 3);
    assert_eq!(found, [Outlook::Lost; 3]);
}

#[test]
fn cr_5_4_cards_that_are_still_to_be_drawn_leave_a_deal_open() {
    let setup = Setup { players: 4, mission: MissionChoice::Printed(12), ..Setup::default() };
    for seed in 0..4 {
        let history = play_at_random::<PlanetNine>(setup.clone(), seed);
        assert_eq!(was_winnable(&history, BUDGET), Outlook::Unknown);
    }
}

#[test]
fn pn_7_6_a_deal_may_be_won_by_handing_over_a_task() {
    // One member has all tasks, most of which have to be met in order.
    let tokens = vec![Token::One, Token::Two, Token::Three, Token::Four, Token::Five, Token::Omega];
    let mission = Own { tasks: 7, tokens, assignment: Assignment::Decision, help: true, ..Own::default() };
    let setup = Setup { players: 5, mission: MissionChoice::Own(mission), ..Setup::default() };
    let is_rescued = |seed: &u64| {
        let history = play_at_random::<PlanetNine>(setup.clone(), *seed);
        let dealt = PlanetNine::deal(&history.setup, history.seed, &mut Silent).unwrap();
        let can_win_with_all = |member: Seat| {
            let mut game = dealt.clone();
            while game.position().is_none() {
                let waiting = game.turn().waiting();
                let mut legal = Vec::new();
                let (seat, action) = waiting.iter().find_map(|seat| {
                    legal.clear();
                    game.legal(seat, &mut legal);
                    let is_given = |action: &planet_nine::Action| match action {
                        planet_nine::Action::Give { member: to } => *to == member,
                        _ => game.settles(action),
                    };
                    Some((seat, legal.iter().copied().find(is_given)?))
                })?;
                game.step(seat, action, &mut Silent);
            }
            Some(Solver::new().solve(&game.position()?, BUDGET).verdict != Solved::Unwinnable)
        };
        let all_lose = !Seat::all(5).filter_map(can_win_with_all).any(|can_win| can_win);
        all_lose && was_winnable(&history, BUDGET) == Outlook::Winnable
    };
    assert!((0..25).any(|seed| is_rescued(&seed)));
}

#[test]
fn cr_5_4_what_was_passed_does_not_make_a_deal_winnable() {
    // Each member takes a task, and the sick one must not win it.
    let mut history = Match::<PlanetNine>::new(own(4, &[Rule::Sick]), Seed::from_number(0));
    let random = play_at_random::<PlanetNine>(history.setup.clone(), 0);
    assert_eq!(was_winnable(&random, BUDGET), Outlook::Lost);
    let plays = [solver::crew::Play { version: 0, before: Outlook::Winnable, after: Outlook::Winnable }];
    assert_eq!(deal_outlook(&random, &plays, BUDGET), Outlook::Winnable, "there is nothing to be searched");
    history.actions.clone_from(&random.actions);
    history.actions.push((Seat::new(0), planet_nine::Action::Pass { card: "p1".parse().unwrap() }));
    assert_eq!(deal_outlook(&history, &plays, BUDGET), Outlook::Lost, "hands were not as dealt any more");
}

#[test]
fn time_that_is_up_is_no_card_that_lost() {
    let setup =
        deep_sea::Setup { players: 3, mission: deep_sea::MissionChoice::Printed(14), ..Default::default() };
    let mut found = 0;
    for seed in 0..12 {
        let mut history = play_at_random::<DeepSea>(setup.clone(), seed);
        let is_play = |&(_, action): &(Seat, deep_sea::Action)| DeepSea::card_of(&action).is_some();
        let third = history.actions.iter().enumerate().filter(|(_, step)| is_play(step)).nth(2);
        let Some((version, _)) = third else { continue };
        let game = after(&history, version + 1);
        if !game.turn().waiting().contains(Seat::CLOCK) {
            continue;
        }
        history.actions.truncate(version + 1);
        history.actions.push((Seat::CLOCK, deep_sea::Action::TimeUp));
        let review = review(&history, |_, _| {});
        assert_eq!(review.plays.last().unwrap().after, Outlook::Unknown);
        if review.plays.last().unwrap().before == Outlook::Winnable {
            found += 1;
            assert!(review.lost_at.is_none() && !review.line.is_empty());
        }
    }
    assert!(found > 0);
}

/// Judges random attempts by what could be known; gives how many cards were mistakes, and how many of them the
/// very card that lost the mission.
fn judge<G: CrewGame>(setup: &G::Setup, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let effort = Effort { worlds: 40, nodes: 20_000 };
    let (mut n_mistakes, mut n_losing) = (0, 0);
    let first = seeds.start;
    for seed in seeds {
        let history = play_at_random::<G>(setup.clone(), seed);
        let judged = mistakes(&history, effort, |done, of| assert!(done <= of));
        let review = review(&history, |_, _| {});
        for play in &judged.plays {
            let (after, best) = (play.after, play.choices[0].share);
            assert!(
                play.worlds <= effort.worlds && after <= best && best <= play.before && play.before <= 1.0
            );
            assert!(!play.is_mistake || after < best);
            if play.is_mistake {
                n_mistakes += 1;
                n_losing += usize::from(review.lost_at == Some(play.version));
            }
        }
        if seed == first {
            let few = mistakes(&history, Effort { worlds: 5, ..effort }, |_, _| {});
            assert!(few.plays.iter().all(|play| !play.is_mistake), "five worlds may agree by chance");
            assert_eq!(mistakes(&history, effort, |_, _| {}), judged, "the same attempt is judged alike");
        }
    }
    (n_mistakes, n_losing)
}

#[test]
fn a_mistake_is_what_could_have_been_known() {
    let setup = Setup { players: 3, mission: MissionChoice::Printed(9), ..Setup::default() };
    let (mistakes, losing) = judge::<PlanetNine>(&setup, 0..6);
    assert!(losing >= 2 && mistakes >= losing, "{mistakes} {losing}");
    let setup = deep_sea::Setup {
        players: 4,
        mission: deep_sea::MissionChoice::Printed(3),
        ..deep_sea::Setup::default()
    };
    let (mistakes, _) = judge::<DeepSea>(&setup, 0..3);
    assert!(mistakes >= 2, "{mistakes}");
}
