//! §5.0 The Events of 1777-1778, in card order.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, key, msg};

use super::prospects::{Grant, granted};
use super::verbs::*;
use super::{Sides, one, two};
use crate::ask::{self, Choices, Lod};
use crate::battle::Attack;
use crate::choice::Choice;
use crate::leaders;
use crate::map::Space::{self, *};
use crate::map::{Regions, SpaceSet};
use crate::navy;
use crate::pieces::Faction::{self, *};
use crate::pieces::Piece::{self, *};
use crate::pieces::Side;
use crate::prompt::Prompt;
use crate::sequence::{become_ineligible_through_next, remain_eligible};
use crate::state::{Level, Source};
use crate::winter::desertion;
use crate::words::{Activity, Button, Command};

/// The sides of these cards.
pub fn sides(number: u8) -> Option<Sides> {
    match number {
        3 => two(key!("lod-card-3-unshaded"), card_3_unshaded, key!("lod-card-3-shaded"), card_3_shaded),
        5 => two(key!("lod-card-5-unshaded"), card_5_unshaded, key!("lod-card-5-shaded"), card_5_shaded),
        8 => two(key!("lod-card-8-unshaded"), card_8_unshaded, key!("lod-card-8-shaded"), card_8_shaded),
        9 => two(key!("lod-card-9-unshaded"), card_9_unshaded, key!("lod-card-9-shaded"), card_9_shaded),
        11 => two(key!("lod-card-11-unshaded"), card_11_unshaded, key!("lod-card-11-shaded"), card_11_shaded),
        12 => two(key!("lod-card-12-unshaded"), card_12_unshaded, key!("lod-card-12-shaded"), card_12_shaded),
        14 => two(key!("lod-card-14-unshaded"), card_14_unshaded, key!("lod-card-14-shaded"), card_14_shaded),
        17 => two(key!("lod-card-17-unshaded"), card_17_unshaded, key!("lod-card-17-shaded"), card_17_shaded),
        26 => two(key!("lod-card-26-unshaded"), card_26_unshaded, key!("lod-card-26-shaded"), card_26_shaded),
        27 => two(key!("lod-card-27-unshaded"), card_27_unshaded, key!("lod-card-27-shaded"), card_27_shaded),
        34 => two(key!("lod-card-34-unshaded"), card_34_unshaded, key!("lod-card-34-shaded"), card_34_shaded),
        38 => two(key!("lod-card-38-unshaded"), card_38_unshaded, key!("lod-card-38-shaded"), card_38_shaded),
        42 => two(key!("lod-card-42-unshaded"), card_42_unshaded, key!("lod-card-42-shaded"), card_42_shaded),
        44 => one(key!("lod-card-44-unshaded"), card_44),
        47 => two(key!("lod-card-47-unshaded"), card_47_unshaded, key!("lod-card-47-shaded"), card_47_shaded),
        50 => two(key!("lod-card-50-unshaded"), card_50_unshaded, key!("lod-card-50-shaded"), card_50_shaded),
        55 => two(key!("lod-card-55-unshaded"), card_55_unshaded, key!("lod-card-55-shaded"), card_55_shaded),
        58 => two(key!("lod-card-58-unshaded"), card_58_unshaded, key!("lod-card-58-shaded"), card_58_shaded),
        59 => two(key!("lod-card-59-unshaded"), card_59_unshaded, key!("lod-card-59-shaded"), card_59_shaded),
        60 => two(key!("lod-card-60-unshaded"), card_60_unshaded, key!("lod-card-60-shaded"), card_60_shaded),
        61 => two(key!("lod-card-61-unshaded"), card_61_unshaded, key!("lod-card-61-shaded"), card_61_shaded),
        63 => two(key!("lod-card-63-unshaded"), card_63_unshaded, key!("lod-card-63-shaded"), card_63_shaded),
        69 => two(key!("lod-card-69-unshaded"), card_69_unshaded, key!("lod-card-69-shaded"), card_69_shaded),
        71 => two(key!("lod-card-71-unshaded"), card_71_unshaded, key!("lod-card-71-shaded"), card_71_shaded),
        74 => two(key!("lod-card-74-unshaded"), card_74_unshaded, key!("lod-card-74-shaded"), card_74_shaded),
        76 => two(key!("lod-card-76-unshaded"), card_76_unshaded, key!("lod-card-76-shaded"), card_76_shaded),
        77 => two(key!("lod-card-77-unshaded"), card_77_unshaded, key!("lod-card-77-shaded"), card_77_shaded),
        78 => two(key!("lod-card-78-unshaded"), card_78_unshaded, key!("lod-card-78-shaded"), card_78_shaded),
        80 => one(key!("lod-card-80-unshaded"), card_80),
        88 => one(key!("lod-card-88-unshaded"), card_88),
        89 => two(key!("lod-card-89-unshaded"), card_89_unshaded, key!("lod-card-89-shaded"), card_89_shaded),
        93 => two(key!("lod-card-93-unshaded"), card_93_unshaded, key!("lod-card-93-shaded"), card_93_shaded),
        _ => None,
    }
}

