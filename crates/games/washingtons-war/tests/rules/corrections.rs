//! Readings that an audit against the rulebook corrected, and those that it confirmed.

use tricorne_testkit::script::{expect, expect_winners, offered, play, told};
use washingtons_war::pieces::Nation;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Place;

use crate::board::{Board, cus, facts, offers, place, space};

/// §7.2.A, §7.4.E Six British units are in New Brunswick. Three attack and are lost; the other three have not been moved, and
/// Clinton may take them along (W48).
#[test]
fn units_that_stayed_are_there_for_the_next_general() {
    let mut table = Board::quiet()
        .general("howe", "new-brunswick")
        .british(6, "new-brunswick")
        .general("clinton", "new-york")
        .british(1, "new-york")
        .general("greene", "monmouth")
        .american(5, "monmouth")
        .pcs(American, &["new-brunswick"])
        .hand(British, &[55, 1])
        .hand(American, &[2])
        .begins(British)
        .table(["1", "6", "1", "6", "1", "6"]);
    play(&mut table, &[("british", "card-55"), ("british", "event"), ("british", "howe")]);
    play(&mut table, &[("british", "monmouth"), ("british", "3"), ("american", "no")]);
    play(&mut table, &[("british", "no-card"), ("american", "no-card")]);
    assert_eq!((place(&table, "howe"), cus(&table, British, "new-brunswick")), (Place::Captured, 3));
    play(&mut table, &[("british", "clinton"), ("british", "new-brunswick"), ("british", "morristown")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4"]);
}

/// §7.2.A, §7.4.E Those that came back from a lost attack have been moved.
#[test]
fn units_that_came_back_have_been_moved() {
    let mut table = Board::quiet()
        .general("howe", "new-brunswick")
        .british(6, "new-brunswick")
        .general("clinton", "new-york")
        .british(1, "new-york")
        .general("greene", "monmouth")
        .american(5, "monmouth")
        .hand(British, &[55, 1])
        .hand(American, &[2])
        .begins(British)
        .table(["1", "6", "1", "6", "1", "6"]);
    play(&mut table, &[("british", "card-55"), ("british", "event"), ("british", "howe")]);
    play(&mut table, &[("british", "monmouth"), ("british", "3"), ("american", "no")]);
    play(&mut table, &[("british", "no-card"), ("american", "no-card")]);
    assert_eq!(cus(&table, British, "new-brunswick"), 5);
    play(&mut table, &[("british", "clinton"), ("british", "new-brunswick"), ("british", "1")]);
    play(&mut table, &[("british", "morristown")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4"]);
}

/// §13.1 The last British units leave the thirteen colonies: the game is over at once, whatever the campaign has left (W49).
#[test]
fn automatic_victory_comes_at_once() {
    let mut table = Board::quiet()
        .with(|state| state.eliminate(Nation::British, space("barnstable"), 1))
        .general("howe", "ticonderoga")
        .british(2, "ticonderoga")
        .general("clinton", "quebec")
        .british(1, "quebec")
        .hand(British, &[58, 1])
        .hand(American, &[2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-58"), ("british", "event"), ("british", "howe")]);
    play(&mut table, &[("british", "montreal"), ("british", "2")]);
    expect_winners(&table, &["american"]);
}

/// §9.1, §9.2, §9.7 Treason turns the battle into an overrun, and the army goes on (W50).
#[test]
fn an_army_goes_on_after_treason() {
    let mut table = Board::quiet()
        .general("arnold", "albany")
        .american(1, "albany")
        .general("burgoyne", "saratoga")
        .british(4, "saratoga")
        .hand(British, &[37, 102, 1])
        .hand(American, &[2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-37"), ("british", "activate"), ("british", "albany")]);
    play(&mut table, &[("british", "4"), ("american", "no"), ("british", "card-102"), ("british", "event")]);
    assert!(told(&table).iter().any(|note| note.starts_with("ww-note-overrun")));
    expect(&table, "british", "move");
    assert!(offers(&table, "west-point"));
}

/// §12.2.A, §7.6.B Greene's victory brings the marker to its end; Washington is captured by the same card, and France is in
/// the war nonetheless (W51).
#[test]
fn washingtons_capture_does_not_undo_the_alliance() {
    let mut table = Board::quiet()
        .with(|state| state.alliance = 8)
        .general("greene", "saratoga")
        .american(4, "saratoga")
        .british(1, "albany")
        .general("washington", "new-brunswick")
        .american(1, "new-brunswick")
        .pcs(British, &["new-brunswick"])
        .general("howe", "new-york")
        .british(5, "new-york")
        .hand(American, &[55, 1])
        .hand(British, &[2])
        .table(["1", "6", "1", "6", "1", "1"]);
    play(&mut table, &[("american", "card-55"), ("american", "event"), ("american", "greene")]);
    play(&mut table, &[("american", "albany"), ("american", "4"), ("american", "stop")]);
    assert_eq!(table.state().alliance, 9);
    play(&mut table, &[("american", "washington"), ("american", "new-york")]);
    play(&mut table, &[("american", "no-card"), ("british", "no-card")]);
    assert_eq!((place(&table, "washington"), table.state().alliance), (Place::Out, 9));
    expect(&table, "american", "navy-where");
}

/// §9.44 Read again: the card is the last of the year only if both hands are empty once it is played. A card that the enemy
/// gives up in the battle was still to come (W25).
#[test]
fn no_winter_offensive_while_the_enemy_holds_a_card() {
    for (held, bonus) in [(&[][..], true), (&[63][..], false)] {
        let mut table = Board::quiet()
            .general("washington", "morristown")
            .american(4, "morristown")
            .british(3, "new-york")
            .hand(American, &[37])
            .hand(British, held)
            .table(["4", "1", "1", "1", "1"]);
        play(&mut table, &[("american", "activate"), ("american", "new-york"), ("american", "4")]);
        if !held.is_empty() {
            play(&mut table, &[("british", "card-63")]);
        }
        let told = told(&table).iter().any(|note| note.contains("ww-drm-winter-offensive"));
        assert_eq!(told, bonus, "{held:?}");
    }
}

/// §6.32.B Read again: a British general alone does not guard a PC marker against a discard, an American one does (W52).
#[test]
fn who_guards_against_a_discard() {
    let mut table = Board::quiet()
        .pcs(British, &["hartford"])
        .general("clinton", "hartford")
        .pcs(American, &["new-haven"])
        .hand(American, &[81, 1])
        .open();
    play(&mut table, &[("american", "card-81")]);
    assert!(offers(&table, "remove:hartford"));
    let mut table = Board::quiet()
        .pcs(American, &["hartford"])
        .general("lee", "hartford")
        .pcs(British, &["new-haven"])
        .hand(British, &[63, 1])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-63")]);
    assert!(!offers(&table, "remove:hartford"));
}

/// §2.2 Battle ratings run from 1 to 6, and none of ours is 1: at least one is wrong. Those that could be are marked.
#[test]
fn the_missing_battle_rating_is_among_the_unsure() {
    let generals = || washingtons_war::pieces::General::all(facts());
    assert!(generals().all(|general| general.battle(facts()) > 1));
    for general in generals().filter(|general| general.battle(facts()) == 2) {
        let sure = general.facts(facts()).basis <= washingtons_war::pack::Basis::Public;
        assert!(!sure || general.id(facts()) == "burgoyne", "{}", general.id(facts()));
    }
}
