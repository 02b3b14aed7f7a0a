//! Plain text of a view, for terminals and golden games.

use std::fmt;

use game::Seat;

use crate::event::list;
use crate::view::{Placed, Question, Stack, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(variant) = self.variant {
            writeln!(f, "Variant: {}.", variant.name())?;
        }
        self.write_question(f)?;
        for player in &self.players {
            write!(f, "{}, {} points", player.seat, player.points)?;
            if let Some(r#trait) = player.r#trait {
                write!(f, ", {trait}")?;
            }
            if let Some(victim) = player.victim {
                write!(f, " of {victim}")?;
            }
            writeln!(f, ": {}", stacks(&player.bank))?;
        }
        if let (Question::Traits, Some([one, other])) = (&self.question, self.offer) {
            writeln!(f, "Offered: {one}, {other}")?;
        }
        let placed: Vec<_> = self.play_area.iter().map(Placed::to_string).collect();
        writeln!(f, "Play area: {}", if placed.is_empty() { "empty".into() } else { placed.join(", ") })?;
        write!(f, "Draw pile: {} {}", self.n_draw, if self.n_draw == 1 { "card" } else { "cards" })?;
        if !self.known.is_empty() {
            write!(f, ", next {}", list(&self.known))?;
        }
        writeln!(f, "; {} of {} bust", self.odds.busting, self.odds.of)?;
        writeln!(f, "Discard pile: {}", stacks(&self.discard))
    }
}

impl View {
    fn write_question(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let active = self.active;
        match &self.question {
            Question::Traits => {
                let choosing = self.players.iter().filter(|player| player.is_choosing);
                writeln!(f, "Choosing a trait: {}.", seats(choosing.map(|player| player.seat)))
            }
            Question::Victims => writeln!(f, "Davy Jones' Locker wants a victim."),
            Question::Turn { can_collect: true } if self.n_draw == 0 => writeln!(f, "{active} collects."),
            Question::Turn { can_collect: true } => writeln!(f, "{active} draws or collects."),
            Question::Turn { can_collect: false } if self.owed > 0 => {
                writeln!(f, "{active} draws; the kraken wants {} more.", self.owed)
            }
            Question::Turn { can_collect: false } => writeln!(f, "{active} draws."),
            Question::Hook { left: 1 } => writeln!(f, "{active} chooses for the hook."),
            Question::Hook { left } => writeln!(f, "{active} chooses for the hook, {left} cards."),
            Question::Cannon => writeln!(f, "{active} chooses for the cannon."),
            Question::Misfire => writeln!(f, "{active} chooses for the misfiring cannon."),
            Question::Map { shown } => writeln!(f, "{active} chooses for the map: {}.", list(shown)),
            Question::Sword => writeln!(f, "{active} chooses for the sword."),
            Question::Mermaid => writeln!(f, "{active} chooses for the mermaid."),
            Question::Plunder { n } => writeln!(f, "{active} chooses whom to plunder of {n} cards."),
            Question::Over { winners } if winners.is_empty() => writeln!(f, "Over; no player wins."),
            Question::Over { winners } => writeln!(f, "Over; won by {}.", seats(winners.iter().copied())),
        }
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, if self.is_protected { " (safe)" } else { "" })
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.suit)?;
        self.values.iter().try_for_each(|value| write!(f, " {value}"))
    }
}

fn stacks(stacks: &[Stack]) -> String {
    if stacks.is_empty() {
        return "nothing".into();
    }
    stacks.iter().map(Stack::to_string).collect::<Vec<_>>().join(", ")
}

fn seats(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
