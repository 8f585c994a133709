//! §5.0 The Events of 1775-1776, in card order.

mod shared;

use tricorne_kernel::{Flow, key, msg};

use super::verbs::*;
use super::{Sides, one, two};
use crate::ask::{self, Lod};
use crate::battle::Attack;
use crate::map::{Regions, Space, SpaceSet};
use crate::navy;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::Level;
use crate::winter::desertion;
use crate::words::{Activity, Command};
use shared::*;

/// The sides of these cards.
pub fn sides(number: u8) -> Option<Sides> {
    match number {
        2 => two(key!("lod-card-2-unshaded"), card_2_unshaded, key!("lod-card-2-shaded"), card_2_shaded),
        4 => two(key!("lod-card-4-unshaded"), card_4_unshaded, key!("lod-card-4-shaded"), card_4_shaded),
        6 => two(key!("lod-card-6-unshaded"), card_6_unshaded, key!("lod-card-6-shaded"), card_6_shaded),
        10 => two(key!("lod-card-10-unshaded"), card_10_unshaded, key!("lod-card-10-shaded"), card_10_shaded),
        13 => two(key!("lod-card-13-unshaded"), card_13_unshaded, key!("lod-card-13-shaded"), card_13_shaded),
        15 => two(key!("lod-card-15-unshaded"), card_15_unshaded, key!("lod-card-15-shaded"), card_15_shaded),
        20 => two(key!("lod-card-20-unshaded"), card_20_unshaded, key!("lod-card-20-shaded"), card_20_shaded),
        24 => two(key!("lod-card-24-unshaded"), card_24_unshaded, key!("lod-card-24-shaded"), card_24_shaded),
        28 => two(key!("lod-card-28-unshaded"), card_28_unshaded, key!("lod-card-28-shaded"), card_28_shaded),
        29 => one(key!("lod-card-29-unshaded"), card_29_unshaded),
        30 => two(key!("lod-card-30-unshaded"), card_30_unshaded, key!("lod-card-30-shaded"), card_30_shaded),
        32 => two(key!("lod-card-32-unshaded"), card_32_unshaded, key!("lod-card-32-shaded"), card_32_shaded),
        33 => two(key!("lod-card-33-unshaded"), card_33_unshaded, key!("lod-card-33-shaded"), card_33_shaded),
        35 => two(key!("lod-card-35-unshaded"), card_35_unshaded, key!("lod-card-35-shaded"), card_35_shaded),
        41 => two(key!("lod-card-41-unshaded"), card_41_unshaded, key!("lod-card-41-shaded"), card_41_shaded),
        43 => two(key!("lod-card-43-unshaded"), card_43_unshaded, key!("lod-card-43-shaded"), card_43_shaded),
        46 => two(key!("lod-card-46-unshaded"), card_46_unshaded, key!("lod-card-46-shaded"), card_46_shaded),
        49 => two(key!("lod-card-49-unshaded"), card_49_unshaded, key!("lod-card-49-shaded"), card_49_shaded),
        51 => two(key!("lod-card-51-unshaded"), card_51_unshaded, key!("lod-card-51-shaded"), card_51_shaded),
        53 => two(key!("lod-card-53-unshaded"), card_53_unshaded, key!("lod-card-53-shaded"), card_53_shaded),
        54 => two(key!("lod-card-54-unshaded"), card_54_unshaded, key!("lod-card-54-shaded"), card_54_shaded),
        56 => two(key!("lod-card-56-unshaded"), card_56_unshaded, key!("lod-card-56-shaded"), card_56_shaded),
        68 => one(key!("lod-card-68-unshaded"), card_68_unshaded),
        72 => one(key!("lod-card-72-unshaded"), card_72_unshaded),
        75 => two(key!("lod-card-75-unshaded"), card_75_unshaded, key!("lod-card-75-shaded"), card_75_shaded),
        82 => two(key!("lod-card-82-unshaded"), card_82_unshaded, key!("lod-card-82-shaded"), card_82_shaded),
        83 => two(key!("lod-card-83-unshaded"), card_83_unshaded, key!("lod-card-83-shaded"), card_83_shaded),
        84 => two(key!("lod-card-84-unshaded"), card_84_unshaded, key!("lod-card-84-shaded"), card_84_shaded),
        86 => two(key!("lod-card-86-unshaded"), card_86_unshaded, key!("lod-card-86-shaded"), card_86_shaded),
        90 => two(key!("lod-card-90-unshaded"), card_90_unshaded, key!("lod-card-90-shaded"), card_90_shaded),
        91 => two(key!("lod-card-91-unshaded"), card_91_unshaded, key!("lod-card-91-shaded"), card_91_shaded),
        92 => one(key!("lod-card-92-unshaded"), card_92_unshaded),
        _ => None,
    }
}

