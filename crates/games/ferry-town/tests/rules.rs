//! The rules, section by section, with scripted tokens, cargoes and dice.

use ferry_town::FerryTown;
use tricorne_kernel::{Audience, Game, Seat, Table, Viewer};
use tricorne_testkit::script::{
    expect, expect_dice_used, expect_winners, offered, offered_to, play, question, refused, table, told,
};

/// Two merchants, dealt 1 2 3 6 and 3 4 4 5, who have thrown away 6 and 5; then these outcomes.
fn two_merchants(outcomes: &[&str]) -> Table<FerryTown> {
    let deal = ["t1", "t2", "t3", "t6", "t3", "t4", "t4", "t5"];
    let mut table = table("two", deal.iter().chain(outcomes));
    play(&mut table, &[("north", "t6"), ("east", "t5")]);
    table
}

fn coins(table: &Table<FerryTown>) -> Vec<u8> {
    table.state().merchants.iter().map(|merchant| merchant.coins).collect()
}

/// §1 Four tokens each, seat by seat, out of a bag that holds four of each value.
#[test]
fn tokens_are_dealt_from_what_is_left_in_the_bag() {
    let table = table::<FerryTown>("two", ["t6", "t6", "t2", "t6", "t6"]);
    expect(&table, "chance", "deal");
    assert_eq!(offered(&table), ["t1", "t2", "t3", "t4", "t5"]);
    assert_eq!(question(&table).odds, [4, 3, 4, 4, 4]);
    assert_eq!(question(&table).audience, Audience::Only(Seat::new(1)));
    let hands: Vec<Vec<u8>> = table
        .state()
        .merchants
        .iter()
        .map(|merchant| merchant.hand.iter().map(|token| token.0).collect())
        .collect();
    assert_eq!(hands, [vec![2, 6, 6, 6], vec![6]]);
}

/// §1 Nobody but its owner learns of a token.
#[test]
fn the_deal_is_secret() {
    let table = table::<FerryTown>("two", ["t1", "t2", "t3", "t4", "t5", "t5", "t5", "t6"]);
    let heard = |viewer| table.journal(viewer, 0).count();
    assert_eq!(heard(Viewer::Seat(Seat::new(0))), 4);
    assert_eq!(heard(Viewer::Seat(Seat::new(1))), 4);
    assert_eq!(heard(Viewer::Observer), 0);
    let north = table.view(Viewer::Seat(Seat::new(0)));
    assert!(north.merchants[0].hand.is_some());
    assert!(north.merchants[1].hand.is_none());
    assert_eq!(north.merchants[1].tokens, 4);
}

/// §2 Each throws one token away, a value being offered once however many tokens have it.
#[test]
fn a_token_is_thrown_away_in_secret() {
    let mut table = table::<FerryTown>("two", ["t1", "t2", "t3", "t6", "t3", "t4", "t4", "t5"]);
    expect(&table, "north", "discard");
    assert_eq!(refused(&mut table, "east", "t3").code(), "wrong-seat");
    assert_eq!(refused(&mut table, "north", "t4").code(), "illegal-choice");
    play(&mut table, &[("north", "t6")]);
    assert_eq!(offered(&table), ["t3", "t4", "t5"]);
    assert_eq!(question(&table).audience, Audience::Only(Seat::new(1)));
    assert_eq!(table.record_for(Viewer::Seat(Seat::new(1))).lines[8].choice, "?");
    assert!(told(&table).ends_with(&["ferry-discarded merchant=ferry-north".to_owned()]));
}

/// §3 Pigs are three times as likely as silver, and rum twice.
#[test]
fn a_cargo_is_drawn_by_its_odds() {
    let table = two_merchants(&[]);
    assert_eq!(offered(&table), ["pigs", "rum", "silver"]);
    assert_eq!(question(&table).odds, [3, 2, 1]);
}

/// §3 All bid at the same time: in any order, changing their minds until the last bid is in, and told all at once.
#[test]
fn bids_are_simultaneous() {
    let mut table = two_merchants(&["rum"]);
    assert_eq!(offered_to(&table, "north"), ["t1", "t2", "t3"]);
    assert_eq!(offered_to(&table, "east"), ["t3", "t4"]);
    let notes = table.notes();
    play(&mut table, &[("east", "t4")]);
    assert_eq!(table.notes(), notes);
    assert_eq!(table.record_for(Viewer::Observer).lines.last().map(|line| line.choice.as_str()), Some("rum"));
    assert_eq!(table.undo("east").unwrap().choice, "t4");
    play(&mut table, &[("north", "t2"), ("east", "t3")]);
    assert_eq!(
        told(&table)[notes..],
        ["ferry-bid-opened merchant=ferry-north token=2", "ferry-bid-opened merchant=ferry-east token=3"]
    );
    expect(&table, "east", "cross");
    assert_eq!(table.undo("east").unwrap_err().code(), "no-undo");
}

