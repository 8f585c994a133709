//! §14.0 Campaigning; §16.0 Movement; §17.0 Forced march.

mod expedition;
mod force;
mod interception;
mod land;
mod naval;
mod overrun;

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{Options, T, ask_hidden, facts, master_plan, own_die};
use crate::choice::{Button, Choice};
use crate::fortresses;
use crate::ids::{Leader, Marker, Place};
use crate::markers::{Moment, play, playable, window};
use crate::pack::{Facts, LeaderType};
use crate::prompts::{Prompt, Roll};
use crate::sequence::enter;
use crate::sides::Side;
use crate::state::{Half, March, Phase, State, Top};

pub use force::{land_movers, naval_movers};
pub use land::route_cost;

/// How many stacks a side may rearrange in one phase.
const MOST_ARRANGED: u8 = 12;

/// §14.0, §14.1, §14.2, §16.0, §16.1, §16.4, §17.0, §17.1, §17.5 The moving side moves one force, plays a marker, rearranges a stack, or is done.
pub fn movement_phase(t: &mut T<'_>, campaign: u8, half: Half) -> Flow<()> {
    let side = t.state.side_of(half);
    if !t.state.open {
        window(t, Moment::MovementStart(side))?;
        t.state.open = true;
        return Ok(());
    }
    let facts = facts(t);
    let options = offers(t.state, facts, side, campaign);
    match ask_hidden(t, side, Prompt::MoveFrom { side, campaign }, &options)? {
        Choice::Place(place) => move_from(t, side, campaign, place),
        Choice::Marker(marker) => play(t, side, marker, Moment::Movement(side)),
        Choice::Button(Button::Arrange) => arrange(t, side),
        _ => {
            window(t, Moment::MovementEnd(side))?;
            fortresses::besiege(t, side)?;
            enter(t, Phase::Combat(campaign, half));
            Ok(())
        }
    }
}

fn offers(state: &State, facts: &Facts, side: Side, campaign: u8) -> Options {
    let mut options = Options::new();
    let can = |place: &Place| ways(state, facts, side, campaign, *place) != (false, false);
    options.extend(state.present[side].iter().filter(can).map(Choice::Place));
    if state.arranged < MOST_ARRANGED
        && state.present[side].iter().any(|place| state.force(facts, place, side).size() > 1)
    {
        options.push(Choice::Button(Button::Arrange));
    }
    options.extend(playable(state, facts, side, Moment::Movement(side)));
    options.push(Choice::Button(Button::Done));
    options
}

/// §7.11, §17.1, §7.9 What a side can pay a forced march with: a Tactics marker for a force with a leader, a Committee for any.
fn payments(state: &State, facts: &Facts, side: Side) -> (bool, bool) {
    (state.holds(side, facts.marks.tactics) > 0, state.holds(side, facts.marks.committee) > 0)
}

/// Whether a force can leave a place by land, and by sea.
fn ways(state: &State, facts: &Facts, side: Side, campaign: u8, place: Place) -> (bool, bool) {
    let (tactics, committee) = payments(state, facts, side);
    if campaign == 1 || committee {
        return (
            force::has_land_movers(state, facts, place, side),
            force::has_free_fleets(state, facts, place, side),
        );
    }
    let led = |at: Place| !state.stacks[at.index()].leaders.and(facts.leaders_of[side]).is_empty();
    if !tactics || !(led(place) || facts.place(place).aboard.is_some_and(led)) {
        return (false, false);
    }
    let land = land_movers(state, facts, place, side);
    let naval = naval_movers(state, facts, place, side);
    (
        land.leaders.iter().any(|leader| leads(facts, leader, false)),
        naval.leaders.iter().any(|leader| leads(facts, leader, true)),
    )
}

/// §16.3 Moves a force out of a place.
fn move_from(t: &mut T<'_>, side: Side, campaign: u8, place: Place) -> Flow<()> {
    let facts = facts(t);
    let forced = campaign > 1;
    let naval = match ways(t.state, facts, side, campaign, place) {
        (true, true) => {
            t.ask(side, Prompt::LandOrSea { place }, &[Button::ByLand, Button::BySea])? == Button::BySea
        }
        (_, by_sea) => by_sea,
    };
    let paid_with = if forced { Some(payment(t, side, place, naval)?) } else { None };
    let needs_leader = paid_with == Some(facts.marks.tactics);
    if let Some(marker) = paid_with {
        pay(t, side, marker, place);
    }
    let commander = force::commander(t, side, place, naval, needs_leader)?;
    let force = force::compose(t, side, place, naval, commander)?;
    let march =
        March { side, from: place, at: place, left: 0, force, commander, naval, forced, overran: false };
    if naval { naval::sail(t, march) } else { land::march(t, march) }
}