/// 2 “Common Sense”, unshaded: the British strengthen a City, which gets Propaganda, and gain Resources.
fn card_2_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    in_space(
        t,
        play.to(key!("lod-to-garrison-and-propaganda")),
        Faction::British,
        SpaceSet::CITIES,
        |t, city| {
            for piece in Piece::BRITISH_CUBES {
                add_up_to(t, play, Faction::British, 2, piece, city)?;
            }
            add_propaganda(t, city, 2);
            Ok(())
        },
    )?;
    gain(t, Faction::British, 4);
    Ok(())
}

/// 2 “Common Sense”, shaded: two Cities turn towards Opposition, with Propaganda.
fn card_2_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let markers = t.state.propaganda_left() > 0;
    let cities = if markers { SpaceSet::CITIES } else { shiftable(t, SpaceSet::CITIES, -1) };
    in_spaces(
        t,
        play.to(key!("lod-to-shift-and-propaganda")),
        play.executor,
        cities,
        Many::Exactly(2),
        |t, city| {
            shift(t, city, -1);
            add_propaganda(t, city, 2);
            Ok(())
        },
    )
}

/// 4 The Penobscot Expedition, unshaded: the Patriots lose Militia and Resources.
fn card_4_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 3, &Piece::MILITIA, SpaceSet::MAP, Fate::Available)?;
    lose(t, Faction::Patriots, 2);
    Ok(())
}

/// 4 The Penobscot Expedition, shaded: a Fort or Village and three fighters of either kind come to Massachusetts.
fn card_4_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let there = SpaceSet::of(Space::Massachusetts);
    add_any(t, play, play.executor, 1, &BASES, there)?;
    let fighters = [Piece::MilitiaUnderground, Piece::WarPartiesUnderground];
    add_any(t, play, play.executor, 3, &fighters, there)?;
    Ok(())
}

/// 6 Benedict Arnold, unshaded: a Colony loses a Patriot Fort and Militia.
fn card_6_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let [active, underground] = Piece::MILITIA;
    let colonies = spaces_with(t, &[Piece::PatriotForts, active, underground]) & SpaceSet::COLONIES;
    in_space(t, play.to(key!("lod-to-remove-fort-and-militia")), play.executor, colonies, |t, colony| {
        remove(t, 1, Piece::PatriotForts, colony, Fate::Casualties);
        let there = SpaceSet::of(colony);
        remove_any(t, play, play.executor, 2, &Piece::MILITIA, there, Fate::Available)?;
        Ok(())
    })
}

/// 6 Benedict Arnold, shaded: a space loses British cubes and a British Fort.
fn card_6_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let [regulars, tories] = Piece::BRITISH_CUBES;
    let spaces = spaces_with(t, &[regulars, tories, Piece::BritishForts]);
    in_space(t, play.to(key!("lod-to-remove-cubes-and-fort")), play.executor, spaces, |t, space| {
        let there = SpaceSet::of(space);
        remove_any(t, play, play.executor, 2, &Piece::BRITISH_CUBES, there, Fate::Casualties)?;
        remove(t, 1, Piece::BritishForts, space, Fate::Casualties);
        Ok(())
    })
}

/// 10 Benjamin Franklin Travels to France, unshaded: two Cities turn towards Support.
fn card_10_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let cities = shiftable(t, SpaceSet::CITIES, 1);
    in_spaces(
        t,
        play.to(key!("lod-to-shift-active-support")),
        play.executor,
        cities,
        Many::Exactly(2),
        |t, city| {
            shift(t, city, 1);
            Ok(())
        },
    )
}

