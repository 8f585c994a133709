//! §6.4.1 Reward Loyalty, here within a Muster.

use liberty_or_death::map::Space::*;
use liberty_or_death::map::SpaceSet;
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::reward_loyalty;
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::{expect, offered, play};

use super::{offers, resources, stroke};
use crate::board::{Board, LodTable};
use tricorne_kernel::Prompt;

/// Boston with a Regular and a Tory.
fn boston() -> Board {
    Board::empty().put(1, BritishRegulars, Boston).put(1, Tories, Boston).leader(Leader::Howe, Boston)
}

/// Musters in Boston without any new piece, up to the choice of Fort or Reward Loyalty.
fn muster(board: Board) -> LodTable {
    let mut table = board.turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")]);
    // No further space, and no Activity yet.
    expect(&table, "british", "muster-next");
    play(&mut table, &[("british", "done")]);
    table
}

/// §6.4.1, §3.2.1 One Resource a level, in a Muster by as many levels as one likes: here from Active Opposition. The
/// Muster itself cost one.
#[test]
fn a_muster_shifts_without_limit() {
    // At Active Opposition no Tories join, so the Muster asks for Regulars alone.
    let mut table = boston().level(Boston, Level::ActiveOpposition).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "done")]);
    assert_eq!(offered(&table), ["reward-loyalty", "done"]);
    play(&mut table, &[("british", "reward-loyalty")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4"]);
    play(&mut table, &[("british", "4")]);
    assert_eq!(table.state().level(Boston), Level::ActiveSupport);
    assert_eq!(resources(&table, British), 10 - 1 - 4);
}

/// §6.4.1 Markers go first, at one Resource each.
#[test]
fn markers_go_before_levels() {
    let mut table = muster(boston().markers(Boston, 2, 1));
    play(&mut table, &[("british", "reward-loyalty")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4", "5"]);
    play(&mut table, &[("british", "4")]);
    let space = table.state().spaces[Boston];
    assert_eq!((space.propaganda, space.raids, space.level), (0, 0, Level::PassiveSupport));
    assert_eq!(resources(&table, British), 10 - 1 - 4);
}

/// §6.4.1 Where not all markers go, the British choose which; the level stays.
#[test]
fn the_british_choose_among_markers() {
    let mut table = muster(boston().markers(Boston, 2, 2));
    play(&mut table, &[("british", "reward-loyalty"), ("british", "3")]);
    expect(&table, "british", "loyalty-propaganda");
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("british", "1")]);
    let space = table.state().spaces[Boston];
    assert_eq!((space.propaganda, space.raids, space.level), (1, 0, Level::Neutral));
    assert_eq!(resources(&table, British), 10 - 1 - 3);
}

/// §6.4.1 Only what can be paid is offered; with nothing left there is no reward.
#[test]
fn a_reward_is_bounded_by_resources() {
    let mut table = muster(boston().markers(Boston, 1, 0).resources(British, 3));
    play(&mut table, &[("british", "reward-loyalty")]);
    assert_eq!(offered(&table), ["1", "2"]);

    let table = muster(boston().resources(British, 1));
    expect(&table, "british", "activity-after");
}

/// §6.4.1 A Regular, a Tory and British Control are needed, and something to gain.
#[test]
fn a_reward_needs_control_and_both_kinds_of_cube() {
    let base = || Board::empty().put(1, BritishForts, Boston).leader(Leader::Howe, Boston);
    let no_tory = muster(base().put(2, BritishRegulars, Boston));
    let no_regular = muster(base().put(2, Tories, Boston));
    let no_control = muster(boston().put(2, MilitiaUnderground, Boston));
    let no_gain = muster(boston().level(Boston, Level::ActiveSupport));
    for table in [no_tory, no_regular, no_control, no_gain] {
        assert!(!offers(&table, "reward-loyalty"));
    }
    let markers_alone = muster(boston().level(Boston, Level::ActiveSupport).markers(Boston, 0, 1));
    assert!(offers(&markers_alone, "reward-loyalty"));
}

/// §6.4.1, §1.10 With Gage in the space the first shift is free; markers still cost (L31).
#[test]
fn gage_gives_the_first_shift() {
    let mut table = muster(boston().leader(Leader::Gage, Boston).markers(Boston, 1, 0));
    play(&mut table, &[("british", "reward-loyalty"), ("british", "3")]);
    assert_eq!(table.state().level(Boston), Level::ActiveSupport);
    assert_eq!(resources(&table, British), 10 - 1 - 2);

    let mut table = muster(boston().leader(Leader::Gage, Boston).markers(Boston, 1, 0));
    play(&mut table, &[("british", "reward-loyalty"), ("british", "1")]);
    assert_eq!(resources(&table, British), 10 - 1 - 1);
}

/// §6.4.1, §1.10 Gage rewards without any Resource where there is no marker; elsewhere he is of no use.
#[test]
fn gage_needs_no_resource_for_one_level() {
    let mut table = muster(boston().leader(Leader::Gage, Boston).resources(British, 1));
    play(&mut table, &[("british", "reward-loyalty")]);
    assert_eq!(table.state().level(Boston), Level::PassiveSupport);
    assert_eq!(resources(&table, British), 0);

    let away = boston().put(1, BritishForts, Norfolk).leader(Leader::Gage, Norfolk).resources(British, 1);
    let table = muster(away);
    assert!(!offers(&table, "reward-loyalty"));
}

/// §3.2.1, §3.1.2 In a free Muster the reward is paid all the same.
#[test]
fn a_free_muster_does_not_free_the_reward() {
    let mut table = stroke(boston(), British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "muster"), ("british", "boston")]);
    play(&mut table, &[("british", "0"), ("british", "0"), ("british", "reward-loyalty"), ("british", "2")]);
    assert_eq!(table.state().level(Boston), Level::ActiveSupport);
    assert_eq!(resources(&table, British), 8);

    let mut table = stroke(boston().resources(British, 0), British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "muster"), ("british", "boston")]);
    play(&mut table, &[("british", "0"), ("british", "0")]);
    assert!(!offers(&table, "reward-loyalty"));
}

