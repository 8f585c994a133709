//! An agent at work: games that it plays by its own advice, and against another.

use std::sync::Arc;

use tricorne_kernel::{Agent, Chance, Choice, Evidence, Game, Seat, Setup, Table, Viewer, own_facts};

use crate::Plan;
use crate::failure::watched;
use crate::walk::{Walk, new_table};

/// How many steps there are, about, between two that are looked at.
const APART: usize = 16;

/// A table at which every seat follows the advice of one agent, game after game.
#[derive(Debug)]
pub struct Advised<G: Game, A> {
    table: Table<G>,
    agent: A,
    games: u64,
}

impl<G: Game, A: Agent<G>> Advised<G, A> {
    /// A table before its first question.
    pub fn new(agent: A) -> Advised<G, A> {
        Advised { table: begun(&own_facts::<G>(), 0), agent, games: 0 }
    }

    /// What the agent would choose now.
    pub fn advise(&mut self) -> G::Choice {
        self.advised().0
    }

    /// Follows the advice; after the end of a game another begins.
    pub fn follow(&mut self) {
        let (choice, seat) = (self.advise(), self.seat());
        let notation = choice.notation(self.table.facts());
        self.table.answer(seat, &notation).expect("a choice that was offered");
        if self.table.questions().is_empty() {
            self.games += 1;
            self.table = begun(&self.table.facts().clone(), self.games);
        }
    }

    /// Plays one game. Every choice has its reasons, and there are none where there is nothing to choose. Says how many
    /// choices there were.
    #[track_caller]
    pub fn gives_reasons(&mut self) -> usize {
        let (games, mut choices) = (self.games, 0);
        while self.games == games {
            let several = self.table.questions()[0].choices.len() > 1;
            let (choice, reasons) = self.advised();
            assert_eq!(reasons > 0, several, "{choice:?}: {reasons} reasons");
            choices += 1;
            self.follow();
        }
        choices
    }

    fn advised(&mut self) -> (G::Choice, usize) {
        let seat = self.seat();
        let (choice, reasons) = self.table.advise(seat, &mut self.agent).expect("an agent that advises");
        (choice, reasons.len())
    }

    fn seat(&self) -> &'static str {
        self.table.seat_name(self.table.questions()[0].seat)
    }
}

fn begun<G: Game>(facts: &Arc<G::Facts>, seed: u64) -> Table<G> {
    let mut table = Table::new(facts, Setup::of::<G>(), Chance::seeded(seed)).expect("a table");
    table.run().expect("rules that hold");
    table
}

/// Plays random games and asks an agent, where a step begins, for its advice in two games that its seat cannot tell apart: it
/// says the same of both, for the same reasons. At least one pair must have differed, or the check could not fail.
pub fn blind_advice<G: Game, A: Agent<G>>(plan: Plan, agent: impl Fn() -> A + Sync) {
    let facts = own_facts::<G>();
    let played = plan.run::<G, _>("blind-advice", |deal| {
        let mut table = new_table::<G>(&facts, deal.setup, Chance::Asked)?;
        watched(&mut table, |table| {
            table.run().map_err(|fault| fault.to_string())?;
            let (mut walk, mut pairs) = (Walk::new(deal), 0);
            while walk.step(table)? {
                let step_begins = table.position().answers.is_empty() && table.questions().len() == 1;
                if step_begins && !table.questions()[0].seat.is_chance() && walk.rng.below(APART) == 0 {
                    pairs += usize::from(compare_advice(table, deal.setup, &mut walk, &agent)?);
                }
            }
            Ok(pairs)
        })
    });
    assert!(played.iter().sum::<usize>() > 0, "blind-advice of {}: no two games differed", G::NAME);
}

/// Compares the advice in this game with that in one that looks the same. True if the games differ.
fn compare_advice<G: Game, A: Agent<G>>(
    table: &Table<G>,
    setup: &Setup,
    walk: &mut Walk,
    agent: impl Fn() -> A,
) -> Result<bool, String> {
    let (facts, asked) = (table.facts(), &table.questions()[0]);
    let viewer = Viewer::Seat(asked.seat);
    let start = G::read_state(table.position().state, facts)?;
    let other = G::resample(&start, facts, viewer, &Evidence::default(), &mut walk.rng);
    let advised = |state: &G::State| {
        let table = Table::<G>::from_state(facts, setup.clone(), Chance::seeded(1), state.clone());
        let mut table = table.map_err(|error| error.to_string())?;
        table.run().map_err(|fault| fault.to_string())?;
        let (choice, reasons) =
            table.advise(table.seat_name(asked.seat), &mut agent()).map_err(|refusal| refusal.to_string())?;
        Ok::<_, String>((choice.notation(facts), format!("{reasons:?}")))
    };
    let (here, there) = (advised(&start)?, advised(&other)?);
    if here != there {
        return Err(format!("{viewer:?} is advised by what is hidden: {here:?}, {there:?}"));
    }
    Ok(other != start)
}

/// Plays a game of one agent at this seat against another at all others, and says whether it won.
pub fn wins<G: Game, A: Agent<G> + 'static, B: Agent<G> + Clone + 'static>(
    seat: Seat,
    agent: A,
    others: B,
    seed: u64,
) -> bool {
    let setup = Setup::of::<G>();
    let seats = G::seats(&setup).len() as u8;
    let mut table = Table::<G>::new(&own_facts::<G>(), setup, Chance::seeded(seed)).expect("a table");
    for other in (0..seats).map(Seat::new).filter(|&other| other != seat) {
        table.seat_agent(other, "other", Box::new(others.clone()));
    }
    table.seat_agent(seat, "agent", Box::new(agent));
    table.quiet();
    table.run().expect("rules that hold");
    table.winners().contains(&seat)
}