/// 10 Benjamin Franklin Travels to France, shaded: both Rebellion Factions gain Resources.
fn card_10_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    gain(t, Faction::Patriots, 2);
    gain(t, Faction::French, 3);
    Ok(())
}

/// 13 “…the origin of all our misfortunes”, unshaded: the Patriots suffer Desertion now.
fn card_13_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    desertion::patriot_desertion(t)
}

/// 13 “…the origin of all our misfortunes”, shaded: Active Militia join Militia in up to four spaces.
fn card_13_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (patriots, militia) = (Faction::Patriots, Piece::MilitiaUnderground);
    let spaces = spaces_with(t, &Piece::MILITIA);
    let open = |t: &Lod<'_>, space| addable(t, patriots, militia, space) > 0;
    in_turn_up_to(t, play.to(key!("lod-to-place-active-militia")), patriots, (4, spaces), open, |t, space| {
        let added = add(t, patriots, 1, militia, space)?;
        activate(t, militia, space, added);
        Ok(())
    })
}

/// 15 Morgan’s Rifles, unshaded: Tories and Support in Virginia.
fn card_15_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add(t, play.executor, 2, Piece::Tories, Space::Virginia)?;
    shift(t, Space::Virginia, 2);
    Ok(())
}

/// 15 Morgan’s Rifles, shaded: the Patriots March into a Colony, Battle there and use Partisans there (§4.3.2 would
/// keep them out of a Battle space).
fn card_15_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let patriots = Faction::Patriots;
    // Where Partisans could strike there could be a Battle as well.
    let colonies = SpaceSet::COLONIES.only(|space| can_march_or_battle(t, patriots, space));
    in_space(t, play.to(key!("lod-to-march-battle-partisans")), patriots, colonies, |t, colony| {
        march_then_battle(t, Attack::new(patriots, colony))?;
        free_activity(t, patriots, Activity::Partisans, SpaceSet::of(colony))
    })
}

/// 20 Continental Marines, unshaded: the Patriots take four Continentals off the map.
fn card_20_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, Faction::Patriots, 4, &[Piece::Continentals], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 20 Continental Marines, shaded: four Continentals come to New Jersey.
fn card_20_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    add(t, Faction::Patriots, 4, Piece::Continentals, Space::NewJersey)?;
    Ok(())
}

/// 24 Declaration of Independence, unshaded: Patriot pieces of each kind leave the map.
fn card_24_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (who, map, fate) = (play.executor, SpaceSet::MAP, Fate::Available);
    remove_any(t, play, who, 1, &[Piece::PatriotForts], map, fate)?;
    remove_any(t, play, who, 2, &Piece::MILITIA, map, fate)?;
    remove_any(t, play, who, 2, &[Piece::Continentals], map, fate)?;
    Ok(())
}

/// 24 Declaration of Independence, shaded: Militia, each with Propaganda, and a Patriot Fort.
fn card_24_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (who, militia) = (play.executor, Piece::MilitiaUnderground);
    for left in (1..=3).rev() {
        let spaces = SpaceSet::MAP.only(|space| addable(t, who, militia, space) > 0);
        let effect = |t: &mut Lod<'_>, space| {
            let added = add(t, who, 1, militia, space)?;
            add_propaganda(t, space, added);
            Ok(())
        };
        let Some(space) = choose_or_done(
            t,
            play.to(key!("lod-to-place-militia-and-propaganda")),
            left,
            who,
            spaces,
            &effect,
        )?
        else {
            break;
        };
        effect(t, space)?;
    }
    add_any(t, play, who, 1, &[Piece::PatriotForts], SpaceSet::MAP)?;
    Ok(())
}

/// 28 Battle of Moore’s Creek Bridge, unshaded: in a space two Tories take the place of each Militia.
fn card_28_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    swap_each_for_two(t, play, key!("lod-to-swap-militia-for-two"), &Piece::MILITIA, Piece::Tories)
}

/// 28 Battle of Moore’s Creek Bridge, shaded: in a space two Militia take the place of each Tory.
fn card_28_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    swap_each_for_two(
        t,
        play,
        key!("lod-to-swap-tories-for-two"),
        &[Piece::Tories],
        Piece::MilitiaUnderground,
    )
}

