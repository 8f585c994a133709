//! §3.5.5 The French Battle Command: where, and who pays.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::french::battle;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_testkit::script::{expect, play, told};

use crate::board::Board;
use tricorne_kernel::Prompt;

/// §3.5.5 Spaces and the West Indies with French and Royalist pieces.
#[test]
fn where_the_french_meet_royalists() {
    let board = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::Boston)
        .put(1, Piece::Tories, Space::Boston)
        .put(1, Piece::FrenchRegulars, Space::Northwest)
        .put(1, Piece::Villages, Space::Northwest)
        .put(1, Piece::FrenchRegulars, Space::WestIndies)
        .put(1, Piece::BritishForts, Space::WestIndies)
        .put(1, Piece::Continentals, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia);
    let expected: SpaceSet = [Space::Boston, Space::Northwest, Space::WestIndies].into_iter().collect();
    let order = Order::full(Faction::French);
    assert_eq!(battle::spaces(&board.0, &order), expected);
    let barred = Order { barred: SpaceSet::of(Space::WestIndies), ..order };
    assert_eq!(battle::spaces(&board.0, &barred), expected.without(Space::WestIndies));
    let led = Order { must_involve: Some(Space::Boston), ..order };
    assert_eq!(battle::spaces(&board.0, &led), SpaceSet::of(Space::Boston));
    let poor = board.resources(Faction::French, 0);
    assert!(battle::spaces(&poor.0, &order).is_empty());
    assert_eq!(battle::spaces(&poor.0, &Order::free(Faction::French, SpaceSet::ALL)), expected);
}

fn allied() -> Board {
    Board::at_war()
        .put(1, Piece::Continentals, Space::Virginia)
        .put(1, Piece::FrenchRegulars, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia)
}

/// §3.5.5 The French pay 1 for the space, and decide whether the Patriots pay 1 to take part.
#[test]
fn the_patriots_pay_to_join() {
    let mut table = allied().turn(Faction::French);
    play(&mut table, &[("french", "battle"), ("french", "virginia")]);
    expect(&table, "french", "patriots-join-battle");
    assert_eq!(table.state().resources[Faction::French], 9);
    play(&mut table, &[("french", "yes")]);
    assert_eq!(table.state().resources[Faction::Patriots], 9);
    let mut table = allied().turn(Faction::French);
    play(&mut table, &[("french", "battle"), ("french", "virginia"), ("french", "no")]);
    assert_eq!(table.state().resources[Faction::Patriots], 10);
}

/// §3.5.5 Patriots without Resources stay out.
#[test]
fn patriots_who_cannot_pay_stay_out() {
    let mut table = allied().resources(Faction::Patriots, 0).turn(Faction::French);
    play(&mut table, &[("french", "battle"), ("french", "virginia")]);
    assert!(!told(&table).iter().any(|note| note.starts_with("lod-note-patriots-join-battle")));
    assert_ne!(table.questions()[0].prompt.name(), "patriots-join-battle");
}
