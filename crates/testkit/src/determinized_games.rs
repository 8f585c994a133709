//! The games that a viewer may believe in are games, look the same to the viewer, and say nothing of the truth.

use std::sync::Arc;

use serde_json::Value;
use tricorne_kernel::{
    AgentRng, Belief, Chance, Choice, Game, Node, Note, Players, Prompt, PromptOf, RecordLine, Seat, Setup,
    Table, Viewer, own_facts,
};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::hidden_information::{players, view};
use crate::plan::Deal;
use crate::walk::{AnyChoice, Walk, new_table};

/// How many answers there are, about, between two points that are looked at.
const APART: usize = 16;
/// How many worlds are sampled for each viewer at a point.
const WORLDS: usize = 2;

/// Plays random games and samples, at random points, the worlds that every seat and a spectator may believe in.
///
/// - A world has no violation, at the start of its step and now.
/// - Played from there over its answers, the viewer is asked the same, is offered the same, and sees the same views, journal
///   and record as in the true step, after every answer.
/// - Random players play it to its end.
/// - Worlds are sampled from what the viewer knows and from nothing else: from another world that looks the same, the same
///   generator samples the same worlds. For that, [`Game::resample`] must put what is hidden in an order of its own before
///   it deals it again.
///
/// A game that hides something must at least once have had a world that began with other hidden facts, or the check could
/// not fail.
pub fn determinized_games<G: Game>(plan: Plan) {
    let facts = own_facts::<G>();
    let played = plan.run::<G, _>("determinized-games", |deal| play::<G>(&facts, deal));
    let sum = |count: fn(&Sampled) -> usize| played.iter().map(count).sum::<usize>();
    assert!(sum(|it| it.worlds) > 0, "determinized-games of {}: no world was sampled", G::NAME);
    assert!(
        sum(|it| it.other) > 0 || !G::HIDES,
        "determinized-games of {}: it hides something, yet no step ever began with other hidden facts",
        G::NAME
    );
}

/// How many worlds were sampled, and how many of them began their step in another state.
#[derive(Clone, Copy, Default, Debug)]
struct Sampled {
    worlds: usize,
    other: usize,
}

fn play<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>) -> Result<Sampled, Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::Asked)?;
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        let mut walk = Walk::new(deal);
        let mut sampled = Sampled::default();
        loop {
            if table.outcome().is_none() && walk.rng.below(APART) == 0 {
                for viewer in players(table) {
                    let mut check = Check { table, setup: deal.setup, viewer, rng: &mut walk.rng };
                    check.sample(&mut sampled).map_err(|error| format!("to {viewer:?}: {error}"))?;
                }
            }
            if !walk.step(table)? {
                return Ok(sampled);
            }
        }
    })
}

struct Check<'a, G: Game> {
    table: &'a Table<G>,
    setup: &'a Setup,
    viewer: Viewer,
    rng: &'a mut AgentRng,
}

impl<G: Game> Check<'_, G> {
    fn sample(&mut self, sampled: &mut Sampled) -> Result<(), String> {
        let belief = self.table.belief(self.viewer);
        let truth = self.table.node();
        for _ in 0..WORLDS {
            let (seed, other_seed) = (self.rng.bits(), self.rng.bits());
            let world = one_of(&belief, seed)?;
            sampled.worlds += 1;
            sampled.other += usize::from(world.start() != truth.start());
            let wrong = [world.start(), world.state()].map(|state| G::violations(state, world.facts()));
            if let Some(wrong) = wrong.iter().find(|wrong| !wrong.is_empty()) {
                return Err(format!("a world is broken: {}", wrong.join("; ")));
            }
            self.looks_the_same(&truth, &world)?;
            let (from_truth, from_world) =
                (one_of(&belief, other_seed)?, one_of(&world.belief(self.viewer), other_seed)?);
            if point(&from_truth) != point(&from_world) {
                return Err(format!(
                    "what is hidden sways the worlds that are sampled:\n{:?}\n{:?}",
                    point(&from_truth),
                    point(&from_world)
                ));
            }
            self.goes_on(world)?;
        }
        Ok(())
    }

    /// Plays both steps from their starts, side by side, and compares what the viewer sees.
    fn looks_the_same(&self, truth: &Node<G>, world: &Node<G>) -> Result<(), String> {
        let (mut truth, mut world) = (Replay::new(self, truth)?, Replay::new(self, world)?);
        let in_common = truth.left.len() - (self.table.answers() - self.table.open_from());
        for answers in 0..=in_common {
            same_sight(&truth.table, &world.table, self.viewer)
                .map_err(|error| format!("after {answers} answers of the step {error}"))?;
            if answers < in_common {
                truth.next()?;
                world.next()?;
            }
        }
        // Of answers that several seats still give in secret, the viewer does not know the number.
        while !truth.left.is_empty() {
            truth.next()?;
        }
        while !world.left.is_empty() {
            world.next()?;
        }
        same_sight(&truth.table, &world.table, self.viewer)
            .map_err(|error| format!("while several seats answer {error}"))
    }

    /// Random players bring a world to its end.
    fn goes_on(&mut self, mut world: Node<G>) -> Result<(), String> {
        let mut players = Players::all(|| Box::new(AnyChoice) as _);
        let mut chance = Chance::Random(AgentRng::new(self.rng.bits()));
        let end = world.play_out(&mut players, &mut chance);
        end.map(drop).map_err(|refusal| format!("a world does not go on to its end: {refusal}"))
    }
}

