//! Names that people give to themselves, their clubs and their devices.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// The name without spaces around it; `None` if it is too long, shows nothing, or holds what cannot be seen.
pub(crate) fn checked(name: &str, longest: usize) -> Option<String> {
    let name = name.trim();
    let is_short = name.chars().take(longest + 1).count() <= longest;
    let is_plain = !name.chars().any(|c| c.is_control() || is_invisible(c));
    (is_short && is_plain && name.chars().any(is_glyph)).then(|| name.into())
}

/// Whether a character shows something by itself, as marks and spaces do not.
fn is_glyph(c: char) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
    matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol)
}

/// Characters that turn the direction of text, take no place or are blank, with which one name can pass for
/// another.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{1d159}'
            | '\u{e0000}'..='\u{e007f}'
    )
}
