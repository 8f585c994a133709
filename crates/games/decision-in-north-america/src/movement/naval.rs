//! §24.0 Fleets: how they sail, whom they carry and where they land; §25.0 the off-map boxes.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::{Steps, attrition, roll_points};
use crate::alliances::sink_cargo;
use crate::ask::{Options, T, ask_hidden, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Kind, Place};
use crate::pack::{Facts, PlaceKind};
use crate::prompts::Prompt;
use crate::selection;
use crate::state::{March, State};

/// §24.0, §24.1, §24.2, §24.4 Fleets sail from sea to sea until they stop, and may land whom they carry.
pub fn sail(t: &mut T<'_>, mut march: March) -> Flow<()> {
    let facts = facts(t);
    let side = march.side;
    if privateers(t, &march)? {
        return Ok(());
    }
    roll_points(t, &mut march)?;
    embark(t, &march);
    loop {
        t.state.march = Some(march);
        let mut options: Options =
            steps(t.state, facts, &march).into_iter().map(|(place, _)| Choice::Place(place)).collect();
        if options.is_empty() {
            break;
        }
        if march.at != march.from && may_leave_fleet(facts, &march.force) {
            options.push(Choice::Button(Button::DropOff));
        }
        options.push(Choice::Button(Button::Stop));
        match t.ask(side, Prompt::SailTo { place: march.at, left: march.left }, &options)? {
            Choice::Place(to) => {
                t.state.transfer(facts, march.at, to, &march.force);
                march.at = to;
                march.left -= STEP;
                t.state.march = Some(march);
                t.note("24.1", msg!("dina-note-sails", side = side, place = to));
                // §24.2 A port with enemy combat units ends the move.
                if facts.is_locale(to) && t.state.has_combat(facts, to, side.enemy()) {
                    break;
                }
            }
            Choice::Button(Button::DropOff) => leave_fleet(t, &mut march)?,
            _ => break,
        }
    }
    let units = march.force;
    if march.forced {
        attrition(t, &mut march, &units)?;
    }
    let landed = land(t, &march)?;
    if !landed.is_empty() {
        t.state.mark_moved(march.at, &landed);
    }
    finish(t, &march, &landed)?;
    t.state.march = None;
    Ok(())
}

/// Those who stay aboard are noted as such, and who has no ship is lost.
fn finish(t: &mut T<'_>, march: &March, landed: &Force) -> Flow<()> {
    let facts = facts(t);
    let rest = march.force.without(landed);
    match facts.place(march.at).aboard {
        Some(aboard) if facts.is_locale(march.at) => {
            let cargo = rest.land(facts);
            let fleets = rest.naval(facts);
            // Admirals stay with their fleets in port.
            t.state.transfer(facts, march.at, aboard, &cargo);
            t.state.mark_moved(aboard, &cargo);
            t.state.mark_moved(march.at, &fleets);
            sink_cargo(t, march.side, aboard)?;
        }
        _ => {
            t.state.mark_moved(march.at, &rest);
            if facts.place(march.at).what == PlaceKind::Sea {
                sink_cargo(t, march.side, march.at)?;
            }
        }
    }
    Ok(())
}

/// §7.9 Privateers: the enemy may stop a naval move before it starts. Its cargo does not move this turn.
fn privateers(t: &mut T<'_>, march: &March) -> Flow<bool> {
    let (facts, enemy) = (facts(t), march.side.enemy());
    if t.state.passing[enemy] {
        return Ok(false);
    }
    let marker = facts.marks.privateers;
    let mut options: ArrayVec<Choice, 3> = ArrayVec::new();
    if t.state.holds(enemy, marker) > 0 {
        options.push(Choice::Marker(marker));
    }
    options.push(Choice::Button(Button::Pass));
    options.push(Choice::Button(Button::PassPhase));
    match ask_hidden(t, enemy, Prompt::Privateers { place: march.from }, &options)? {
        Choice::Marker(_) => {
            t.state.spend(facts, enemy, marker);
            t.note("7.9", msg!("dina-note-privateers", side = enemy, place = march.from));
            let cargo = march.force.land(facts);
            let from_aboard = aboard_part(t.state, facts, march);
            let shore = cargo.without(&from_aboard);
            if let Some(aboard) = facts.place(march.from).aboard {
                t.state.mark_moved(aboard, &from_aboard);
                t.state.frozen.add(aboard, &from_aboard);
            }
            t.state.mark_moved(march.from, &march.force.without(&from_aboard));
            t.state.frozen.add(march.from, &shore);
            Ok(true)
        }
        choice => {
            t.state.passing[enemy] |= choice == Choice::Button(Button::PassPhase);
            Ok(false)
        }
    }
}