/// Places to go to next, and what each costs.
pub type Steps = SmallVec<[(Place, u8); 16]>;

/// Where a force on the move can go next, and what each step costs it.
pub fn steps(state: &State, facts: &Facts, march: &March) -> Steps {
    if march.naval { naval::steps(state, facts, march) } else { land::steps(state, facts, march) }
}

/// §7.11, §17.1, §7.9 What a forced march is paid with. It is asked even where there is no choice: whether it is asked must not
/// tell what else is in the hand.
fn payment(t: &mut T<'_>, side: Side, place: Place, naval: bool) -> Flow<Marker> {
    let facts = facts(t);
    let (tactics, committee) = payments(t.state, facts, side);
    let movers = if naval {
        naval_movers(t.state, facts, place, side)
    } else {
        land_movers(t.state, facts, place, side)
    };
    let led = movers.leaders.iter().any(|leader| leads(facts, leader, naval));
    let mut options: ArrayVec<Marker, 2> = ArrayVec::new();
    if tactics && led {
        options.push(facts.marks.tactics);
    }
    if committee {
        options.push(facts.marks.committee);
    }
    ask_hidden(t, side, Prompt::PayMarch, &options)
}

/// §21.7 Whether a leader can command by land, or at sea.
fn leads(facts: &Facts, leader: Leader, naval: bool) -> bool {
    match facts.leader(leader).kind {
        LeaderType::Any => true,
        LeaderType::General | LeaderType::MilitiaCommander => !naval,
        LeaderType::Admiral => naval,
    }
}

/// §17.1, §7.9 A forced march is paid for.
fn pay(t: &mut T<'_>, side: Side, marker: Marker, place: Place) {
    let facts = facts(t);
    t.state.spend(facts, side, marker);
    t.note("17.1", msg!("dina-note-forced-march", side = side, marker = marker, place = place));
}

/// §16.3, §16.13 Rolls for movement points: a die plus the commander's value.
fn roll_points(t: &mut T<'_>, march: &mut March) -> Flow<()> {
    let facts = facts(t);
    let die = own_die(t, march.side, Roll::March { side: march.side })?;
    let value = march.commander.map_or(0, |leader| march.force.leadership(facts, leader, march.naval));
    march.left = die + value;
    t.note("16.3", msg!("dina-note-march", side = march.side, place = march.from, points = march.left));
    Ok(())
}

/// §17.2, §21.5 After a forced march each combat unit is lost on a six; leaders are safe.
fn attrition(t: &mut T<'_>, march: &mut March, units: &crate::forces::Force) -> Flow<()> {
    let facts = facts(t);
    for kind in units.kinds() {
        for _ in 0..units.of(kind) {
            let mut die = t.die(Roll::MarchAttrition, 6)?;
            if die == 6 && master_plan(t, march.side, die)? {
                die = t.die(Roll::MarchAttrition, 6)?;
            }
            if die == 6 {
                t.state.eliminate(facts, march.at, kind);
                march.force.units[kind.index()] = march.force.units[kind.index()].saturating_sub(1);
                t.state.march = Some(*march);
                t.note("17.2", msg!("dina-note-march-loss", unit = kind, place = march.at));
            }
        }
    }
    Ok(())
}

/// §22.0 A side chooses what lies on top of one of its stacks.
fn arrange(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    t.state.arranged += 1;
    let places: Vec<Place> =
        t.state.present[side].iter().filter(|place| t.state.force(facts, *place, side).size() > 1).collect();
    let place = ask_hidden(t, side, Prompt::ArrangeWhere, &places)?;
    let force = t.state.force(facts, place, side);
    let mut options: Options = force.kinds().map(Choice::Unit).collect();
    options.extend(force.leaders.iter().map(Choice::Leader));
    t.state.tops[side][place.index()] = match ask_hidden(t, side, Prompt::ArrangeTop { place }, &options)? {
        Choice::Unit(kind) => Some(Top::Unit(kind)),
        Choice::Leader(leader) => Some(Top::Leader(leader)),
        _ => t.state.tops[side][place.index()],
    };
    Ok(())
}
