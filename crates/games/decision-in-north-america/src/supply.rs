//! §19.0 Supply; §36.0 Forage (optional); the Point & Marker Adjustment Phase (§6.8, §7.2).

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts, master_plan};
use crate::choice::Choice;
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Kind, Place};
use crate::initiative::return_half;
use crate::markers::{Moment, window};
use crate::massacre;
use crate::options::OptionalRule;
use crate::pack::{Facts, PlaceKind, UnitType};
use crate::prompts::{Prompt, Roll};
use crate::sequence::enter;
use crate::sides::{BySide, Side};
use crate::state::{Half, Phase, State};

/// §5.1, §19.0, §19.1 The first, then the second player checks supply.
pub fn forage_phase(t: &mut T<'_>) -> Flow<()> {
    if !t.state.open {
        window(t, Moment::Supply)?;
        t.state.open = true;
        return Ok(());
    }
    let facts = facts(t);
    for half in [Half::First, Half::Second] {
        let side = t.state.side_of(half);
        for place in t.state.present[side].without(&t.state.checked[side]).iter() {
            t.state.checked[side].set(place, true);
            if shortage(t.state, facts, place, side) > 0 {
                return check(t, side, place);
            }
        }
    }
    enter(t, Phase::Enlistment);
    Ok(())
}

/// How many units in a place find no forage.
fn shortage(state: &State, facts: &Facts, place: Place, side: Side) -> usize {
    needy(state, facts, place, side).count().saturating_sub(forage(state, facts, place, side))
}

/// §19.2, §19.3 Units in a place that can be supplied neither by forage nor otherwise roll to survive.
fn check(t: &mut T<'_>, side: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    let mut needy = needy(t.state, facts, place, side);
    let short = shortage(t.state, facts, place, side);
    // The owner chooses who is fed, if anybody is. Who goes hungry is not shown, unless it dies; it is asked even where all are
    // of one kind, because whether it is asked must not tell that.
    let nobody_fed = short == needy.count();
    let mut hungry = if nobody_fed { needy } else { Force::default() };
    for _ in hungry.count()..short {
        let kinds: Vec<Choice> = needy.kinds().map(Choice::Unit).collect();
        let Choice::Unit(kind) = t.ask_secretly(side, Prompt::OutOfSupply { place }, &kinds)? else { break };
        needy.units[kind.index()] -= 1;
        hungry.units[kind.index()] += 1;
    }
    for kind in hungry.kinds() {
        for _ in 0..hungry.of(kind) {
            attrit(t, side, place, kind)?;
        }
    }
    if matches!(facts.place(place).what, PlaceKind::Sea | PlaceKind::Aboard(_)) {
        t.state.settle(facts, place);
    }
    Ok(())
}

/// §19.3, §36.0, §36.1, §36.2, §36.3 A unit out of supply is lost on 1 to 3; in the wilderness, with the optional rule, light and Indian
/// units are lost on 5 and 6 and regulars on 3 to 6.
fn attrit(t: &mut T<'_>, side: Side, place: Place, kind: Kind) -> Flow<()> {
    let facts = facts(t);
    let it = facts.kind(kind);
    let wild = t.state.uses(OptionalRule::Forage) && facts.is_wild(place);
    let lost = |die: u8| match it.kind {
        UnitType::Light | UnitType::Indian if wild => die >= 5,
        UnitType::Regular if wild => die >= 3,
        _ => die <= 3,
    };
    let mut die = t.die(Roll::Supply { place }, 6)?;
    if lost(die) && master_plan(t, side, die)? {
        die = t.die(Roll::Supply { place }, 6)?;
    }
    if lost(die) {
        t.state.eliminate(facts, place, kind);
        t.note("19.3", msg!("dina-note-starves", unit = kind, place = place));
    }
    Ok(())
}

/// §19.4, §19.5, §24.12, §25.7, §28.2(4), §28.8 Combat units that need forage: not leaders, fleets, those in a port with a fleet, Indians at
/// home, marines aboard, those in boxes, and those that a fortress feeds.
pub fn needy(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    let force = state.force(facts, place, side);
    let land = force.units_if(|kind| !facts.kind(kind).is_fleet());
    let besieged = fortresses::is_besieged(state, place, side);
    match facts.place(place).what {
        PlaceKind::Box(..) => Force::default(),
        PlaceKind::Sea | PlaceKind::Aboard(_) => {
            land.units_if(|kind| facts.kind(kind).kind != UnitType::Marine)
        }
        PlaceKind::Locale(_) if besieged => land,
        PlaceKind::Locale(_) if force.fleets(facts) > 0 || fortress_feeds(state, facts, place, side) => {
            Force::default()
        }
        PlaceKind::Locale(_) => {
            land.units_if(|kind| !(facts.kind(kind).kind == UnitType::Indian && facts.is_indian(place)))
        }
    }
}

/// §28.2(4), §28.8 Whether a fortress here or next door feeds all; a besieged one feeds nobody.
fn fortress_feeds(state: &State, facts: &Facts, place: Place, side: Side) -> bool {
    let feeds = |at: Place| state.fortresses[side].has(at) && !fortresses::is_besieged(state, at, side);
    state.uses(OptionalRule::Fortresses)
        && (feeds(place) || facts.place(place).land.iter().any(|(at, _)| feeds(*at)))
}

/// §19.2, §28.8, §29.0 How many units a locale feeds: its value, twice that in a region of one's own; besiegers always get
/// its printed value once.
pub fn forage(state: &State, facts: &Facts, place: Place, side: Side) -> usize {
    if !facts.is_locale(place) {
        return 0;
    }
    if state.sieges[side].has(place) {
        return facts.place(place).value.into();
    }
    let own = facts.place(place).region.is_some_and(|region| state.loyalty_for(facts, region, side) > 0);
    usize::from(state.value(facts, place, side)) * if own { 2 } else { 1 }
}

/// §5.1, §6.8, §7.2, §28.4, §37.4 Points are lost, half of the markers return, and the optional markers are seen to.
pub fn adjustment_phase(t: &mut T<'_>) -> Flow<()> {
    window(t, Moment::Adjustment)?;
    t.state.points = BySide::default();
    return_half(t)?;
    for half in [Half::First, Half::Second] {
        let side = t.state.side_of(half);
        if t.state.uses(OptionalRule::Fortresses) {
            fortresses::abandon(t, side)?;
        }
    }
    massacre::clear(t);
    enter(t, Phase::EndOfTurn);
    Ok(())
}

/// Who of a side needs forage and finds none, on the whole map: for players who plan.
pub fn hungry(state: &State, facts: &Facts, side: Side) -> ArrayVec<(Place, usize), 32> {
    let short = |place: Place| (place, shortage(state, facts, place, side));
    state.present[side].iter().map(short).filter(|(_, short)| *short > 0).take(32).collect()
}
