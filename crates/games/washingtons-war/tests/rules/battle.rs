//! §9.0 Battles.

use tricorne_testkit::script::{expect, expect_dice_used, expect_winners, offered, play, told};
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Place;

use crate::board::{Board, WwTable, at, card, cus, offers, place};

/// Burgoyne with five units comes from Ticonderoga, which is American, upon Gates with five in Saratoga.
fn saratoga() -> Board {
    Board::quiet()
        .general("burgoyne", "ticonderoga")
        .british(5, "ticonderoga")
        .general("gates", "saratoga")
        .american(5, "saratoga")
        .pcs(American, &["ticonderoga", "albany", "saratoga"])
        .hand(British, &[19, 63])
        .hand(American, &[87, 1])
        .begins(British)
}

const MARCH: [(&str, &str); 4] =
    [("british", "card-19"), ("british", "activate"), ("british", "saratoga"), ("british", "5")];

fn modifiers(table: &WwTable) -> Vec<String> {
    let notes = told(table).into_iter().filter(|note| note.starts_with("ww-note-modifier"));
    notes.map(|note| note.replace("ww-note-modifier side=ww-", "").replace("modifier=ww-drm-", "")).collect()
}

/// §9.2 to §9.63.A, §6.33.B, §6.33.C The rulebook's combat example, die by die: Burgoyne surrenders at Saratoga.
#[test]
fn burgoyne_surrenders_at_saratoga() {
    let mut table = saratoga().table(["4", "1", "3", "4", "5", "2", "card-2"]);
    play(&mut table, &MARCH);
    play(
        &mut table,
        &[("american", "no"), ("british", "card-63"), ("american", "card-87"), ("american", "event")],
    );
    expect_dice_used(&table);
    assert_eq!(
        modifiers(&table),
        [
            "british combat-units drm=5",
            "british general drm=2",
            "british regulars drm=1",
            "british event-discard drm=1",
            "american combat-units drm=5",
            "american general drm=1",
            "american militia drm=1",
            "american battle-card drm=2",
        ]
    );
    let notes = told(&table);
    assert!(notes.contains(&"ww-note-strength side=ww-british die=3 total=12".into()), "{notes:#?}");
    assert!(notes.contains(&"ww-note-strength side=ww-american die=4 total=13".into()), "{notes:#?}");
    assert!(notes.contains(&"ww-note-surrendered side=ww-british count=3 space=ww-space-saratoga".into()));
    assert_eq!(cus(&table, American, "saratoga"), 4);
    assert_eq!(place(&table, "burgoyne"), Place::Captured);
    let state = table.state();
    assert!(!state.regulars);
    assert_eq!(state.alliance, 3);
    // §6.33 The battle card is replaced, the discarded event is not.
    assert!(state.hands.american.contains(card(2)));
    assert!(state.discards.contains(card(63)) && state.discards.contains(card(87)));
}

/// §9.3 A rating is never higher than the units in the army; without a general it is 0.
#[test]
fn ratings_are_capped() {
    let mut table = Board::quiet()
        .general("howe", "boston")
        .british(2, "boston")
        .american(3, "lexington-concord")
        .hand(British, &[37])
        .begins(British)
        .table(["4", "1", "1", "1", "1"]);
    play(&mut table, &[("british", "activate"), ("british", "lexington-concord"), ("british", "2")]);
    let modifiers = modifiers(&table);
    assert!(modifiers.contains(&"british general drm=2".into()), "{modifiers:?}");
    assert!(!modifiers.iter().any(|it| it.starts_with("american general")), "{modifiers:?}");
}

/// A British attack on a port by land, from next to it.
fn attack(space: &str, from: &str, board: Board) -> WwTable {
    let mut table = board
        .general("howe", from)
        .british(3, from)
        .american(2, space)
        .hand(British, &[37])
        .begins(British)
        .open();
    play(
        &mut table,
        &[("british", "activate"), ("british", space), ("british", "3"), ("chance", "1"), ("chance", "6")],
    );
    table
}

