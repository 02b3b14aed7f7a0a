//! Missions of one's own (PN-7.8) and what can be wrong with a setup.

use crate::table::{card, cards, refused};
use game::code::CodeError;
use planet_nine::{Assignment, Code, Deal, MissionChoice, Own, PlanetNine, Rule, Setup, Token};

fn own(own: Own) -> Setup {
    Setup { mission: MissionChoice::Own(own), ..Setup::default() }
}

fn example() -> Own {
    Own {
        tasks: 7,
        tokens: vec![Token::Two, Token::Omega, Token::Arrow, Token::FourArrows],
        assignment: Assignment::Distribution,
        dead_zone: true,
        communication_from: 3,
        help: true,
        rules: vec![Rule::Draw, Rule::NoNineWins, Rule::OmegaInLastTrick],
    }
}

#[test]
fn pn_7_8_a_mission_has_a_short_code() {
    for mission in [Own::default(), example(), Own { tasks: 36, tokens: Token::ALL.to_vec(), ..example() }] {
        let code = mission.to_string();
        assert!(code.len() <= 24, "{code}");
        assert_eq!(code.parse(), Ok(mission.clone()));
        assert_eq!(code.to_lowercase().parse(), Ok(mission), "typed in small letters");
    }
    assert_eq!(
        Own::default().to_string(),
        "PN1-0G40000F1",
        "codes of earlier releases would no longer be read"
    );
}

#[test]
fn pn_7_8_a_mistyped_code_is_told() {
    let code = example().to_string();
    let digits = code.len() - "PN1-".len();
    for i in code.len() - digits..code.len() {
        let other = if &code[i..=i] == "7" { "8" } else { "7" };
        let mistyped = format!("{}{other}{}", &code[..i], &code[i + 1..]);
        assert_eq!(mistyped.parse::<Own>(), Err(CodeError::Checksum), "{mistyped}");
    }
    for text in ["", "PN1-", "PN2-0G40000F1", "hello", "PN1-0G40000F1UU", "PN1-ÄÖ"] {
        assert!(text.parse::<Own>().is_err(), "{text}");
    }
    assert_eq!(code[..code.len() - 1].parse::<Own>(), Err(CodeError::Checksum));
}

