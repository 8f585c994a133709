//! §5.0 The Events of 1779-1780, in card order.
//!
//! Where a card lets somebody choose a space, only those are offered in which some of its text can be carried out
//! (§5.1.3).

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, key, msg};

use super::verbs::*;
use super::{Sides, one, two};
use crate::ask::{self, Lod};
use crate::battle::Attack;
use crate::commands::british::muster;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::navy;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::sequence::{become_ineligible_through_next, remain_eligible};
use crate::state::{Level, Source};
use crate::winter::desertion;
use crate::words::{Activity, Command};

use Faction::{British, French, Indians, Patriots};
use Piece::{
    BritishForts, BritishRegulars, Continentals, FrenchRegulars, MilitiaUnderground, PatriotForts, Tories,
    Villages, WarPartiesActive, WarPartiesUnderground,
};
use Space::{
    Florida, Georgia, NewYork, NorthCarolina, Northwest, Pennsylvania, Quebec, SouthCarolina, Southwest,
    WestIndies,
};

/// The sides of these cards.
pub fn sides(number: u8) -> Option<Sides> {
    match number {
        1 => two(key!("lod-card-1-unshaded"), card_1_unshaded, key!("lod-card-1-shaded"), card_1_shaded),
        7 => two(key!("lod-card-7-unshaded"), card_7_unshaded, key!("lod-card-7-shaded"), card_7_shaded),
        16 => two(key!("lod-card-16-unshaded"), card_16_unshaded, key!("lod-card-16-shaded"), card_16_shaded),
        18 => one(key!("lod-card-18-unshaded"), card_18),
        19 => two(key!("lod-card-19-unshaded"), card_19_unshaded, key!("lod-card-19-shaded"), card_19_shaded),
        21 => two(key!("lod-card-21-unshaded"), card_21_unshaded, key!("lod-card-21-shaded"), card_21_shaded),
        22 => two(key!("lod-card-22-unshaded"), card_22_unshaded, key!("lod-card-22-shaded"), card_22_shaded),
        23 => two(key!("lod-card-23-unshaded"), card_23_unshaded, key!("lod-card-23-shaded"), card_23_shaded),
        25 => two(key!("lod-card-25-unshaded"), card_25_unshaded, key!("lod-card-25-shaded"), card_25_shaded),
        31 => two(key!("lod-card-31-unshaded"), card_31_unshaded, key!("lod-card-31-shaded"), card_31_shaded),
        36 => two(key!("lod-card-36-unshaded"), card_36_unshaded, key!("lod-card-36-shaded"), card_36_shaded),
        37 => two(key!("lod-card-37-unshaded"), card_37_unshaded, key!("lod-card-37-shaded"), card_37_shaded),
        39 => one(key!("lod-card-39-unshaded"), card_39),
        40 => two(key!("lod-card-40-unshaded"), card_40_unshaded, key!("lod-card-40-shaded"), card_40_shaded),
        45 => two(key!("lod-card-45-unshaded"), card_45_unshaded, key!("lod-card-45-shaded"), card_45_shaded),
        48 => two(key!("lod-card-48-unshaded"), card_48_unshaded, key!("lod-card-48-shaded"), card_48_shaded),
        52 => one(key!("lod-card-52-unshaded"), card_52),
        57 => two(key!("lod-card-57-unshaded"), card_57_unshaded, key!("lod-card-57-shaded"), card_57_shaded),
        62 => two(key!("lod-card-62-unshaded"), card_62_unshaded, key!("lod-card-62-shaded"), card_62_shaded),
        64 => two(key!("lod-card-64-unshaded"), card_64_unshaded, key!("lod-card-64-shaded"), card_64_shaded),
        65 => two(key!("lod-card-65-unshaded"), card_65_unshaded, key!("lod-card-65-shaded"), card_65_shaded),
        66 => two(key!("lod-card-66-unshaded"), card_66_unshaded, key!("lod-card-66-shaded"), card_66_shaded),
        67 => two(key!("lod-card-67-unshaded"), card_67_unshaded, key!("lod-card-67-shaded"), card_67_shaded),
        70 => one(key!("lod-card-70-unshaded"), card_70),
        73 => one(key!("lod-card-73-unshaded"), card_73),
        79 => two(key!("lod-card-79-unshaded"), card_79_unshaded, key!("lod-card-79-shaded"), card_79_shaded),
        81 => two(key!("lod-card-81-unshaded"), card_81_unshaded, key!("lod-card-81-shaded"), card_81_shaded),
        85 => two(key!("lod-card-85-unshaded"), card_85_unshaded, key!("lod-card-85-shaded"), card_85_shaded),
        87 => one(key!("lod-card-87-unshaded"), card_87),
        94 => two(key!("lod-card-94-unshaded"), card_94_unshaded, key!("lod-card-94-shaded"), card_94_shaded),
        95 => one(key!("lod-card-95-unshaded"), card_95),
        96 => two(key!("lod-card-96-unshaded"), card_96_unshaded, key!("lod-card-96-shaded"), card_96_shaded),
        _ => None,
    }
}

