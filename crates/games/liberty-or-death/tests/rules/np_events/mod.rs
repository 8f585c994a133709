//! §8.1 to §8.3 What all non-players have in common: their turn, their dice, Events and Brilliant Strokes.

mod choices;
mod dice;
mod effective;
mod instructions;
mod instructions_late;
mod pieces;
mod strokes;
mod turn;

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::CardNumber;
use liberty_or_death::choice::Choice;
use liberty_or_death::map::Space::*;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{Phase, Sequence, State};
use liberty_or_death::words::Button;
use tricorne_kernel::{Agent, Chance, Chosen, Dice, Flow, Observation, Prompt, Setup, Table, own_facts};
use tricorne_testkit::script::{play, question};

use crate::board::{Board, LodTable};
pub use crate::event_table::*;

/// A non-player that executes the Event, whether its flowchart wants it or not: all else it answers by the rules.
struct Keen;

impl Agent<LibertyOrDeath> for Keen {
    fn choose(
        &mut self,
        observation: &Observation<'_, LibertyOrDeath>,
        dice: &mut Dice<'_, LibertyOrDeath>,
    ) -> Flow<Chosen> {
        match observation.choices.iter().position(|&it| it == Choice::Button(Button::Event)) {
            Some(event) => Ok(event.into()),
            None => NonPlayer.choose(observation, dice),
        }
    }
}

/// The position with this card in play and this Faction to act. The others named are Eligible too, but have passed.
fn position(board: Board, card: u8, faction: Faction, others: &[Faction]) -> State {
    let Board(mut state) = board;
    state.cards.current = CardNumber::new(card);
    state.cards.seen |= 1 << card;
    state.sequence = Sequence { phase: Phase::EligibleFaction, ..Sequence::default() };
    for &other in others {
        state.sequence.eligible[other] = true;
        state.sequence.passed[other] = true;
    }
    state.sequence.eligible[faction] = true;
    state
}

/// A table from this position with people at every seat, also in the place of non-players: to see what they are offered.
pub fn people(state: State) -> LodTable {
    let mut table = LodTable::from_state(
        &own_facts::<LibertyOrDeath>(),
        Setup::of::<LibertyOrDeath>(),
        Chance::Asked,
        state,
    )
    .expect("a position");
    table.run().expect("rules that hold");
    table
}

/// A non-player executes the Event of this card; the other Factions are as the board has them.
pub fn executes(board: Board, card: u8, executor: Faction) -> LodTable {
    executes_among(board, card, executor, &[])
}

/// The same while others are Eligible too.
pub fn executes_among(board: Board, card: u8, executor: Faction, others: &[Faction]) -> LodTable {
    let state = position(board.np(executor), card, executor, others);
    let non_players = state.options.non_players;
    let mut table = Table::from_state(
        &own_facts::<LibertyOrDeath>(),
        Setup::of::<LibertyOrDeath>(),
        Chance::Asked,
        state,
    )
    .expect("a position");
    for faction in Faction::ALL {
        if non_players[faction] {
            table.seat_agent(faction.into(), "np", Box::new(NonPlayer));
        }
    }
    table.seat_agent(executor.into(), "np", Box::new(Keen));
    table.run().expect("rules that hold");
    table
}

/// Makes every Faction a non-player.
pub fn all_np(board: Board) -> Board {
    Faction::ALL.into_iter().fold(board, Board::np)
}

/// Rolls a 1 wherever a die is wanted, until the Event is over.
#[track_caller]
pub fn roll_on(table: &mut LodTable) {
    while question(table).prompt.name() != "draw-card" {
        play(table, &[("chance", "1")]);
    }
}

/// Why the non-player does not execute the Event of this card, as far as it is the Event's fault: the key of its
/// reason. Nothing if it is Effective, whatever its flowchart thinks of it.
#[track_caller]
pub fn fault_of(board: Board, card: u8, faction: Faction, others: &[Faction]) -> Option<&'static str> {
    let table = people(position(board, card, faction, others));
    let (choice, reasons) = table.advise(faction.id(), &mut NonPlayer).expect("advice");
    let faults = [
        "lod-np-event-sword",
        "lod-np-event-instruction-fails",
        "lod-np-event-nothing",
        "lod-np-event-own-losses",
        "lod-np-event-wrong-shift",
    ];
    let fault = reasons.iter().map(|reason| reason.message.key.0).find(|key| faults.contains(key));
    assert!(fault.is_none() || choice != Choice::Button(Button::Event), "a faulty Event is not executed");
    fault
}

/// The Event is Ineffective by its instruction.
#[track_caller]
pub fn instructed_not_to(board: Board, card: u8, faction: Faction) {
    assert_eq!(
        fault_of(board, card, faction, &[]),
        Some("lod-np-event-instruction-fails"),
        "card {card}, {faction}"
    );
}

/// Nothing in the Event keeps the non-player from it.
#[track_caller]
pub fn effective(board: Board, card: u8, faction: Faction) {
    assert_eq!(fault_of(board, card, faction, &[]), None, "card {card}, {faction}");
}

/// No Village is Available: the 11 that [`war`] leaves stand far from what the tests look at.
pub fn no_villages(board: Board) -> Board {
    let spaces = [Southwest, Florida, NorthCarolina, MarylandDelaware, NewJersey];
    spaces.into_iter().fold(board, |board, space| board.put(2, Villages, space)).put(1, Villages, Virginia)
}
