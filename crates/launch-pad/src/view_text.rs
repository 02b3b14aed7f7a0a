//! Plain text of a view, for terminals and golden games.

use std::fmt;

use crate::card::Card;
use crate::phase::Step;
use crate::view::{PartPlace, PlayerView, RocketView, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let out = self.parts.iter().filter(|part| part.place == PartPlace::Out).count();
        match self.step {
            Step::Over => write!(f, "game over")?,
            step => write!(f, "{}'s turn, time to {step}", self.active)?,
        }
        write!(f, " | draw pile {}, discard pile {}", self.draw_pile, self.discard_pile.len())?;
        if let Some(top) = self.discard_pile.last() {
            write!(f, " with {top} on top")?;
        }
        write!(f, " | launch pad {out} of 4")?;
        if let Some(turns) = self.countdown
            && self.step != Step::Over
        {
            write!(f, " | countdown: {turns} more turns after this one")?;
        }
        writeln!(f)?;
        if !self.to_pile.is_empty() {
            writeln!(f, "to pile: {}", names(&self.to_pile))?;
        }
        if let Some(offer) = &self.offer {
            let state = if offer.complete { "awaits an answer" } else { "is being prepared" };
            let (give, want) = (cards(offer.n_give, &offer.give), cards(offer.n_want, &offer.want));
            writeln!(f, "an offer to {} {state}: {give} for {want}", offer.to)?;
        }
        for (i, player) in self.players.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write_player(f, player)?;
        }
        Ok(())
    }
}

fn write_player(f: &mut fmt::Formatter<'_>, player: &PlayerView) -> fmt::Result {
    write!(f, "{}: {} points, {} cards", player.seat, player.score.total, player.hand_size)?;
    if !player.known_hand.is_empty() {
        write!(f, " ({})", names(&player.known_hand))?;
    }
    if !player.upgrades.is_empty() {
        write!(f, ", upgrades {}", names(&player.upgrades))?;
    }
    if player.on_duty {
        write!(f, ", must discard")?;
    }
    if let Some(picked) = player.picked {
        write!(f, ", discards {picked}")?;
    }
    for zone in &player.zones {
        write!(f, "\n  {}: {}", zone.zone, zone.expert.map_or("no expert", Card::id))?;
        if !zone.parts.is_empty() {
            write!(f, " with {}", names(&zone.parts))?;
        }
        for rocket in &zone.rockets {
            write!(f, "; {}", rocket_text(rocket))?;
        }
    }
    Ok(())
}

fn rocket_text(rocket: &RocketView) -> String {
    let mut text = rocket.card.to_string();
    match (rocket.lacks_metal, rocket.lacks_fuel) {
        (0, 0) if rocket.ready => text += ", ready",
        (0, 0) => {}
        (metal, 0) => text += &format!(", lacks {metal} metal"),
        (0, fuel) => text += &format!(", lacks {fuel} fuel"),
        (metal, fuel) => text += &format!(", lacks {metal} metal and {fuel} fuel"),
    }
    for advantage in &rocket.advantages {
        text += &format!(" + {advantage}");
    }
    text
}

/// A number of cards, by name if they are known.
fn cards(n: usize, known: &[Card]) -> String {
    match (n, known) {
        (0, _) => "nothing".into(),
        (1, []) => "a card".into(),
        (n, []) => format!("{n} cards"),
        (_, known) => names(known),
    }
}

fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}
