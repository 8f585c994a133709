//! §9.0 Battles.

use tricorne_testkit::script::{expect, expect_dice_used, offered, play, told};
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::Place;

use crate::board::{Board, WtpTable, at, cus, offers, place, sources, space};

/// Howe goes from Boston to Lexington, where Americans are.
fn lexington(british: u8, american: u8) -> Board {
    Board::quiet()
        .general("howe", "boston")
        .british(british, "boston")
        .american(american, "lexington-concord")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British)
}

/// Howe comes with all he has; nobody plays an event.
fn howe_attacks(table: &mut WtpTable) {
    play(table, &[("british", "move"), ("british", "lexington-concord")]);
    let all = offered(table).last().cloned();
    if let Some(all) = all.filter(|it| it.parse::<u8>().is_ok()) {
        play(table, &[("british", &all)]);
    }
    if offers(table, "yes") {
        play(table, &[("american", "no")]);
    }
    play(table, &[("american", "no-card")]);
}

/// §9.1 A whole battle, card by card: attacks are cancelled, the attack changes hands, and the attacker who has no card
/// left has lost. Then the loser retreats and rolls for losses; the winner loses nobody.
#[test]
fn a_whole_battle() {
    let mut script =
        vec!["frontal-attack", "probe", "probe", "flank-left", "flank-left", "double-envelopment"];
    script.extend(["double-envelopment", "bombardment", "frontal-attack", "frontal-attack"]);
    script.extend(["1", "6", "6"]);
    let mut table = lexington(3, 2).general("gates", "lexington-concord").table(script);
    howe_attacks(&mut table);
    assert_eq!(sources(&table, British), ["general 3", "combat-units 3", "regulars 1"]);
    assert_eq!(sources(&table, American), ["general 1", "combat-units 2"]);
    assert_eq!(
        offered(&table),
        ["frontal-attack", "flank-left", "probe", "double-envelopment", "bombardment"]
    );
    play(&mut table, &[("british", "probe")]);
    assert_eq!(offered(&table), ["probe", "give-way"]);
    // Gates counterattacks on a 1, and now the British must cancel.
    play(&mut table, &[("american", "probe"), ("american", "yes"), ("american", "flank-left")]);
    assert_eq!(offered(&table), ["flank-left", "give-way"]);
    // Howe rolls a 6 and remains the defender; the last American card is asked for too.
    play(&mut table, &[("british", "flank-left"), ("british", "yes")]);
    assert_eq!(offered(&table), ["double-envelopment"]);
    play(&mut table, &[("american", "double-envelopment"), ("british", "double-envelopment")]);
    play(&mut table, &[("british", "no")]);
    let notes = told(&table);
    assert!(notes.contains(&"wtp-note-out-of-cards side=wtp-american".into()), "{notes:#?}");
    assert_eq!(offered(&table), ["concord-nh", "springfield", "newport"]);
    play(&mut table, &[("american", "springfield")]);
    expect_dice_used(&table);
    assert_eq!((cus(&table, American, "springfield"), place(&table, "gates")), (0, at("springfield")));
    assert_eq!(
        (cus(&table, British, "lexington-concord"), place(&table, "howe")),
        (3, at("lexington-concord"))
    );
    assert!(table.state().regulars && table.state().fight.is_none());
}

/// §9.2 The card that wins the battle changes the losses; a Frontal Attack costs the winner a combat unit (P13).
#[test]
fn losses_by_the_winning_card() {
    for (tactic, die, loser, winner) in [
        ("frontal-attack", "1", 1, 1),
        ("flank-left", "4", 2, 0),
        ("flank-right", "6", 3, 0),
        ("double-envelopment", "5", 3, 0),
        ("bombardment", "3", 0, 0),
        ("bombardment", "4", 1, 0),
        ("probe", "4", 0, 0),
        ("probe", "6", 1, 0),
    ] {
        let other = if tactic == "flank-left" { "flank-right" } else { "flank-left" };
        let mut script: Vec<&str> = [tactic, other].repeat(5);
        script.extend([tactic, die]);
        let mut table = lexington(2, 5).table(script);
        howe_attacks(&mut table);
        play(&mut table, &[("british", tactic)]);
        assert_eq!(offered(&table), ["give-way"]);
        play(&mut table, &[("american", "give-way"), ("american", "springfield")]);
        assert_eq!(cus(&table, American, "springfield"), 5 - loser, "{tactic} {die}");
        assert_eq!(cus(&table, British, "lexington-concord"), 2 - winner, "{tactic} {die}");
    }
}

/// §9.2 A general suffers nothing if all his combat units are lost: he stays, even after a victory.
#[test]
fn a_general_without_units() {
    let mut script: Vec<&str> = vec!["frontal-attack", "probe"];
    script.extend(["frontal-attack"; 4]);
    script.push("1");
    let mut table = lexington(1, 1).table(script);
    howe_attacks(&mut table);
    play(&mut table, &[("british", "frontal-attack"), ("american", "give-way"), ("american", "newport")]);
    assert_eq!((cus(&table, British, "lexington-concord"), cus(&table, American, "newport")), (0, 0));
    assert_eq!(place(&table, "howe"), at("lexington-concord"));
}