/// 29 Edward Bancroft, British Spy: half of all Militia, or of all War Parties, come into the open.
fn card_29_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let named =
        match [hidden_above_half(t.state, Faction::Patriots), hidden_above_half(t.state, Faction::Indians)] {
            [0, 0] => return Ok(()),
            [_, 0] => Faction::Patriots,
            [0, _] => Faction::Indians,
            [_, _] => choose_victim(
                t,
                play,
                key!("lod-that-comes-into-the-open"),
                &[Faction::Patriots, Faction::Indians],
            )?,
        };
    let underground = underground_of(named);
    begin_picking(t);
    for left in (1..=hidden_above_half(t.state, named)).rev() {
        let prompt = Prompt::EventSetActive { title: play.card, what: one_of(&[underground]), left };
        if let Some((_, space)) = ask::piece_at(t, named, prompt, &[underground], SpaceSet::MAP)? {
            picked(t, underground, space);
            activate(t, underground, space, 1);
        }
    }
    Ok(())
}

/// 30 Hessians, unshaded: Regulars join Regulars in up to three spaces under British Control, and the British gain
/// Resources.
fn card_30_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let regulars = Piece::BritishRegulars;
    let garrisons = spaces_with(t, &[regulars]) & t.state.controlled(Side::Royalist);
    add_two_in_three(t, play, key!("lod-to-place-up-to-two-regulars"), play.executor, regulars, garrisons)?;
    gain(t, Faction::British, 2);
    Ok(())
}

/// 30 Hessians, shaded: a fifth of the British Regulars on the map leave it.
fn card_30_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_share(t, play, 5, Piece::BritishRegulars)
}

/// 32 Rule Britannia!, unshaded: British cubes come to a Colony.
fn card_32_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let who = play.executor;
    let any =
        |space| Piece::BRITISH_CUBES.iter().any(|&it| addable_from_unavailable_too(t, who, it, space) > 0);
    let colonies = SpaceSet::COLONIES.only(any);
    in_space(t, play.to(key!("lod-to-place-regulars-and-tories")), who, colonies, |t, colony| {
        for piece in Piece::BRITISH_CUBES {
            add_up_to_two(t, play, who, 0, piece, colony)?;
        }
        Ok(())
    })
}

/// 32 Rule Britannia!, shaded: a Faction may gain a Resource for every two Cities under British Control.
fn card_32_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let cities = (t.state.controlled(Side::Royalist) & SpaceSet::CITIES).len();
    if cities < 2 {
        return Ok(());
    }
    let named = choose_faction(t, play, key!("lod-that-may-gain"), &Faction::ALL)?;
    if may(t, play.to(key!("lod-may-gain")), named)? {
        gain(t, named, cities as u8 / 2);
    }
    Ok(())
}

/// 33 The Burning of Falmouth, unshaded: the Patriots lose Militia and Resources.
fn card_33_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, Faction::Patriots, 2, &Piece::MILITIA, SpaceSet::MAP, Fate::Available)?;
    lose(t, Faction::Patriots, 3);
    Ok(())
}

/// 33 The Burning of Falmouth, shaded: the Patriots Rally in two spaces beside Massachusetts and gain Resources.
fn card_33_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    free_command_in(t, Faction::Patriots, Command::Rally, Space::Massachusetts.adjacent(), 2)?;
    gain(t, Faction::Patriots, 3);
    Ok(())
}

/// 35 Tryon Plot, unshaded: New York or its City loses Patriot pieces, and Militia there come into the open.
fn card_35_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let either: SpaceSet = [Space::NewYorkCity, Space::NewYork].into_iter().collect();
    let either = spaces_with(t, &PATRIOT_PIECES) & either;
    in_space(t, play.to(key!("lod-to-remove-patriots")), play.executor, either, |t, space| {
        let there = SpaceSet::of(space);
        remove_any(t, play, play.executor, 2, &PATRIOT_PIECES, there, Fate::Available)?;
        activate(t, Piece::MilitiaUnderground, space, u8::MAX);
        Ok(())
    })
}

