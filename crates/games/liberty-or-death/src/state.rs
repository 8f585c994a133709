//! The whole position: a fixed-size value. Questions about it stand here; changes to it stand in `changes`.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, key};

use crate::cards::CardNumber;
use crate::command_order::Order;
use crate::events::{Prospects, Text};
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::pieces::{ByFaction, Faction, Leader, PIECES, Piece, Side};
use crate::victory::Ending;

/// §1.8 The most Resources a Faction may have.
pub const MOST_RESOURCES: u8 = 50;
/// §3.3.4, §3.4.4 How many Propaganda and how many Raid markers there are.
pub const MARKERS: u8 = 12;

/// §1.6.1 The five levels of Support and Opposition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Level {
    ActiveOpposition,
    PassiveOpposition,
    #[default]
    Neutral,
    PassiveSupport,
    ActiveSupport,
}

impl Level {
    /// All five, from Active Opposition to Active Support.
    pub const ALL: [Level; 5] = [
        Level::ActiveOpposition,
        Level::PassiveOpposition,
        Level::Neutral,
        Level::PassiveSupport,
        Level::ActiveSupport,
    ];

    /// -2 at Active Opposition to 2 at Active Support.
    pub const fn value(self) -> i8 {
        self as i8 - 2
    }

    /// The level this many steps towards Active Support (or, if negative, towards Active Opposition).
    #[must_use]
    pub fn shifted(self, steps: i8) -> Level {
        Level::ALL[(self as i8 + steps).clamp(0, 4) as usize]
    }

    /// Whether it is Passive or Active Support.
    pub const fn is_support(self) -> bool {
        self.value() > 0
    }

    /// Whether it is Passive or Active Opposition.
    pub const fn is_opposition(self) -> bool {
        self.value() < 0
    }

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Level::ActiveOpposition => "active-opposition",
            Level::PassiveOpposition => "passive-opposition",
            Level::Neutral => "neutral",
            Level::PassiveSupport => "passive-support",
            Level::ActiveSupport => "active-support",
        }
    }

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Level::ActiveOpposition => key!("lod-active-opposition"),
            Level::PassiveOpposition => key!("lod-passive-opposition"),
            Level::Neutral => key!("lod-neutral"),
            Level::PassiveSupport => key!("lod-passive-support"),
            Level::ActiveSupport => key!("lod-active-support"),
        }
    }
}

impl From<Level> for Arg {
    fn from(level: Level) -> Self {
        Arg::Named(level.id(), level.name())
    }
}

/// How many of each kind of piece.
pub type Pieces = [u8; PIECES];

/// What stands in one space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct InSpace {
    /// The pieces.
    pub pieces: Pieces,
    /// §1.6.1 Support or Opposition.
    pub level: Level,
    /// §3.3.4 Propaganda markers.
    pub propaganda: u8,
    /// §3.4.4 Raid markers.
    pub raids: u8,
    /// §1.9 Blockades on a City; Squadrons in the West Indies.
    pub squadrons: u8,
}

/// §1.10 Where a Leader is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// In the box of Available forces.
    Available,
    /// On the map or in the West Indies.
    At(Space),
}

/// §1.10 The one Leader that a Faction has in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LeaderInPlay {
    /// Who.
    pub leader: Leader,
    /// Where.
    pub place: Whereabouts,
}

/// Which text of the rules is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The rulebook as printed.
    #[default]
    Printed,
    /// With the publisher's later wording.
    Living,
}

/// §1.5 Who plays what, as far as victory asks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Players {
    /// A player for each Faction.
    #[default]
    Four,
    /// One player has British and Indians.
    ThreeRoyalist,
    /// One player has Patriots and French.
    ThreeRebellion,
    /// One player a side.
    Two,
}

impl Players {
    /// Whether one player has both Factions of this side.
    pub const fn together(self, side: Side) -> bool {
        match (self, side) {
            (Players::Two, _)
            | (Players::ThreeRoyalist, Side::Royalist)
            | (Players::ThreeRebellion, Side::Rebellion) => true,
            (Players::Four, _)
            | (Players::ThreeRoyalist, Side::Rebellion)
            | (Players::ThreeRebellion, Side::Royalist) => false,
        }
    }
}

