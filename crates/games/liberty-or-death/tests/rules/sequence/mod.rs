//! §2.2 to §2.4 The sequence of play.

mod deck;
mod eligibility;
mod options;
mod strokes;
mod treaty;

use liberty_or_death::cards::CardNumber;
use liberty_or_death::pieces::{ByFaction, Faction};
use liberty_or_death::state::{Phase, Sequence};
use tricorne_testkit::script::{offered, play, question};

use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// Jacques Turgot's Economic Liberalism: French, Patriots, Indians, British.
const TURGOT: u8 = 56;

/// The board with this card in play and these Factions Eligible, before anybody acts on it.
fn with_card(mut board: Board, number: u8, eligible: &[Faction]) -> Board {
    board.0.cards.current = CardNumber::new(number);
    board.0.cards.seen |= 1 << number;
    board.0.sequence = Sequence { phase: Phase::EligibleFaction, ..Sequence::default() };
    eligible.iter().for_each(|&faction| board.0.sequence.eligible[faction] = true);
    board
}

/// Who is asked what to do with the card.
fn asked(table: &LodTable) -> &'static str {
    let question = question(table);
    assert_eq!(question.prompt.rule(), "2.3.4", "{:?}", question.prompt.message());
    table.seat_name(question.seat)
}

/// Whether the table waits for the next card.
fn turns_up_a_card(table: &LodTable) -> bool {
    question(table).prompt.name() == "draw-card"
}

/// Answers with the first choice until somebody is asked what to do with the card, or the next one is turned up.
fn finish_action(table: &mut LodTable) {
    while question(table).prompt.rule() != "2.3.4" && !turns_up_a_card(table) {
        let seat = question(table).seat;
        table.answer_at(seat, 0).unwrap();
    }
}

/// Answers `done`, or `no` where there is nothing to be done with, until somebody is asked what to do with the card, or the next one is turned up.
fn done(table: &mut LodTable) {
    while question(table).prompt.rule() != "2.3.4" && !turns_up_a_card(table) {
        let seat = table.seat_name(question(table).seat);
        let answer = if offered(table).contains(&"done".to_owned()) { "done" } else { "no" };
        play(table, &[(seat, answer)]);
    }
}

fn eligible(table: &LodTable) -> Vec<Faction> {
    let ByFaction(eligible) = table.state().sequence.eligible;
    Faction::ALL.into_iter().filter(|&faction| eligible[faction as usize]).collect()
}
