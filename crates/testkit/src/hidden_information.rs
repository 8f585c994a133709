//! Nobody sees what they may not know.

use std::sync::Arc;

use serde_json::Value;
use tricorne_kernel::{
    Audience, BareKeys, Chance, Evidence, Game, Note, Prompt, Record, Seat, Table, Viewer, own_facts,
};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::walk::{Walk, new_table};

/// Plays random games and looks, at random points, through the eyes of every seat and of a spectator:
///
/// - a state that the game says the viewer cannot tell from the present one is whole and gives the same view;
/// - a choice that the viewer may not know, or that waits for others of the same moment, changes neither what the
///   viewer sees, nor the journal, nor the record that the viewer may have;
/// - that record hides these choices and no others.
///
/// A game that hides something must at least once have had another state to confuse the present one with, or the
/// check could not fail; a game that hides nothing must ask nothing in secret.
pub fn hidden_information<G: Game>(plan: Plan) {
    let facts = own_facts::<G>();
    let played = plan.run::<G, _>("hidden-information", |deal| play::<G>(&facts, deal));
    let confused: usize = played.iter().sum();
    assert!(
        confused > 0 || !G::HIDES,
        "hidden-information of {}: it hides something, yet no viewer ever had two states to confuse",
        G::NAME
    );
}

/// Plays a game, and gives how often a viewer had another state to confuse the present one with.
fn play<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<usize, Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::Asked)?;
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        let mut walk = Walk::new(deal);
        let mut confused = 0;
        loop {
            if table.outcome().is_none() && walk.rng.below(4) == 0 {
                for viewer in players(table) {
                    confused += usize::from(compare_resampled(table, viewer, &mut walk)?);
                    check_record(table, viewer, &walk)?;
                }
                swap_answers(table, &mut walk)?;
            }
            if !walk.step(table)? {
                return Ok(confused);
            }
        }
    })
}

/// Every seat, and somebody without one.
pub(crate) fn players<G: Game>(table: &Table<G>) -> Vec<Viewer> {
    let seats = (0..table.seats().len()).map(|index| Viewer::Seat(Seat::new(index as u8)));
    seats.chain([Viewer::Observer]).collect()
}

/// Compares the views of two states that a viewer cannot tell apart. True if the states differ.
fn compare_resampled<G: Game>(table: &Table<G>, viewer: Viewer, walk: &mut Walk) -> Result<bool, String> {
    let state = table.state();
    let other = G::resample(state, table.facts(), viewer, &Evidence::default(), &mut walk.rng);
    let faults = G::violations(&other, table.facts());
    if !faults.is_empty() {
        return Err(format!("the state resampled for {viewer:?} is broken: {}", faults.join("; ")));
    }
    let (seen, seen_there) =
        (view::<G>(table.facts(), state, viewer), view::<G>(table.facts(), &other, viewer));
    if seen != seen_there {
        return Err(format!("{viewer:?} sees a difference that is hidden:\n{seen}\n{seen_there}"));
    }
    if !G::HIDES && other != *state {
        return Err("the game hides nothing, yet a resampled state differs".into());
    }
    Ok(other != *state)
}

pub(crate) fn view<G: Game>(facts: &G::Facts, state: &G::State, viewer: Viewer) -> Value {
    let view = G::view(state, facts, viewer);
    G::board(&view, &BareKeys(facts));
    serde_json::to_value(view).expect("views are plain data")
}

/// Checks that the viewer's record hides what it must, and only that.
fn check_record<G: Game>(table: &Table<G>, viewer: Viewer, walk: &Walk) -> Result<(), String> {
    let (whole, shown) = (table.record(), table.record_for(viewer));
    if shown.header.seed.is_some() || !shown.header.deck.is_empty() {
        return Err(format!("the record for {viewer:?} shows the dice or cards to come"));
    }
    let waits = |index: usize, seat: Seat| index >= table.open_from() && viewer != Viewer::Seat(seat);
    let given = whole.lines.iter().zip(&walk.given).enumerate();
    let due: Vec<_> = given
        .filter(|(index, (_, given))| !waits(*index, given.seat))
        .map(|(_, (line, given))| if viewer.may_know(given.audience) { &line.choice } else { "?" })
        .collect();
    let found: Vec<_> = shown.lines.iter().map(|line| line.choice.as_str()).collect();
    if found != due {
        return Err(format!("the record for {viewer:?} has {found:?}, not {due:?}"));
    }
    if let Some(line) = shown.lines.iter().find(|line| line.choice == "?" && !line.rolls.is_empty()) {
        return Err(format!("the record for {viewer:?} shows the rolls of answer {}", line.n));
    }
    if table.answers_for(viewer) != found.len() {
        return Err(format!(
            "{viewer:?} counts {} answers and is shown {}",
            table.answers_for(viewer),
            found.len()
        ));
    }
    Ok(())
}

/// What a viewer sees.
#[derive(PartialEq, Debug)]
struct Sight {
    view: Value,
    journal: Vec<Note>,
    record: Record,
}

/// Answers the present question in two ways, on two copies of the table: who may not know the answer sees no
/// difference.
fn swap_answers<G: Game>(table: &Table<G>, walk: &mut Walk) -> Result<(), String> {
    let waiting = table.questions();
    for asked in waiting {
        if asked.audience != Audience::All && !G::HIDES {
            return Err(format!("the game hides nothing, yet {} asks in secret", asked.prompt.name()));
        }
        let together = waiting.len() > 1 || asked.dialogue.is_some();
        let [one, other] = [0; 2].map(|_| walk.rng.below(asked.choices.len()));
        if one == other || (asked.audience == Audience::All && !together) {
            continue;
        }
        let mut tables = [one, other].map(|position| (table.fork(), position));
        for (table, position) in &mut tables {
            table.answer_at(asked.seat, *position).map_err(|refusal| refusal.to_string())?;
        }
        let [one, other] = tables.map(|(table, _)| table);
        let seats = |table: &Table<G>| table.questions().iter().map(|asked| asked.seat).collect::<Vec<_>>();
        if one.outcome().is_some() || other.outcome().is_some() || (together && seats(&one) != seats(&other))
        {
            // Everybody may know all at the end, and who of several is done.
            continue;
        }
        let still_open = one.open_from() < one.answers();
        for viewer in players(table) {
            let knows =
                viewer == Viewer::Seat(asked.seat) || (viewer.may_know(asked.audience) && !still_open);
            let (sight, sight_there) = (sight(&one, viewer), sight(&other, viewer));
            if !knows && sight != sight_there {
                return Err(format!(
                    "{viewer:?} sees what {} answered in secret to {}:\n{sight:?}\n{sight_there:?}",
                    table.seat_name(asked.seat),
                    asked.prompt.name()
                ));
            }
        }
    }
    Ok(())
}

fn sight<G: Game>(table: &Table<G>, viewer: Viewer) -> Sight {
    Sight {
        view: view::<G>(table.facts(), table.state(), viewer),
        journal: table.journal(viewer, 0).collect(),
        record: table.record_for(viewer),
    }
}
