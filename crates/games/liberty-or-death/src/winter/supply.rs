//! §6.2 The Supply Phase: troops far from their forts cost Resources, goodwill, or themselves.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::west_indies;
use crate::ask::{self, Choices, Lod};
use crate::choice::Choice;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::placing;
use crate::prompt::Prompt;
use crate::state::{Level, Phase, State};
use crate::words::Button;

/// The Patriot units that need supply.
const PATRIOT_UNITS: [Piece; 3] = [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground];

/// §6.2 Each Faction sees to its supply, space by space; then the West Indies.
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    british(t)?;
    patriots(t)?;
    french(t)?;
    indians(t)?;
    west_indies::battle_and_stay(t)?;
    t.state.sequence.phase = Phase::ResourcesPhase;
    Ok(())
}

/// §6.2.1 British cubes without a British Fort or a City under British Control: the British pay a Resource, or let the
/// space shift towards Active Opposition, or take the cubes off the map.
fn british(t: &mut Lod<'_>) -> Flow<()> {
    let supplied = |state: &State, space: Space| {
        state.count(Piece::BritishForts, space) > 0
            || space.is_city() && state.control(space) == Some(Side::Royalist)
    };
    let needy = SpaceSet::MAP.only(|at| t.state.british_cubes(at) > 0 && !supplied(t.state, at));
    for space in needy.iter() {
        let mut words = ArrayVec::<Button, 3>::new();
        if t.state.resources[Faction::British] > 0 {
            words.push(Button::Pay);
        }
        if space.population() > 0 && t.state.level(space) != Level::ActiveOpposition {
            words.push(Button::Shift);
        }
        words.push(Button::Remove);
        let prompt = Prompt::BritishSupply { space };
        let word = ask::word(t, Faction::British, prompt, &words)?;
        if word == Button::Pay {
            pay(t, Faction::British, space);
        } else if word == Button::Shift {
            t.state.shift(space, -1);
            let level = t.state.level(space);
            t.note("6.2.1", msg!("lod-note-supply-shift", space = space, level = level));
        } else {
            for piece in Piece::BRITISH_CUBES {
                let count = t.state.remove(piece, space, u8::MAX);
                note_removed(t, piece, space, count);
            }
        }
    }
    leaders::settle(t)
}

/// §6.2.1 Patriot units without a Patriot Fort, or a Colony or City under Rebellion Control: the Patriots pay a Resource
/// or lose one unit of every two. A unit by itself loses nothing (L56).
fn patriots(t: &mut Lod<'_>) -> Flow<()> {
    let alone = SpaceSet::MAP
        .only(|at| t.state.units_of(Faction::Patriots, at) == 1 && !rebels_supplied(t.state, at));
    for space in alone.iter() {
        t.note("6.2.1", msg!("lod-note-supply-lone", space = space));
    }
    for space in needy_patriots(t.state).iter() {
        let loss = t.state.units_of(Faction::Patriots, space) / 2;
        let can_pay = t.state.resources[Faction::Patriots] > 0;
        let words: &[Button] = if can_pay { &[Button::Pay, Button::Remove] } else { &[Button::Remove] };
        let prompt = Prompt::PatriotSupply { space, count: loss };
        if ask::word(t, Faction::Patriots, prompt, words)? == Button::Pay {
            pay(t, Faction::Patriots, space);
        } else {
            remove_patriots(t, space, loss)?;
        }
    }
    leaders::settle(t)
}

/// §6.2.1 Where Patriot units out of supply cost something.
pub fn needy_patriots(state: &State) -> SpaceSet {
    SpaceSet::MAP.only(|at| state.units_of(Faction::Patriots, at) > 1 && !rebels_supplied(state, at))
}

/// The Patriots choose which of their units go, kind by kind.
fn remove_patriots(t: &mut Lod<'_>, space: Space, loss: u8) -> Flow<()> {
    let mut left = loss;
    for (at, &piece) in PATRIOT_UNITS.iter().enumerate() {
        let others = t.state.count_of(&PATRIOT_UNITS[at + 1..], space);
        let (least, most) = (left.saturating_sub(others), left.min(t.state.count(piece, space)));
        let prompt = Prompt::PatriotSupplyLoss { piece, space, count: left };
        let count = ask::number(t, Faction::Patriots, prompt, least, most)?;
        t.state.remove(piece, space, count);
        note_removed(t, piece, space, count);
        left -= count;
    }
    Ok(())
}