/// 35 Tryon Plot, shaded: all Tories leave New York or a space beside it.
fn card_35_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let around = Space::NewYork.adjacent() | SpaceSet::of(Space::NewYork);
    let around = spaces_with(t, &[Piece::Tories]) & around;
    in_space(t, play.to(key!("lod-to-remove-all-tories")), play.executor, around, |t, space| {
        return_all(t, &[Piece::Tories], space);
        Ok(())
    })
}

/// 41 William Pitt: America Can’t Be Conquered, unshaded: two Colonies turn to Passive Support.
fn card_41_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    shift_two_towards(
        t,
        play,
        key!("lod-to-shift-passive-support-twice"),
        SpaceSet::COLONIES,
        Level::PassiveSupport,
        2,
    )
}

/// 41 William Pitt: America Can’t Be Conquered, shaded: two Colonies turn to Passive Opposition.
fn card_41_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    shift_two_towards(
        t,
        play,
        key!("lod-to-shift-passive-opposition-twice"),
        SpaceSet::COLONIES,
        Level::PassiveOpposition,
        2,
    )
}

/// 43 HMS Russian Merchant with 4,000 Muskets, unshaded: Tories join British Regulars in up to three spaces.
fn card_43_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = spaces_with(t, &[Piece::BritishRegulars]);
    add_two_in_three(t, play, key!("lod-to-place-up-to-two-tories"), Faction::British, Piece::Tories, spaces)
}

/// 43 HMS Russian Merchant with 4,000 Muskets, shaded: a third of the Tories on the map leave it.
fn card_43_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_share(t, play, 3, Piece::Tories)
}

/// 46 Edmund Burke on Conciliation, unshaded: a Tory in each of three spaces.
fn card_46_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (who, tories) = (play.executor, Piece::Tories);
    let open = |t: &Lod<'_>, space| addable_from_unavailable_too(t, who, tories, space) > 0;
    in_turn(t, play.to(key!("lod-to-place-tory")), who, (3, SpaceSet::MAP), open, |t, space| {
        add_from_unavailable_too(t, play, who, 1, tories, space)?;
        Ok(())
    })
}

/// 46 Edmund Burke on Conciliation, shaded: two Cities turn a step to Passive Opposition.
fn card_46_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    shift_two_towards(
        t,
        play,
        key!("lod-to-shift-passive-opposition"),
        SpaceSet::CITIES,
        Level::PassiveOpposition,
        1,
    )
}

/// 49 Claude Louis, Comte de Saint-Germain, unshaded: Available French Regulars become Unavailable.
fn card_49_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    let count = t.state.available[Piece::FrenchRegulars as usize].min(5);
    t.state.available[Piece::FrenchRegulars as usize] -= count;
    t.state.unavailable[Piece::FrenchRegulars as usize] += count;
    if count > 0 {
        t.note("5.1", msg!("lod-note-event-french-unavailable", count = count));
    }
    Ok(())
}

/// 49 Claude Louis, Comte de Saint-Germain, shaded: Unavailable French Regulars become Available.
fn card_49_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    let count = t.state.unavailable[Piece::FrenchRegulars as usize].min(5);
    t.state.unavailable[Piece::FrenchRegulars as usize] -= count;
    t.state.available[Piece::FrenchRegulars as usize] += count;
    if count > 0 {
        t.note("5.1", msg!("lod-note-event-french-available", count = count));
    }
    Ok(())
}

/// 51 Bermuda Gunpowder Plot, unshaded: the British March into a space and Battle there with fewer losses.
fn card_51_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    march_and_battle(t, play, Faction::British, |attack| Attack { attacker_loss_bonus: -2, ..attack })
}

/// 51 Bermuda Gunpowder Plot, shaded: the Patriots March into a space and Battle there for more losses.
fn card_51_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    march_and_battle(t, play, Faction::Patriots, |attack| Attack { defender_loss_bonus: 2, ..attack })
}

/// 53 French Ports Accept Patriot’s Ships, unshaded: FNI falls, and the British gain Resources.
fn card_53_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    navy::lower_fni(t, 2)?;
    gain(t, Faction::British, 3);
    Ok(())
}

/// 53 French Ports Accept Patriot’s Ships, shaded: FNI rises, the Patriots gain and the British lose Resources.
fn card_53_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    navy::raise_fni(t, 1)?;
    gain(t, Faction::Patriots, 2);
    lose(t, Faction::British, 2);
    Ok(())
}