/// Those spaces where whoever decides could add a piece of one of these kinds.
fn with_room(t: &Lod<'_>, who: Faction, pieces: &[Piece], spaces: SpaceSet) -> SpaceSet {
    spaces.only(|space| pieces.iter().any(|&piece| addable(t, who, piece, space) > 0))
}

/// Those spaces whose level is another one and can change.
fn not_at(t: &Lod<'_>, level: Level, spaces: SpaceSet) -> SpaceSet {
    spaces.only(|space| t.state.level(space) != level && space.population() > 0)
}

/// Adds this many pieces of two kinds to a space, in any mix: it is asked how many are of the first kind.
fn add_mix(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    kinds: [Piece; 2],
    space: Space,
) -> Flow<()> {
    let [first, second] = kinds.map(|kind| addable(t, who, kind, space));
    let count = count.min(first + second);
    let message = Prompt::EventMix { title: play.card, count, piece: kinds[0], space };
    let (least, most) = (count.saturating_sub(second), count.min(first));
    let of_first = ask::number(t, who, message, least, most)?;
    add(t, who, of_first, kinds[0], space)?;
    add(t, who, count - of_first, kinds[1], space)?;
    Ok(())
}

/// 1 Waxhaws Massacre, unshaded: where British are, Continentals fall and the people turn to the Crown, with Propaganda.
fn card_1_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let british = spaces_with(t, &[BritishRegulars, Tories, BritishForts]);
    in_space(t, play.to(key!("lod-to-massacre")), play.executor, british, |t, space| {
        remove(t, 2, Continentals, space, Fate::Casualties);
        shift(t, space, 1);
        add_propaganda(t, space, 2);
        Ok(())
    })
}

/// 1 Waxhaws Massacre, shaded: the Patriots March and Battle somewhere, and the people there turn to Neutral.
fn card_1_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    in_space(t, play.to(key!("lod-to-march-battle-and-shift")), Patriots, SpaceSet::MAP, |t, space| {
        march_then_battle(t, Attack::new(Patriots, space))?;
        add_propaganda(t, space, 2);
        shift_towards(t, space, Level::Neutral, 1);
        Ok(())
    })
}

/// 7 John Paul Jones, unshaded: FNI falls, the British gain Resources and may land two Regulars.
fn card_7_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    gain(t, British, 3);
    let landings = SpaceSet::CITIES | SpaceSet::of(WestIndies);
    let landings = with_room(t, play.executor, &[BritishRegulars], landings);
    in_spaces(
        t,
        play.to(key!("lod-to-place-up-to-two-regulars")),
        play.executor,
        landings,
        Many::UpTo(1),
        |t, space| {
            let most = addable(t, play.executor, BritishRegulars, space).min(2);
            let message = Prompt::EventHowMany { title: play.card, piece: BritishRegulars, space };
            draws_upon(t, Source::Available);
            let count = ask::number(t, play.executor, message, 1, most)?;
            add(t, play.executor, count, BritishRegulars, space)?;
            Ok(())
        },
    )
}

/// 7 John Paul Jones, shaded: FNI rises and the Patriots gain Resources.
fn card_7_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::raise_fni(t, 1)?;
    gain(t, Patriots, 5);
    Ok(())
}

/// 16 Mercy Warren’s “The Motley Assembly”, unshaded: two Tories anywhere.
fn card_16_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_any(t, play, play.executor, 2, &[Tories], SpaceSet::MAP)?;
    Ok(())
}

