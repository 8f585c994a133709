//! What every rule needs: questions that do not show a hand, and dice that Master Plan may roll again.

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use tricorne_kernel::{Audience, Flow, Step, msg};

use crate::DecisionInNorthAmerica;
use crate::choice::{Button, Choice};
use crate::ids::{MARKERS, Marker};
use crate::pack::Facts;
use crate::prompts::{Prompt, Roll};
use crate::sides::Side;

/// A step of the game.
pub type T<'t> = Step<'t, DecisionInNorthAmerica>;

/// Choices that are offered, without heap as long as they are not many.
pub type Options = SmallVec<[Choice; 64]>;

/// The facts of a step, for as long as the step runs.
pub fn facts<'t>(t: &T<'t>) -> &'t Facts {
    t.facts
}

/// Asks a side among options that depend on its hand or its stacks: others see the prompt, and then the answer.
pub fn ask_hidden<C: Copy + Into<Choice>>(
    t: &mut T<'_>,
    side: Side,
    prompt: Prompt,
    options: &[C],
) -> Flow<C> {
    Ok(t.ask_all(prompt, &[side.seat()], |dialogue| dialogue.ask(prompt, options))?[0])
}

/// §7.9 A die of a side outside battle. Its owner may roll it again with Master Plan.
pub fn own_die(t: &mut T<'_>, side: Side, roll: Roll) -> Flow<u8> {
    let die = t.die(roll, 6)?;
    if master_plan(t, side, die)? { t.die(roll, 6) } else { Ok(die) }
}

/// §7.9 Asks whether Master Plan is played on a die just rolled.
pub fn master_plan(t: &mut T<'_>, side: Side, die: u8) -> Flow<bool> {
    if t.state.passing[side] {
        return Ok(false);
    }
    let facts = facts(t);
    let plan = facts.marks.master_plan;
    let mut options: ArrayVec<Choice, 3> = ArrayVec::new();
    if t.state.holds(side, plan) > 0 {
        options.push(Choice::Marker(plan));
    }
    options.push(Choice::Button(Button::Pass));
    options.push(Choice::Button(Button::PassPhase));
    match ask_hidden(t, side, Prompt::RollAgain { die }, &options)? {
        Choice::Marker(_) => {
            t.state.spend(facts, side, plan);
            t.note("7.9", msg!("dina-note-master-plan", side = side, die = die));
            Ok(true)
        }
        choice => {
            t.state.passing[side] |= choice == Choice::Button(Button::PassPhase);
            Ok(false)
        }
    }
}

/// §7.1 A side draws markers out of the pool, as far as it reaches.
pub fn draw_markers(t: &mut T<'_>, side: Side, count: usize, rule: &'static str) -> Flow<()> {
    let mut drawn = 0;
    for _ in 0..count {
        let (markers, odds) = listed(&t.state.pool);
        if markers.is_empty() {
            break;
        }
        let marker =
            t.draw_weighted(Roll::DrawMarker { side }, &markers, &odds, Audience::Only(side.seat()))?;
        t.state.pool[marker.index()] -= 1;
        t.state.hands[side][marker.index()] += 1;
        t.note_to(side, "7.1", msg!("dina-note-drew", marker = marker));
        drawn += 1;
    }
    if count > 0 {
        t.note(rule, msg!("dina-note-draws", side = side, count = drawn));
    }
    Ok(())
}

/// A side returns markers out of its hand at random.
pub fn lose_markers(t: &mut T<'_>, side: Side, count: usize, rule: &'static str) -> Flow<()> {
    let mut lost = 0;
    for _ in 0..count {
        let (markers, odds) = listed(&t.state.hands[side]);
        if markers.is_empty() {
            break;
        }
        let marker =
            t.draw_weighted(Roll::LoseMarker { side }, &markers, &odds, Audience::Only(side.seat()))?;
        t.state.hands[side][marker.index()] -= 1;
        t.state.pool[marker.index()] += 1;
        t.note_to(side, rule, msg!("dina-note-returned", marker = marker));
        lost += 1;
    }
    t.note(rule, msg!("dina-note-returns", side = side, count = lost));
    Ok(())
}

/// Markers that are there, and how many of each.
pub fn listed(markers: &[u8; MARKERS]) -> (ArrayVec<Marker, MARKERS>, ArrayVec<u32, MARKERS>) {
    let there = markers.iter().enumerate().filter(|(_, count)| **count > 0);
    there.map(|(index, count)| (Marker::at(index), u32::from(*count))).unzip()
}
