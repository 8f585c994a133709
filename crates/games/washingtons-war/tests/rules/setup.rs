//! §4.0 Set-up.

use tricorne_kernel::{Chance, Deck, Game, Setup, own_facts};
use tricorne_testkit::script::{expect, offered, play, table_of};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Place;

use crate::board::{WwTable, at, card, cus, facts, general, offers, pc, place, space};

/// One space for each of the thirteen colonies that have a choice.
const COMMITTEES: [&str; 11] = [
    "norwich",
    "springfield",
    "hartford",
    "albany",
    "monmouth",
    "reading",
    "baltimore",
    "richmond",
    "salem",
    "camden",
    "savannah",
];

fn begun(setup: Setup) -> WwTable {
    let mut table: WwTable = table_of(setup, [""; 0]);
    for space in COMMITTEES {
        play(&mut table, &[("american", space)]);
    }
    table
}

/// §4.0 What stands where.
#[test]
fn the_map_is_set_up() {
    let state = WashingtonsWar::begin(&Setup::of::<WashingtonsWar>(), facts()).unwrap();
    let table: WwTable = table_of(Setup::of::<WashingtonsWar>(), [""; 0]);
    for (who, id, side, units) in [
        ("carleton", "quebec", British, 2),
        ("howe", "boston", British, 5),
        ("washington", "lexington-concord", American, 5),
        ("greene", "newport", American, 2),
    ] {
        assert_eq!((place(&table, who), cus(&table, side, id)), (at(id), units));
    }
    assert_eq!((cus(&table, British, "fort-detroit"), cus(&table, American, "charleston")), (1, 2));
    assert_eq!((state.pcs.american.len(), state.pcs.british.len()), (3, 8));
    assert_eq!(state.congress, Some(space("philadelphia")));
    for who in ["burgoyne", "clinton", "cornwallis", "arnold", "lincoln", "gates", "lee", "lafayette"] {
        assert_eq!(place(&table, who), Place::Reinforcements, "{who}");
    }
    assert_eq!((state.place(general("rochambeau")), state.french_box), (Place::France, 5));
    assert!(state.regulars && state.alliance == 0 && state.year(facts()) == 1775);
    // §6.1.E The Declaration and von Steuben are set aside.
    assert_eq!(state.held_out.iter().collect::<Vec<_>>(), [card(86), card(99)]);
}

/// §4.0 Committees of Correspondence: one PC marker in each colony, where no British piece is.
#[test]
fn committees_of_correspondence() {
    let mut table: WwTable = table_of(Setup::of::<WashingtonsWar>(), [""; 0]);
    expect(&table, "american", "committees");
    assert_eq!(offered(&table), ["norwich", "brattleboro", "concord-nh"]);
    play(&mut table, &[("american", "norwich")]);
    assert_eq!(offered(&table), ["falmouth", "barnstable", "springfield"]);
    let table = begun(Setup::of::<WashingtonsWar>());
    assert_eq!(table.state().pcs.american.len(), 16);
    assert_eq!((pc(&table, "newport"), pc(&table, "wilmington-de")), (Some(American), Some(American)));
}

/// §4.0 For the King: three PC markers next to British ones, without chaining, in the thirteen colonies.
#[test]
fn for_the_king() {
    let mut table = begun(Setup::of::<WashingtonsWar>());
    expect(&table, "british", "for-the-king");
    assert!(offers(&table, "ticonderoga") && offers(&table, "new-york") && !offers(&table, "fort-stanwix"));
    play(&mut table, &[("british", "oswego")]);
    assert!(!offers(&table, "fort-stanwix"));
    play(&mut table, &[("british", "norwich"); 0]);
    play(&mut table, &[("british", "charlotte"), ("british", "augusta")]);
    assert_eq!(table.state().pcs.british.len(), 11);
    expect(&table, "chance", "deal");
}

/// The older edition has two loyalists, and keeps them out of five colonies.
#[test]
fn for_the_king_as_in_2009() {
    let mut table = begun(Setup::of::<WashingtonsWar>().with("for-the-king", "2009"));
    assert!(!offers(&table, "yorktown") && !offers(&table, "falmouth") && offers(&table, "new-york"));
    play(&mut table, &[("british", "new-york"), ("british", "new-bern")]);
    assert_eq!(table.state().pcs.british.len(), 10);
}

/// A set-up that contradicts a position is refused, and the option is named.
#[test]
fn options_agree_with_the_position() {
    let facts = own_facts::<WashingtonsWar>();
    let state =
        WashingtonsWar::begin(&Setup::of::<WashingtonsWar>().with("tournament", "yes"), &facts).unwrap();
    let table = |setup: Setup| WwTable::from_state(&facts, setup, Chance::Asked, state.clone());
    assert!(table(Setup::of::<WashingtonsWar>()).is_ok(), "what is not set agrees with any position");
    assert!(table(Setup::of::<WashingtonsWar>().with("tournament", "yes")).is_ok());
    let refused = table(Setup::of::<WashingtonsWar>().with("tournament", "no").with("for-the-king", "2009"));
    assert_eq!(
        refused.unwrap_err().0,
        [
            "option tournament: the position has another value than \"no\"",
            "option for-the-king: the position has another value than \"2009\"",
        ]
    );
}

/// A chosen deck holds cards that there are, each once.
#[test]
fn impossible_decks_are_refused() {
    let deal = |cards: &[u16]| {
        let mut table: WwTable = table_of(Setup::of::<WashingtonsWar>(), [""; 0]);
        table.deal(Deck::new(cards.iter().copied())).map_err(|error| error.to_string())
    };
    assert_eq!(deal(&[1, 110]), Ok(()));
    let refused = "deck: there is no card 111 in washingtons-war under this set-up";
    assert_eq!(deal(&[1, 111]), Err(refused.to_owned()));
    assert_eq!(deal(&[1, 1]), Err("deck: card 1 is there twice".to_owned()));
}
