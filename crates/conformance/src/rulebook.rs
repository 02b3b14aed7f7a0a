//! The agreement between a rulebook, its `RULES.md` and its refusals.

use std::collections::BTreeSet;

use game::{Refusal, Section};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

/// Compares the rulebook of a game with its `RULES.md` and with the rules that its refusals name.
///
/// `refusals` holds an example of each refusal. The schema of the type says which codes there are.
///
/// # Panics
/// If a number is missing somewhere, or stands there twice.
pub fn check_rulebook<R: Refusal + JsonSchema>(rulebook: &[Section], text: &str, refusals: &[R]) {
    let rules: Vec<_> = rulebook.iter().flat_map(|section| section.rules).copied().collect();
    let known: BTreeSet<_> = rules.iter().copied().collect();
    assert_eq!(known.len(), rules.len(), "a rule belongs to one section");
    for Section { name, rules } in rulebook {
        let row = format!("| {name} | {} |", rules.join(", "));
        assert!(text.contains(&row), "RULES.md lacks the row {row}");
    }
    let unknown: Vec<_> = numbers(text).filter(|number| !known.contains(number)).collect();
    assert!(unknown.is_empty(), "RULES.md cites rules that the rulebook lacks: {unknown:?}");

    let examples: BTreeSet<_> =
        refusals.iter().map(|refusal| json!(refusal)["code"].clone().to_string()).collect();
    assert_eq!(examples, codes::<R>(), "there is an example of each refusal");
    for refusal in refusals {
        assert!(known.contains(refusal.rule()), "`{refusal}` names {}, which no section has", refusal.rule());
    }
}

/// The rule numbers in a text, such as `CR-2.1`.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
    words.map(|word| word.trim_end_matches(['-', '.'])).filter(|word| is_number(word))
}

fn is_number(word: &str) -> bool {
    let parts = word.split_once('-').and_then(|(book, rest)| Some((book, rest.split_once('.')?)));
    parts.is_some_and(|(book, (chapter, rule))| {
        let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_book = !book.is_empty() && book.bytes().all(|byte| byte.is_ascii_uppercase());
        is_book && is_digits(chapter) && is_digits(rule)
    })
}

/// The codes of all refusals by their schema.
fn codes<R: JsonSchema>() -> BTreeSet<String> {
    let schema = json!(schema_for!(R));
    let codes =
        schema["oneOf"].as_array().into_iter().flatten().map(|one| &one["properties"]["code"]["const"]);
    codes.map(Value::to_string).collect()
}
