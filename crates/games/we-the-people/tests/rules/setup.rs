//! §4.0 Set-up.

use tricorne_kernel::{Deck, Seat};
use tricorne_testkit::script::{offered, play, table};
use we_the_people::WeThePeople;
use we_the_people::map::Colony;
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::{Phase, Place};

use crate::board::{at, cus, facts, pc, place};

/// §4.0 What stands where at first.
#[test]
fn the_start() {
    let table = table::<WeThePeople>("1775", [""; 0]);
    assert_eq!(
        (cus(&table, British, "boston"), cus(&table, American, "lexington-concord"), place(&table, "howe")),
        (5, 5, at("boston"))
    );
    assert_eq!((pc(&table, "philadelphia"), pc(&table, "norfolk")), (Some(American), Some(British)));
    assert_eq!(
        (place(&table, "burgoyne"), place(&table, "rochambeau")),
        (Place::Reinforcements, Place::France)
    );
    assert!(table.state().regulars && table.state().congress == at_space("philadelphia"));
}

fn at_space(id: &str) -> Option<we_the_people::map::Space> {
    Some(crate::board::space(id))
}

/// §4.0 Committees of Correspondence: one marker in each of the thirteen colonies, where no British piece stands.
#[test]
fn committees_of_correspondence() {
    let mut table = table::<WeThePeople>("1775", [""; 0]);
    let before = table.state().pcs.american.len();
    let mut asked = 0;
    while table.state().phase == Phase::Committees && table.questions()[0].seat == Seat::from(American) {
        assert!(!offered(&table).iter().any(|it| it == "boston" || it == "gilbert-town" || it == "quebec"));
        let first = offered(&table)[0].clone();
        play(&mut table, &[("american", &first)]);
        asked += 1;
        if table.questions()[0].seat != Seat::from(American) {
            break;
        }
    }
    let state = table.state();
    assert!(asked >= 10, "{asked}");
    assert_eq!(state.pcs.american.len(), before + 13);
    let new_jersey = Colony::from_id(facts(), "NJ").unwrap().spaces(facts());
    assert_eq!((state.pcs.american & new_jersey).len(), 1);
}

/// A chosen deck holds cards that there are, each once.
#[test]
fn impossible_decks_are_refused() {
    let deal = |cards: &[u16]| {
        let mut table = table::<WeThePeople>("1775", [""; 0]);
        table.deal(Deck::new(cards.iter().copied())).map_err(|error| error.to_string())
    };
    assert_eq!(deal(&[1, 96]), Ok(()));
    let refused = "deck: there is no card 97 in we-the-people under this set-up";
    assert_eq!(deal(&[1, 97]), Err(refused.to_owned()));
    assert_eq!(deal(&[1, 1]), Err("deck: card 1 is there twice".to_owned()));
}