fn has(table: &WwTable, modifier: &str) -> bool {
    modifiers(table).iter().any(|it| it.starts_with(modifier))
}

/// §9.41 The Regulars' advantage, until it is lost.
#[test]
fn regulars() {
    assert!(has(&attack("hartford", "springfield", Board::quiet()), "british regulars drm=1"));
    let lost = Board::quiet().with(|state| state.regulars = false);
    assert!(!has(&attack("hartford", "springfield", lost), "british regulars"));
}

/// §9.42 The Royal Navy supports in ports, in fortified ones only with a British PC marker, and never under blockade.
#[test]
fn royal_navy() {
    assert!(has(&attack("new-haven", "hartford", Board::quiet()), "british royal-navy drm=1"));
    assert!(!has(&attack("hartford", "springfield", Board::quiet()), "british royal-navy"));
    assert!(!has(&attack("philadelphia", "reading", Board::quiet()), "british royal-navy"));
    let held = Board::quiet().pcs(British, &["philadelphia"]);
    assert!(has(&attack("philadelphia", "reading", held), "british royal-navy drm=1"));
    let blockaded = Board::quiet().allied("long-island-sound");
    assert!(!has(&attack("new-haven", "hartford", blockaded), "british royal-navy"));
}

/// §9.43 Militia help the majority in a colony; in Canada who has both Montreal and Quebec.
#[test]
fn militia() {
    let equal = Board::quiet().pcs(American, &["new-haven"]).pcs(British, &["hartford"]);
    let table = attack("hartford", "springfield", equal);
    assert!(!has(&table, "american militia") && !has(&table, "british militia"));
    let more = Board::quiet().pcs(British, &["new-haven"]);
    assert!(has(&attack("hartford", "springfield", more), "british militia drm=1"));
    let one = Board::quiet().pcs(British, &["quebec"]);
    assert!(!has(&attack("montreal", "ticonderoga", one), "british militia"));
    let both = Board::quiet().pcs(British, &["quebec", "montreal"]);
    assert!(has(&attack("montreal", "ticonderoga", both), "british militia drm=1"));
}

/// §9.44 Washington's attack by the last card of the year has +2; a card left in a hand takes it away.
#[test]
fn winter_offensive() {
    for (cards, offensive) in [(vec![], true), (vec![1], false)] {
        let mut table = Board::quiet()
            .general("washington", "reading")
            .american(3, "reading")
            .british(2, "philadelphia")
            .hand(American, &[2])
            .hand(British, &cards)
            .open();
        play(&mut table, &[("american", "activate"), ("american", "philadelphia"), ("american", "3")]);
        if !cards.is_empty() {
            play(&mut table, &[("british", "no-card")]);
        }
        play(&mut table, &[("chance", "6")]);
        assert_eq!(has(&table, "american winter-offensive drm=2"), offensive);
    }
}

/// §9.46 An interception is worth +1.
#[test]
fn interception_bonus() {
    let mut table = Board::quiet()
        .general("arnold", "albany")
        .american(3, "albany")
        .pcs(American, &["saratoga"])
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[19])
        .begins(British)
        .table(["1", "1", "1", "1"]);
    play(
        &mut table,
        &[("british", "activate"), ("british", "saratoga"), ("british", "4"), ("american", "arnold")],
    );
    assert!(has(&table, "american interception drm=1"));
}

/// §9.2 Equal totals: the attacker wins. §9.5 Losses by the dice.
#[test]
fn the_attacker_wins_ties() {
    for (die, winner) in [("4", "british"), ("5", "american")] {
        // British: 3 units, Howe's half rating 3, Regulars 1 = 7 and a roll of 2; Americans: 2 units, Greene's 4 capped at
        // 2 = 4 and the die.
        let mut table = Board::quiet()
            .general("howe", "springfield")
            .british(3, "springfield")
            .general("greene", "hartford")
            .american(2, "hartford")
            .hand(British, &[37])
            .begins(British)
            .table(["1", "6", "2"]);
        play(
            &mut table,
            &[("british", "activate"), ("british", "hartford"), ("british", "3"), ("american", "no")],
        );
        let die = if die == "4" { "5" } else { "6" };
        play(&mut table, &[("chance", die)]);
        let won = format!("ww-note-won side=ww-{winner} space=ww-space-hartford");
        assert!(told(&table).contains(&won), "{:#?}", told(&table));
    }
}