/// §6.4.1, §1.9 A Blockade takes the Population from the count of Support, not the level from the City.
#[test]
fn a_blockaded_city_can_be_rewarded() {
    let board = Board::at_war()
        .put(1, BritishRegulars, Boston)
        .put(1, Tories, Boston)
        .leader(Leader::Clinton, Boston)
        .blockade(Boston);
    let mut table = board.turn(British);
    // No Regulars land, so that Tories alone are asked for.
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "done")]);
    play(&mut table, &[("british", "reward-loyalty"), ("british", "2")]);
    assert_eq!(table.state().level(Boston), Level::ActiveSupport);
    assert_eq!(table.state().total_support(), 0);
}

/// §3.2.1 In a Muster only its own spaces can be rewarded.
#[test]
fn a_muster_rewards_its_own_spaces() {
    let mut table = boston().turn(British);
    play(
        &mut table,
        &[("british", "muster"), ("british", "savannah"), ("british", "0"), ("british", "done")],
    );
    expect(&table, "british", "activity-after");
}

/// §6.4.1, §1.6.1 Without Population there is no level to gain, but markers may be removed.
#[test]
fn reserves_gain_no_support() {
    let board = boston().put(1, BritishRegulars, Quebec).put(1, Tories, Quebec);
    assert_eq!(reward_loyalty::spaces(&board.0), SpaceSet::of(Boston));
    let board = board.markers(Quebec, 1, 0);
    assert_eq!(reward_loyalty::spaces(&board.0), SpaceSet::from_iter([Boston, Quebec]));
}

/// §6.4.1 In the Support Phase a space shifts by at most two levels; its markers do not count among them. No space is
/// rewarded twice.
#[test]
fn the_support_phase_shifts_two_levels() {
    let mut table =
        boston().level(Boston, Level::ActiveOpposition).markers(Boston, 1, 0).phase(Phase::SupportPhase);
    play(&mut table, &[("british", "boston")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("british", "3")]);
    assert_eq!(table.state().level(Boston), Level::Neutral);
    assert_eq!(resources(&table, British), 7);
    assert!(!table.questions().iter().any(|asked| asked.prompt.name() == "winter-reward-loyalty"));
}
