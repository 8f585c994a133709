//! §8.3.1 The instructions for cards 4 to 51, in card order.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;
use tricorne_testkit::script::{offered, play, told};

use super::*;

/// §8.3.1 Card 4: the Indians play the shaded side, for a Village.
#[test]
fn penobscot_gives_the_indians_a_village() {
    let table = executes(war(), 4, Indians);
    over(&table);
    assert_eq!(
        (count(&table, Villages, Massachusetts), count(&table, WarPartiesUnderground, Massachusetts)),
        (1, 3)
    );
    effective(war(), 4, Indians);
    instructed_not_to(no_villages(war()), 4, Indians);
}

/// §8.3.1 Card 8: the Patriots leave it while somebody plays the French.
#[test]
fn culper_ring_waits_for_non_player_french() {
    let board = war().put(3, Tories, NewYorkCity);
    instructed_not_to(board.clone(), 8, Patriots);
    effective(board.np(French), 8, Patriots);
}

/// §8.3.1 Cards 18 and 44: British, Patriots and Indians name an enemy that is Eligible, and need one.
#[test]
fn an_eligible_enemy_is_named_ineligible() {
    for card in [18, 44] {
        for (faction, enemies) in
            [(British, [Patriots, French]), (Indians, [Patriots, French]), (Patriots, [British, Indians])]
        {
            let fault = |others: &[Faction]| fault_of(war(), card, faction, others);
            assert_eq!(fault(&[]), Some("lod-np-event-instruction-fails"), "{card} {faction}");
            assert_eq!(fault(&[faction.friend()]), Some("lod-np-event-instruction-fails"));
            assert_eq!(fault(&enemies[1..]), None, "{card} {faction}");
            let table = executes_among(war(), card, faction, &[enemies[1], faction.friend()]);
            over(&table);
            assert!(!eligible(&table, enemies[1]), "the one that is Eligible, not {}", enemies[0]);
            assert!(eligible(&table, faction.friend()));
        }
    }
}

/// §8.3.5 Cards 18 and 44: of two Eligible enemies the player is named before the non-player.
#[test]
fn of_eligible_enemies_the_player_is_named() {
    let table = executes_among(war().np(Patriots), 18, British, &[Patriots, French]);
    over(&table);
    assert!(!eligible(&table, French) && eligible(&table, Patriots));
    let mut table = executes_among(war(), 18, British, &[Patriots, French]);
    assert_eq!(offered(&table), ["1", "2"], "two players: a die");
    play(&mut table, &[("chance", "2")]);
    over(&table);
    assert!(!eligible(&table, French) && eligible(&table, Patriots));
}

/// §8.3.1 Card 21: the Indians shift the space without a Village, even if it gains less.
#[test]
fn sumter_spares_the_villages() {
    let table = executes(war().put(1, Villages, SouthCarolina), 21, Indians);
    over(&table);
    assert_eq!(
        (level(&table, Georgia), level(&table, SouthCarolina)),
        (Level::ActiveSupport, Level::Neutral)
    );
}

/// §8.3.1 Card 22: the Indians take a Colony with a Village, even if fewer units go.
#[test]
fn newburgh_frees_a_village() {
    let board = war().put(4, Continentals, Virginia).put(2, MilitiaActive, Georgia).put(1, Villages, Georgia);
    let table = executes(board, 22, Indians);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Georgia), count(&table, Continentals, Virginia)), (0, 4));
}

/// §8.3.1 Card 23: the British drive Patriots from a space at Support to one that is not.
#[test]
fn marion_is_driven_out_of_support() {
    let board = war()
        .put(1, MilitiaActive, NorthCarolina)
        .put(3, MilitiaActive, SouthCarolina)
        .level(NorthCarolina, Level::PassiveSupport)
        .level(Virginia, Level::PassiveSupport)
        .level(Southwest, Level::Neutral);
    let mut table = executes(board, 23, British);
    // Virginia is at Support: South Carolina and Southwest are left. Southwest comes first in the table.
    play(&mut table, &[("chance", "1")]);
    over(&table);
    assert_eq!(
        (count(&table, MilitiaActive, NorthCarolina), count(&table, MilitiaActive, Southwest)),
        (0, 1)
    );
}

