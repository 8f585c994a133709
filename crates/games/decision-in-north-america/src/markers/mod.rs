//! §7.0 Campaign markers: the moments at which they can be played. A window asks each side in secret, whatever its hand
//! holds, so that the question tells nothing.

mod actions;

use arrayvec::ArrayVec;
use tricorne_kernel::{Arg, Flow, Key, Seat, key};

use crate::ask::T;
use crate::choice::{Button, Choice};
use crate::ids::Marker;
use crate::options::OptionalRule;
use crate::pack::{Facts, UnitType};
use crate::prompts::Prompt;
use crate::sides::{Nation, Side};
use crate::state::State;

pub use actions::play;

/// When markers can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// §8.0
    Initiative,
    /// §6.0 Before points are counted.
    Political,
    /// §6.0 After points are counted.
    PoliticalEnd,
    /// §13.0
    Mobilization,
    /// §9.0
    RabbleRousing,
    /// §16.0 Before a side moves.
    MovementStart(Side),
    /// §16.0 While a side moves.
    Movement(Side),
    /// §16.0 After a side has moved.
    MovementEnd(Side),
    /// §18.4 Before a battle.
    Battle,
    /// §19.0
    Supply,
    /// §7.2
    Adjustment,
    /// §3.1
    EndOfTurn,
}

impl Moment {
    const fn key(self) -> Key {
        match self {
            Moment::Initiative => key!("dina-moment-initiative"),
            Moment::Political => key!("dina-moment-political"),
            Moment::PoliticalEnd => key!("dina-moment-political-end"),
            Moment::Mobilization => key!("dina-moment-mobilization"),
            Moment::RabbleRousing => key!("dina-moment-rabble-rousing"),
            Moment::MovementStart(_) => key!("dina-moment-movement-start"),
            Moment::Movement(_) => key!("dina-moment-movement"),
            Moment::MovementEnd(_) => key!("dina-moment-movement-end"),
            Moment::Battle => key!("dina-moment-battle"),
            Moment::Supply => key!("dina-moment-supply"),
            Moment::Adjustment => key!("dina-moment-adjustment"),
            Moment::EndOfTurn => key!("dina-moment-end-of-turn"),
        }
    }
}

impl From<Moment> for Arg {
    fn from(moment: Moment) -> Arg {
        Arg::Key(moment.key())
    }
}

/// The most choices of a window.
pub type Plays = ArrayVec<Choice, 24>;

/// §7.0, §7.5, §7.6 Lets both sides play markers at a moment, until both pass.
pub fn window(t: &mut T<'_>, moment: Moment) -> Flow<()> {
    loop {
        let asked: ArrayVec<Side, 2> = [t.state.first, t.state.first.enemy()]
            .into_iter()
            .filter(|side| !t.state.passing[*side])
            .collect();
        let seats: ArrayVec<Seat, 2> = asked.iter().map(|side| side.seat()).collect();
        if seats.is_empty() {
            return Ok(());
        }
        let prompt = Prompt::PlayMarker { moment };
        let answers = t.ask_all(prompt, &seats, |dialogue| {
            let mut options = playable(dialogue.state, dialogue.facts, Side::of(dialogue.seat), moment);
            options.push(Choice::Button(Button::Pass));
            options.push(Choice::Button(Button::PassPhase));
            dialogue.ask(prompt, &options)
        })?;
        let mut played = false;
        for (side, answer) in asked.into_iter().zip(answers) {
            match answer {
                Choice::Marker(marker) => {
                    // The other side's play may have made this one impossible: then it stays in the hand.
                    if playable(t.state, t.facts, side, moment).contains(&answer) {
                        play(t, side, marker, moment)?;
                        played = true;
                    }
                }
                answer => t.state.passing[side] |= answer == Choice::Button(Button::PassPhase),
            }
        }
        if !played {
            return Ok(());
        }
    }
}

/// §7.8, §7.9 The markers that a side holds and may play at a moment.
pub fn playable(state: &State, facts: &Facts, side: Side, moment: Moment) -> Plays {
    let can =
        |marker: &Marker| state.holds(side, *marker) > 0 && may_play(state, facts, side, *marker, moment);
    facts.actions.iter().copied().filter(can).take(20).map(Choice::Marker).collect()
}

fn may_play(state: &State, facts: &Facts, side: Side, marker: Marker, moment: Moment) -> bool {
    let marks = &facts.marks;
    let american = side == Side::American;
    let available = |nation: Nation, kind: UnitType| {
        facts.kind_of(nation, kind).is_some_and(|kind| state.available(facts, kind) > 0)
    };
    match marker {
        it if it == marks.spy => true,
        it if it == marks.committee => actions::partisan_regions(state, facts, side).next().is_some(),
        it if it == marks.debate => moment == Moment::Political,
        it if it == marks.speculators => matches!(moment, Moment::Political | Moment::PoliticalEnd),
        it if it == marks.indians && american => matches!(moment, Moment::Political | Moment::PoliticalEnd),
        it if it == marks.indians => {
            moment == Moment::Mobilization
                && available(Nation::Indian, UnitType::Indian)
                && !actions::indian_locales(state, facts).is_empty()
        }
        it if it == marks.hessians && american => moment == Moment::Mobilization && !state.no_hessians,
        it if it == marks.hessians => {
            let any =
                available(Nation::Hessian, UnitType::Regular) || available(Nation::Hessian, UnitType::Light);
            moment == Moment::Mobilization && !state.no_hessians && any
        }
        it if it == marks.drillmaster => {
            moment == Moment::Mobilization && !actions::drill_places(state, facts, side).is_empty()
        }
        it if it == marks.leader_arises => {
            moment == Moment::Mobilization
                && actions::free_risen(state, facts, side).is_some()
                && actions::combat_places(state, facts, side).next().is_some()
        }
        it if it == marks.pulaski => {
            let any = available(Nation::American, UnitType::Regular)
                || available(Nation::American, UnitType::Light);
            american
                && moment == Moment::Mobilization
                && any
                && actions::leader_places(state, facts, side).next().is_some()
        }
        it if it == marks.minutemen => {
            moment == Moment::MovementStart(side) && !actions::minutemen_places(state, facts, side).is_empty()
        }
        it if it == marks.bait => {
            matches!(moment, Moment::MovementStart(own) | Moment::Movement(own) | Moment::MovementEnd(own) if own == side)
                && actions::bait_places(state, facts, side).next().is_some()
        }
        it if it == marks.engineers => {
            moment == Moment::MovementEnd(side)
                && state.uses(OptionalRule::Fortresses)
                && !actions::engineer_places(state, facts, side).is_empty()
        }
        it if it == marks.mutiny => moment == Moment::Adjustment,
        it if it == marks.politicking => {
            moment == Moment::EndOfTurn && actions::rivals(state, facts, side).next().is_some()
        }
        it if it == marks.tarleton => {
            let place = state.battle.map(|battle| battle.place);
            moment == Moment::Battle && place.is_some_and(|place| !state.massacres.has(place))
        }
        // Played where their own question is asked, or never by themselves.
        _ => false,
    }
}