/// The options chosen at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// Which text of the rules.
    pub edition: Edition,
    /// Set-up: whether each Campaign's cards come from its own period.
    pub periods: bool,
    /// §2.3.7 The Winter is Coming option.
    pub winter_is_coming: bool,
    /// §1.5 Who plays what.
    pub players: Players,
    /// §8.1 Which Factions are non-players.
    #[serde(default)]
    pub non_players: ByFaction<bool>,
    /// §8.8 The difficulty option of a lone player.
    #[serde(default)]
    pub difficult: bool,
}

impl Options {
    /// §1.5 Whether one player has both Factions of this side.
    pub fn together(&self, side: Side) -> bool {
        self.players.together(side) && !side.factions().into_iter().any(|faction| self.non_players[faction])
    }
}

/// §2.1 A scenario.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Scenario {
    #[default]
    #[serde(rename = "1775-long")]
    Long,
    #[serde(rename = "1776-medium")]
    Medium,
    #[serde(rename = "1778-short")]
    Short,
    #[serde(rename = "1778-sprint")]
    Sprint,
}

/// The cards: what lies open, and what is known of the deck. Its order is nobody's knowledge: it is drawn lazily.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cards {
    /// The card in play.
    pub current: Option<CardNumber>,
    /// The card that will be played next.
    pub on_deck: Option<CardNumber>,
    /// All cards that were ever turned up, bit by number.
    #[serde(with = "crate::document::card_numbers")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<CardNumber>"))]
    pub seen: u128,
    /// The Campaign whose pile is being drawn, from 0.
    pub campaign: u8,
    /// How many cards of that pile were drawn.
    pub drawn: u8,
    /// Whether that pile's Winter Quarters card was drawn.
    pub winter_drawn: bool,
    /// How many Winter Quarters Rounds were begun.
    pub winters: u8,
}

/// What the 1st Eligible Faction did with the card (§2.3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FirstDid {
    Command,
    CommandAndActivity,
    Event,
}

/// Where the game is in the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    /// §2.3.7 The next card is turned up.
    #[default]
    NextCard,
    /// §2.3.8 Brilliant Strokes may be played.
    BrilliantStrokes,
    /// §2.3.4 The next Eligible Faction acts.
    EligibleFaction,
    /// §6.1
    VictoryCheck,
    /// §6.2
    Supply,
    /// §6.3
    ResourcesPhase,
    /// §6.4
    SupportPhase,
    /// §6.5
    Redeployment,
    /// §6.6
    Desertion,
    /// §6.7
    Reset,
}

/// §2.3 Eligibility, and what happened on this card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sequence {
    /// Where the game is.
    pub phase: Phase,
    /// §2.3.1 Who is Eligible.
    pub eligible: ByFaction<bool>,
    /// Who executed a Command or the Event on this card.
    pub acted: ByFaction<bool>,
    /// Who passed on this card.
    pub passed: ByFaction<bool>,
    /// Who an Event made Ineligible through the next card.
    pub ineligible_through_next: ByFaction<bool>,
    /// Who an Event leaves Eligible whatever it did on this card.
    pub remains_eligible: ByFaction<bool>,
    /// What the 1st Eligible Faction did, once it acted.
    pub first: Option<FirstDid>,
}

/// §5.1 An Event while it takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Playing {
    /// Who executes it.
    pub executor: Faction,
    /// The card.
    pub card: CardNumber,
    /// Which side of it.
    pub text: Text,
    /// §8.3.5 What would happen in the space that is being chosen, or was last.
    pub prospects: Prospects,
    /// On a copy where an effect is tried before its space is chosen: who will choose.
    pub recording: Option<Faction>,
    /// What the number that is asked for may draw upon.
    pub source: Source,
    /// The space that was last chosen, or where a piece was last picked.
    pub at: Option<Space>,
    /// How many of each kind the action under way has picked there so far.
    pub picked: Pieces,
    /// §3.6.8 Where a free Battle of the Event has shifted Support or Opposition.
    pub won: SpaceSet,
    /// What the Event has done so far, as far as the flowcharts of the non-players ask for it.
    pub done: Done,
}