/// 54 Antoine de Sartine, Secretary of the Navy, unshaded: a Squadron of the West Indies becomes Unavailable.
fn card_54_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    let count = t.state.squadrons().min(1);
    t.state.spaces[Space::WestIndies].squadrons -= count;
    t.state.squadrons_unavailable += count;
    if count > 0 {
        t.note("5.1", msg!("lod-note-event-squadrons-unavailable", count = count));
    }
    Ok(())
}

/// 54 Antoine de Sartine, Secretary of the Navy, shaded: Unavailable Squadrons come to the West Indies.
fn card_54_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    let count = t.state.squadrons_unavailable.min(2);
    t.state.squadrons_unavailable -= count;
    t.state.spaces[Space::WestIndies].squadrons += count;
    if count > 0 {
        t.note("5.1", msg!("lod-note-event-squadrons-come", count = count));
    }
    Ok(())
}

/// 56 Jacques Turgot’s Economic Liberalism, unshaded: the Patriots lose Resources.
fn card_56_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    lose(t, Faction::Patriots, 3);
    Ok(())
}

/// 56 Jacques Turgot’s Economic Liberalism, shaded: the Patriots gain Resources.
fn card_56_shaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    gain(t, Faction::Patriots, 3);
    Ok(())
}

/// 68 French in America Want Canada: the executor's cubes go to Quebec, where a Fort of its side is added.
fn card_68_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    move_cubes_to_quebec(t, play, 6)?;
    let fort = match play.executor.side() {
        Side::Royalist => Piece::BritishForts,
        Side::Rebellion => Piece::PatriotForts,
    };
    add(t, play.executor, 1, fort, Space::Quebec)?;
    Ok(())
}

/// 72 French Settlers Help: a Fort or Village and three units of the executor's side come to a Reserve Province.
fn card_72_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let side = play.executor.side();
    let any = |space| {
        let mut kinds = bases_of(side).iter().chain(units_of(side));
        kinds.any(|&piece| addable(t, play.executor, piece, space) > 0)
    };
    let provinces = SpaceSet::RESERVES.only(any);
    in_space(t, play.to(key!("lod-to-place-base-and-units")), play.executor, provinces, |t, province| {
        add_any(t, play, play.executor, 1, bases_of(side), SpaceSet::of(province))?;
        add_any(t, play, play.executor, 3, units_of(side), SpaceSet::of(province))?;
        Ok(())
    })
}

/// 75 Congress’ Speech to the Six Nations, unshaded: the Indians Gather in three Reserve Provinces and go on the War
/// Path in one of them.
fn card_75_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    let provinces = free_command_in(t, Faction::Indians, Command::Gather, SpaceSet::RESERVES, 3)?;
    // Where nothing could be Gathered the Province could still be one of the three.
    let provinces = if provinces.len() < 3 { SpaceSet::RESERVES } else { provinces };
    free_activity(t, Faction::Indians, Activity::WarPath, provinces)
}

/// 75 Congress’ Speech to the Six Nations, shaded: Indian pieces leave Northwest.
fn card_75_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_indians(t, play, SpaceSet::of(Space::Northwest))
}

/// 82 Frustrated Shawnee Warriors Attack, unshaded: a War Party and a Raid marker in each of four southern Colonies.
fn card_82_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (indians, war_parties) = (Faction::Indians, Piece::WarPartiesUnderground);
    let scarce = t.state.available[war_parties as usize].min(t.state.raids_left()) < 4;
    let effect = |t: &mut Lod<'_>, colony| {
        add(t, indians, 1, war_parties, colony)?;
        add_raids(t, colony, 1);
        Ok(())
    };
    if scarce {
        in_spaces(
            t,
            play.to(key!("lod-to-place-war-party-and-raid")),
            indians,
            southern(),
            Many::Exactly(4),
            effect,
        )
    } else {
        southern().iter().try_for_each(|colony| effect(t, colony))
    }
}

/// 82 Frustrated Shawnee Warriors Attack, shaded: Indian pieces leave four southern Colonies.
fn card_82_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_indians(t, play, southern())
}