const PATRIOT_PIECES: [Piece; 4] = [Continentals, MilitiaActive, MilitiaUnderground, PatriotForts];

/// The Patriots may March for free into a space and may then Battle there for free; each can be declined.
fn patriots_may_march_and_battle(t: &mut Lod<'_>, play: Play, space: Space) -> Flow<()> {
    may_command(t, play, Patriots, Command::March, space)?;
    may_command(t, play, Patriots, Command::Battle, space)
}

/// 3 George Rogers Clark’s Illinois Campaign, unshaded: all Patriot pieces leave Northwest and Southwest.
fn card_3_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    for space in [Northwest, Southwest] {
        return_all(t, &PATRIOT_PIECES, space);
    }
    Ok(())
}

/// 3 George Rogers Clark’s Illinois Campaign, shaded: Militia and Partisans in Northwest and in Southwest.
fn card_3_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    for space in [Northwest, Southwest] {
        add_up_to(t, play, Patriots, 2, MilitiaUnderground, space)?;
        let there = SpaceSet::of(space);
        if can_activity(t, Patriots, Activity::Partisans, there) {
            let message = Prompt::EventPartisans { title: play.card, space };
            if ask::yes(t, Patriots, message)? {
                free_activity(t, Patriots, Activity::Partisans, there)?;
            }
        }
    }
    Ok(())
}

/// 5 William Alexander, Lord Stirling, unshaded: the Patriots are Ineligible through the next card.
fn card_5_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    become_ineligible_through_next(t, Patriots);
    Ok(())
}

/// 5 William Alexander, Lord Stirling, shaded: the Patriots may March into a space and Battle there.
fn card_5_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = SpaceSet::MAP.only(|space| can_march_or_battle(t, Patriots, space));
    in_spaces(t, play.to(key!("lod-to-march-battle")), Patriots, spaces, Many::UpTo(1), |t, space| {
        patriots_may_march_and_battle(t, play, space)
    })
}

/// 8 Culper Spy Ring, unshaded: three Militia come into the open; picking Active ones changes nothing.
fn card_8_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let active = t.state.count_in(MilitiaActive, SpaceSet::MAP);
    let total = active + t.state.count_in(MilitiaUnderground, SpaceSet::MAP);
    begin_picking(t);
    for left in (1..=total.min(3)).rev() {
        let prompt = Prompt::EventSetActive { title: play.card, what: one_of(&[MilitiaUnderground]), left };
        let hidden = [MilitiaUnderground];
        let choice = if active >= left {
            ask::piece_at_or_done(t, play.executor, prompt, &hidden, SpaceSet::MAP)?
        } else {
            ask::piece_at(t, play.executor, prompt, &hidden, SpaceSet::MAP)?
        };
        let Some((_, space)) = choice else { break };
        picked(t, MilitiaUnderground, space);
        activate(t, MilitiaUnderground, space, 1);
    }
    Ok(())
}

/// 8 Culper Spy Ring, shaded: three British cubes are lost.
fn card_8_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 3, &Piece::BRITISH_CUBES, SpaceSet::MAP, Fate::Casualties)?;
    Ok(())
}

/// 9 Friedrich Wilhelm von Steuben, unshaded: the British may Skirmish in up to three spaces.
fn card_9_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    skirmish_in_three(t, play, British)
}

/// 9 Friedrich Wilhelm von Steuben, shaded: the Patriots may Skirmish in up to three spaces.
fn card_9_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    skirmish_in_three(t, play, Patriots)
}

