//! §8.3.7 Brilliant Strokes.
//!
//! Whether the conditions of a Faction are met is tested with that Faction; here people play the card.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{offered, question_to};

use super::*;
use tricorne_kernel::{Prompt, own_facts};

/// A position in which everybody holds a card and waits for the Strokes, after the Treaty or before.
fn before_strokes(mut board: Board, treaty: bool) -> LodTable {
    board.0.treaty = treaty;
    board.0.strokes.0 = [true; 4];
    board.phase(Phase::BrilliantStrokes)
}

/// Advice to a Faction at the question that waits for it.
fn advice(table: &LodTable, seat: &str) -> (Choice, Vec<&'static str>) {
    let (choice, reasons) = table.advise(seat, &mut NonPlayer).expect("advice");
    (choice, reasons.iter().map(|reason| reason.message.key.0).collect())
}

/// §8.3.7 Before the Treaty of Alliance no non-player plays its Brilliant Stroke, whatever its own conditions.
#[test]
fn no_stroke_before_the_treaty() {
    let board = parked(Board::empty()).put(6, Continentals, Boston).np(British).np(Indians);
    let table = before_strokes(board, false);
    assert_eq!(question_to(&table, "patriots").prompt.name(), "stroke");
    let (choice, reasons) = advice(&table, "patriots");
    assert_eq!((choice, reasons.as_slice()), (Choice::Button(Button::No), &["lod-np-stroke-not-wanted"][..]));
}

/// The Patriots play their card; people answer in all places.
fn patriot_stroke(mut board: Board) -> LodTable {
    board.0.strokes[Patriots] = true;
    board.0.sequence = Sequence { phase: Phase::BrilliantStrokes, ..Sequence::default() };
    board.0.sequence.eligible[Patriots] = true;
    let mut table = people(board.0);
    play(&mut table, &[("patriots", "brilliant-stroke")]);
    table
}

/// §8.3.7 A non-player's first Limited Command involves its Leader: only such Commands are offered to it, while a player
/// may begin with another.
#[test]
fn the_leader_takes_part_in_the_first_command() {
    let board = war().put(4, Continentals, Virginia).leader(Leader::Washington, Virginia);
    let board = board.put(3, MilitiaActive, Georgia).put(1, Tories, Georgia);
    let players = offered(&patriot_stroke(board.clone()));
    assert!(players.contains(&"battle".to_owned()), "a Battle in Georgia, without Washington");
    let non_players = offered(&patriot_stroke(board.np(Patriots)));
    assert!(!non_players.contains(&"battle".to_owned()), "nobody to fight where Washington is");
    assert!(non_players.contains(&"march".to_owned()));
}

/// §8.3.7 The Limited Command with the Leader comes first.
#[test]
fn the_command_with_the_leader_comes_first() {
    let board = war().put(4, Continentals, Virginia).leader(Leader::Washington, Virginia);
    let table = patriot_stroke(board.put(1, Tories, Virginia).np(Patriots));
    let (first, reasons) = advice(&table, "patriots");
    assert!(matches!(first, Choice::Command(_)), "{first:?}");
    assert!(reasons.contains(&"lod-np-stroke-first"), "{reasons:?}");
}

/// §8.3.7 After it the question tells which it was, so that the Activity can match it, and the second Command need not
/// involve the Leader.
#[test]
fn the_first_command_is_told() {
    let board = war().put(4, Continentals, Virginia).leader(Leader::Washington, Virginia);
    let mut table = patriot_stroke(board.put(3, MilitiaActive, Georgia).put(1, Tories, Georgia).np(Patriots));
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia"), ("patriots", "place-militia")]);
    let message = question_to(&table, "patriots").prompt.message();
    assert!(format!("{message:?}").ends_with("first=lod-rally"), "{message:?}");
    assert!(offered(&table).contains(&"battle".to_owned()), "Washington has taken part");
    let (_, reasons) = advice(&table, "patriots");
    assert!(!reasons.contains(&"lod-np-stroke-first"), "{reasons:?}");
}

/// Washington with five Continentals and a Militia in Virginia at Active Opposition, the other Militia in all spaces
/// around, and so many Forts Available: a British player is 1st Eligible.
fn washington_in_virginia(forts_left: u8) -> State {
    let around = [Norfolk, MarylandDelaware, NorthCarolina, Northwest];
    let board =
        around.into_iter().fold(Board::at_war(), |board, space| board.put(3, MilitiaUnderground, space));
    let board = board
        .put(2, MilitiaUnderground, Southwest)
        .put(1, MilitiaUnderground, Virginia)
        .put(5, Continentals, Virginia)
        .leader(Leader::Washington, Virginia)
        .level(Virginia, Level::ActiveOpposition)
        .put(2, PatriotForts, Georgia)
        .put(2, PatriotForts, Boston)
        .put(2 - forts_left, PatriotForts, Quebec);
    let mut state = position(board.np(Patriots), 25, British, &[]);
    state.sequence.phase = Phase::BrilliantStrokes;
    state.sequence.eligible[Patriots] = true;
    state.strokes[Patriots] = true;
    state
}

/// §8.3.7 A stroke whose first Limited Command could not involve the Leader is not begun: the card stays with its holder
/// (L73), and the Patriots are among those who play one (L72).
#[test]
fn a_stroke_that_would_be_aborted_is_not_begun() {
    let (choice, reasons) = advice(&people(washington_in_virginia(0)), "patriots");
    assert_eq!(choice, Choice::Button(Button::No), "{reasons:?}");
    assert!(reasons.contains(&"lod-np-stroke-aborted"), "{reasons:?}");
    let (choice, reasons) = advice(&people(washington_in_virginia(1)), "patriots");
    assert_eq!(choice, Choice::Button(Button::BrilliantStroke), "a Rally can build a Fort: {reasons:?}");
    assert!(reasons.contains(&"lod-np-stroke-wanted"), "{reasons:?}");
}

/// §8.3.7 The stroke as a whole: the Rally where Washington is, then the Activity, then the second Command.
#[test]
fn a_stroke_from_end_to_end() {
    let state = washington_in_virginia(1);
    let mut table = LodTable::from_state(
        &own_facts::<LibertyOrDeath>(),
        Setup::of::<LibertyOrDeath>(),
        Chance::Asked,
        state,
    )
    .expect("a position");
    table.seat_agent(Patriots.into(), "np", Box::new(NonPlayer));
    table.run().expect("rules that hold");
    roll_on(&mut table);
    assert!(!table.state().strokes[Patriots] && table.state().sequence.eligible.0 == [true; 4]);
    assert_eq!(count(&table, PatriotForts, Virginia), 1);
    let answers: Vec<_> = table.record().lines.into_iter().map(|line| line.choice).collect();
    let place = |choice: &str| answers.iter().position(|answer| answer == choice);
    assert!(place("brilliant-stroke").is_some() && place("brilliant-stroke") < place("rally"), "{answers:?}");
    assert!(place("rally") < place("persuasion"), "{answers:?}");
}
