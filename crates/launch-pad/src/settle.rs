//! A canonical arrangement of the hidden cards, which does not depend on where they really are.
//!
//! A redeal begins from here, so that the same dice make the same games for the same knowledge. So a bot's
//! decision cannot depend on what is hidden from it.

use crate::card::Card;
use crate::deal::Token;
use crate::redeal::Slot;

/// Arranges the tokens in a way that depends only on what the observer knows.
///
/// Where cards have gone from hand to hand between others it may not find an arrangement at once; then they
/// stay as they are.
pub(crate) fn settle(slots: &[Slot], tokens: &mut [Token], known_to_some: &[Card]) {
    let mut sorted = tokens.to_vec();
    sorted.sort_unstable();
    let Some(places) = apart(slots, &sorted, known_to_some) else { return };
    let mut settled: Vec<Option<Token>> = vec![None; slots.len()];
    let mut rest = Vec::with_capacity(tokens.len());
    for (&token, place) in sorted.iter().zip(places) {
        match place {
            Some(place) => settled[place] = Some(token),
            None => rest.push(token),
        }
    }
    // The draw pile takes any card, but launch-pad parts at its bottom only.
    // There its places begin, and parts are the last in order.
    let draw_pile = settled.iter_mut().filter(|place| place.is_none());
    draw_pile.zip(rest.into_iter().rev()).for_each(|(place, token)| *place = Some(token));
    tokens.iter_mut().zip(settled.into_iter().flatten()).for_each(|(token, settled)| *token = settled);
}

/// The place of each card; `None` means the draw pile.
type Places = Vec<Option<usize>>;

/// Fills the hands so that the cards that some observers know are of different kinds, if that can be found at
/// once.
fn apart(slots: &[Slot], tokens: &[Token], known_to_some: &[Card]) -> Option<Places> {
    let held = (0..slots.len()).filter(|&place| slots[place].is_in_hand);
    let (known, others): (Vec<usize>, Vec<usize>) = held.partition(|&place| slots[place].some_know);
    let mut kinds: Vec<Card> = tokens.iter().map(|token| token.card).collect();
    kinds.dedup();
    kinds.retain(|kind| !known_to_some.contains(kind));
    // The copy that went into the draw pile last fits the fewest other places.
    let last = |place: usize, kind: Card| {
        tokens.iter().rposition(|&token| token.card == kind && slots[place].accepts(token))
    };
    let chosen = matching(known.len(), kinds.len(), |i, j| last(known[i], kinds[j]).is_some())?;
    let mut places = vec![None; tokens.len()];
    for (kind, i) in kinds.into_iter().zip(chosen) {
        if let Some(place) = i.map(|i| known[i]) {
            places[last(place, kind)?] = Some(place);
        }
    }
    fill(slots, tokens, &others, places)
}

/// Fills places with cards that have none yet.
fn fill(slots: &[Slot], tokens: &[Token], held: &[usize], mut places: Places) -> Option<Places> {
    let free: Vec<usize> = (0..tokens.len()).filter(|&i| places[i].is_none()).collect();
    let chosen = matching(held.len(), free.len(), |i, j| slots[held[i]].accepts(tokens[free[j]]))?;
    free.into_iter().zip(chosen).for_each(|(token, i)| places[token] = i.map(|i| held[i]));
    Some(places)
}

/// Gives every place a card it accepts, if that is possible (bipartite matching); returns each card's place.
fn matching(n_places: usize, n_cards: usize, accepts: impl Fn(usize, usize) -> bool) -> Option<Places> {
    let mut places = vec![None; n_cards];
    (0..n_places).all(|place| find(place, &accepts, &mut places, &mut vec![false; n_cards])).then_some(places)
}

/// Finds a card for a place, moving cards of other places on if need be (augmenting path).
fn find(
    place: usize,
    accepts: &impl Fn(usize, usize) -> bool,
    places: &mut [Option<usize>],
    met: &mut [bool],
) -> bool {
    for card in 0..places.len() {
        if met[card] || !accepts(place, card) {
            continue;
        }
        met[card] = true;
        if places[card].is_none_or(|other| find(other, accepts, places, met)) {
            places[card] = Some(place);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_gets_its_card_even_if_others_move_on() {
        let accepts = |place: usize, card: usize| [[true, true, false], [true, false, false]][place][card];
        assert_eq!(matching(2, 3, accepts), Some(vec![Some(1), Some(0), None]));
        assert_eq!(matching(2, 1, |_, _| true), None, "two places need two cards");
    }
}
