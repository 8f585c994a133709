//! §2.2 Sides, nations and generals.

use tricorne_kernel::{key, msg};

pub use tricorne_card_driven::{BySide, Force, Name, Nation, Side};

use crate::WeThePeople;

/// §2.2 A general.
pub type General = tricorne_card_driven::General<WeThePeople>;

/// A set of generals.
pub type GeneralSet = tricorne_card_driven::GeneralSet<WeThePeople>;

/// What the messages call things.
pub const NAMES: tricorne_card_driven::Names = tricorne_card_driven::Names {
    prefix: "wtp",
    sides: BySide { american: key!("wtp-american"), british: key!("wtp-british") },
    units: [key!("wtp-american-cu"), key!("wtp-french-cu"), key!("wtp-british-cu")],
    card: |number, title, mark| msg!("wtp-card", number = number, title = title, mark = mark),
    marks: [key!("wtp-mark-certain"), key!("wtp-mark-unsure"), key!("wtp-mark-reconstructed")],
};

/// A side as the messages name it.
pub type SideName = Name<WeThePeople, Side>;

/// A nation's combat units as the messages name them.
pub type NationName = Name<WeThePeople, Nation>;

/// What has a name for people in the messages of this game.
pub trait Named: Sized {
    /// The name for people.
    fn name(self) -> Name<WeThePeople, Self> {
        Name::of(self)
    }
}

impl Named for Side {}
impl Named for Nation {}

/// What is said of a general in this game alone.
#[derive(Clone, Copy, Default, Debug)]
pub struct OwnGeneral {
    /// §12.0 His capture wins the game for the British.
    pub decides_the_war: bool,
}