/// §8.4 to §8.7 What an Event has done that the flowcharts ask for, noted as it happens: what comes after cannot undo it, and
/// what merely moves is not placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Done {
    /// §8.4 Tories came to a space at Active Opposition without any, a British Fort to a Colony without one, or Regulars to a
    /// City or Colony.
    pub british_placed: bool,
    /// §8.5 Underground Militia came to a space at Active Support, or with a Village, that had none.
    pub militia_placed: bool,
    /// §8.5 A Patriot Fort was placed.
    pub patriot_fort_placed: bool,
    /// §8.5 A Village was removed.
    pub village_removed: bool,
    /// §8.6 French Regulars were placed on the map or in the West Indies.
    pub french_placed: bool,
    /// §8.7 A Village was placed.
    pub village_placed: bool,
    /// §8.7 A Patriot Fort was removed.
    pub patriot_fort_removed: bool,
    /// §8.4 A free Battle costs the Rebellion Casualties on average: what its dice then show decides nothing.
    pub crc_expected: bool,
    /// §8.6 The same of the British.
    pub cbc_expected: bool,
    /// What free Battles added to CRC.
    pub crc_in_battle: u8,
    /// What free Battles added to CBC.
    pub cbc_in_battle: u8,
    /// Anything at all was placed, removed, turned, shifted or marked.
    pub touched: bool,
}

/// Where the pieces come from that an Event lets somebody place, when it is asked how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Source {
    /// Available.
    #[default]
    Available,
    /// Available and Unavailable.
    UnavailableToo,
    /// The same, so many Regulars and Tories together.
    UnavailableTogether(u8),
}

impl State {
    /// What the Event under way has done; nothing where none is.
    pub fn done(&self) -> Done {
        self.playing.map_or(Done::default(), |playing| playing.done)
    }
}

impl Playing {
    /// An Event that begins.
    pub fn new(executor: Faction, card: CardNumber, text: Text) -> Playing {
        Playing {
            executor,
            card,
            text,
            prospects: Prospects::default(),
            recording: None,
            source: Source::Available,
            at: None,
            picked: Pieces::default(),
            won: SpaceSet::NONE,
            done: Done::default(),
        }
    }
}

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The scenario.
    pub scenario: Scenario,
    /// The options.
    pub options: Options,
    /// The map and the West Indies.
    pub spaces: BySpace<InSpace>,
    /// §1.4.1 Available forces.
    pub available: Pieces,
    /// §1.3.9 Unavailable forces.
    pub unavailable: Pieces,
    /// §1.6.4 The Casualties box.
    pub casualties: Pieces,
    /// §1.3.9 Squadrons that are Unavailable.
    pub squadrons_unavailable: u8,
    /// §1.10 Leaders.
    pub leaders: ByFaction<LeaderInPlay>,
    /// §1.8 Resources.
    pub resources: ByFaction<u8>,
    /// §1.6.4 Cumulative British Casualties.
    pub cbc: u8,
    /// §1.6.4 Cumulative Rebellion Casualties.
    pub crc: u8,
    /// §2.3.9 Whether the Treaty of Alliance was played.
    pub treaty: bool,
    /// §2.3.8 Who holds a Brilliant Stroke card.
    pub strokes: ByFaction<bool>,
    /// §2.3.9 Whether the French hold the Treaty of Alliance.
    pub treaty_card: bool,
    /// The cards.
    pub cards: Cards,
    /// Eligibility and phase.
    pub sequence: Sequence,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// What is being executed in the midst of a step; nothing between steps.
    pub executing: Option<Order>,
    /// The Event that takes effect in the midst of a step; nothing between steps.
    pub playing: Option<Playing>,
}