/// §8.3.1 Card 29: the British name the Patriots, if four Militia or more come into the open.
#[test]
fn bancroft_serves_the_british_against_many_militia() {
    let board =
        |militia| war().put(militia, MilitiaUnderground, Virginia).put(6, WarPartiesUnderground, Quebec);
    instructed_not_to(board(7), 29, British);
    effective(board(8), 29, British);
    let table = executes(board(8).np(Patriots), 29, British);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Virginia), count(&table, WarPartiesActive, Quebec)), (4, 0));
}

/// §8.3.1 Card 29: the Patriots name the Indians.
#[test]
fn bancroft_serves_the_patriots_against_war_parties() {
    let board = || war().put(8, MilitiaUnderground, Virginia);
    instructed_not_to(board(), 29, Patriots);
    let table = executes(board().put(6, WarPartiesUnderground, Quebec).np(Indians), 29, Patriots);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Virginia), count(&table, WarPartiesActive, Quebec)), (0, 3));
}

/// §8.3.1 Card 29: the Indians name the Patriots.
#[test]
fn bancroft_serves_the_indians_against_militia() {
    let board = || war().put(6, WarPartiesUnderground, Quebec);
    instructed_not_to(board(), 29, Indians);
    let table = executes(board().put(2, MilitiaUnderground, Virginia).np(Patriots), 29, Indians);
    over(&table);
    assert_eq!((count(&table, MilitiaActive, Virginia), count(&table, WarPartiesActive, Quebec)), (1, 0));
}

/// §8.3.1 Card 30: when an enemy plays the shaded side, the British keep a Regular in every space.
#[test]
fn hessians_leave_no_garrison_empty() {
    let board = war().np(British).put(3, BritishRegulars, Boston).put(8, BritishRegulars, NewYorkCity);
    let board = board.put(1, BritishRegulars, Savannah).put(3, BritishRegulars, Norfolk);
    // Three of fifteen go. The table's box for 3 and 5 is Boston: two go there, the third elsewhere.
    let mut table = event(board, 30, Patriots, "shaded", &[("chance", "3"), ("chance", "5")]);
    play(&mut table, &[("chance", "1")]);
    over(&table);
    assert_eq!(count(&table, BritishRegulars, Boston), 1);
    assert_eq!(
        (count(&table, BritishRegulars, Savannah), count(&table, BritishRegulars, NewYorkCity)),
        (1, 7)
    );
}

/// §8.3.1 Card 32: the Indians play the shaded side, and the Resources are theirs.
#[test]
fn rule_britannia_pays_the_indians() {
    let board = war().put(1, Tories, NewYorkCity).put(1, Tories, Norfolk).put(1, Tories, Savannah);
    let table = executes(board, 32, Indians);
    over(&table);
    assert_eq!(table.state().resources[Indians], 12, "Quebec City and three more under British Control");
}

/// §8.3.1 Card 38: the Indians play the shaded side with War Parties, if they have any.
#[test]
fn royal_greens_bring_war_parties() {
    let table = executes(war(), 38, Indians);
    over(&table);
    assert_eq!(
        (count(&table, WarPartiesUnderground, NewYork), count(&table, MilitiaUnderground, NewYork)),
        (3, 0)
    );
    instructed_not_to(war().put(15, WarPartiesUnderground, Northwest), 38, Indians);
}

/// §8.3.1 Card 51: the Patriots need a March that leads to a Battle that they would fight.
#[test]
fn bermuda_powder_needs_a_patriot_battle() {
    instructed_not_to(war().put(4, Continentals, Georgia), 51, Patriots);
    let board = all_np(war().put(6, Continentals, NewJersey).put(1, Tories, NewYorkCity));
    effective(board.clone(), 51, Patriots);
    let mut table = executes(board, 51, Patriots);
    roll_on(&mut table);
    assert!(
        told(&table).iter().any(
            |note| note.starts_with("lod-note-battle faction=lod-patriots space=lod-space-new-york-city")
        ),
        "{:#?}",
        told(&table)
    );
}

/// §8.3.1 Card 51: the British need a March that leads to a Battle that they would fight.
#[test]
fn bermuda_powder_needs_a_british_battle() {
    instructed_not_to(Board::at_war().put(4, BritishRegulars, Georgia), 51, British);
    let board = all_np(Board::at_war().put(8, BritishRegulars, NewYorkCity).put(2, Continentals, NewJersey));
    effective(board.clone(), 51, British);
    let mut table = executes(board, 51, British);
    roll_on(&mut table);
    assert!(
        told(&table)
            .iter()
            .any(|note| note.starts_with("lod-note-battle faction=lod-british space=lod-space-new-jersey")),
        "{:#?}",
        told(&table)
    );
}
