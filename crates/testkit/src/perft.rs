//! How many ways the first questions can be answered: the sharpest summary of a rulebook's legality.

use tricorne_kernel::{Chance, Choice, Game, Node, RecordLine, Seat, Setup, Table, own_facts};

/// The number of different runs of this many answers from the start of a set-up, each outcome of Chance counted
/// once, whatever its odds. Where several seats are asked at once, they answer in order. A game that ends earlier
/// has no such run.
pub fn perft<G: Game>(setup: &Setup, depth: usize) -> u64 {
    let table = Table::<G>::new(&own_facts::<G>(), setup.clone(), Chance::Asked);
    let mut table = table.unwrap_or_else(|error| panic!("{error}"));
    table.quiet();
    table.run().unwrap_or_else(|fault| panic!("perft of {}: {fault}\n{}", G::NAME, fault.record));
    perft_from(&table, depth)
}

/// The same from the present point of a table. Outcomes of Chance are branched over, whatever dice the table has.
pub fn perft_from<G: Game>(table: &Table<G>, depth: usize) -> u64 {
    count(table, &table.node(), depth, &mut Vec::new())
}

/// Counts the ways on from a node, which these answers lead to from the table.
fn count<G: Game>(table: &Table<G>, node: &Node<G>, depth: usize, path: &mut Vec<(Seat, G::Choice)>) -> u64 {
    let Some(question) = node.questions().first() else { return u64::from(depth == 0) };
    match depth {
        0 => 1,
        1 => question.choices.len() as u64,
        _ => (0..question.choices.len())
            .map(|position| {
                let mut next = node.clone();
                path.push((question.seat, question.choices[position]));
                if let Err(refusal) = next.apply(question.seat, position, &mut Chance::Asked) {
                    panic!("perft of {}: {refusal}\n{}", G::NAME, record(table, path));
                }
                let ways = count(table, &next, depth - 1, path);
                path.pop();
                ways
            })
            .sum(),
    }
}

/// The record of a table on which these answers were given.
fn record<G: Game>(table: &Table<G>, path: &[(Seat, G::Choice)]) -> String {
    let mut record = table.record();
    for (seat, choice) in path {
        record.lines.push(RecordLine {
            n: record.lines.len() + 1,
            seat: table.seat_name(*seat).to_owned(),
            choice: choice.notation(table.facts()),
            rolls: Vec::new(),
        });
    }
    record.to_text()
}
