//! §8.1 Event, Command or Pass.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::FirstDid;
use tricorne_testkit::script::told;

use super::*;
use tricorne_kernel::Prompt;

/// §8.1 Without Resources British, Patriots and French Pass; the Indians look for a Command even so (§8.7).
#[test]
fn without_resources_all_but_indians_pass() {
    for faction in [British, Patriots, French] {
        let table = war().resources(faction, 0).np(faction).turn(faction);
        assert!(told(&table).iter().any(|note| note.starts_with("lod-note-passes")), "{faction}");
    }
    let board = war().resources(Indians, 0).put(3, WarPartiesUnderground, NewHampshire);
    let table = board.turn(Indians);
    let (_, reasons) = table.advise("indians", &mut NonPlayer).expect("advice");
    assert!(reasons.iter().all(|reason| reason.message.key.0 != "lod-np-no-resources"));
}

/// §8.1, §2.3.4 As 2nd Eligible a non-player executes a full Command where a player's would be Limited; that opens no
/// Event (L64).
#[test]
fn second_eligible_has_a_full_command() {
    let asked = |first: FirstDid, np: bool| {
        let mut state = position(war().put(4, Continentals, Virginia), 1, Patriots, &[]);
        state.sequence.first = Some(first);
        state.sequence.acted[British] = true;
        state.options.non_players[Patriots] = np;
        question(&people(state)).prompt.name()
    };
    assert_eq!(asked(FirstDid::Command, false), "second-limited");
    assert_eq!(asked(FirstDid::Command, true), "second-command");
    assert_eq!(asked(FirstDid::CommandAndActivity, false), "second-limited-or-event");
    assert_eq!(asked(FirstDid::CommandAndActivity, true), "second-command-or-event");
    assert_eq!(asked(FirstDid::Event, true), "second-command");
}

/// §8.1 A Faction over a sword ignores the Event, whatever it would bring.
#[test]
fn a_sword_is_ignored() {
    assert_eq!(fault_of(war(), 48, Patriots, &[]), Some("lod-np-event-sword"));
    // L69: the Patriot icon of card 65 is a sword.
    assert_eq!(fault_of(war(), 65, Patriots, &[]), Some("lod-np-event-sword"));
}

/// §8.1 The non-player French play the Treaty of Alliance when Squadrons in the West Indies, Available Regulars and half
/// of CBC, rounded down (L63), come to more than 15.
#[test]
fn the_treaty_waits_for_its_sum() {
    let treaty = |cbc: u8| {
        let mut board = parked(Board::empty()).np(French).only_available(11, FrenchRegulars);
        board.0.squadrons_unavailable = 1;
        board.0.spaces[WestIndies].squadrons = 2;
        board.0.treaty_card = true;
        board.0.cbc = cbc;
        let table = board.phase(Phase::BrilliantStrokes);
        table.state().treaty || told(&table).iter().any(|note| note.starts_with("lod-note-treaty"))
    };
    assert!(!treaty(5), "2 + 11 + 2");
    assert!(treaty(6), "2 + 11 + 3");
}