fn skirmish_in_three(t: &mut Lod<'_>, play: Play, faction: Faction) -> Flow<()> {
    let open = |t: &Lod<'_>, space| can_activity(t, faction, Activity::Skirmish, SpaceSet::of(space));
    in_turn_up_to(t, play.to(key!("lod-to-skirmish")), faction, (3, SpaceSet::ALL), open, |t, space| {
        free_activity(t, faction, Activity::Skirmish, SpaceSet::of(space))
    })
}

/// 11 Thaddeus Kosciuszko, Expert Engineer, unshaded: the Patriots give up two Forts.
fn card_11_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, Patriots, 2, &[PatriotForts], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 11 Thaddeus Kosciuszko, Expert Engineer, shaded: in two Rebellion-Controlled spaces a Fort may take a unit's place.
fn card_11_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let unused = t.state.controlled(Side::Rebellion) & SpaceSet::MAP;
    let open = |t: &Lod<'_>, space| {
        t.state.units_of(Patriots, space) > 0 && addable(t, Patriots, PatriotForts, space) > 0
    };
    in_turn_up_to(t, play.to(key!("lod-to-build-fort")), Patriots, (2, unused), open, |t, space| {
        // Who will not take a Fort from elsewhere on the map (§1.4.1) keeps the unit.
        let built = add(t, Patriots, 1, PatriotForts, space)?;
        remove_any(t, play, Patriots, built, &PATRIOT_UNITS, SpaceSet::of(space), Fate::Available)?;
        Ok(())
    })
}

/// 12 Martha Washington to Valley Forge, unshaded: the Patriots suffer Desertion now.
fn card_12_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    desertion::patriot_desertion(t)
}

/// 12 Martha Washington to Valley Forge, shaded: the Patriots gain Resources.
fn card_12_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, Patriots, 5);
    Ok(())
}

/// 14 Overmountain Men Fight for NC, unshaded: the Indians Scout or March into Southwest or North Carolina; then they take
/// the War Path there or the British Battle there, as the executor says.
fn card_14_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = these([Southwest, NorthCarolina]).only(|space| {
        let there = SpaceSet::of(space);
        can_command(t, Indians, Command::Scout, there)
            || can_command(t, Indians, Command::March, there)
            || can_activity(t, Indians, Activity::WarPath, there)
            || can_command(t, British, Command::Battle, there)
    });
    in_space(t, play.to(key!("lod-to-move-and-strike")), Indians, spaces, |t, space| {
        move_and_strike(t, play, space)
    })
}

/// Card 14: the Indians Scout or March into a space; then they take the War Path there or the British Battle there.
fn move_and_strike(t: &mut Lod<'_>, play: Play, space: Space) -> Flow<()> {
    if granted(t, Indians, Grant::Command(Command::Scout, Some(Command::March))) {
        return Ok(());
    }
    let there = SpaceSet::of(space);
    let moves: ArrayVec<Command, 2> = [Command::Scout, Command::March]
        .into_iter()
        .filter(|&command| can_command(t, Indians, command, there))
        .collect();
    if !moves.is_empty() {
        let prompt = Prompt::EventWord { title: play.card };
        let command = t.pick(Indians, prompt, &moves)?;
        free_command(t, Indians, command, there)?;
    }
    let mut blows = Choices::new();
    if can_activity(t, Indians, Activity::WarPath, there) {
        blows.push(Activity::WarPath.into());
    }
    if can_command(t, British, Command::Battle, there) {
        blows.push(Command::Battle.into());
    }
    if blows.is_empty() {
        return Ok(());
    }
    let prompt = Prompt::EventWord { title: play.card };
    match t.pick(play.executor, prompt, &blows)? {
        Choice::Command(_) => free_battle(t, British, space),
        _ => free_activity(t, Indians, Activity::WarPath, there),
    }
}

/// 14 Overmountain Men Fight for NC, shaded: the Patriots March into Southwest or North Carolina and Battle there.
fn card_14_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = these([Southwest, NorthCarolina]).only(|space| can_march_or_battle(t, Patriots, space));
    in_space(t, play.to(key!("lod-to-march-battle")), Patriots, spaces, |t, space| {
        march_then_battle(t, Attack::new(Patriots, space))
    })
}

