//! §1.4, §1.5, §1.10 Factions, pieces and Leaders.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tricorne_kernel::{Arg, Key, Seat, key};

use crate::map::named;

/// §1.5 A Faction. Its seat has the same order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Faction {
    British,
    Patriots,
    Indians,
    French,
}

/// §1.5.1 A side: two Factions that are friends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// British and Indians.
    Royalist,
    /// Patriots and French.
    Rebellion,
}

impl Faction {
    /// All four, in the order of their seats.
    pub const ALL: [Faction; 4] = [Faction::British, Faction::Patriots, Faction::Indians, Faction::French];

    /// The name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Faction::British => "british",
            Faction::Patriots => "patriots",
            Faction::Indians => "indians",
            Faction::French => "french",
        }
    }

    /// The Faction of this name.
    pub fn from_id(id: &str) -> Option<Faction> {
        Faction::ALL.into_iter().find(|faction| faction.id() == id)
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Faction::British => key!("lod-british"),
            Faction::Patriots => key!("lod-patriots"),
            Faction::Indians => key!("lod-indians"),
            Faction::French => key!("lod-french"),
        }
    }

    /// §1.5.1 Its side.
    pub const fn side(self) -> Side {
        match self {
            Faction::British | Faction::Indians => Side::Royalist,
            Faction::Patriots | Faction::French => Side::Rebellion,
        }
    }

    /// §1.5.2 The other Faction of its side.
    pub const fn friend(self) -> Faction {
        match self {
            Faction::British => Faction::Indians,
            Faction::Indians => Faction::British,
            Faction::Patriots => Faction::French,
            Faction::French => Faction::Patriots,
        }
    }
}

impl Side {
    /// The two Factions, the one that decides for both first (§3.6.1).
    pub const fn factions(self) -> [Faction; 2] {
        match self {
            Side::Royalist => [Faction::British, Faction::Indians],
            Side::Rebellion => [Faction::Patriots, Faction::French],
        }
    }

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Royalist => "royalist",
            Side::Rebellion => "rebellion",
        }
    }

    /// §1.5.2 The other side.
    pub const fn enemy(self) -> Side {
        match self {
            Side::Royalist => Side::Rebellion,
            Side::Rebellion => Side::Royalist,
        }
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Side::Royalist => key!("lod-royalist"),
            Side::Rebellion => key!("lod-rebellion"),
        }
    }
}

impl<'de> Deserialize<'de> for Faction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        named(deserializer, &["british", "patriots", "indians", "french"], Faction::from_id)
    }
}

impl From<Faction> for Seat {
    fn from(faction: Faction) -> Self {
        Seat::new(faction as u8)
    }
}

impl From<Faction> for Arg {
    fn from(faction: Faction) -> Self {
        Arg::Named(faction.id(), faction.name())
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        Arg::Named(side.id(), side.name())
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Something for each Faction. In documents it is keyed by the Factions' names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByFaction<T>(pub [T; 4]);

impl<T: Serialize> Serialize for ByFaction<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Faction::ALL.into_iter().zip(&self.0))
    }
}

/// What a document has for each Faction: by name, or as documents of the first rules had it, in the order of the seats.
#[derive(Deserialize)]
#[serde(untagged)]
enum ByFactionDocument<T> {
    Named(BTreeMap<Faction, T>),
    Listed([T; 4]),
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for ByFaction<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = "by Faction: british, patriots, indians, french";
        let document =
            ByFactionDocument::deserialize(deserializer).map_err(|_| D::Error::custom(expected))?;
        Ok(match document {
            ByFactionDocument::Listed(all) => ByFaction(all),
            ByFactionDocument::Named(named) => {
                ByFaction(Faction::ALL.map(|faction| named.get(&faction).copied().unwrap_or_default()))
            }
        })
    }
}

impl<T> Index<Faction> for ByFaction<T> {
    type Output = T;
    fn index(&self, faction: Faction) -> &T {
        &self.0[faction as usize]
    }
}

impl<T> IndexMut<Faction> for ByFaction<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        &mut self.0[faction as usize]
    }
}

/// How many kinds of piece there are.
pub const PIECES: usize = 11;