impl State {
    /// How many of this kind are in the space.
    pub fn count(&self, piece: Piece, space: Space) -> u8 {
        self.spaces[space].pieces[piece as usize]
    }

    /// How many of these kinds are in the space.
    pub fn count_of(&self, pieces: &[Piece], space: Space) -> u8 {
        pieces.iter().map(|&piece| self.count(piece, space)).sum()
    }

    /// How many pieces in the space pass a test.
    pub fn count_if(&self, space: Space, test: impl Fn(Piece) -> bool) -> u8 {
        Piece::ALL.into_iter().filter(|&piece| test(piece)).map(|piece| self.count(piece, space)).sum()
    }

    /// Militia in the space, Active and Underground.
    pub fn militia(&self, space: Space) -> u8 {
        self.count_of(&Piece::MILITIA, space)
    }

    /// War Parties in the space, Active and Underground.
    pub fn war_parties(&self, space: Space) -> u8 {
        self.count_of(&Piece::WAR_PARTIES, space)
    }

    /// British Regulars and Tories in the space.
    pub fn british_cubes(&self, space: Space) -> u8 {
        self.count_of(&Piece::BRITISH_CUBES, space)
    }

    /// A Faction's pieces in the space. Leaders and Squadrons are none.
    pub fn pieces_of(&self, faction: Faction, space: Space) -> u8 {
        self.count_of(Piece::of(faction), space)
    }

    /// A Faction's units in the space: its pieces without Forts and Villages.
    pub fn units_of(&self, faction: Faction, space: Space) -> u8 {
        self.count_of(Piece::units_of(faction), space)
    }

    /// A side's pieces in the space.
    pub fn pieces_of_side(&self, side: Side, space: Space) -> u8 {
        side.factions().into_iter().map(|faction| self.pieces_of(faction, space)).sum()
    }

    /// A side's units in the space.
    pub fn units_of_side(&self, side: Side, space: Space) -> u8 {
        side.factions().into_iter().map(|faction| self.units_of(faction, space)).sum()
    }

    /// How many of this kind are in all of these spaces.
    pub fn count_in(&self, piece: Piece, spaces: SpaceSet) -> u8 {
        spaces.iter().map(|space| self.count(piece, space)).sum()
    }

    /// The spaces that hold this kind.
    pub fn spaces_with(&self, piece: Piece) -> SpaceSet {
        SpaceSet::where_(|space| self.count(piece, space) > 0)
    }

    /// §1.4.2 Forts and Villages in the space.
    pub fn bases(&self, space: Space) -> u8 {
        self.count_of(&Piece::BASES, space)
    }

    /// §1.4.2 For how many more Forts and Villages there is room in the space: two in all, but in the West Indies of the
    /// printed edition any number (L4).
    pub fn room_for_bases(&self, space: Space) -> u8 {
        if space == Space::WestIndies && self.options.edition == Edition::Printed {
            u8::MAX
        } else {
            2_u8.saturating_sub(self.bases(space))
        }
    }

    /// §1.4.2 Whether a piece of this kind may stand in the space as far as stacking goes, one more counted.
    /// Also §2.3.9: French Regulars only after the Treaty of Alliance; §1.3.7: the West Indies not before it.
    pub fn may_stand(&self, piece: Piece, space: Space) -> bool {
        if piece == Piece::FrenchRegulars && !self.treaty {
            return false;
        }
        if space == Space::WestIndies {
            let kind = matches!(piece, Piece::BritishRegulars | Piece::FrenchRegulars | Piece::BritishForts);
            return self.treaty && kind && (!piece.is_base() || self.room_for_bases(space) > 0);
        }
        if space.is_city() && piece.faction() == Faction::Indians {
            return false;
        }
        !piece.is_base() || self.room_for_bases(space) > 0
    }

    /// §1.7 Who Controls the space: Rebellion, or Royalist for British Control.
    pub fn control(&self, space: Space) -> Option<Side> {
        let british = self.pieces_of(Faction::British, space);
        let royalist = british + self.pieces_of(Faction::Indians, space);
        let rebellion = self.pieces_of_side(Side::Rebellion, space);
        if rebellion > royalist {
            Some(Side::Rebellion)
        } else if royalist > rebellion && british > 0 {
            Some(Side::Royalist)
        } else {
            None
        }
    }