/// 17 Jane McCrea Murdered by Indians, unshaded: a Patriot Fort leaves the Indian Reserve.
fn card_17_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 1, &[PatriotForts], SpaceSet::RESERVES, Fate::Available)?;
    Ok(())
}

/// 17 Jane McCrea Murdered by Indians, shaded: a Village goes.
fn card_17_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, play.executor, 1, &[Villages], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 26 Josiah Martin, NC Royal Governor, Plots, unshaded: two Tories or a British Fort come to North Carolina.
fn card_26_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_one_group(t, play, [(2, Tories, NorthCarolina), (1, BritishForts, NorthCarolina)])
}

/// 26 Josiah Martin, NC Royal Governor, Plots, shaded: the Patriots may March into North Carolina and Battle there.
fn card_26_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    patriots_may_march_and_battle(t, play, NorthCarolina)
}

/// 27 The Queen’s Rangers Show for Battle, unshaded: two Tories come to each of two British-Controlled Colonies.
fn card_27_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let who = play.executor;
    let colonies = t.state.controlled(Side::Royalist) & SpaceSet::COLONIES;
    let open = |t: &Lod<'_>, space| addable_from_unavailable_too(t, who, Tories, space) > 0;
    in_turn(t, play.to(key!("lod-to-place-two-tories")), who, (2, colonies), open, |t, colony| {
        add_from_unavailable_too(t, play, who, 2, Tories, colony)?;
        Ok(())
    })
}

/// 27 The Queen’s Rangers Show for Battle, shaded: two Cities get a Militia and turn towards Opposition.
fn card_27_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let who = play.executor;
    let open = |t: &Lod<'_>, city| {
        addable(t, who, MilitiaUnderground, city) > 0 || t.state.level(city) != Level::ActiveOpposition
    };
    in_turn(
        t,
        play.to(key!("lod-to-place-militia-and-shift")),
        who,
        (2, SpaceSet::CITIES),
        open,
        |t, city| {
            add(t, who, 1, MilitiaUnderground, city)?;
            shift(t, city, -1);
            Ok(())
        },
    )
}

/// 34 Lord Sandwich, First Lord of the Admiralty, unshaded: FNI falls and the British gain Resources.
fn card_34_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    gain(t, British, 6);
    Ok(())
}

/// 34 Lord Sandwich, First Lord of the Admiralty, shaded: the British are Ineligible through the next card; FNI rises.
fn card_34_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    become_ineligible_through_next(t, British);
    navy::raise_fni(t, 1)?;
    Ok(())
}

/// 38 Johnson’s Royal Greens, unshaded: up to four British cubes come to New York or Quebec; the British stay Eligible.
fn card_38_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let total = |t: &Lod<'_>, space| {
        Piece::BRITISH_CUBES.map(|piece| addable_from_unavailable_too(t, British, piece, space))
    };
    let spaces = these([NewYork, Quebec]).only(|space| total(t, space) != [0, 0]);
    in_spaces(
        t,
        play.to(key!("lod-to-place-up-to-four-cubes")),
        British,
        spaces,
        Many::UpTo(1),
        |t, space| {
            let mut left = 4;
            for piece in Piece::BRITISH_CUBES {
                let most = left.min(addable_from_unavailable_too(t, British, piece, space));
                let message = Prompt::EventHowMany { title: play.card, piece, space };
                draws_upon(t, Source::UnavailableTogether(left));
                let count = ask::number(t, British, message, 0, most)?;
                left -= add_from_unavailable_too(t, play, British, count, piece, space)?;
            }
            Ok(())
        },
    )?;
    remain_eligible(t, British);
    Ok(())
}

/// 38 Johnson’s Royal Greens, shaded: three War Parties or three Militia come to New York.
fn card_38_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    add_one_group(t, play, [(3, WarPartiesUnderground, NewYork), (3, MilitiaUnderground, NewYork)])
}

/// 42 British Attack Danbury, unshaded: a Tory comes to Connecticut-Rhode Island, and the Patriots lose Resources.
fn card_42_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    add(t, British, 1, Tories, ConnecticutRhodeIsland)?;
    lose(t, Patriots, 3);
    Ok(())
}

/// 42 British Attack Danbury, shaded: a Continental and three Militia come to Connecticut-Rhode Island.
fn card_42_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    add(t, Patriots, 1, Continentals, ConnecticutRhodeIsland)?;
    add(t, Patriots, 3, MilitiaUnderground, ConnecticutRhodeIsland)?;
    Ok(())
}

