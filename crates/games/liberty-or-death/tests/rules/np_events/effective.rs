//! §8.3.2, §8.3.3, §8.3.6 Which side of an Event is executed, and when one is Ineffective.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::Level;
use tricorne_testkit::script::told;

use super::*;

/// §8.3.2 Patriots and French execute the shaded side, British and Indians the unshaded.
#[test]
fn each_side_has_its_text() {
    for (faction, note) in [
        (Patriots, "lod-note-event-shaded"),
        (French, "lod-note-event-shaded"),
        (British, "lod-note-event-unshaded"),
        (Indians, "lod-note-event-unshaded"),
    ] {
        let mut table = executes(war(), 19, faction);
        roll_on(&mut table);
        assert!(told(&table).iter().any(|told| told.starts_with(note)), "{faction}");
    }
}

/// §8.3.3 An Event that would change nothing is Ineffective; Resources alone are a change.
#[test]
fn what_changes_nothing_is_ineffective() {
    assert_eq!(fault_of(war(), 17, British, &[]), Some("lod-np-event-nothing"));
    effective(war().put(1, PatriotForts, Northwest), 17, British);
    assert_eq!(fault_of(war().resources(Patriots, 0), 58, British, &[]), Some("lod-np-event-nothing"));
    effective(war(), 58, British);
}

/// §8.3.3 To change who is Eligible is an effect.
#[test]
fn eligibility_is_an_effect() {
    effective(war(), 5, British);
    effective(war(), 87, British);
}

/// §8.3.3 The example: Villages and British Forts in the north-west but no Patriot Fort make card 73 Ineffective for the
/// Indians.
#[test]
fn sullivan_finds_only_friends() {
    let board = || war().put(1, Villages, Quebec).put(1, Villages, Northwest).put(1, BritishForts, NewYork);
    assert_eq!(fault_of(board(), 73, Indians, &[]), Some("lod-np-event-own-losses"));
    effective(board().put(1, PatriotForts, NewYork), 73, Indians);
}

/// §8.3.3 Own pieces that others of the side replace are no mere loss: card 11 builds Forts from units.
#[test]
fn replaced_pieces_are_no_loss() {
    effective(war().put(3, MilitiaActive, Virginia), 11, Patriots);
}

/// §8.3.6 An Event that shifts the difference of Support and Opposition in favor of the enemy is Ineffective.
#[test]
fn a_shift_for_the_enemy_is_ineffective() {
    let riots = |support, opposition| {
        war().level(NewYorkCity, support).level(Norfolk, opposition).level(Boston, opposition)
    };
    // All three Cities must shift towards Neutral, and New York City has two Population.
    let board = riots(Level::ActiveSupport, Level::PassiveSupport);
    assert_eq!(fault_of(board.clone(), 39, British, &[]), Some("lod-np-event-wrong-shift"));
    effective(board, 39, Patriots);
    let board = riots(Level::ActiveOpposition, Level::PassiveSupport);
    // As much is gained as lost: no shift of the difference.
    effective(board.clone(), 39, Patriots);
    effective(board, 39, British);
}

/// §8.3.6, §8.5 By the printed text what a Win the Day of a free Battle shifts counts as a shift by the Event, by the
/// later wording it does not (L71). Card 14 lets the Patriots fight in North Carolina.
#[test]
fn a_win_the_day_is_a_shift_in_print_only() {
    // All Militia and Forts are on the map, so that the free Rally brings nothing that would count by itself.
    let board = Board::at_war()
        .put(3, Continentals, NorthCarolina)
        .leader(Leader::Washington, NorthCarolina)
        .put(8, MilitiaActive, NorthCarolina)
        .put(6, MilitiaActive, Georgia)
        .put(1, MilitiaActive, Southwest)
        .put(2, PatriotForts, Georgia)
        .put(2, PatriotForts, Florida)
        .put(2, PatriotForts, Boston)
        .put(3, Tories, NorthCarolina)
        .level(NewYorkCity, Level::ActiveSupport);
    let choice = |board: Board| {
        let table = people(position(board, 14, Patriots, &[]));
        table.advise("patriots", &mut NonPlayer).expect("advice").0
    };
    assert_eq!(choice(board.clone()), Choice::Button(Button::Event));
    assert_ne!(choice(board.living()), Choice::Button(Button::Event));
}