    /// §1.7 The spaces that a side Controls.
    pub fn controlled(&self, side: Side) -> SpaceSet {
        SpaceSet::where_(|space| self.control(space) == Some(side))
    }

    /// §1.6.1 Support or Opposition in the space.
    pub fn level(&self, space: Space) -> Level {
        self.spaces[space].level
    }

    /// §1.9 Whether the City is Blockaded.
    pub fn is_blockaded(&self, city: Space) -> bool {
        city.is_city() && self.spaces[city].squadrons > 0
    }

    /// §1.9 Squadrons in the West Indies.
    pub fn squadrons(&self) -> u8 {
        self.spaces[Space::WestIndies].squadrons
    }

    /// §1.9 The level of French Naval Intervention: the Blockades on Cities.
    pub fn fni(&self) -> u8 {
        SpaceSet::CITIES.iter().map(|city| self.spaces[city].squadrons).sum()
    }

    /// §1.9 The Population for Support and in the Resources Phase: none in a Blockaded City.
    pub fn population_for_support(&self, space: Space) -> u8 {
        if self.is_blockaded(space) { 0 } else { space.population() }
    }

    /// §1.6.2, §1.6.3 Total Support: Active Support counts double.
    pub fn total_support(&self) -> u8 {
        let supporters = SpaceSet::MAP.only(|space| self.level(space).is_support());
        let value = |space: Space| self.population_for_support(space) * self.level(space).value() as u8;
        supporters.iter().map(value).sum()
    }

    /// §1.6.2, §1.6.3 Total Opposition: Active Opposition counts double.
    pub fn total_opposition(&self) -> u8 {
        let opponents = SpaceSet::MAP.only(|space| self.level(space).is_opposition());
        opponents.iter().map(|space| space.population() * -self.level(space).value() as u8).sum()
    }

    /// §1.6.5 Forts or Villages of this kind on the map (and in the West Indies).
    pub fn bases_on_map(&self, piece: Piece) -> u8 {
        self.count_in(piece, SpaceSet::ALL)
    }

    /// §1.10 Whether this Leader is in play, wherever he is. Rochambeau and Howe need no more.
    pub fn leader_in_play(&self, leader: Leader) -> bool {
        let in_play = self.leaders[leader.faction()];
        in_play.leader == leader && in_play.place != Whereabouts::Available
    }

    /// §1.10 Whether this Leader is in the space.
    pub fn leader_in_space(&self, leader: Leader, space: Space) -> bool {
        let in_play = self.leaders[leader.faction()];
        in_play.leader == leader && in_play.place == Whereabouts::At(space)
    }

    /// §1.10 Whether the Faction's Leader, whoever it is, is in the space.
    pub fn has_leader(&self, faction: Faction, space: Space) -> bool {
        self.leaders[faction].place == Whereabouts::At(space)
    }

    /// §1.10 Where the Faction's Leader is, if in a space.
    pub fn leader_space(&self, faction: Faction) -> Option<Space> {
        match self.leaders[faction].place {
            Whereabouts::At(space) => Some(space),
            Whereabouts::Available => None,
        }
    }

    /// §3.3.4 Propaganda markers not on the map.
    pub fn propaganda_left(&self) -> u8 {
        MARKERS - SpaceSet::MAP.iter().map(|space| self.spaces[space].propaganda).sum::<u8>()
    }

    /// §3.4.4 Raid markers not on the map.
    pub fn raids_left(&self) -> u8 {
        MARKERS - SpaceSet::MAP.iter().map(|space| self.spaces[space].raids).sum::<u8>()
    }

    /// §2.3.9 French Preparations.
    pub fn french_preparations(&self) -> u8 {
        self.cbc.saturating_add(self.available[Piece::FrenchRegulars as usize] + self.squadrons())
    }
}
