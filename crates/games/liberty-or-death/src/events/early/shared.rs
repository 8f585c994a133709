//! What several Events of 1775-1776 share.

use tricorne_kernel::{Flow, Key, key, msg};

use crate::ask::{self, Lod};
use crate::battle::Attack;
use crate::events::verbs::*;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::{Level, Source, State};

/// Forts of both sides, and Villages.
pub const BASES: [Piece; 3] = [Piece::BritishForts, Piece::PatriotForts, Piece::Villages];
/// Units of the Royalists as they are added.
pub const ROYALIST_UNITS: [Piece; 3] = [Piece::BritishRegulars, Piece::Tories, Piece::WarPartiesUnderground];
/// Units of the Rebellion as they are added.
pub const REBELLION_UNITS: [Piece; 3] =
    [Piece::Continentals, Piece::MilitiaUnderground, Piece::FrenchRegulars];
/// Units of all Factions as they are added.
pub const UNITS: [Piece; 6] = [
    Piece::BritishRegulars,
    Piece::Tories,
    Piece::WarPartiesUnderground,
    Piece::Continentals,
    Piece::MilitiaUnderground,
    Piece::FrenchRegulars,
];
/// Patriot pieces.
pub const PATRIOT_PIECES: [Piece; 4] =
    [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground, Piece::PatriotForts];

/// The Forts or Villages of a side.
pub fn bases_of(side: Side) -> &'static [Piece] {
    match side {
        Side::Royalist => &[Piece::BritishForts, Piece::Villages],
        Side::Rebellion => &[Piece::PatriotForts],
    }
}

/// The units of a side as they are added.
pub fn units_of(side: Side) -> &'static [Piece] {
    match side {
        Side::Royalist => &ROYALIST_UNITS,
        Side::Rebellion => &REBELLION_UNITS,
    }
}

/// The Colonies of card 82.
pub fn southern() -> SpaceSet {
    [Space::Virginia, Space::NorthCarolina, Space::SouthCarolina, Space::Georgia].into_iter().collect()
}

/// Massachusetts, and the spaces with Indian pieces.
pub fn massachusetts_or_indians(t: &Lod<'_>) -> SpaceSet {
    let [active, underground] = Piece::WAR_PARTIES;
    spaces_with(t, &[active, underground, Piece::Villages]) | SpaceSet::of(Space::Massachusetts)
}

/// Those of these spaces that a shift by so many steps would change.
pub fn shiftable(t: &Lod<'_>, spaces: SpaceSet, steps: i8) -> SpaceSet {
    spaces.only(|space| t.state.level(space).shifted(steps) != t.state.level(space))
}

/// Two of these spaces shift by up to so many steps towards a level.
pub fn shift_two_towards(
    t: &mut Lod<'_>,
    play: Play,
    to: Key,
    spaces: SpaceSet,
    level: Level,
    steps: u8,
) -> Flow<()> {
    let spaces = spaces.only(|space| t.state.level(space) != level);
    in_spaces(t, play.to(to), play.executor, spaces, Many::Exactly(2), |t, space| {
        shift_towards(t, space, level, steps);
        Ok(())
    })
}

/// In a space all pieces of these kinds are swapped, each for two of another kind.
pub fn swap_each_for_two(t: &mut Lod<'_>, play: Play, purpose: Key, from: &[Piece], to: Piece) -> Flow<()> {
    let spaces = spaces_with(t, from);
    in_space(t, play.to(purpose), play.executor, spaces, |t, space| swap_all(t, play, from, to, 2, space))
}

/// The kind that a Faction hides.
pub fn underground_of(faction: Faction) -> Piece {
    match faction {
        Faction::Patriots | Faction::French => Piece::MilitiaUnderground,
        Faction::Indians | Faction::British => Piece::WarPartiesUnderground,
    }
}

/// How many Militia or War Parties on the map must come into the open until half of them, rounded down, are Active.
pub fn hidden_above_half(state: &State, faction: Faction) -> u8 {
    let underground = underground_of(faction);
    let active = state.count_in(underground.active(), SpaceSet::MAP);
    let all = active + state.count_in(underground, SpaceSet::MAP);
    (all / 2).saturating_sub(active)
}

