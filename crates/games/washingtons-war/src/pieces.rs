//! §2.2 Sides, nations and generals.

use tricorne_kernel::{key, msg};

pub use tricorne_card_driven::{BySide, Force, Name, Nation, Side};

use crate::WashingtonsWar;

/// §2.2 A general.
pub type General = tricorne_card_driven::General<WashingtonsWar>;

/// A set of generals.
pub type GeneralSet = tricorne_card_driven::GeneralSet<WashingtonsWar>;

/// What the messages call things.
pub const NAMES: tricorne_card_driven::Names = tricorne_card_driven::Names {
    prefix: "ww",
    sides: BySide { american: key!("ww-american"), british: key!("ww-british") },
    units: [key!("ww-american-cu"), key!("ww-french-cu"), key!("ww-british-cu")],
    card: |number, title, mark| msg!("ww-card", number = number, title = title, mark = mark),
    marks: [key!("ww-mark-certain"), key!("ww-mark-unsure"), key!("ww-mark-reconstructed")],
};

/// A side as the messages name it.
pub type SideName = Name<WashingtonsWar, Side>;

/// A nation's combat units as the messages name them.
pub type NationName = Name<WashingtonsWar, Nation>;

/// What has a name for people in the messages of this game.
pub trait Named: Sized {
    /// The name for people.
    fn name(self) -> Name<WashingtonsWar, Self> {
        Name::of(self)
    }
}

impl Named for Side {}
impl Named for Nation {}

/// What is said of a general in this game alone.
#[derive(Clone, Copy, Default, Debug)]
pub struct OwnGeneral {
    /// §3.0 His agility rating.
    pub agility: u8,
    /// §7.6.B What his capture means, if more than captivity.
    pub out_if_captured: Option<OutIfCaptured>,
    /// §11.2 How many combat units he brings through the winter.
    pub winter_shelter: u8,
}

/// §7.6.B What it means that this general is captured.
#[derive(Clone, Copy, Debug)]
pub struct OutIfCaptured {
    /// How many American PCs the British remove.
    pub pcs: u8,
    /// How many in each colony at most.
    pub per_colony: u8,
    /// How the French Alliance marker moves.
    pub french_alliance: i8,
}