/// §1.4 A kind of piece. Militia and War Parties off the map count as Underground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Piece {
    BritishRegulars,
    Tories,
    BritishForts,
    Continentals,
    MilitiaUnderground,
    MilitiaActive,
    PatriotForts,
    WarPartiesUnderground,
    WarPartiesActive,
    Villages,
    FrenchRegulars,
}

use Piece::*;

impl Piece {
    /// Every kind.
    pub const ALL: [Piece; PIECES] = [
        BritishRegulars,
        Tories,
        BritishForts,
        Continentals,
        MilitiaUnderground,
        MilitiaActive,
        PatriotForts,
        WarPartiesUnderground,
        WarPartiesActive,
        Villages,
        FrenchRegulars,
    ];
    /// Both faces of Militia, the Active first.
    pub const MILITIA: [Piece; 2] = [MilitiaActive, MilitiaUnderground];
    /// A Faction's pieces, those that are no units last.
    const OF: [&'static [Piece]; 4] = [
        &[BritishRegulars, Tories, BritishForts],
        &[Continentals, MilitiaUnderground, MilitiaActive, PatriotForts],
        &[WarPartiesUnderground, WarPartiesActive, Villages],
        &[FrenchRegulars],
    ];
    /// A Faction's units.
    const UNITS_OF: [&'static [Piece]; 4] = [
        &[BritishRegulars, Tories],
        &[Continentals, MilitiaUnderground, MilitiaActive],
        &[WarPartiesUnderground, WarPartiesActive],
        &[FrenchRegulars],
    ];
    /// Forts and Villages.
    pub const BASES: [Piece; 3] = [BritishForts, PatriotForts, Villages];
    /// Both faces of War Parties, the Active first.
    pub const WAR_PARTIES: [Piece; 2] = [WarPartiesActive, WarPartiesUnderground];
    /// British Regulars and Tories.
    pub const BRITISH_CUBES: [Piece; 2] = [BritishRegulars, Tories];
    /// Continentals and French Regulars.
    pub const REBELLION_CUBES: [Piece; 2] = [Continentals, FrenchRegulars];

    /// The name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            BritishRegulars => "british-regulars",
            Tories => "tories",
            BritishForts => "british-forts",
            Continentals => "continentals",
            MilitiaUnderground => "militia-underground",
            MilitiaActive => "militia-active",
            PatriotForts => "patriot-forts",
            WarPartiesUnderground => "war-parties-underground",
            WarPartiesActive => "war-parties-active",
            Villages => "villages",
            FrenchRegulars => "french-regulars",
        }
    }

    /// The kind of this name.
    pub fn from_id(id: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.id() == id)
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            BritishRegulars => key!("lod-name-british-regulars"),
            Tories => key!("lod-name-tories"),
            BritishForts => key!("lod-name-british-forts"),
            Continentals => key!("lod-name-continentals"),
            MilitiaUnderground => key!("lod-name-militia-underground"),
            MilitiaActive => key!("lod-name-militia-active"),
            PatriotForts => key!("lod-name-patriot-forts"),
            WarPartiesUnderground => key!("lod-name-war-parties-underground"),
            WarPartiesActive => key!("lod-name-war-parties-active"),
            Villages => key!("lod-name-villages"),
            FrenchRegulars => key!("lod-name-french-regulars"),
        }
    }

    /// The pieces of a Faction.
    pub const fn of(faction: Faction) -> &'static [Piece] {
        Piece::OF[faction as usize]
    }

    /// The units of a Faction.
    pub const fn units_of(faction: Faction) -> &'static [Piece] {
        Piece::UNITS_OF[faction as usize]
    }

    /// Whose it is.
    pub const fn faction(self) -> Faction {
        match self {
            BritishRegulars | Tories | BritishForts => Faction::British,
            Continentals | MilitiaUnderground | MilitiaActive | PatriotForts => Faction::Patriots,
            WarPartiesUnderground | WarPartiesActive | Villages => Faction::Indians,
            FrenchRegulars => Faction::French,
        }
    }

    /// Its side.
    pub const fn side(self) -> Side {
        self.faction().side()
    }

    /// §1.4 Whether it is a cube: Regulars, Tories, Continentals.
    pub const fn is_cube(self) -> bool {
        matches!(self, BritishRegulars | Tories | Continentals | FrenchRegulars)
    }

    /// §1.4.2 Whether it is a Fort or a Village.
    pub const fn is_base(self) -> bool {
        matches!(self, BritishForts | PatriotForts | Villages)
    }

    /// Whether it is a unit: a cube, Militia or War Party.
    pub const fn is_unit(self) -> bool {
        !self.is_base()
    }

    /// §1.4.3 Whether it is Underground.
    pub const fn is_underground(self) -> bool {
        matches!(self, MilitiaUnderground | WarPartiesUnderground)
    }

    /// §1.4.3 The face it has off the map and when it is placed.
    pub const fn at_home(self) -> Piece {
        match self {
            MilitiaActive => MilitiaUnderground,
            WarPartiesActive => WarPartiesUnderground,
            other => other,
        }
    }

    /// §1.4.3 The Active face.
    pub const fn active(self) -> Piece {
        match self {
            MilitiaUnderground => MilitiaActive,
            WarPartiesUnderground => WarPartiesActive,
            other => other,
        }
    }

    /// §3.6.7 How many losses it counts for.
    pub const fn loss_value(self) -> u8 {
        match self {
            BritishRegulars | FrenchRegulars | Continentals | BritishForts | PatriotForts => 2,
            Tories
            | MilitiaActive
            | MilitiaUnderground
            | WarPartiesActive
            | WarPartiesUnderground
            | Villages => 1,
        }
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const NAMES: [&str; PIECES] = {
            let mut names = [""; PIECES];
            let mut at = 0;
            while at < PIECES {
                names[at] = Piece::ALL[at].id();
                at += 1;
            }
            names
        };
        named(deserializer, &NAMES, Piece::from_id)
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Self {
        Arg::Named(piece.id(), piece.name())
    }
}