/// 16 Mercy Warren’s “The Motley Assembly”, shaded: a City comes to Passive Opposition.
fn card_16_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let cities = not_at(t, Level::PassiveOpposition, SpaceSet::CITIES);
    in_space(t, play.to(key!("lod-to-set-passive-opposition")), play.executor, cities, |t, city| {
        shift_towards(t, city, Level::PassiveOpposition, 4);
        Ok(())
    })
}

/// 18 “If it hadn’t been so stormy…”: a Faction is Ineligible through the next card.
fn card_18(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let faction = choose_victim(t, play, key!("lod-that-is-ineligible"), &Faction::ALL)?;
    become_ineligible_through_next(t, faction);
    Ok(())
}

/// 19 Legend of Nathan Hale, unshaded: the Patriots lose Resources.
fn card_19_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, Patriots, 4);
    Ok(())
}

/// 19 Legend of Nathan Hale, shaded: the Patriots gain Resources, and Militia rise anywhere.
fn card_19_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    gain(t, Patriots, 3);
    add_any(t, play, play.executor, 3, &[MilitiaUnderground], SpaceSet::MAP)?;
    Ok(())
}

/// 21 The Gamecock Thomas Sumter, unshaded: Georgia or South Carolina turns to the Crown.
fn card_21_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let south = not_at(t, Level::ActiveSupport, these([Georgia, SouthCarolina]));
    in_space(t, play.to(key!("lod-to-shift-active-support-twice")), play.executor, south, |t, space| {
        shift(t, space, 2);
        Ok(())
    })
}

/// 21 The Gamecock Thomas Sumter, shaded: the Patriots March and Battle in Georgia or South Carolina.
fn card_21_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let south = these([Georgia, SouthCarolina]).only(|space| can_march_or_battle(t, Patriots, space));
    in_space(t, play.to(key!("lod-to-march-battle")), Patriots, south, |t, space| {
        march_then_battle(t, Attack::new(Patriots, space))
    })
}

/// 22 The Newburgh Conspiracy, unshaded: four Patriot units leave a Colony.
fn card_22_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let colonies = spaces_with(t, &PATRIOT_UNITS) & SpaceSet::COLONIES;
    in_space(t, play.to(key!("lod-to-remove-four-patriots")), play.executor, colonies, |t, space| {
        remove_any(t, play, play.executor, 4, &PATRIOT_UNITS, SpaceSet::of(space), Fate::Available)?;
        Ok(())
    })
}

/// 22 The Newburgh Conspiracy, shaded: Tories desert as in winter (§6.6.2).
fn card_22_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    desertion::tory_desertion(t)
}

/// 23 Lieutenant Colonel Francis Marion, unshaded: British or Indians drive all Patriot units out of a Carolina.
fn card_23_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let carolinas = spaces_with(t, &PATRIOT_UNITS) & these([NorthCarolina, SouthCarolina]);
    if carolinas.is_empty() {
        return Ok(());
    }
    let mover = choose_faction(t, play, key!("lod-that-drives-out"), &[British, Indians])?;
    in_space(t, play.to(key!("lod-to-drive-out")), mover, carolinas, |t, from| {
        drive_out(t, play, mover, from)
    })
}

/// Card 23: all Patriot units in a space move together to one adjacent Province.
fn drive_out(t: &mut Lod<'_>, play: Play, mover: Faction, from: Space) -> Flow<()> {
    let provinces = from.adjacent() & SpaceSet::PROVINCES;
    let prompt = Prompt::EventDriveTo { title: play.card, from };
    let to = ask::space(t, mover, prompt, provinces)?;
    let count = t.state.units_of(Patriots, from);
    for unit in PATRIOT_UNITS {
        t.state.relocate(unit, from, to, t.state.count(unit, from));
    }
    t.note("5.1", msg!("lod-note-late-driven-out", count = count, from = from, to = to));
    // With nothing left to stay for, §1.10 asks the Patriots anyway where their Leader goes.
    if t.state.pieces_of(Patriots, from) > 0 {
        leaders::follow(t, leader_decider(mover, Patriots), Patriots, from, to)?;
    }
    Ok(())
}

