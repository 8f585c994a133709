//! §8.3.4 to §8.3.6 Who, what and where.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use super::*;

/// §8.3.5 Benefits go to the executing Faction.
#[test]
fn benefits_go_to_the_executor() {
    for (faction, gained) in [(British, [12, 10]), (Indians, [10, 12])] {
        let board = war().put(2, Villages, Quebec).put(1, Villages, Northwest);
        let table = executes(board, 74, faction);
        over(&table);
        assert_eq!([table.state().resources[British], table.state().resources[Indians]], gained);
    }
}

/// §8.3.5 Then to the other friendly Faction: the French give card 66 to the Patriots when they cannot use it.
#[test]
fn benefits_go_to_the_friend_next() {
    let board = all_np(war().put(3, Continentals, Georgia).put(1, Tories, Florida));
    let mut table = executes(board, 66, French);
    roll_on(&mut table);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-battle faction=lod-patriots")));
}

/// §8.3.5 The example (L70): Tories come first to the Active Opposition space with Regulars but no Tory.
#[test]
fn muskets_go_to_north_carolina_first() {
    let board = war()
        .put(1, BritishRegulars, NorthCarolina)
        .level(NorthCarolina, Level::ActiveOpposition)
        .put(2, BritishRegulars, NewYorkCity)
        .put(2, BritishRegulars, Virginia)
        .put(1, Tories, Virginia)
        .level(Virginia, Level::ActiveOpposition)
        .put(21, Tories, Florida);
    // Three Tories are left: two go to North Carolina without a die; the dice then choose where the third goes.
    let mut table = executes(board, 43, British);
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "1")]);
    over(&table);
    assert_eq!((count(&table, Tories, NorthCarolina), count(&table, Tories, NewYorkCity)), (2, 1));
}

/// §8.3.4 As many pieces come as may, Unavailable ones first.
#[test]
fn unavailable_pieces_come_first() {
    let mut board = war().put(2, BritishRegulars, Virginia);
    board.0.available[BritishRegulars as usize] -= 3;
    board.0.unavailable[BritishRegulars as usize] += 3;
    let before = board.0.available[BritishRegulars as usize];
    let table = executes(board, 30, British);
    over(&table);
    assert_eq!(count(&table, BritishRegulars, Virginia), 4);
    assert_eq!(table.state().unavailable[BritishRegulars as usize], 1);
    assert_eq!(available(&table, BritishRegulars), before);
}

/// §8.3.6 Royalists take the highest gain in Support, then the highest loss in Opposition.
#[test]
fn royalists_shift_for_support_first() {
    let board = war()
        .level(NewYorkCity, Level::ActiveOpposition)
        .level(Norfolk, Level::PassiveSupport)
        .level(Savannah, Level::Neutral)
        .level(Boston, Level::ActiveSupport)
        .level(Philadelphia, Level::ActiveSupport)
        .level(CharlesTown, Level::ActiveSupport)
        .level(QuebecCity, Level::PassiveOpposition);
    let mut table = executes(board, 10, British);
    // Which of the two first.
    play(&mut table, &[("chance", "1")]);
    over(&table);
    assert_eq!(
        (level(&table, Norfolk), level(&table, Savannah)),
        (Level::ActiveSupport, Level::PassiveSupport)
    );
    assert_eq!(level(&table, NewYorkCity), Level::ActiveOpposition, "a loss of two, but no gain");
}

/// §8.3.6 The Rebellion takes the highest gain in Opposition, then the highest loss in Support.
#[test]
fn rebels_shift_for_opposition_first() {
    let cities = [QuebecCity, Boston, Philadelphia, CharlesTown, Savannah];
    let board = cities.into_iter().fold(war(), |board, city| board.level(city, Level::ActiveOpposition));
    let board = board.level(NewYorkCity, Level::ActiveSupport).level(Norfolk, Level::Neutral);
    let board = board.level(Savannah, Level::PassiveSupport);
    let table = executes(board, 46, Patriots);
    over(&table);
    assert_eq!(level(&table, Norfolk), Level::PassiveOpposition, "the gain");
    assert_eq!(level(&table, NewYorkCity), Level::PassiveSupport, "then the larger loss");
    assert_eq!(level(&table, Savannah), Level::PassiveSupport);
}

/// §8.3.6 Where spaces are optional, none is shifted for the enemy: card 93 leaves Support alone.
#[test]
fn optional_shifts_never_help_the_enemy() {
    let board = war()
        .level(NewYork, Level::ActiveSupport)
        .level(Pennsylvania, Level::PassiveOpposition)
        .level(Virginia, Level::ActiveSupport)
        .markers(Florida, 0, 0);
    let mut table = executes(board, 93, British);
    roll_on(&mut table);
    assert_eq!(
        (level(&table, NewYork), level(&table, Virginia)),
        (Level::ActiveSupport, Level::ActiveSupport)
    );
    assert_eq!(level(&table, Pennsylvania), Level::Neutral);
}

/// §8.3.5 Militia come first where the Patriots' question asks for them: at Active Support or a Village without any.
#[test]
fn militia_rise_where_the_question_wants_them() {
    let board = war().level(Virginia, Level::ActiveSupport).level(Georgia, Level::ActiveSupport);
    let board = board.put(1, MilitiaActive, Georgia);
    let mut table = executes(board, 19, Patriots);
    // Virginia and the Village space match: one Militia each; Georgia has Militia already.
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "1")]);
    // The third stays in the space where the last one rose.
    over(&table);
    let militia = |space| count(&table, MilitiaUnderground, space);
    assert_eq!((militia(NewHampshire), militia(Virginia), militia(Georgia)), (1, 2, 0));
}

/// §8.3.5 Spaces are chosen for the most Forts and Villages, then for the most other pieces.
#[test]
fn most_forts_then_most_pieces() {
    let board = war().put(2, MilitiaActive, Virginia).put(1, PatriotForts, Georgia);
    let table = executes(board, 6, Indians);
    over(&table);
    assert_eq!((count(&table, PatriotForts, Georgia), count(&table, MilitiaActive, Virginia)), (0, 2));
    let board = war().put(2, Tories, NewYork).put(3, Tories, Pennsylvania).put(1, Tories, Quebec);
    let table = executes(board, 35, French);
    over(&table);
    assert_eq!((count(&table, Tories, NewYork), count(&table, Tories, Pennsylvania)), (2, 0));
}

/// §8.3.8 What nothing decides a die does: card 23 has no word for the Indians on where the Patriots go.
#[test]
fn other_choices_are_random() {
    let mut table = executes(war().put(1, MilitiaActive, SouthCarolina), 23, Indians);
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3"), ("chance", "4")]);
    over(&table);
    assert_eq!(count(&table, MilitiaActive, Georgia), 1);
}
