//! §11.0 Winter attrition.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Nation::French;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::state::Phase;
use washingtons_war::winter::{Toll, toll};

use crate::board::{Board, cus, facts, space};

fn british(board: &Board, id: &str) -> Toll {
    toll_of(board, British, id)
}

fn american(board: &Board, id: &str) -> Toll {
    toll_of(board, American, id)
}

fn toll_of(Board(state, ..): &Board, side: Side, id: &str) -> Toll {
    let at = space(id);
    toll(facts(), at, state.force(side, at), state.general_at(facts(), side, at))
}

/// §11.1 The rulebook's examples: five in Reading lose two, three lose one; winter quarters and the South spare all.
#[test]
fn british_attrition() {
    assert_eq!(british(&Board::quiet().british(5, "reading"), "reading"), Toll::Loses(2));
    assert_eq!(british(&Board::quiet().british(3, "reading"), "reading"), Toll::Loses(1));
    assert_eq!(british(&Board::quiet().british(5, "philadelphia"), "philadelphia"), Toll::Spared);
    assert_eq!(british(&Board::quiet().british(5, "salem"), "salem"), Toll::Spared);
    assert_eq!(british(&Board::quiet().british(1, "reading"), "reading"), Toll::Rolls);
    assert_eq!(
        british(&Board::quiet().british(1, "reading").general("howe", "reading"), "reading"),
        Toll::Spared
    );
}

/// §11.2 Americans lose half wherever they are; a single one with a general is spared.
#[test]
fn american_attrition() {
    assert_eq!(american(&Board::quiet().american(5, "salem"), "salem"), Toll::Loses(2));
    assert_eq!(american(&Board::quiet().american(4, "philadelphia"), "philadelphia"), Toll::Loses(2));
    assert_eq!(american(&Board::quiet().american(1, "salem"), "salem"), Toll::Rolls);
    assert_eq!(american(&Board::quiet().american(1, "salem").general("lee", "salem"), "salem"), Toll::Spared);
}

/// §11.2 The rulebook's example: with Washington in Philadelphia five of six are safe, and the sixth rolls.
#[test]
fn washington_in_winter_quarters() {
    let camp = |count: u8, id: &str| {
        let board = Board::quiet().american(count, id).general("washington", id);
        american(&board, id)
    };
    assert_eq!(camp(5, "philadelphia"), Toll::Spared);
    assert_eq!(camp(6, "philadelphia"), Toll::Rolls);
    assert_eq!(camp(9, "philadelphia"), Toll::Loses(2));
    assert_eq!(camp(5, "salem"), Toll::Spared);
    assert_eq!(camp(4, "reading"), Toll::Loses(2));
    let board = Board::quiet().american(6, "philadelphia").general("washington", "philadelphia");
    for (die, left) in [("3", 5), ("4", 6)] {
        let mut table = board.clone().phase(Phase::WinterAttrition).open();
        // The other lone units roll as well: that in Genesee first, then the British one in Barnstable.
        play(&mut table, &[("chance", "6"), ("chance", die), ("chance", "6")]);
        assert_eq!(cus(&table, American, "philadelphia"), left);
    }
}

/// §11.3 French alone winter like the British, with Americans like Americans; the American picks what is lost.
#[test]
fn french_attrition() {
    let board = Board::quiet().allied("delaware");
    assert_eq!(american(&board.clone().cu(5, French, "philadelphia"), "philadelphia"), Toll::Spared);
    assert_eq!(american(&board.clone().cu(5, French, "reading"), "reading"), Toll::Loses(2));
    let mixed = board.cu(3, French, "philadelphia").american(1, "philadelphia");
    assert_eq!(american(&mixed, "philadelphia"), Toll::Loses(2));
    let mut table = mixed.phase(Phase::WinterAttrition).open();
    play(&mut table, &[("chance", "6")]);
    expect(&table, "american", "which-cu");
    assert_eq!(offered(&table), ["american-cu", "french-cu"]);
}

/// §5.4, §13.1 Winter can end the game, at once: the British unit does not roll any more (W49).
#[test]
fn winter_can_end_the_war() {
    let mut table = Board::quiet().phase(Phase::WinterAttrition).open();
    play(&mut table, &[("chance", "1")]);
    tricorne_testkit::script::expect_winners(&table, &["british"]);
}