/// 44 Earl of Mansfield Recalled From Paris: a Faction is Ineligible through the next card.
fn card_44(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let faction = choose_victim(t, play, key!("lod-that-is-ineligible"), &Faction::ALL)?;
    become_ineligible_through_next(t, faction);
    Ok(())
}

/// 47 Tories Tested, unshaded: three Tories come to a British-Controlled Colony.
fn card_47_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let colonies = t.state.controlled(Side::Royalist) & SpaceSet::COLONIES;
    let colonies = colonies.only(|space| addable(t, play.executor, Tories, space) > 0);
    in_space(t, play.to(key!("lod-to-place-three-tories")), play.executor, colonies, |t, colony| {
        add(t, play.executor, 3, Tories, colony)?;
        Ok(())
    })
}

/// 47 Tories Tested, shaded: in a Colony Militia take the Tories' place, with Propaganda.
fn card_47_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let colonies = if t.state.propaganda_left() > 0 {
        SpaceSet::COLONIES
    } else {
        spaces_with(t, &[Tories]) & SpaceSet::COLONIES
    };
    in_space(t, play.to(key!("lod-to-turn-tories-with-propaganda")), play.executor, colonies, |t, colony| {
        swap_all(t, play, &[Tories], MilitiaUnderground, 1, colony)?;
        add_propaganda(t, colony, 2);
        Ok(())
    })
}

/// 50 Admiral d’Estaing, French Fleet Arrives, unshaded: the French are Ineligible through the next card and lose two
/// Regulars from the map or the West Indies.
fn card_50_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    become_ineligible_through_next(t, French);
    remove_any(t, play, play.executor, 2, &[FrenchRegulars], SpaceSet::ALL, Fate::Available)?;
    Ok(())
}

/// 50 Admiral d’Estaing, French Fleet Arrives, shaded: two Continentals and two French Regulars come to a Colony.
fn card_50_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let (islanders, available) =
        (t.state.count(FrenchRegulars, WestIndies), t.state.available[FrenchRegulars as usize]);
    let colonies = SpaceSet::COLONIES.only(|space| {
        addable(t, play.executor, Continentals, space) > 0
            || t.state.may_stand(FrenchRegulars, space) && (islanders > 0 || available > 0)
    });
    in_space(
        t,
        play.to(key!("lod-to-place-continentals-and-french")),
        play.executor,
        colonies,
        |t, colony| estaing_arrives(t, play, colony),
    )
}

/// Card 50: Continentals and French Regulars come to a Colony; how many Regulars come from the West Indies is asked.
fn estaing_arrives(t: &mut Lod<'_>, play: Play, colony: Space) -> Flow<()> {
    let (islanders, available) =
        (t.state.count(FrenchRegulars, WestIndies), t.state.available[FrenchRegulars as usize]);
    add(t, play.executor, 2, Continentals, colony)?;
    if !t.state.may_stand(FrenchRegulars, colony) {
        return Ok(());
    }
    let count = 2.min(islanders.saturating_add(available));
    let message = Prompt::EventFromWestIndies { title: play.card, space: colony };
    let (least, most) = (count.saturating_sub(available), count.min(islanders));
    let moved = ask::number(t, play.executor, message, least, most)?;
    if moved > 0 {
        t.state.relocate(FrenchRegulars, WestIndies, colony, moved);
        let (from, to) = (WestIndies, colony);
        t.note(
            "5.1",
            msg!(
                "lod-note-event-moved",
                faction = French,
                count = moved,
                piece = FrenchRegulars,
                from = from,
                to = to
            ),
        );
        leaders::follow(t, leader_decider(play.executor, French), French, WestIndies, colony)?;
    }
    add(t, play.executor, count - moved, FrenchRegulars, colony)?;
    Ok(())
}

/// 55 French Navy Dominates Caribbean, unshaded: three French Regulars sail to the West Indies and may Battle there; FNI
/// falls.
fn card_55_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    sail_to_west_indies(t, play, FrenchRegulars, 3)?;
    may_command(t, play, French, Command::Battle, WestIndies)?;
    navy::lower_fni(t, 1)?;
    Ok(())
}