/// 23 Lieutenant Colonel Francis Marion, shaded: four British units leave a Carolina where Militia are.
fn card_23_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let carolinas = spaces_with(t, &Piece::BRITISH_CUBES) & these([NorthCarolina, SouthCarolina]);
    let carolinas = carolinas.only(|space| t.state.militia(space) > 0);
    in_space(t, play.to(key!("lod-to-remove-four-british")), play.executor, carolinas, |t, space| {
        let there = SpaceSet::of(space);
        remove_any(t, play, play.executor, 4, &Piece::BRITISH_CUBES, there, Fate::Available)?;
        Ok(())
    })
}

/// 25 British Prison Ships, unshaded: two Cities move towards Passive Support.
fn card_25_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let cities = not_at(t, Level::PassiveSupport, SpaceSet::CITIES);
    in_spaces(
        t,
        play.to(key!("lod-to-shift-passive-support")),
        play.executor,
        cities,
        Many::Exactly(2),
        |t, city| {
            shift_towards(t, city, Level::PassiveSupport, 1);
            Ok(())
        },
    )
}

/// 25 British Prison Ships, shaded: two Cities get Militia and Propaganda and move towards Passive Opposition.
fn card_25_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    in_spaces(
        t,
        play.to(key!("lod-to-place-militia-propaganda-and-shift")),
        play.executor,
        SpaceSet::CITIES,
        Many::Exactly(2),
        |t, city| {
            add(t, play.executor, 1, MilitiaUnderground, city)?;
            add_propaganda(t, city, 1);
            shift_towards(t, city, Level::PassiveOpposition, 1);
            Ok(())
        },
    )
}

/// 31 Thomas Brown and the King’s Rangers, unshaded: Tories and a British Fort in Georgia or South Carolina.
fn card_31_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let south = these([Georgia, SouthCarolina]);
    let south = with_room(t, play.executor, &[Tories, BritishForts], south);
    in_space(t, play.to(key!("lod-to-place-tories-and-fort")), play.executor, south, |t, space| {
        add(t, play.executor, 2, Tories, space)?;
        add(t, play.executor, 1, BritishForts, space)?;
        Ok(())
    })
}

/// 31 Thomas Brown and the King’s Rangers, shaded: Militia in Georgia or South Carolina, which may act as Partisans.
fn card_31_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let south = these([Georgia, SouthCarolina]).only(|space| {
        addable(t, Patriots, MilitiaUnderground, space) > 0
            || can_activity(t, Patriots, Activity::Partisans, SpaceSet::of(space))
    });
    in_space(t, play.to(key!("lod-to-place-two-militia")), Patriots, south, |t, space| {
        add(t, Patriots, 2, MilitiaUnderground, space)?;
        let there = SpaceSet::of(space);
        if can_activity(t, Patriots, Activity::Partisans, there)
            && may(t, play.to(key!("lod-may-partisans")), Patriots)?
        {
            free_activity(t, Patriots, Activity::Partisans, there)?;
        }
        Ok(())
    })
}

/// 36 Naval Battle in West Indies, unshaded: FNI falls, and the French withdraw three Regulars.
fn card_36_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    remove_any(t, play, French, 3, &[FrenchRegulars], SpaceSet::ALL, Fate::Available)?;
    Ok(())
}

/// 36 Naval Battle in West Indies, shaded: four British Regulars leave the West Indies.
fn card_36_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    remove(t, 4, BritishRegulars, WestIndies, Fate::Available);
    Ok(())
}

/// 37 The Armada of 1779, unshaded: FNI falls; French and Patriots lose Resources.
fn card_37_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    lose(t, French, 3);
    lose(t, Patriots, 2);
    Ok(())
}

/// 37 The Armada of 1779, shaded: FNI rises, and four British Regulars leave the map.
fn card_37_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    navy::raise_fni(t, 1)?;
    remove_any(t, play, play.executor, 4, &[BritishRegulars], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 39 Gordon Riots: three Cities move towards Neutral.
fn card_39(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let cities = not_at(t, Level::Neutral, SpaceSet::CITIES);
    in_spaces(t, play.to(key!("lod-to-shift-neutral")), play.executor, cities, Many::Exactly(3), |t, city| {
        shift_towards(t, city, Level::Neutral, 1);
        Ok(())
    })
}

/// 40 Battle of the Chesapeake, unshaded: the British gain Resources, and every Blockade is lifted.
fn card_40_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, British, 2);
    for city in t.state.blockaded().iter() {
        while t.state.is_blockaded(city) {
            t.state.move_squadron(city, WestIndies);
            t.note("1.9", msg!("lod-note-blockade-lifted", city = city, fni = t.state.fni()));
        }
    }
    Ok(())
}