fn one_of<G: Game>(belief: &Belief<G>, seed: u64) -> Result<Node<G>, String> {
    let world = belief.sample(&mut AgentRng::new(seed));
    world.ok_or_else(|| "no world is found that fits what the viewer knows".into())
}

/// All that makes a world: the start of the step, its answers, and the state now.
type Point<'a, G> = (&'a <G as Game>::State, Vec<(Seat, <G as Game>::Choice)>, &'a <G as Game>::State);

fn point<G: Game>(node: &Node<G>) -> Point<'_, G> {
    (node.start(), node.answers().collect(), node.state())
}

/// A step that is played again, its questions answered in their order.
struct Replay<G: Game> {
    table: Table<G>,
    left: Vec<(Seat, G::Choice)>,
}

impl<G: Game> Replay<G> {
    fn new(check: &Check<'_, G>, node: &Node<G>) -> Result<Replay<G>, String> {
        let (facts, setup, start) = (check.table.facts(), check.setup.clone(), node.start().clone());
        let mut table =
            Table::from_state(facts, setup, Chance::Asked, start).map_err(|error| error.to_string())?;
        table.run().map_err(|fault| fault.to_string())?;
        Ok(Replay { table, left: node.answers().collect() })
    }

    fn next(&mut self) -> Result<(), String> {
        let given = |seat: Seat| self.left.iter().position(|answer| answer.0 == seat);
        let next = self.table.questions().iter().find_map(|asked| given(asked.seat));
        let next = next.ok_or("nobody is asked who has answered")?;
        let (seat, choice) = self.left.remove(next);
        let (name, notation) = (self.table.seat_name(seat), choice.notation(self.table.facts()));
        self.table.answer(name, &notation).map_err(|refusal| refusal.to_string())
    }
}

/// What a viewer is asked and shown. Of dice and draws the choices are left out: those of a hidden deck are for who draws.
#[derive(PartialEq, Debug)]
struct Sight<G: Game> {
    questions: Vec<(Seat, PromptOf<G>, Vec<G::Choice>)>,
    view: Value,
    journal: Vec<Note>,
    lines: Vec<RecordLine>,
}

fn sight<G: Game>(table: &Table<G>, viewer: Viewer) -> Sight<G> {
    let questions = table.questions_for(viewer).into_iter().map(|asked| {
        let choices = if asked.seat.is_chance() { Vec::new() } else { asked.choices };
        (asked.seat, asked.prompt, choices)
    });
    Sight {
        questions: questions.collect(),
        view: view::<G>(table.facts(), table.state(), viewer),
        journal: table.journal(viewer, 0).collect(),
        lines: table.lines_for(viewer, 0),
    }
}

fn same_sight<G: Game>(truth: &Table<G>, world: &Table<G>, viewer: Viewer) -> Result<(), String> {
    let (seen, seen_there) = (sight(truth, viewer), sight(world, viewer));
    let asked = |sight: &Sight<G>| {
        let names = sight.questions.iter().map(|(seat, prompt, _)| format!("{seat:?} {}", prompt.name()));
        names.collect::<Vec<_>>().join(", ")
    };
    let what = if seen.questions != seen_there.questions {
        "the questions"
    } else if seen.view != seen_there.view {
        "the view"
    } else if seen.journal != seen_there.journal {
        "the journal"
    } else if seen.lines != seen_there.lines {
        "the record"
    } else {
        return Ok(());
    };
    Err(format!("(asked: {}) {what} tells a world from the truth:\n{seen:?}\n{seen_there:?}", asked(&seen)))
}