/// 55 French Navy Dominates Caribbean, shaded: four British Regulars sail to the West Indies and must Battle there.
fn card_55_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    sail_to_west_indies(t, play, BritishRegulars, 4)?;
    free_battle(t, British, WestIndies)
}

/// 58 Marquis de Lafayette Arrives in Colonies, unshaded: the Patriots lose Resources.
fn card_58_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, Patriots, 4);
    Ok(())
}

/// 58 Marquis de Lafayette Arrives in Colonies, shaded: Militia take the Tories' place in the north.
fn card_58_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let north = spaces_with(t, &[Tories]) & these([NewYork, Northwest, Quebec]);
    let enough = t.state.count_in(Tories, north) <= t.state.available[MilitiaUnderground as usize];
    // Where Militia run short, the executor says who goes without by taking the spaces in order.
    let effect = |t: &mut Lod<'_>, space| swap_all(t, play, &[Tories], MilitiaUnderground, 1, space);
    if enough {
        north.iter().try_for_each(|space| effect(t, space))
    } else {
        in_spaces(t, play.to(key!("lod-to-turn-tories")), play.executor, north, Many::Exactly(3), effect)
    }
}

/// 59 Tronson de Coudray Arrives in America, unshaded: a space loses French Regulars and Continentals.
fn card_59_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = spaces_with(t, &Piece::REBELLION_CUBES);
    in_space(t, play.to(key!("lod-to-remove-french-and-continentals")), play.executor, spaces, |t, space| {
        remove(t, 2, FrenchRegulars, space, Fate::Available);
        remove(t, 2, Continentals, space, Fate::Available);
        Ok(())
    })
}

/// 59 Tronson de Coudray Arrives in America, shaded: the Patriots gain Resources.
fn card_59_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, Patriots, 3);
    Ok(())
}

/// 60 Comte d’Orvilliers Builds a Fleet at Brest, unshaded: the French lose Resources; FNI falls.
fn card_60_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, French, 4);
    navy::lower_fni(t, 2)?;
    Ok(())
}

/// 60 Comte d’Orvilliers Builds a Fleet at Brest, shaded: the British lose Resources; FNI rises.
fn card_60_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, British, 3);
    navy::raise_fni(t, 1)?;
    Ok(())
}

/// 61 Minister Comte de Vergennes, unshaded: the Patriots are Ineligible through the next card.
fn card_61_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    become_ineligible_through_next(t, Patriots);
    Ok(())
}

/// 61 Minister Comte de Vergennes, shaded: French and Patriots gain Resources.
fn card_61_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, French, 2);
    gain(t, Patriots, 3);
    Ok(())
}

/// 63 French and Spanish Besiege Gibraltar, unshaded: FNI falls, the British gain a Resource and withdraw Regulars from
/// the West Indies.
fn card_63_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    gain(t, British, 1);
    remove(t, 2, BritishRegulars, WestIndies, Fate::Available);
    Ok(())
}

/// 63 French and Spanish Besiege Gibraltar, shaded: the British lose Resources.
fn card_63_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    lose(t, British, 5);
    Ok(())
}

/// 69 Admiral Pierre André de Suffren, unshaded: the British gain Resources; FNI falls.
fn card_69_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, British, 2);
    navy::lower_fni(t, 2)?;
    Ok(())
}

/// 69 Admiral Pierre André de Suffren, shaded: the French gain Resources; FNI rises.
fn card_69_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, French, 3);
    navy::raise_fni(t, 1)?;
    Ok(())
}

/// 71 Treaty of Amity and Commerce, unshaded: the Patriots gain the Population of Rebellion-Controlled Cities.
fn card_71_unshaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    let cities = t.state.controlled(Side::Rebellion) & SpaceSet::CITIES;
    gain(t, Patriots, cities.iter().map(Space::population).sum());
    Ok(())
}

/// 71 Treaty of Amity and Commerce, shaded: the French gain Resources.
fn card_71_shaded(t: &mut Lod<'_>, _play: Play) -> Flow<()> {
    gain(t, French, 5);
    Ok(())
}

/// 74 Chickasaw Ally with the British, unshaded: British or Indians gain a Resource for every two Villages.
fn card_74_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let gained = t.state.bases_on_map(Villages) / 2;
    if gained > 0 {
        let faction = choose_faction(t, play, key!("lod-that-gains"), &[British, Indians])?;
        gain(t, faction, gained);
    }
    Ok(())
}