#[test]
fn pn_7_8_a_mission_travels_as_number_code_or_value() {
    let check = |json: &str, wanted: MissionChoice| {
        let setup: Setup = serde_json::from_str(json).unwrap();
        assert_eq!(setup.mission, wanted);
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup, "{text}");
    };
    check(r#"{"mission":44}"#, MissionChoice::Printed(44));
    check(&format!(r#"{{"mission":"{}"}}"#, example()), MissionChoice::Code(Code(example())));
    check(
        r#"{"mission":{"tasks":3,"tokens":["1",">"],"rules":["sick"]}}"#,
        MissionChoice::Own(Own {
            tasks: 3,
            tokens: vec![Token::One, Token::Arrow],
            rules: vec![Rule::Sick],
            ..Own::default()
        }),
    );
    assert!(serde_json::from_str::<Setup>(r#"{"mission":"PN1-00"}"#).is_err());
}

#[test]
fn pn_7_8_senseless_missions_are_refused() {
    let check = |mission: Own, code: &str| assert_eq!(refused(&own(mission.clone())), code, "{mission:?}");
    let tasks = |tasks: u8| Own { tasks, ..Own::default() };
    check(tasks(0), "impossible");
    check(tasks(37), "range");
    check(Own { communication_from: 0, ..tasks(1) }, "range");
    check(Own { tokens: vec![Token::One, Token::Two], ..tasks(1) }, "count");
    check(Own { tokens: vec![Token::One, Token::One], ..tasks(2) }, "twice");
    check(Own { tokens: vec![Token::Three], ..tasks(2) }, "impossible");
    let rules = |rules: &[Rule]| Own { rules: rules.to_vec(), ..tasks(4) };
    check(rules(&[Rule::Sick, Rule::Sick]), "twice");
    check(rules(&[Rule::RocketsWin, Rule::RocketsWinInOrder]), "conflict");
    check(rules(&[Rule::OneWins, Rule::TwoOnesWin]), "conflict");
    check(rules(&[Rule::OmegaInLastTrick]), "impossible");
    check(rules(&[Rule::SwapTokens]), "impossible");
    check(rules(&[Rule::MoveToken]), "impossible");
    check(
        Own { assignment: Assignment::Decision, tokens: vec![Token::One], ..rules(&[Rule::MoveToken]) },
        "impossible",
    );
    check(rules(&[Rule::Balance, Rule::Sick]), "impossible");
    check(rules(&[Rule::Pilot, Rule::CommanderFirstAndLast]), "impossible");
    check(rules(&[Rule::Pilot, Rule::OpenerAndCloser]), "impossible");
    let roles = own(rules(&[Rule::Sick, Rule::Silent, Rule::Volunteer]));
    assert_eq!(refused(&Setup { players: 3, ..roles.clone() }), "impossible", "too few members");
    assert!(crate::table::Table::new(&roles).view("A").mission.number.is_none());
    assert_eq!(refused(&Setup { players: 2, ..own(rules(&[Rule::Sick, Rule::Silent])) }), "impossible");
}

#[test]
fn setups_that_cannot_be_are_refused() {
    let with = |deal: Deal| Setup { deal: Some(deal), ..Setup::default() };
    let none = Deal::default();
    assert_eq!(refused(&Setup { players: 1, ..Setup::default() }), "players");
    assert_eq!(refused(&Setup { players: 6, ..Setup::default() }), "players");
    assert_eq!(refused(&Setup { mission: MissionChoice::Printed(0), ..Setup::default() }), "range");
    assert_eq!(refused(&Setup { mission: MissionChoice::Printed(51), ..Setup::default() }), "range");
    let jarvis =
        |players, after| Setup { players, dummy_after: Some(crate::table::seat(after)), ..Setup::default() };
    assert_eq!(refused(&jarvis(2, "C")), "impossible");
    assert_eq!(refused(&jarvis(3, "A")), "conflict");
    assert_eq!(refused(&with(Deal { tasks: cards("p1 p2"), ..none.clone() })), "count");
    assert_eq!(refused(&with(Deal { tasks: cards("r1"), ..none.clone() })), "not-in-game");
    let two_tasks = Setup { mission: MissionChoice::Printed(2), ..Setup::default() };
    assert_eq!(
        refused(&Setup { deal: Some(Deal { tasks: cards("p1 p1"), ..none.clone() }), ..two_tasks }),
        "twice"
    );
    assert_eq!(refused(&with(Deal { draws: vec![None], ..none.clone() })), "conflict");
    let twelve = |draws| Setup {
        mission: MissionChoice::Printed(12),
        deal: Some(Deal { draws, ..Deal::default() }),
        ..Setup::default()
    };
    assert_eq!(refused(&twelve(vec![None; 5])), "count");
    assert_eq!(refused(&twelve(vec![Some(card("p1")); 2])), "twice");
    assert_eq!(refused(&with(Deal { hands: vec![cards("p1"), cards("p1")], ..none })), "twice");
}

#[test]
fn bad_deals_never_panic() {
    use game::{Game, Seed, Silent};
    let mut dice = Seed::from_number(4).dice(0);
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..3_000 {
        let players = 2 + (number % 4) as u8;
        let mut deck: Vec<_> = planet_nine::Card::all().collect();
        dice.shuffle(&mut deck);
        let mut some = |most: usize, dice: &mut game::Dice| -> Vec<planet_nine::Card> {
            // Sometimes a card is dealt twice.
            if dice.below(20) == 0 {
                deck.push(planet_nine::Card::COMMANDER);
            }
            let n = dice.below(most + 1).min(deck.len());
            deck.split_off(deck.len() - n)
        };
        let hands = (0..dice.below(6)).map(|_| some(14, &mut dice)).collect();
        let optional = |cards: Vec<planet_nine::Card>| cards.into_iter().map(Some).collect();
        let dummy = if players == 2 {
            crew::DummyDeal { open: optional(some(8, &mut dice)), covered: optional(some(7, &mut dice)) }
        } else {
            crew::DummyDeal::default()
        };
        let deal = Deal {
            hands,
            dummy,
            tasks: some(4, &mut dice),
            draws: optional(some(3, &mut dice)),
            ..Deal::default()
        };
        let mission = MissionChoice::Printed(if number % 2 == 0 { 12 } else { 10 });
        let challenge = players == 3 && dice.below(2) == 0;
        let setup = Setup { players, mission, challenge, deal: Some(deal), ..Setup::default() };
        match PlanetNine::deal(&setup, Seed::from_number(number), &mut Silent) {
            Ok(game) => {
                accepted += 1;
                assert_eq!(game.census().len(), if challenge { 30 } else { 40 });
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(accepted > 50 && refused > 500, "{accepted} accepted, {refused} refused");
}

#[test]
fn setups_reject_unknown_fields() {
    assert!(serde_json::from_str::<Setup>(r#"{"player":4}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"deal":{"hand":[]}}"#).is_err());
}

#[test]
fn a_whole_deal_survives_json() {
    use game::{Game, Match, Seed, Silent};
    let setup = Setup { players: 2, mission: MissionChoice::Printed(12), ..Setup::default() };
    let told = Match::<PlanetNine>::new(setup, Seed::from_number(9));
    let game = told.replay(&mut Silent).unwrap();
    let written = game.retrace(&told);
    let text = serde_json::to_string(&written.setup).unwrap();
    let again = Match { setup: serde_json::from_str(&text).unwrap(), ..written };
    let replayed = again.replay(&mut Silent).unwrap();
    assert_eq!(replayed.census(), game.census(), "{text}");
}
