//! §20.0 Enlistments.

use tricorne_kernel::{Flow, msg};

use crate::alliances::lose_leader;
use crate::ask::{T, facts, master_plan};
use crate::forces::Force;
use crate::ids::{Kind, Leader, Place};
use crate::pack::{Effect, Facts, UnitType};
use crate::prompts::Roll;
use crate::sequence::enter;
use crate::sides::{Nation, Side};
use crate::state::{Half, Phase, State};

/// §5.1, §20.0, §20.1 The first, then the second player checks enlistments; Leader Arises markers go back to the pool.
pub fn enlistment_phase(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    for half in [Half::First, Half::Second] {
        let side = t.state.side_of(half);
        for place in t.state.present[side].without(&t.state.checked[side]).iter() {
            t.state.checked[side].set(place, true);
            let units = checked(t.state, facts, place, side);
            for kind in units.kinds() {
                for _ in 0..units.of(kind) {
                    check(t, side, place, kind)?;
                }
            }
            if units.has_units() {
                return Ok(());
            }
        }
    }
    for place in facts.all_places() {
        let risen = t.state.stacks[place.index()].leaders;
        for leader in risen.iter().filter(|leader: &Leader| facts.leader(*leader).marker) {
            lose_leader(t.state, facts, place, leader);
        }
    }
    enter(t, Phase::Adjustment);
    Ok(())
}

/// §20.2, §20.3, §20.4 The units of a side in a place whose enlistment may run out.
pub fn checked(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    let exempt = |kind: Kind| {
        state
            .effects(facts)
            .any(|effect| matches!(effect, Effect::NoEnlistmentCheck(kinds) if kinds.contains(&kind)))
    };
    let region = facts.place(place).region;
    state.force(facts, place, side).units_if(|kind| {
        let it = facts.kind(kind);
        match it.kind {
            UnitType::Militia => region.is_some_and(|region| !enemy_in(state, facts, region, side)),
            UnitType::Indian => !facts.is_indian(place),
            UnitType::Regular | UnitType::Light => it.nation == Nation::American && !exempt(kind),
            UnitType::Detachment | UnitType::Grenadier | UnitType::Marine | UnitType::Fleet => false,
        }
    })
}

/// §20.3 Whether the enemy has a unit anywhere in a region.
fn enemy_in(state: &State, facts: &Facts, region: crate::ids::Region, side: Side) -> bool {
    facts.locales_in(region).any(|place| state.has_any(facts, place, side.enemy()))
}

/// §20.5 A die plus the value of one leader: 5 or more, and the unit stays.
fn check(t: &mut T<'_>, side: Side, place: Place, kind: Kind) -> Flow<()> {
    let facts = facts(t);
    let bonus = leader_bonus(t.state, facts, place, side);
    if bonus >= 4 {
        return Ok(());
    }
    let mut die = t.die(Roll::Enlistment { place }, 6)?;
    if die + bonus <= 4 && master_plan(t, side, die)? {
        die = t.die(Roll::Enlistment { place }, 6)?;
    }
    if die + bonus <= 4 {
        t.state.eliminate(facts, place, kind);
        t.note("20.5", msg!("dina-note-enlistment-ends", unit = kind, place = place));
    }
    Ok(())
}

/// §20.5, §21.6, §21.7 The best leader's value for the force in a place: a general's at sea too, an admiral's nowhere.
fn leader_bonus(state: &State, facts: &Facts, place: Place, side: Side) -> u8 {
    let force: Force = state.force(facts, place, side);
    let land = force.land(facts);
    force.leaders.iter().map(|leader| land.leadership(facts, leader, false)).max().unwrap_or(0)
}