/// 74 Chickasaw Ally with the British, shaded: in two spaces two of Militia or War Parties go, with one of the other.
fn card_74_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let [active, hidden] = Piece::MILITIA;
    let [active_party, hidden_party] = Piece::WAR_PARTIES;
    let spaces = spaces_with(t, &[active, hidden, active_party, hidden_party]);
    in_spaces(
        t,
        play.to(key!("lod-to-remove-militia-and-war-parties")),
        play.executor,
        spaces,
        Many::Exactly(2),
        |t, space| {
            let differs = t.state.militia(space) > 1 || t.state.count_of(&Piece::WAR_PARTIES, space) > 1;
            let words: &[Button] =
                if differs { &[Button::MoreMilitia, Button::MoreWarParties] } else { &[Button::MoreMilitia] };
            let prompt = Prompt::EventMore { title: play.card, space };
            let (militia, war_parties) = match ask::word(t, play.executor, prompt, words)? {
                Button::MoreWarParties => (1, 2),
                _ => (2, 1),
            };
            let there = SpaceSet::of(space);
            remove_any(t, play, play.executor, militia, &Piece::MILITIA, there, Fate::Available)?;
            remove_any(t, play, play.executor, war_parties, &Piece::WAR_PARTIES, there, Fate::Available)?;
            Ok(())
        },
    )
}

/// 76 Edward Hand Raids into Indian Country, unshaded: in a Province Tories take the place of three Militia.
fn card_76_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let provinces = spaces_with(t, &Piece::MILITIA) & SpaceSet::PROVINCES;
    in_space(t, play.to(key!("lod-to-turn-militia")), British, provinces, |t, province| {
        let there = SpaceSet::of(province);
        let removed = remove_any(t, play, British, 3, &Piece::MILITIA, there, Fate::Available)?;
        add(t, British, removed, Tories, province)?;
        Ok(())
    })
}

/// 76 Edward Hand Raids into Indian Country, shaded: the British choose two Villages that go.
fn card_76_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    remove_any(t, play, British, 2, &[Villages], SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// Spaces of the map with British and Indian pieces.
fn british_and_indians(t: &Lod<'_>) -> SpaceSet {
    SpaceSet::MAP.only(|space| t.state.pieces_of(British, space) > 0 && t.state.pieces_of(Indians, space) > 0)
}

/// 77 General Burgoyne Cracks Down, unshaded: a Village comes where British and Indians stand; all War Parties hide.
fn card_77_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let spaces = british_and_indians(t).only(|space| addable(t, Indians, Villages, space) > 0);
    in_space(t, play.to(key!("lod-to-place-village")), Indians, spaces, |t, space| {
        add(t, Indians, 1, Villages, space)?;
        Ok(())
    })?;
    let active = spaces_with(t, &[WarPartiesActive]);
    for space in active.iter() {
        t.state.go_underground(WarPartiesUnderground, space);
    }
    if !active.is_empty() {
        t.note("5.1", msg!("lod-note-middle-all-underground"));
    }
    Ok(())
}

/// 77 General Burgoyne Cracks Down, shaded: in three Provinces with British and Indians a British piece goes, a Fort only
/// for want of cubes, and a Raid marker comes.
fn card_77_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let provinces = british_and_indians(t) & SpaceSet::PROVINCES;
    in_spaces(
        t,
        play.to(key!("lod-to-remove-british-and-raid")),
        play.executor,
        provinces,
        Many::Exactly(3),
        |t, province| {
            let there = SpaceSet::of(province);
            let cubes = t.state.british_cubes(province) > 0;
            let kinds: &[Piece] = if cubes { &Piece::BRITISH_CUBES } else { &[BritishForts] };
            remove_any(t, play, play.executor, 1, kinds, there, Fate::Available)?;
            add_raids(t, province, 1);
            Ok(())
        },
    )
}

/// 78 Cherry Valley Destroyed by Tories, unshaded: the Patriots give up a quarter of their units.
fn card_78_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let units: u8 = SpaceSet::MAP.iter().map(|space| t.state.units_of(Patriots, space)).sum();
    remove_any(t, play, Patriots, units / 4, &PATRIOT_UNITS, SpaceSet::MAP, Fate::Available)?;
    Ok(())
}