/// 40 Battle of the Chesapeake, shaded: FNI rises to 3.
fn card_40_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    let levels = 3_u8.saturating_sub(t.state.fni());
    navy::raise_fni(t, levels)?;
    Ok(())
}

/// 45 Adam Smith ~ Wealth of Nations, unshaded: the British gain Resources.
fn card_45_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, British, 6);
    Ok(())
}

/// 45 Adam Smith ~ Wealth of Nations, shaded: the British lose Resources.
fn card_45_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, British, 4);
    Ok(())
}

/// 48 God Save the King, unshaded: the British March somewhere and may Battle there.
fn card_48_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = SpaceSet::MAP.only(|space| can_march_or_battle(t, British, space));
    in_space(t, play.to(key!("lod-to-march-battle")), British, spaces, |t, space| {
        free_command(t, British, Command::March, SpaceSet::of(space))?;
        may_command(t, play, British, Command::Battle, space)
    })
}

/// 48 God Save the King, shaded: a Faction moves its units away from British Regulars, out of up to three spaces.
fn card_48_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let shared = |t: &Lod<'_>, faction: Faction| {
        spaces_with(t, &[BritishRegulars]).only(|space| t.state.units_of(faction, space) > 0)
    };
    let factions: ArrayVec<Faction, 3> =
        [Patriots, Indians, French].into_iter().filter(|&faction| !shared(t, faction).is_empty()).collect();
    if factions.is_empty() {
        return Ok(());
    }
    let mover = choose_faction(t, play, key!("lod-that-moves-away"), &factions)?;
    let from = shared(t, mover);
    // Nothing moves twice: no more of a kind leave a space than stood there at the beginning.
    let before = t.state.spaces;
    in_spaces(t, play.to(key!("lod-to-move-out")), mover, from, Many::UpTo(3), |t, from| {
        move_out(t, play, mover, from, before[from].pieces)
    })
}

/// 52 French Fleet Arrives in the Wrong Spot: French Regulars leave the map, then somebody Battles with more force.
fn card_52(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any_up_to(t, play, play.executor, 4, &[FrenchRegulars], SpaceSet::MAP, Fate::Available)?;
    leaders::settle(t)?;
    let fields = |t: &Lod<'_>, faction: Faction| {
        SpaceSet::ALL.only(|space| can_command(t, faction, Command::Battle, SpaceSet::of(space)))
    };
    let factions: ArrayVec<Faction, 4> =
        Faction::ALL.into_iter().filter(|&faction| !fields(t, faction).is_empty()).collect();
    if factions.is_empty() {
        return Ok(());
    }
    let attacker = choose_faction(t, play, key!("lod-that-battles"), &factions)?;
    let fields = fields(t, attacker);
    in_space(t, play.to(key!("lod-to-battle")), play.executor, fields, |t, space| {
        free_battle_with(t, Attack { force_bonus: 2, ..Attack::new(attacker, space) })
    })
}

/// 57 French Fleet Sails for the Caribbean, unshaded: FNI falls, the French pause, and Regulars sail to the West Indies.
fn card_57_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    become_ineligible_through_next(t, French);
    add(t, play.executor, 2, FrenchRegulars, WestIndies)?;
    Ok(())
}

/// 57 French Fleet Sails for the Caribbean, shaded: the British pause, and Regulars sail to the West Indies.
fn card_57_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    become_ineligible_through_next(t, British);
    sail_to_west_indies(t, play, BritishRegulars, 2)
}

/// 62 Charles Michel de Langlade, unshaded: three Tories or three War Parties in the north-west.
fn card_62_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let groups = [
        (3, Tories, Quebec),
        (3, WarPartiesUnderground, Quebec),
        (3, Tories, Northwest),
        (3, WarPartiesUnderground, Northwest),
        (3, Tories, NewYork),
        (3, WarPartiesUnderground, NewYork),
    ];
    add_one_group(t, play, groups)
}

