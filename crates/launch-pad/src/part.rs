//! The four parts of the launch pad and their way to the common area.

use game::{List, Seat};

use crate::card::Card;
use crate::zone::Zone;

/// A launch-pad part on its way through a player's zones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnderWay {
    pub(crate) part: Card,
    pub(crate) seat: Seat,
    pub(crate) zone: Zone,
}

/// The places of the parts; those in neither list are still to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// The parts on their way, in the order they were drawn, so that of one zone the oldest comes first.
    pub(crate) under_way: List<UnderWay, 4>,
    /// The parts on the common launch-pad area, in the order they came.
    pub(crate) out: List<Card, 4>,
}

impl Parts {
    /// No part drawn yet.
    pub(crate) const NONE: Parts = Parts {
        under_way: List::new(UnderWay { part: Card::PadTopLeft, seat: Seat::new(0), zone: Zone::Assembly }),
        out: List::new(Card::PadTopLeft),
    };

    /// The number of parts still to be drawn.
    pub(crate) fn n_hidden(&self) -> usize {
        4 - self.under_way.len() - self.out.len()
    }

    /// The parts in one zone, the oldest first, as indices into those under way.
    pub(crate) fn at(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = usize> {
        (0..self.under_way.len())
            .filter(move |&i| self.under_way[i].seat == seat && self.under_way[i].zone == zone)
    }
}