/// §9.2 The original attacker surrenders if an enemy PC marker is where he came from: Burgoyne at Saratoga. With three or
/// more combat units lost in an American victory the Regulars' advantage is gone.
#[test]
fn burgoyne_surrenders_at_saratoga() {
    let mut script: Vec<&str> = vec!["frontal-attack", "frontal-attack"];
    script.extend(["frontal-attack", "flank-left"].repeat(6));
    script.extend(["flank-left", "1"]);
    let mut table = Board::quiet()
        .general("burgoyne", "ticonderoga")
        .british(5, "ticonderoga")
        .general("gates", "saratoga")
        .american(5, "saratoga")
        .pcs(American, &["ticonderoga", "saratoga"])
        .hand(British, &[21])
        .hand(American, &[1])
        .begins(British)
        .table(script);
    play(&mut table, &[("british", "move"), ("british", "saratoga"), ("british", "5")]);
    play(&mut table, &[("american", "no"), ("american", "no-card")]);
    assert_eq!(sources(&table, American), ["general 1", "combat-units 5", "militia 2"]);
    assert_eq!(sources(&table, British), ["general 1", "combat-units 5", "regulars 1"]);
    play(&mut table, &[("british", "frontal-attack"), ("american", "frontal-attack"), ("american", "yes")]);
    play(&mut table, &[("american", "flank-left"), ("british", "give-way")]);
    expect_dice_used(&table);
    assert_eq!((cus(&table, British, "saratoga"), cus(&table, British, "ticonderoga")), (0, 0));
    assert_eq!((cus(&table, American, "saratoga"), place(&table, "burgoyne")), (5, Place::Captured));
    assert!(!table.state().regulars);
}

/// Greene attacks Ninety Six from Camden, and wins at once.
fn ninety_six(board: Board) -> WtpTable {
    let mut script: Vec<&str> = ["flank-left", "probe"].repeat(2);
    script.extend(["flank-left"; 5]);
    let mut table = board
        .general("greene", "camden")
        .american(5, "camden")
        .british(1, "ninety-six")
        .hand(American, &[1])
        .hand(British, &[2])
        .table(script);
    play(&mut table, &[("american", "move"), ("american", "ninety-six"), ("american", "5")]);
    play(&mut table, &[("british", "no-card"), ("american", "flank-left"), ("british", "give-way")]);
    table
}

/// §9.2 The rulebook's example: beaten at Ninety Six by Americans from Camden, the British may not retreat to Camden.
#[test]
fn no_retreat_to_camden() {
    let mut table = ninety_six(Board::quiet());
    assert_eq!(offered(&table), ["gilbert-town", "augusta"]);
    play(&mut table, &[("british", "augusta"), ("chance", "1")]);
    assert_eq!(cus(&table, British, "augusta"), 0);
    assert_eq!((place(&table, "greene"), cus(&table, American, "ninety-six")), (at("ninety-six"), 5));
}

/// §9.2 With American markers in all other spaces they surrender, though Camden is open.
#[test]
fn surrender_at_ninety_six() {
    let table = ninety_six(Board::quiet().pcs(American, &["gilbert-town", "augusta"]));
    let notes = told(&table);
    let surrender = "wtp-note-surrendered side=wtp-british count=1 space=wtp-space-ninety-six";
    assert!(notes.contains(&surrender.into()), "{notes:#?}");
}

/// Washington attacks Boston from Lexington, and wins at once.
fn boston(board: Board) -> WtpTable {
    let mut script: Vec<&str> = ["flank-left", "probe"].repeat(4);
    script.extend(["flank-left"; 5]);
    let mut table = board
        .general("washington", "lexington-concord")
        .american(5, "lexington-concord")
        .british(1, "boston")
        .pcs(American, &["falmouth", "newport", "barnstable"])
        .hand(American, &[1])
        .hand(British, &[2])
        .table(script);
    play(&mut table, &[("american", "move"), ("american", "boston"), ("american", "5")]);
    table
}

/// §9.2 Beaten British defenders of a port may leave by sea, to ports without American marker or combat unit (P14).
#[test]
fn retreat_by_sea() {
    let mut table = boston(Board::quiet());
    play(&mut table, &[("british", "no-card"), ("american", "flank-left"), ("british", "give-way")]);
    let ports = offered(&table);
    assert!(
        ports.contains(&"by-sea:quebec".into()) && ports.contains(&"by-sea:new-york".into()),
        "{ports:?}"
    );
    for closed in ["by-sea:boston", "by-sea:newport", "falmouth", "lexington-concord"] {
        assert!(!ports.contains(&closed.into()), "{closed}");
    }
    play(&mut table, &[("british", "by-sea:quebec")]);
    assert_eq!(cus(&table, British, "quebec"), 1);
}

/// §9.2 Not if the French Navy is there: they surrender.
#[test]
fn the_french_navy_closes_the_sea() {
    let mut table = boston(Board::quiet().allied("boston"));
    play(&mut table, &[("british", "no-card")]);
    // Without the Royal Navy the British have two cards only.
    assert_eq!(sources(&table, British), ["combat-units 1", "regulars 1"]);
    play(&mut table, &[("american", "flank-left"), ("british", "give-way")]);
    assert!(told(&table).iter().any(|note| note.starts_with("wtp-note-surrendered side=wtp-british")));
}