/// 62 Charles Michel de Langlade, shaded: three Militia in Northwest or three French Regulars in Quebec.
fn card_62_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_one_group(t, play, [(3, MilitiaUnderground, Northwest), (3, FrenchRegulars, Quebec)])
}

/// 64 The Affair of Fielding and Bylandt, unshaded: FNI falls and the British gain Resources.
fn card_64_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    gain(t, British, 3);
    Ok(())
}

/// 64 The Affair of Fielding and Bylandt, shaded: the Patriots gain Resources.
fn card_64_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, Patriots, 5);
    Ok(())
}

/// 65 Jacques Necker, Finance Minister, unshaded: the French lose Resources.
fn card_65_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, French, 4);
    Ok(())
}

/// 65 Jacques Necker, Finance Minister, shaded: the French gain Resources.
fn card_65_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, French, 3);
    Ok(())
}

/// 66 Don Bernardo Takes Pensacola, unshaded: six British cubes in Southwest or Florida.
fn card_66_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = with_room(t, play.executor, &Piece::BRITISH_CUBES, these([Southwest, Florida]));
    in_space(t, play.to(key!("lod-to-place-six-cubes")), play.executor, spaces, |t, space| {
        add_mix(t, play, play.executor, 6, Piece::BRITISH_CUBES, space)
    })
}

/// 66 Don Bernardo Takes Pensacola, shaded: French or Patriots March into Florida and Battle with more force.
fn card_66_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let factions: ArrayVec<Faction, 2> =
        [French, Patriots].into_iter().filter(|&faction| can_march_or_battle(t, faction, Florida)).collect();
    if factions.is_empty() {
        return Ok(());
    }
    let attacker = choose_faction(t, play, key!("lod-that-takes-florida"), &factions)?;
    march_then_battle(t, Attack { force_bonus: 2, ..Attack::new(attacker, Florida) })
}

/// 67 De Grasse Arrives with the French Fleet, unshaded: FNI falls, and three French Regulars leave the West Indies.
fn card_67_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    remove(t, 3, FrenchRegulars, WestIndies, Fate::Available);
    Ok(())
}

/// 67 De Grasse Arrives with the French Fleet, shaded: the French Muster or the Patriots Rally, and stay Eligible.
fn card_67_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let faction = choose_faction(t, play, key!("lod-that-raises-troops"), &[French, Patriots])?;
    let command = if faction == French { Command::Muster } else { Command::Rally };
    free_command(t, faction, command, SpaceSet::ALL)?;
    remain_eligible(t, faction);
    Ok(())
}

/// 70 British Gain From French in India: three Regulars of either crown leave.
fn card_70(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let regulars = [BritishRegulars, FrenchRegulars];
    remove_any(t, play, play.executor, 3, &regulars, SpaceSet::ALL, Fate::Available)?;
    Ok(())
}

/// 73 Sullivan Expedition vs. Iroquois and Tories: a Village or Fort in the north-west goes.
fn card_73(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let bases = [Villages, PatriotForts, BritishForts];
    let spaces = these([Quebec, Northwest, NewYork]);
    remove_any(t, play, play.executor, 1, &bases, spaces, Fate::Available)?;
    Ok(())
}

/// 79 Tuscarora and Oneida Come to Washington, unshaded: War Parties and a Village in a Colony.
fn card_79_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let pieces = [WarPartiesUnderground, Villages];
    let colonies = with_room(t, play.executor, &pieces, SpaceSet::COLONIES);
    in_space(t, play.to(key!("lod-to-place-war-parties-and-village")), play.executor, colonies, |t, space| {
        add(t, play.executor, 2, WarPartiesUnderground, space)?;
        add(t, play.executor, 1, Villages, space)?;
        Ok(())
    })
}

/// 79 Tuscarora and Oneida Come to Washington, shaded: War Parties and a Village leave a Colony.
fn card_79_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let indian = spaces_with(t, &[WarPartiesActive, WarPartiesUnderground, Villages]);
    in_space(
        t,
        play.to(key!("lod-to-remove-war-parties-and-village")),
        play.executor,
        indian & SpaceSet::COLONIES,
        |t, space| {
            let there = SpaceSet::of(space);
            remove_any(t, play, play.executor, 2, &Piece::WAR_PARTIES, there, Fate::Available)?;
            remove(t, 1, Villages, space, Fate::Available);
            Ok(())
        },
    )
}