/// §9.5 The loser's roll and the winner's against the losing general's agility.
#[test]
fn losses() {
    // The loser's die and loss; Greene, agility 3, costs the winner a unit on 1 to 4.
    for (loser, lost, winner, paid) in [("3", 1, "4", 1), ("5", 2, "5", 0), ("6", 3, "1", 1)] {
        let mut table = Board::quiet()
            .general("howe", "springfield")
            .british(5, "springfield")
            .general("greene", "hartford")
            .american(4, "hartford")
            .hand(British, &[37, 38])
            .begins(British)
            .table(["6", "1", "6", "1", loser, winner]);
        play(
            &mut table,
            &[
                ("british", "card-37"),
                ("british", "activate"),
                ("british", "hartford"),
                ("british", "5"),
                ("american", "no"),
                ("british", "no-card"),
            ],
        );
        play(&mut table, &[("american", "newport")]);
        assert_eq!(
            (cus(&table, American, "newport"), cus(&table, British, "hartford")),
            (4 - lost, 5 - paid)
        );
    }
}

/// §9.5 A winning general without units is captured on an enemy PC marker, and stays elsewhere.
#[test]
fn a_winner_left_alone() {
    for (british_pc, place_after) in [(true, Place::Captured), (false, at("hartford"))] {
        let board = Board::quiet()
            .general("greene", "springfield")
            .american(1, "springfield")
            .general("burgoyne", "hartford")
            .british(1, "hartford")
            .hand(American, &[1]);
        let board = if british_pc { board.pcs(British, &["hartford"]) } else { board };
        let mut table = board.table(["6", "1", "6", "1", "1", "1"]);
        play(&mut table, &[("american", "activate"), ("american", "hartford"), ("british", "newport")]);
        assert_eq!(place(&table, "greene"), place_after);
    }
}

/// §9.61, §9.61.A, §9.61.B A beaten defender goes anywhere but whence the attack came, all together.
#[test]
fn a_defender_retreats() {
    let mut table = Board::quiet()
        .general("howe", "springfield")
        .british(5, "springfield")
        .american(3, "hartford")
        .pcs(British, &["new-haven"])
        .hand(British, &[37])
        .begins(British)
        .table(["6", "6", "1", "1", "6"]);
    play(&mut table, &[("british", "activate"), ("british", "hartford"), ("british", "5")]);
    assert_eq!(offered(&table), ["newport", "west-point"]);
    play(&mut table, &[("american", "west-point")]);
    assert_eq!(cus(&table, American, "west-point"), 2);
}

/// §9.62 Beaten British defenders of an open port may sail; not those of a blockaded one, nor of a fortified one without
/// their PC marker.
#[test]
fn retreat_by_sea() {
    let beaten = |board: Board, from: &str, port: &str| {
        let mut table = board
            .general("greene", from)
            .american(5, from)
            .british(3, port)
            .hand(American, &[1])
            .table(["6", "6", "1", "1", "6"]);
        play(&mut table, &[("american", "activate"), ("american", port), ("american", "5")]);
        table
    };
    let table = beaten(Board::quiet(), "hartford", "new-haven");
    assert!(offers(&table, "by-sea:charleston") && offers(&table, "new-york"));
    let table = beaten(Board::quiet().allied("long-island-sound"), "hartford", "new-haven");
    assert!(told(&table).iter().any(|note| note.starts_with("ww-note-retreated")));
    let table = beaten(Board::quiet(), "reading", "philadelphia");
    assert!(!offers(&table, "by-sea:charleston"));
    let table = beaten(Board::quiet().pcs(British, &["philadelphia"]), "reading", "philadelphia");
    assert!(offers(&table, "by-sea:boston"));
}

