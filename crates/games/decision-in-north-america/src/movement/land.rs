//! §16.0 The march of a force by land.

use tricorne_kernel::{Flow, msg};

use super::{Steps, attrition, expedition, interception, overrun, roll_points};
use crate::ask::{Options, T, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::Place;
use crate::options::OptionalRule;
use crate::pack::{Facts, Route};
use crate::prompts::Prompt;
use crate::state::{March, State};

/// §16.3, §16.6, §16.7, §16.8 A force marches route by route until it stops.
pub fn march(t: &mut T<'_>, mut march: March) -> Flow<()> {
    roll_points(t, &mut march)?;
    loop {
        t.state.march = Some(march);
        let facts = facts(t);
        let mut options: Options =
            steps(t.state, facts, &march).into_iter().map(|(place, _)| Choice::Place(place)).collect();
        if options.is_empty() {
            break;
        }
        if march.at != march.from && march.force.size() > 1 {
            options.push(Choice::Button(Button::DropOff));
        }
        options.push(Choice::Button(Button::Stop));
        match t.ask(march.side, Prompt::MoveTo { place: march.at, left: march.left }, &options)? {
            Choice::Place(to) => {
                if !step(t, &mut march, to)? {
                    break;
                }
            }
            Choice::Button(Button::DropOff) => drop_off(t, &mut march)?,
            _ => break,
        }
    }
    let units = march.force;
    if march.forced {
        attrition(t, &mut march, &units)?;
    }
    let facts = facts(t);
    t.state.march = None;
    t.state.mark_moved(march.at, &march.force);
    t.state.settle(facts, march.at);
    Ok(())
}

/// §16.12 What a route costs a force.
pub fn route_cost(facts: &Facts, route: Route, force: &Force) -> u8 {
    if route == Route::Trail && !force.is_light(facts) { 2 } else { 1 }
}

/// §16.2, §16.9, §23.0, §23.1, §23.2, §26.3 Where a force can go next, and what it costs.
pub fn steps(state: &State, facts: &Facts, march: &March) -> Steps {
    let region = facts.place(march.at).region;
    let bound = march.force.is_bound(facts);
    let crossing = state.uses(OptionalRule::MilitiaExpeditions) && march.commander.is_some();
    let open =
        |to: Place| !state.is_closed(facts, to) && (!bound || crossing || facts.place(to).region == region);
    let routes = facts.place(march.at).land.iter();
    let mut next = Steps::new();
    for (to, route) in routes {
        let cost = route_cost(facts, *route, &march.force);
        if cost > march.left || !open(*to) {
            continue;
        }
        match next.iter_mut().find(|(place, _)| place == to) {
            Some(known) => known.1 = known.1.min(cost),
            None => next.push((*to, cost)),
        }
    }
    next
}

/// §15.3, §16.10 One route. Gives whether the force may go on.
fn step(t: &mut T<'_>, march: &mut March, to: Place) -> Flow<bool> {
    let facts = facts(t);
    let (side, enemy) = (march.side, march.side.enemy());
    let cost =
        steps(t.state, facts, march).into_iter().find(|(place, _)| *place == to).map_or(0, |(_, cost)| cost);
    if facts.place(to).region != facts.place(march.at).region && march.force.is_bound(facts) {
        expedition::cross(t, march)?;
        if march.force.is_empty() {
            return Ok(false);
        }
    }
    march.left -= cost;
    t.state.transfer(facts, march.at, to, &march.force);
    march.at = to;
    t.state.entered.set(to, true);
    t.state.march = Some(*march);
    t.note("16.2", msg!("dina-note-moves", side = side, place = to));
    fortresses::enter(t, side, to);
    if t.state.has_ashore(facts, to, enemy) && overrun::attempt(t, march)? {
        return Ok(true);
    }
    // §16.10 Enemy units stop a force; §29.0 so does an enemy partisan.
    if t.state.has_any(facts, to, enemy) || t.state.partisans[enemy].has(to) {
        return Ok(false);
    }
    Ok(!interception::declare(t, march)?)
}

/// §16.7 A unit or leader stays behind, and is done for this phase.
fn drop_off(t: &mut T<'_>, march: &mut March) -> Flow<()> {
    let facts = facts(t);
    let mut options: Options = march.force.kinds().map(Choice::Unit).collect();
    options.extend(march.force.leaders.iter().filter(|it| Some(*it) != march.commander).map(Choice::Leader));
    let dropped = match t.ask_secretly(march.side, Prompt::DropOff { place: march.at }, &options)? {
        Choice::Leader(leader) => Force::leader(leader),
        Choice::Unit(kind) => Force::units(kind, 1),
        _ => Force::default(),
    };
    if march.forced {
        let before = march.force.count();
        attrition(t, march, &dropped)?;
        if march.force.count() < before {
            return Ok(());
        }
    }
    march.force.remove(&dropped);
    t.state.mark_moved(march.at, &dropped);
    t.state.march = Some(*march);
    t.state.settle(facts, march.at);
    Ok(())
}