/// In up to three of these spaces, up to two pieces each are added, Available or Unavailable.
pub fn add_two_in_three(
    t: &mut Lod<'_>,
    play: Play,
    to: Key,
    who: Faction,
    piece: Piece,
    spaces: SpaceSet,
) -> Flow<()> {
    let open = |t: &Lod<'_>, space| addable_from_unavailable_too(t, who, piece, space) > 0;
    in_turn_up_to(t, play.to(to), who, (3, spaces), open, |t, space| {
        add_up_to_two(t, play, who, 1, piece, space)?;
        Ok(())
    })
}

/// Up to two pieces are added, Available or Unavailable: how many is asked.
pub fn add_up_to_two(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    least: u8,
    piece: Piece,
    space: Space,
) -> Flow<u8> {
    let most = addable_from_unavailable_too(t, who, piece, space).min(2);
    let message = Prompt::EventHowMany { title: play.card, piece, space };
    draws_upon(t, Source::UnavailableToo);
    let count = ask::number(t, who, message, least.min(most), most)?;
    add_from_unavailable_too(t, play, who, count, piece, space)
}

/// The British return one in so many of their pieces of a kind on the map to Available.
pub fn remove_share(t: &mut Lod<'_>, play: Play, share: u8, piece: Piece) -> Flow<()> {
    let count = t.state.count_in(piece, SpaceSet::MAP) / share;
    remove_any(t, play, Faction::British, count, &[piece], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// Three Indian pieces leave these spaces, War Parties before any Village.
pub fn remove_indians(t: &mut Lod<'_>, play: Play, spaces: SpaceSet) -> Flow<()> {
    let who = play.executor;
    let removed = remove_any(t, play, who, 3, &Piece::WAR_PARTIES, spaces, Fate::Available)?;
    remove_any(t, play, who, 3 - removed, &[Piece::Villages], spaces, Fate::Available)?;
    Ok(())
}

/// A Faction chooses a space, Marches into it and Battles there for free, with what the card adds to the Battle.
pub fn march_and_battle(
    t: &mut Lod<'_>,
    play: Play,
    faction: Faction,
    with: impl Fn(Attack) -> Attack,
) -> Flow<()> {
    let spaces = SpaceSet::MAP.only(|space| can_march_or_battle(t, faction, space));
    in_space(t, play.to(key!("lod-to-march-battle")), faction, spaces, |t, space| {
        march_then_battle(t, with(Attack::new(faction, space)))
    })
}

/// The executor may move up to so many of its cubes on the map to Quebec: space by space, as many as it likes.
pub fn move_cubes_to_quebec(t: &mut Lod<'_>, play: Play, count: u8) -> Flow<()> {
    let (who, to) = (play.executor, Space::Quebec);
    let cubes: &[Piece] = match who {
        Faction::British => &Piece::BRITISH_CUBES,
        Faction::Patriots => &[Piece::Continentals],
        Faction::French => &[Piece::FrenchRegulars],
        Faction::Indians => return Ok(()),
    };
    let mut left = count;
    let mut origins = spaces_with(t, cubes).without(to);
    while left > 0 {
        let effect = |t: &mut Lod<'_>, from| move_to_quebec(t, play, cubes, from, left).map(drop);
        let Some(from) =
            choose_or_done(t, play.to(key!("lod-to-move-cubes-to-quebec")), left, who, origins, &effect)?
        else {
            break;
        };
        origins.remove(from);
        left -= move_to_quebec(t, play, cubes, from, left)?;
    }
    Ok(())
}

/// Up to so many of the executor's cubes move from a space to Quebec. Returns how many.
fn move_to_quebec(t: &mut Lod<'_>, play: Play, cubes: &[Piece], from: Space, count: u8) -> Flow<u8> {
    let (who, to) = (play.executor, Space::Quebec);
    let mut left = count;
    for (index, &piece) in cubes.iter().enumerate() {
        let here = t.state.count(piece, from);
        // Who chose the space moves somebody: the last kind must, if no other did.
        let later = t.state.count_of(&cubes[index + 1..], from);
        let least = u8::from(left == count && later == 0).min(here);
        let message = Prompt::EventCubesToQuebec { title: play.card, piece, from };
        let moving = ask::number(t, who, message, least, here.min(left))?;
        if moving > 0 {
            t.state.relocate(piece, from, to, moving);
            left -= moving;
            let note = msg!("lod-note-event-cubes-to-quebec", count = moving, piece = piece, from = from);
            t.note("5.1", note);
        }
    }
    leaders::follow(t, who, who, from, to)?;
    Ok(count - left)
}