/// §9.1 In a port the British get two cards more; in Charleston only with a British PC marker.
#[test]
fn port_bonus() {
    for (marker, bonus) in [(false, false), (true, true)] {
        let board = Board::quiet()
            .general("greene", "savannah")
            .american(2, "savannah")
            .british(1, "charleston")
            .hand(American, &[1])
            .hand(British, &[2]);
        let board = if marker { board.pcs(British, &["charleston"]) } else { board };
        let mut table = board.open();
        play(
            &mut table,
            &[("american", "move"), ("american", "charleston"), ("american", "2"), ("british", "no-card")],
        );
        assert_eq!(sources(&table, British).contains(&"port 2".into()), bonus);
        // The militia goes with the majority of PC markers.
        assert_eq!(sources(&table, British).contains(&"militia 2".into()), marker);
    }
}

/// §5.0, §9.1 Washington attacks with the last card of the year: two cards more. With a card left there is no such bonus (P4).
#[test]
fn winter_offensive() {
    for (left, bonus) in [(&[][..], true), (&[2][..], false)] {
        let mut table = Board::quiet()
            .general("washington", "morristown")
            .american(2, "morristown")
            .british(1, "new-brunswick")
            .hand(American, &[1])
            .hand(British, left)
            .open();
        play(&mut table, &[("american", "move"), ("american", "new-brunswick"), ("american", "2")]);
        if !bonus {
            play(&mut table, &[("british", "no-card")]);
        }
        assert_eq!(sources(&table, American).contains(&"winter-offensive 2".into()), bonus);
    }
}

/// §7.2, §9.1 Who intercepts gets one card more.
#[test]
fn interception_bonus() {
    let mut table = lexington(2, 1)
        .with(|state| state.eliminate(we_the_people::pieces::Nation::American, space("lexington-concord"), 1))
        .pcs(American, &["lexington-concord"])
        .general("greene", "newport")
        .american(2, "newport")
        .table(["1"]);
    play(&mut table, &[("british", "move"), ("british", "lexington-concord"), ("british", "2")]);
    play(&mut table, &[("american", "greene"), ("american", "2"), ("american", "no-card")]);
    assert_eq!(sources(&table, American), ["general 2", "combat-units 2", "militia 2", "interception 1"]);
}

/// §9.0, §9.1 Kosciuszko gives cards, and with him any card cancels a British Bombardment; several events may be played.
#[test]
fn kosciuszko() {
    let mut script: Vec<&str> = vec!["bombardment", "probe", "bombardment", "flank-left"];
    script.extend(["bombardment", "flank-left", "bombardment", "flank-left", "bombardment", "flank-left"]);
    let mut table = lexington(1, 1).hand(American, &[63, 64]).table(script);
    play(&mut table, &[("british", "move"), ("british", "lexington-concord")]);
    assert_eq!(offered(&table), ["card-63", "card-64", "no-card"]);
    play(&mut table, &[("american", "card-64"), ("american", "card-63"), ("american", "no-card")]);
    assert_eq!(sources(&table, American), ["combat-units 1", "event 4"]);
    play(&mut table, &[("british", "bombardment")]);
    assert_eq!(offered(&table), ["flank-left", "probe", "give-way"]);
    play(&mut table, &[("american", "flank-left")]);
    // Without a general there is no counterattack: the British attack again.
    expect(&table, "british", "attack-with");
}

/// §9.1 If the 64 cards do not suffice they are dealt in turn until they are gone.
#[test]
fn the_battle_deck_runs_out() {
    let american: Vec<&str> =
        [("frontal-attack", 16), ("flank-left", 12), ("flank-right", 12), ("probe", 10)]
            .into_iter()
            .chain([("double-envelopment", 8), ("bombardment", 1)])
            .flat_map(|(tactic, count)| std::iter::repeat_n(tactic, count))
            .collect();
    let mut script = Vec::new();
    for (at, card) in american.iter().enumerate() {
        if at < 5 {
            script.push("bombardment");
        }
        script.push(card);
    }
    let mut table = lexington(1, 70).table(script);
    howe_attacks(&mut table);
    let hands = &table.state().battle_hands;
    assert_eq!((hands.british.len(), hands.american.len()), (5, 59));
}

/// §7.1 Congress is dispersed if the Americans lose the battle where it meets.
#[test]
fn congress_flees() {
    let mut script: Vec<&str> = vec!["flank-left", "probe"];
    script.extend(["flank-left"; 7]);
    script.push("1");
    let mut table = Board::quiet()
        .general("howe", "new-brunswick")
        .british(4, "new-brunswick")
        .american(1, "monmouth")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British)
        .table(script);
    play(
        &mut table,
        &[("british", "move"), ("british", "monmouth"), ("british", "4"), ("american", "no-card")],
    );
    play(&mut table, &[("british", "flank-left"), ("american", "give-way")]);
    assert_eq!(table.state().congress, None);
}
