//! Records and deals that were written elsewhere.

use analysis::{Effort, Outlook, Question, Solution};
use catalogue::{Problem, SavedMatch};

/// A wins every trick, since no other member has higher pinks or rockets.
const DEAL: &str = "0\t4\t0\t\
    S4,S3,S2,S1,P9,P8,P7,P6,P5,P4|B9,B8,B7,B6,B5,B4,B3,B2,B1,P3|\
    G9,G8,G7,G6,G5,G4,G3,G2,G1,P2|Y9,Y8,Y7,Y6,Y5,Y4,Y3,Y2,Y1,P1\t0:P1,1:B9";

fn outlook(saved: &SavedMatch) -> Result<Outlook, Problem> {
    let (question, effort) =
        (Question::Line { at: saved.actions.len() }, Effort { worlds: 0, nodes: 1_000_000 });
    let solution: Solution = saved.after(usize::MAX)?.ask_with(&question, effort, &mut |_, _| {})?;
    Ok(solution.outlook)
}

#[test]
fn a_deal_of_others_is_read_and_solved() {
    let all = SavedMatch::read_all(&[DEAL, &DEAL.replace(",1:B9", "")].join("\n")).unwrap();
    assert_eq!(outlook(&all[0]).unwrap(), Outlook::Lost);
    assert_eq!(outlook(&all[1]).unwrap(), Outlook::Winnable);
}

#[test]
fn bad_deals_are_refused_with_the_reason() {
    let check = |from: &str, to: &str, reason: &str| {
        let text = DEAL.replacen(from, to, 1);
        let problem = SavedMatch::read_all(&text).and_then(|all| outlook(&all[0])).expect_err("a bad deal");
        assert!(problem.message.contains(reason), "{problem}");
    };
    check("\t0:P1", "", "between tabs");
    check("1:B9", "2:B9", "round from the captain");
    check("P9", "P8", "p8");
    check("P9", "Q9", "q9");
}

#[test]
fn several_records_follow_one_another() {
    let text = r#"{"game":"planet-nine","setup":{"players":3}} {"game":"chess"}"#;
    let all = SavedMatch::read_all(text).unwrap();
    assert_eq!(outlook(&all[0]).unwrap(), Outlook::Unknown, "no member has a task yet");
    assert_eq!(all[1].game().err().unwrap().code, "unknown-game");
    assert!(SavedMatch::read_all(&text[..60]).unwrap_err().message.starts_with("number 2: "));
}