/// 81 Creek and Seminole Active in South, unshaded: a Village, War Parties and a Raid in Georgia or South Carolina.
fn card_81_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let mut south = these([Georgia, SouthCarolina]);
    if t.state.raids_left() == 0 {
        south = with_room(t, play.executor, &[Villages, WarPartiesUnderground], south);
    }
    in_space(
        t,
        play.to(key!("lod-to-place-village-war-parties-and-raid")),
        play.executor,
        south,
        |t, space| {
            add(t, play.executor, 1, Villages, space)?;
            add(t, play.executor, 2, WarPartiesUnderground, space)?;
            add_raids(t, space, 1);
            Ok(())
        },
    )
}

/// 81 Creek and Seminole Active in South, shaded: two War Parties leave Georgia and South Carolina.
fn card_81_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let south = these([Georgia, SouthCarolina]);
    remove_any(t, play, play.executor, 2, &Piece::WAR_PARTIES, south, Fate::Available)?;
    Ok(())
}

/// 85 Indians Help British Raids on Mississippi, unshaded: the British add three cubes in Southwest.
fn card_85_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_mix(t, play, British, 3, Piece::BRITISH_CUBES, Southwest)
}

/// 85 Indians Help British Raids on Mississippi, shaded: French Regulars and Patriot units in Southwest.
fn card_85_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add(t, play.executor, 2, FrenchRegulars, Southwest)?;
    add_mix(t, play, play.executor, 2, [Continentals, MilitiaUnderground], Southwest)
}

/// 87 Patriots Massacre Lenape Indians: a piece leaves Pennsylvania, and the executor stays Eligible.
fn card_87(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let there = SpaceSet::of(Pennsylvania);
    remove_any(t, play, play.executor, 1, &Piece::ALL, there, Fate::Available)?;
    remain_eligible(t, play.executor);
    Ok(())
}

/// 94 Herkimer’s Relief Column, unshaded: in New York Indians Gather, Tories Muster, and the Militia leave.
fn card_94_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    free_command(t, Indians, Command::Gather, SpaceSet::of(NewYork))?;
    muster::tories_alone(t, NewYork)?;
    return_all(t, &Piece::MILITIA, NewYork);
    Ok(())
}

/// 94 Herkimer’s Relief Column, shaded: all Indian pieces leave New York.
fn card_94_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    return_all(t, &[WarPartiesActive, WarPartiesUnderground, Villages], NewYork);
    Ok(())
}

/// 95 Ohio Country Frontier Erupts: in Northwest an enemy Village or Fort goes, and three friendly units come.
fn card_95(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (bases, units): (&[Piece], _) = match play.executor.side() {
        Side::Royalist => (&[PatriotForts], [BritishRegulars, Tories, WarPartiesUnderground]),
        Side::Rebellion => (&[Villages, BritishForts], [Continentals, MilitiaUnderground, FrenchRegulars]),
    };
    let there = SpaceSet::of(Northwest);
    remove_any(t, play, play.executor, 1, bases, there, Fate::Available)?;
    add_any(t, play, play.executor, 3, &units, there)?;
    Ok(())
}

/// 96 Iroquois Confederacy, unshaded: the Indians Gather and take the War Path in two Reserve Provinces.
fn card_96_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let reserves = SpaceSet::RESERVES.only(|space| {
        let there = SpaceSet::of(space);
        can_command(t, Indians, Command::Gather, there) || can_activity(t, Indians, Activity::WarPath, there)
    });
    in_spaces(
        t,
        play.to(key!("lod-to-gather-and-war-path")),
        Indians,
        reserves,
        Many::Exactly(2),
        |t, space| {
            let there = SpaceSet::of(space);
            free_command(t, Indians, Command::Gather, there)?;
            free_activity(t, Indians, Activity::WarPath, there)
        },
    )
}

/// 96 Iroquois Confederacy, shaded: a Village goes.
fn card_96_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 1, &[Villages], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}