/// 83 Guy Carleton and Indians Negotiate, unshaded: Quebec City turns to Active Support, War Parties come to Quebec.
fn card_83_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    shift_towards(t, Space::QuebecCity, Level::ActiveSupport, 4);
    add(t, play.executor, 2, Piece::WarPartiesUnderground, Space::Quebec)?;
    Ok(())
}

/// 83 Guy Carleton and Indians Negotiate, shaded: up to three pieces of anybody, one of them a Fort or Village at most.
fn card_83_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let either = [Space::QuebecCity, Space::Quebec].into_iter().collect();
    in_space(t, play.to(key!("lod-to-place-any")), play.executor, either, |t, space| {
        let there = SpaceSet::of(space);
        let bases = add_any_up_to(t, play, play.executor, 1, &BASES, there)?;
        add_any_up_to(t, play, play.executor, 3 - bases, &UNITS, there)?;
        Ok(())
    })
}

/// 84 “Merciless Indian Savages”, unshaded: the Indians Gather in two Colonies.
fn card_84_unshaded(t: &mut Lod<'_>, _: Play) -> Flow<()> {
    free_command_in(t, Faction::Indians, Command::Gather, SpaceSet::COLONIES, 2)?;
    Ok(())
}

/// 84 “Merciless Indian Savages”, shaded: the Patriots take a Village off the map.
fn card_84_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, Faction::Patriots, 1, &[Piece::Villages], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 86 Stockbridge Indians, unshaded: Militia in Massachusetts or among Indians come into the open.
fn card_86_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = massachusetts_or_indians(t) & t.state.spaces_with(Piece::MilitiaUnderground);
    in_space(t, play.to(key!("lod-to-activate-militia")), play.executor, spaces, |t, space| {
        activate(t, Piece::MilitiaUnderground, space, u8::MAX);
        Ok(())
    })
}

/// 86 Stockbridge Indians, shaded: three Militia come to Massachusetts or among Indians.
fn card_86_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (who, militia) = (play.executor, Piece::MilitiaUnderground);
    let spaces = massachusetts_or_indians(t).only(|space| addable(t, who, militia, space) > 0);
    in_space(t, play.to(key!("lod-to-place-three-militia")), who, spaces, |t, space| {
        add(t, who, 3, militia, space)?;
        Ok(())
    })
}

/// 90 “The World Turned Upside Down”, unshaded: a Fort or Village of the executor's side anywhere.
fn card_90_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_any(t, play, play.executor, 1, bases_of(play.executor.side()), SpaceSet::MAP)?;
    Ok(())
}

/// 90 “The World Turned Upside Down”, shaded: two British Regulars are lost.
fn card_90_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let regulars = [Piece::BritishRegulars];
    remove_any(t, play, play.executor, 2, &regulars, SpaceSet::MAP, Fate::Casualties)?;
    Ok(())
}

/// 91 Indians Help British Outside Colonies, unshaded: War Parties and a Village come to a Reserve Province.
fn card_91_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (who, war_parties, villages) = (play.executor, Piece::WarPartiesUnderground, Piece::Villages);
    let any = |space| addable(t, who, war_parties, space) > 0 || addable(t, who, villages, space) > 0;
    let provinces = SpaceSet::RESERVES.only(any);
    in_space(t, play.to(key!("lod-to-place-war-parties-and-village")), who, provinces, |t, province| {
        add(t, who, 2, war_parties, province)?;
        add(t, who, 1, villages, province)?;
        Ok(())
    })
}

/// 91 Indians Help British Outside Colonies, shaded: a Village leaves a Reserve Province.
fn card_91_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 1, &[Piece::Villages], SpaceSet::RESERVES, Fate::Available)?;
    Ok(())
}

/// 92 Cherokees Supplied by the British: the executor adds a Fort or Village beside one of its own.
fn card_92_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let base = match play.executor {
        Faction::British => Piece::BritishForts,
        Faction::Patriots => Piece::PatriotForts,
        Faction::Indians => Piece::Villages,
        Faction::French => return Ok(()),
    };
    add_any(t, play, play.executor, 1, &[base], spaces_with(t, &[base]))?;
    Ok(())
}
