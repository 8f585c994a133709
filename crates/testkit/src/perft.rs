//! How many ways the first questions can be answered: the sharpest summary of a rulebook's legality.

use tricorne_kernel::{Chance, Game, Setup, Table};

/// The number of different runs of this many answers from the start of a set-up, each outcome of Chance counted
/// once, whatever its odds. Where several seats are asked at once, they answer in order. A game that ends earlier
/// has no such run.
pub fn perft<G: Game>(setup: &Setup, depth: usize) -> u64 {
    let mut table = Table::<G>::new(setup.clone(), Chance::Asked).unwrap_or_else(|error| panic!("{error}"));
    table.quiet();
    table.run().unwrap_or_else(|fault| panic!("perft of {}: {fault}\n{}", G::NAME, fault.record));
    perft_from(&table, depth)
}

/// The same from the present point of a table. Outcomes that its Chance would give of itself are not branched over:
/// let it be asked ([`Chance::Asked`], or a script that has run out).
pub fn perft_from<G: Game>(table: &Table<G>, depth: usize) -> u64 {
    let Some(asked) = table.questions().first() else { return u64::from(depth == 0) };
    match depth {
        0 => 1,
        1 => asked.choices.len() as u64,
        _ => (0..asked.choices.len())
            .map(|position| {
                let mut next = table.fork();
                if let Err(refusal) = next.answer_at(asked.seat, position) {
                    panic!("perft of {}: {refusal}\n{}", G::NAME, next.record().to_text());
                }
                perft_from(&next, depth - 1)
            })
            .sum(),
    }
}