/// §9.63.B A defender with nowhere to go surrenders.
#[test]
fn a_trapped_defender_surrenders() {
    let mut table = Board::quiet()
        .general("howe", "springfield")
        .british(5, "springfield")
        .general("lee", "hartford")
        .american(4, "hartford")
        .pcs(British, &["new-haven", "newport", "west-point"])
        .hand(British, &[37])
        .begins(British)
        .table(["6", "1", "6", "1", "1", "6"]);
    play(&mut table, &[("british", "activate"), ("british", "hartford"), ("british", "5")]);
    assert_eq!((place(&table, "lee"), cus(&table, American, "hartford")), (Place::Captured, 0));
}

/// §9.7 Four or five units overrun a single one without a general, without loss, and march on.
#[test]
fn overrun() {
    let board = |units: u8| {
        let mut table = Board::quiet()
            .general("greene", "springfield")
            .american(units, "springfield")
            .british(1, "hartford")
            .hand(American, &[1])
            .open();
        play(&mut table, &[("american", "activate"), ("american", "hartford")]);
        play(&mut table, &[("american", &units.to_string())]);
        table
    };
    let table = board(4);
    assert_eq!((cus(&table, British, "hartford"), cus(&table, American, "hartford")), (0, 4));
    // §12.1 An overrun counts as a battle that the British lost. §7.3.C After it there are four spaces, not five.
    assert_eq!(table.state().alliance, 1);
    assert!(offers(&table, "newport"));
    let table = board(3);
    expect(&table, "chance", "rating-roll");
}

/// §9.2, §9.7 Arnold's treason turns a British attack into an overrun; an American attack goes on without him.
#[test]
fn treason() {
    let mut table = Board::quiet()
        .general("clinton", "springfield")
        .british(4, "springfield")
        .general("arnold", "hartford")
        .american(1, "hartford")
        .hand(British, &[19, 102])
        .begins(British)
        .table(["card-3"]);
    play(
        &mut table,
        &[("british", "card-19"), ("british", "activate"), ("british", "hartford"), ("british", "4")],
    );
    play(&mut table, &[("american", "no"), ("british", "card-102"), ("british", "event")]);
    assert_eq!((place(&table, "arnold"), cus(&table, American, "hartford")), (Place::Out, 0));
    assert!(table.state().removed.contains(card(102)));
    play(&mut table, &[("british", "stop")]);
    // The replacement is in his hand.
    assert!(table.state().hands.british.contains(card(3)));

    let mut table = Board::quiet()
        .general("arnold", "springfield")
        .american(4, "springfield")
        .british(1, "hartford")
        .general("clinton", "hartford")
        .hand(American, &[19])
        .hand(British, &[102])
        .table(["6"]);
    play(&mut table, &[("american", "activate"), ("american", "hartford"), ("american", "4")]);
    play(&mut table, &[("british", "card-102"), ("british", "event")]);
    assert_eq!(place(&table, "arnold"), Place::Out);
    expect(&table, "chance", "battle-roll");
}

/// §7.7 A battle that the Americans lose where Congress meets disperses it.
#[test]
fn a_lost_battle_disperses_congress() {
    let mut table = Board::quiet()
        .general("howe", "new-brunswick")
        .british(5, "new-brunswick")
        .american(2, "monmouth")
        .hand(British, &[37])
        .begins(British)
        .table(["6", "6", "1", "1", "6"]);
    play(&mut table, &[("british", "activate"), ("british", "monmouth"), ("british", "5")]);
    assert!(table.state().congress.is_none());
    assert_eq!(cus(&table, American, "philadelphia"), 1);
}

/// §13.1 Whoever loses the last American unit has lost the game.
#[test]
fn the_last_american_unit() {
    let mut table = Board::quiet()
        .with(|state| {
            state.eliminate(washingtons_war::pieces::Nation::American, crate::board::space("genesee"), 1)
        })
        .general("howe", "springfield")
        .british(5, "springfield")
        .american(1, "hartford")
        .hand(British, &[37])
        .begins(British)
        .open();
    play(&mut table, &[("british", "activate"), ("british", "hartford"), ("british", "5")]);
    expect_winners(&table, &["british"]);
}
