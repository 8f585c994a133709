//! An agent at work: games that it plays by its own advice, and against another.

use std::sync::Arc;

use tricorne_kernel::{Agent, Chance, Choice, Game, Seat, Setup, Table, own_facts};

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