/// Who of a force is aboard in port already.
fn aboard_part(state: &State, facts: &Facts, march: &March) -> Force {
    let aboard = facts.place(march.from).aboard;
    aboard.map_or(Force::default(), |aboard| state.force(facts, aboard, march.side).and(&march.force))
}

/// Brings those who were aboard in port to their fleets.
fn embark(t: &mut T<'_>, march: &March) {
    let facts = facts(t);
    if let Some(aboard) = facts.place(march.from).aboard {
        let part = aboard_part(t.state, facts, march);
        t.state.transfer(facts, aboard, march.from, &part);
    }
}

/// §24.1 What fleets pay to sail on.
const STEP: u8 = 1;

/// §24.1, §24.3, §25.0, §25.1, §25.2, §25.3, §25.4, §25.5, §25.6, §25.9, §26.3 Where fleets can sail next, and what it costs: seas, open
/// ports, and the box of their own nation.
pub fn steps(state: &State, facts: &Facts, march: &March) -> Steps {
    if march.left < STEP {
        return Steps::new();
    }
    let own = |place: Place| {
        march.force.kinds().all(|kind| facts.home_box(facts.kind(kind).nation) == Some(place))
            && march
                .force
                .leaders
                .iter()
                .all(|leader| facts.home_box(facts.leader(leader).nation) == Some(place))
    };
    let open = |place: &Place| match facts.place(*place).what {
        PlaceKind::Sea => true,
        PlaceKind::Box(..) => own(*place),
        PlaceKind::Locale(_) => !state.is_closed(facts, *place),
        PlaceKind::Aboard(_) => false,
    };
    facts.place(march.at).sea.iter().copied().filter(open).map(|place| (place, STEP)).collect()
}

/// §16.7 Whether a fleet can be left behind: the others must carry the cargo.
fn may_leave_fleet(facts: &Facts, force: &Force) -> bool {
    let fleets = force.fleets(facts);
    fleets > 1 && force.land_count(facts) <= 4 * (fleets - 1)
}

fn leave_fleet(t: &mut T<'_>, march: &mut March) -> Flow<()> {
    let facts = facts(t);
    let fleets = march.force.naval(facts);
    let kinds: Vec<Kind> = fleets.kinds().collect();
    let kind = t.ask_secretly(march.side, Prompt::LeaveFleet { place: march.at }, &kinds)?;
    let dropped = Force::units(kind, 1);
    march.force.remove(&dropped);
    t.state.mark_moved(march.at, &dropped);
    t.state.march = Some(*march);
    Ok(())
}

/// §24.4, §24.6 Who goes ashore at the end of a naval move: all in a free port, by choice against enemy land units, nobody
/// beside an enemy fleet. Fleets stay afloat.
fn land(t: &mut T<'_>, march: &March) -> Flow<Force> {
    let (facts, side, enemy) = (facts(t), march.side, march.side.enemy());
    let place = march.at;
    let cargo = march.force.land(facts);
    match facts.place(place).what {
        PlaceKind::Box(..) => return Ok(cargo),
        PlaceKind::Sea | PlaceKind::Aboard(_) => return Ok(Force::default()),
        PlaceKind::Locale(_) => {}
    }
    if cargo.is_empty() || t.state.has_fleet(facts, place, enemy) {
        return Ok(Force::default());
    }
    if !t.state.has_ashore(facts, place, enemy) {
        t.state.entered.set(place, true);
        fortresses::enter(t, side, place);
        return Ok(cargo);
    }
    if cargo.count() == 0 {
        return Ok(Force::default());
    }
    let can_be = selection::with_a_unit(&cargo);
    let mut sizes = selection::sizes(&cargo, &Force::default(), &can_be);
    sizes.push(Choice::Button(Button::None));
    let landed = match ask_hidden(t, side, Prompt::Land { place }, &sizes)? {
        Choice::Number(size) => {
            let prompt = |left| Prompt::LandWhom { place, left };
            selection::members(t, side, &cargo, Force::default(), size as usize, prompt, &can_be)?
        }
        Choice::Button(Button::All) => cargo,
        _ => Force::default(),
    };
    if landed.count() > 0 {
        t.state.landed.set(place, true);
        t.state.entered.set(place, true);
        t.note("24.6", msg!("dina-note-lands", side = side, place = place));
    }
    Ok(landed)
}