/// §6.2.1 French Regulars without a Patriot Fort, or a Colony or City under Rebellion Control: they go to the nearest
/// Patriot Fort, or the French pay a Resource; if neither is possible they leave the map.
fn french(t: &mut Lod<'_>) -> Flow<()> {
    let needy = SpaceSet::MAP
        .only(|at| t.state.count(Piece::FrenchRegulars, at) > 0 && !rebels_supplied(t.state, at));
    for space in needy.iter() {
        let forts = t.state.spaces_with(Piece::PatriotForts);
        let prompt = Prompt::FrenchSupply { space };
        match pay_or_go(t, Faction::French, prompt, nearest(space, SpaceSet::MAP, forts))? {
            Way::Pay => pay(t, Faction::French, space),
            Way::Go(to) => go(t, &[Piece::FrenchRegulars], space, to),
            Way::Nothing => {
                let count = t.state.remove(Piece::FrenchRegulars, space, u8::MAX);
                note_removed(t, Piece::FrenchRegulars, space, count);
            }
        }
    }
    leaders::settle(t)
}

/// §6.2.1 War Parties in a Colony without a Village: they go to the nearest Province with one, or the Indians pay a
/// Resource.
fn indians(t: &mut Lod<'_>) -> Flow<()> {
    first_village(t)?;
    let needy =
        SpaceSet::COLONIES.only(|at| t.state.war_parties(at) > 0 && t.state.count(Piece::Villages, at) == 0);
    for space in needy.iter() {
        let villages = t.state.spaces_with(Piece::Villages);
        let prompt = Prompt::IndianSupply { space };
        match pay_or_go(t, Faction::Indians, prompt, nearest(space, SpaceSet::PROVINCES, villages))? {
            Way::Pay => pay(t, Faction::Indians, space),
            Way::Go(to) => go(t, &Piece::WAR_PARTIES, space, to),
            // No Village could be built anywhere, and the rule names no other price.
            Way::Nothing => {}
        }
    }
    leaders::settle(t)
}

/// §6.2.1 Indians without any Village on the map place one in a Reserve Province that has room.
fn first_village(t: &mut Lod<'_>) -> Flow<()> {
    let room = SpaceSet::RESERVES.only(|space| t.state.may_stand(Piece::Villages, space));
    if t.state.bases_on_map(Piece::Villages) > 0 || room.is_empty() {
        return Ok(());
    }
    let prompt = Prompt::FirstVillage;
    let space = ask::space(t, Faction::Indians, prompt, room)?;
    placing::place_own(t, "6.2.1", Piece::Villages, space, 1)?;
    Ok(())
}

fn rebels_supplied(state: &State, space: Space) -> bool {
    state.count(Piece::PatriotForts, space) > 0
        || !space.is_reserve() && state.control(space) == Some(Side::Rebellion)
}

/// How units out of supply are seen to.
enum Way {
    Pay,
    Go(Space),
    /// Neither is possible.
    Nothing,
}

/// Asks whether to pay, or where to go of the nearest spaces.
fn pay_or_go(t: &mut Lod<'_>, who: Faction, prompt: Prompt, goals: SpaceSet) -> Flow<Way> {
    let mut options: Choices = goals.iter().map(Choice::Space).collect();
    if t.state.resources[who] > 0 {
        options.push(Button::Pay.into());
    }
    if options.is_empty() {
        return Ok(Way::Nothing);
    }
    match t.pick(who, prompt, &options)? {
        Choice::Space(to) => Ok(Way::Go(to)),
        _ => Ok(Way::Pay),
    }
}

/// The goals that are the fewest steps away over these spaces. Of several the owner of the pieces chooses (L56).
fn nearest(from: Space, over: SpaceSet, goals: SpaceSet) -> SpaceSet {
    let mut reached = SpaceSet::of(from);
    loop {
        let further = (reached | reached.neighbours()) & over;
        if !(further & goals).is_empty() || further == reached {
            return further & goals;
        }
        reached = further;
    }
}

fn pay(t: &mut Lod<'_>, faction: Faction, space: Space) {
    t.state.lose(faction, 1);
    t.note("6.2.1", msg!("lod-note-supply-paid", faction = faction, space = space));
}

fn go(t: &mut Lod<'_>, pieces: &[Piece], from: Space, to: Space) {
    for &piece in pieces {
        let count = t.state.count(piece, from);
        t.state.relocate(piece, from, to, count);
        if count > 0 {
            t.note(
                "6.2.1",
                msg!("lod-note-supply-moved", count = count, piece = piece, from = from, to = to),
            );
        }
    }
}

fn note_removed(t: &mut Lod<'_>, piece: Piece, space: Space, count: u8) {
    if count > 0 {
        t.note("6.2.1", msg!("lod-note-supply-removed", count = count, piece = piece, space = space));
    }
}