/// 78 Cherry Valley Destroyed by Tories, shaded: a Militia comes to each of four spaces with Tories or Indians.
fn card_78_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let who = play.executor;
    let spaces =
        SpaceSet::MAP.only(|space| t.state.count(Tories, space) > 0 || t.state.pieces_of(Indians, space) > 0);
    let open = |t: &Lod<'_>, space| addable(t, who, MilitiaUnderground, space) > 0;
    in_turn(t, play.to(key!("lod-to-place-militia")), who, (4, spaces), open, |t, space| {
        add(t, who, 1, MilitiaUnderground, space)?;
        Ok(())
    })
}

/// 80 Confusion Allows Slaves to Escape: a Faction gives up two pieces in each of two spaces that the executor names.
fn card_80(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let on_map =
        |t: &Lod<'_>, faction| SpaceSet::MAP.iter().any(|space| t.state.pieces_of(faction, space) > 0);
    let factions: ArrayVec<Faction, 4> =
        Faction::ALL.into_iter().filter(|&faction| on_map(t, faction)).collect();
    if factions.is_empty() {
        return Ok(());
    }
    let faction = choose_victim(t, play, key!("lod-that-loses-pieces"), &factions)?;
    let pieces: ArrayVec<Piece, 4> =
        Piece::ALL.into_iter().filter(|piece| piece.faction() == faction).collect();
    let spaces = spaces_with(t, &pieces);
    in_spaces(
        t,
        play.to(key!("lod-to-remove-two-of-its-pieces")),
        play.executor,
        spaces,
        Many::Exactly(2),
        |t, space| {
            remove_any(t, play, faction, 2, &pieces, SpaceSet::of(space), Fate::Available)?;
            Ok(())
        },
    )
}

/// 88 “If it hadn’t been so foggy…”: the executor slips away from a Faction that shares spaces with it.
fn card_88(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let me = play.executor;
    let shared = |t: &Lod<'_>, other: Faction| {
        SpaceSet::MAP.only(|space| t.state.units_of(me, space) > 0 && t.state.pieces_of(other, space) > 0)
    };
    let others: ArrayVec<Faction, 3> =
        Faction::ALL.into_iter().filter(|&other| other != me && !shared(t, other).is_empty()).collect();
    if others.is_empty() {
        return Ok(());
    }
    let other = choose_victim(t, play, key!("lod-that-is-left"), &others)?;
    let before = t.state.spaces;
    let left = shared(t, other);
    in_turn_up_to(
        t,
        play.to(key!("lod-to-move-out")),
        me,
        (u8::MAX, left),
        |_, _| true,
        |t, from| move_out(t, play, me, from, before[from].pieces),
    )
}

/// 89 War Damages Colonies’ Economy, unshaded: Tories take the place of four Patriot units.
fn card_89_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    swap_any(t, play, 4, &PATRIOT_UNITS, Tories)
}

/// 89 War Damages Colonies’ Economy, shaded: Militia take the place of three Tories.
fn card_89_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    swap_any(t, play, 3, &[Tories], MilitiaUnderground)
}

/// 93 Wyoming Massacre, unshaded: up to three Colonies beside the Indian Reserve turn towards Neutral, with Raid markers.
fn card_93_unshaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let mut colonies = SpaceSet::RESERVES.neighbours() & SpaceSet::COLONIES;
    if t.state.raids_left() == 0 {
        colonies = colonies.only(|colony| t.state.level(colony) != Level::Neutral);
    }
    in_spaces(
        t,
        play.to(key!("lod-to-shift-neutral-and-raid")),
        play.executor,
        colonies,
        Many::UpTo(3),
        |t, colony| {
            shift_towards(t, colony, Level::Neutral, 1);
            add_raids(t, colony, 1);
            Ok(())
        },
    )
}

/// 93 Wyoming Massacre, shaded: four War Parties in and around Pennsylvania go.
fn card_93_shaded(t: &mut Lod<'_>, play: Play) -> Flow<()> {
    let around = SpaceSet::of(Pennsylvania) | Pennsylvania.adjacent();
    remove_any(t, play, play.executor, 4, &Piece::WAR_PARTIES, around, Fate::Available)?;
    Ok(())
}