/// §3 The highest bid that nobody else made wins: a tie above it does not count.
#[test]
fn equal_bids_cancel_each_other() {
    let deal = ["t6", "t5", "t4", "t1", "t6", "t5", "t3", "t1", "t4", "t3", "t2", "t2"];
    let mut table = table::<FerryTown>("three", deal.iter().chain(&["silver"]));
    play(&mut table, &[("north", "t1"), ("east", "t1"), ("south", "t2")]);
    play(&mut table, &[("north", "t6"), ("east", "t6"), ("south", "t2")]);
    expect(&table, "south", "cross");
}

/// §3 Where no bid is alone nobody wins the cargo, and the bids are spent.
#[test]
fn nobody_wins_when_all_bids_are_equal() {
    let mut table = two_merchants(&["silver", "pigs"]);
    play(&mut table, &[("north", "t3"), ("east", "t3")]);
    assert!(told(&table).contains(&"ferry-no-winner cargo=ferry-silver".to_owned()));
    assert_eq!(coins(&table), [0, 0]);
    assert_eq!(offered_to(&table, "north"), ["t1", "t2"]);
    assert_eq!(offered_to(&table, "east"), ["t4"]);
}

/// §4 Who wades is paid half, rounded up.
#[test]
fn the_ford_pays_half() {
    for (cargo, half) in [("pigs", 1), ("rum", 1), ("silver", 2)] {
        let mut table = two_merchants(&[cargo]);
        play(&mut table, &[("north", "t1"), ("east", "t4"), ("east", "ford")]);
        assert_eq!(coins(&table), [0, half], "{cargo}");
    }
}

/// §4 The ferry pays all on 3 or more, and loses the cargo on less.
#[test]
fn the_ferry_pays_all_or_nothing() {
    for (cargo, worth) in [("pigs", 1), ("rum", 2), ("silver", 4)] {
        for die in 1..=6 {
            let mut table = two_merchants(&[cargo, &die.to_string()]);
            play(&mut table, &[("north", "t1"), ("east", "t4"), ("east", "ferry")]);
            expect_dice_used(&table);
            assert_eq!(coins(&table), [0, if die >= 3 { worth } else { 0 }], "{cargo} on {die}");
        }
    }
}

/// §5 After three rounds the richest merchant wins.
#[test]
fn the_richest_wins_after_three_rounds() {
    let mut table = two_merchants(&["silver", "rum", "pigs"]);
    play(&mut table, &[("north", "t1"), ("east", "t4"), ("east", "ford")]);
    play(&mut table, &[("north", "t2"), ("east", "t4"), ("east", "ford")]);
    play(&mut table, &[("north", "t3"), ("east", "t3")]);
    expect_winners(&table, &["east"]);
    assert_eq!(coins(&table), [0, 3]);
    assert_eq!(refused(&mut table, "north", "t1").code(), "game-over");
}

/// §5 Equally rich merchants win together.
#[test]
fn the_richest_may_be_several() {
    let mut table = two_merchants(&["silver", "2", "silver", "1", "rum", "2"]);
    for (north, east) in [("t1", "t3"), ("t2", "t4"), ("t3", "t4")] {
        play(&mut table, &[("north", north), ("east", east), ("east", "ferry")]);
    }
    expect_winners(&table, &["north", "east"]);
}

/// A position from outside is played only if every token is accounted for.
#[test]
fn a_broken_position_is_refused() {
    let whole = two_merchants(&[]).state().clone();
    assert_eq!(FerryTown::violations(&whole, &()), [""; 0]);
    let mut lost = whole.clone();
    lost.merchants[0].hand.pop();
    assert_eq!(FerryTown::violations(&lost, &()), ["north holds 2 tokens; 3 are due"]);
    let mut doubled = whole.clone();
    doubled.spent[3] = 3;
    assert_eq!(FerryTown::violations(&doubled, &())[0], "5 tokens of 4 are out of the bag; there are 4");
    let mut kept = whole.clone();
    kept.merchants[1].discarded = None;
    assert_eq!(FerryTown::violations(&kept, &()), ["east has not thrown a token away"]);
    let mut strange = whole;
    strange.merchants[0].hand[0].0 = 7;
    assert_eq!(FerryTown::violations(&strange, &()), ["north holds a token that is not from 1 to 6"]);
}
