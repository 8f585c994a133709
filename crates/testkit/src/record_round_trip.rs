//! A record gives the same game back.

use std::sync::Arc;

use tricorne_kernel::{Chance, Game, Record, Table, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::sameness::{Snapshot, same_place};
use crate::walk::{Walk, new_table};

/// Plays random games and checks that records lead back to them: a record written, read and replayed gives the same
/// state, questions, journal and record, at a random point and at the end, and the dice that would have fallen
/// still fall; a position document gives the same state and questions. In the first game of each set-up, the
/// record is also cut after every answer and must lead to the state of that moment.
pub fn record_round_trip<G: Game>(plan: Plan) {
    let facts = own_facts::<G>();
    plan.run::<G, _>("record-round-trip", |deal| {
        play_on_from_record::<G>(&facts, deal)?;
        if deal.first_of_setup { cut_everywhere::<G>(&facts, deal) } else { Ok(()) }
    });
}

/// Saves a game with seeded dice at a random point, loads it, and plays both on with the same answers.
fn play_on_from_record<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<(), Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::seeded(deal.seed))?;
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        let mut walk = Walk::new(deal);
        for _ in 0..walk.rng.below(200) {
            walk.step(table)?;
        }
        let mut loaded = reloaded(table)?;
        let mut same_walk = walk.clone();
        while walk.step(table)? {
            same_walk.step(&mut loaded).map_err(|error| format!("after it was saved and loaded: {error}"))?;
        }
        Snapshot::of(table).compare(&loaded).map_err(|error| format!("played on after loading: {error}"))?;
        reloaded(table).map(drop)
    })
}

/// The table that the record of this one leads to, compared with it.
fn reloaded<G: Game>(table: &Table<G>) -> Result<Table<G>, String> {
    let text = table.record().to_text();
    let record = Record::parse(&text).map_err(|error| format!("the record cannot be read: {error}"))?;
    let chance = record.header.seed.map_or(Chance::Asked, Chance::seeded);
    let loaded = load(table.facts(), &record, chance)?;
    Snapshot::of(table).compare(&loaded).map_err(|error| format!("loaded from its record: {error}"))?;
    let (setup, chance) = (record.header.setup, Chance::Asked);
    let mut placed = Table::<G>::from_position(table.facts(), setup, chance, table.position())
        .map_err(|error| format!("its position is refused: {error}"))?;
    placed.run().map_err(|fault| format!("its position cannot be played: {fault}"))?;
    same_place(table.state(), table.questions(), &placed)
        .map_err(|error| format!("begun again from its position: {error}"))?;
    Ok(loaded)
}

fn load<G: Game>(facts: &Arc<G::Facts>, record: &Record, chance: Chance) -> Result<Table<G>, String> {
    Table::load(facts, record, chance, |_, _| None)
        .map_err(|fault| format!("the record cannot be replayed: {fault}"))
}

/// Cuts a record after every answer. Chance is asked, so that nothing follows of itself.
fn cut_everywhere<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<(), Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::Asked)?;
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        let mut walk = Walk::new(deal);
        let mut moments = Vec::new();
        loop {
            moments.push((table.state().clone(), table.questions().to_vec(), table.notes()));
            if !walk.step(table)? {
                break;
            }
        }
        let whole = table.record();
        for (answers, (state, questions, notes)) in moments.iter().enumerate() {
            let record = Record { header: whole.header.clone(), lines: whole.lines[..answers].to_vec() };
            let loaded = load(facts, &record, Chance::Asked)
                .map_err(|error| format!("cut after {answers} answers: {error}"))?;
            same_place(state, questions, &loaded)
                .map_err(|error| format!("cut after {answers} answers: {error}"))?;
            if loaded.notes() != *notes {
                return Err(format!("cut after {answers} answers: {} notes, not {notes}", loaded.notes()));
            }
        }
        Ok(())
    })
}
