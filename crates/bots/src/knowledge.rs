//! What a player may know of a game under way.

use game::{Dice, Game, Observer, Seat};

/// What the player in one seat may know of a game under way: what is seen, what may be done, and what
/// the hidden cards could be.
///
/// The game itself stays in here. A [`world`](Knowledge::world) is a game, but one made up: whatever the
/// seat does not know is dealt anew in it.
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What the player in that seat may know of the game, unless there is nothing for that player to
    /// decide.
    pub fn new(game: &'a G, seat: Seat) -> Option<Knowledge<'a, G>> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        (!legal.is_empty()).then_some(Knowledge { game, seat, legal })
    }

    /// The player's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the player may do now; there is always something.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// What the player sees.
    pub fn view(&self) -> G::View {
        self.game.view(Observer::Seat(self.seat))
    }

    /// A game the player cannot tell from the real one by anything seen so far, with an unrelated
    /// future. All such games are about equally likely.
    pub fn world(&self, dice: &mut Dice) -> G {
        self.game.redeal(Observer::Seat(self.seat), dice)
    }
}
