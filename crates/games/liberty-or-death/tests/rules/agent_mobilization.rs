//! §3.5.1 French Agent Mobilization.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::french::agent_mobilization;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, offered, play, refused};

use crate::board::Board;

/// Washington is in Georgia, so that he does not ask to come along.
fn board() -> Board {
    Board::empty().put(1, Piece::PatriotForts, Space::Georgia).leader(Leader::Washington, Space::Georgia)
}

/// §3.5.1, L89 Quebec the Province, New York, New Hampshire and Massachusetts, not at Active Support.
#[test]
fn four_provinces() {
    let order = Order::full(Faction::French);
    let four: SpaceSet =
        [Space::Quebec, Space::NewYork, Space::NewHampshire, Space::Massachusetts].into_iter().collect();
    assert_eq!(agent_mobilization::spaces(&board().0, &order), four);
    let supported = board().level(Space::NewYork, Level::ActiveSupport);
    assert_eq!(agent_mobilization::spaces(&supported.0, &order), four.without(Space::NewYork));
    let passive = board().level(Space::NewYork, Level::PassiveSupport);
    assert_eq!(agent_mobilization::spaces(&passive.0, &order), four);
    let poor = board().resources(Faction::French, 0);
    assert!(agent_mobilization::spaces(&poor.0, &order).is_empty());
    assert_eq!(agent_mobilization::spaces(&poor.0, &Order::free(Faction::French, SpaceSet::ALL)), four);
}

/// §3.5.1, L37 Two Militia, also in Quebec, for 1 French Resource; in one space only.
#[test]
fn two_militia() {
    let mut table = board().turn(Faction::French);
    play(&mut table, &[("french", "agent-mobilization"), ("french", "quebec")]);
    assert_eq!(offered(&table), ["place-militia", "place-continental"]);
    play(&mut table, &[("french", "place-militia")]);
    let state = table.state();
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Quebec), 2);
    assert_eq!(state.resources[Faction::French], 9);
    assert_eq!(state.resources[Faction::Patriots], 10);
    // No second space; the Special Activity may follow.
    assert_eq!(offered(&table), ["preparer-la-guerre", "done"]);
}

/// §3.5.1 Or one Continental.
#[test]
fn one_continental() {
    let mut table = board().turn(Faction::French);
    play(
        &mut table,
        &[("french", "agent-mobilization"), ("french", "new-york"), ("french", "place-continental")],
    );
    assert_eq!(table.state().count(Piece::Continentals, Space::NewYork), 1);
    assert_eq!(table.state().militia(Space::NewYork), 0);
}

/// §3.5.1, §1.4.1 Only Available pieces: nothing of the Patriots is taken from the map.
#[test]
fn only_available_pieces() {
    let mut table = board().only_available(1, Piece::MilitiaUnderground).turn(Faction::French);
    play(&mut table, &[("french", "agent-mobilization"), ("french", "quebec"), ("french", "place-militia")]);
    assert_eq!(table.state().militia(Space::Quebec), 1);
    let none = board().only_available(0, Piece::MilitiaUnderground).only_available(0, Piece::Continentals);
    let mut table = none.turn(Faction::French);
    play(&mut table, &[("french", "agent-mobilization"), ("french", "quebec")]);
    assert_eq!(table.state().pieces_of(Faction::Patriots, Space::Quebec), 0);
    assert_eq!(table.state().resources[Faction::French], 9);
    expect(&table, "french", "agents-where");
}

/// §3.5.1, §2.3.9 Not after the Treaty of Alliance.
#[test]
fn not_after_the_treaty() {
    let mut table = Board::at_war().turn(Faction::French);
    refused(&mut table, "french", "agent-mobilization");
}

/// §1.10, L15 The French decide whether Washington comes with pieces that they place.
#[test]
fn washington_comes_along() {
    let mut table = Board::empty().turn(Faction::French);
    play(
        &mut table,
        &[("french", "agent-mobilization"), ("french", "quebec"), ("french", "place-continental")],
    );
    expect(&table, "french", "leader-comes");
    play(&mut table, &[("french", "yes")]);
    assert!(table.state().leader_in_space(Leader::Washington, Space::Quebec));
}