/// §1.10 A Leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Leader {
    Washington,
    Rochambeau,
    Lauzun,
    Gage,
    Howe,
    Clinton,
    Brant,
    Cornplanter,
    DraggingCanoe,
}

impl Leader {
    /// Whose Leader.
    pub const fn faction(self) -> Faction {
        match self {
            Leader::Washington => Faction::Patriots,
            Leader::Rochambeau | Leader::Lauzun => Faction::French,
            Leader::Gage | Leader::Howe | Leader::Clinton => Faction::British,
            Leader::Brant | Leader::Cornplanter | Leader::DraggingCanoe => Faction::Indians,
        }
    }

    /// §6.5.1 Who comes next, where somebody does.
    pub const fn successor(self) -> Option<Leader> {
        match self {
            Leader::Gage => Some(Leader::Howe),
            Leader::Howe => Some(Leader::Clinton),
            Leader::Rochambeau => Some(Leader::Lauzun),
            Leader::Brant => Some(Leader::Cornplanter),
            Leader::Cornplanter => Some(Leader::DraggingCanoe),
            Leader::Washington | Leader::Lauzun | Leader::Clinton | Leader::DraggingCanoe => None,
        }
    }

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Leader::Washington => "washington",
            Leader::Rochambeau => "rochambeau",
            Leader::Lauzun => "lauzun",
            Leader::Gage => "gage",
            Leader::Howe => "howe",
            Leader::Clinton => "clinton",
            Leader::Brant => "brant",
            Leader::Cornplanter => "cornplanter",
            Leader::DraggingCanoe => "dragging-canoe",
        }
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Leader::Washington => key!("lod-washington"),
            Leader::Rochambeau => key!("lod-rochambeau"),
            Leader::Lauzun => key!("lod-lauzun"),
            Leader::Gage => key!("lod-gage"),
            Leader::Howe => key!("lod-howe"),
            Leader::Clinton => key!("lod-clinton"),
            Leader::Brant => key!("lod-brant"),
            Leader::Cornplanter => key!("lod-cornplanter"),
            Leader::DraggingCanoe => key!("lod-dragging-canoe"),
        }
    }
}

impl From<Leader> for Arg {
    fn from(leader: Leader) -> Self {
        Arg::Named(leader.id(), leader.name())
    }
}
