//! Sections 3 to 13, 19, 20, 26.

use decision_in_north_america::forces::Force;
use decision_in_north_america::ids::{EuropeBox, ProgressBox};
use decision_in_north_america::mobilization::{price, prices};
use decision_in_north_america::pack::Item;
use decision_in_north_america::political::{political_dice, town_points};
use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use decision_in_north_america::{supply, victory};
use tricorne_testkit::script::{expect, expect_winners, offered, play, question, table};

use crate::common::{Scene, count};
use decision_in_north_america::DecisionInNorthAmerica as Dina;

/// §19.1, §19.2, §19.3 Three British units in a New England locale of value 2 that is pro-American: two are fed; of Americans four would be.
#[test]
fn forage_is_the_value_and_twice_that_among_friends() {
    let scene = Scene::new(&[]).units("newport", "british-regular", 3);
    let place = scene.place("newport");
    assert_eq!(supply::forage(&scene.state, &scene.facts, place, Side::British), 2);
    assert_eq!(supply::forage(&scene.state, &scene.facts, place, Side::American), 4);
    let mut table = scene.phase(Phase::Forage, Side::American).table(&["3"]);
    play(&mut table, &[("british", "unit/british-regular")]);
    let scene = Scene::new(&[]);
    assert_eq!(count(&scene, &table, "newport", "british-regular"), 2, "one of three rolls, and a 3 kills");
}

/// §19.4, §19.5 A fleet in port feeds all; aboard only marines and leaders eat.
#[test]
fn fleets_feed_in_port_and_not_at_sea() {
    let scene = Scene::new(&[])
        .units("newport", "british-regular", 4)
        .units("newport", "british-fleet", 1)
        .units("gulf-of-maine", "british-fleet", 1)
        .units("gulf-of-maine", "british-regular", 2)
        .units("gulf-of-maine", "british-marine", 1);
    let needy =
        |place: &str| supply::needy(&scene.state, &scene.facts, scene.place(place), Side::British).count();
    assert_eq!((needy("newport"), needy("gulf-of-maine")), (0, 2));
}

/// §7.2 Of five markers two go back, of the owner's choice.
#[test]
fn half_of_the_markers_rounded_down_return() {
    let scene = Scene::new(&[])
        .hand(Side::American, "tactics", 3)
        .hand(Side::American, "rabble", 2)
        .phase(Phase::Adjustment, Side::American);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "marker/tactics"), ("american", "marker/rabble")]);
    assert_eq!(table.state().hand_size(Side::American), 3);
}

/// §10.5, §6.7 At Articles of Confederation the American rolls four dice, not thirteen; at the Declaration the British roll one
/// more.
#[test]
fn dice_of_progress_do_not_add_up() {
    let mut scene = Scene::new(&[]);
    let dice = |scene: &Scene, side| political_dice(&scene.state, &scene.facts, side);
    assert_eq!((dice(&scene, Side::American), dice(&scene, Side::British)), (1, 3));
    scene.state.progress = ProgressBox(4);
    assert_eq!((dice(&scene, Side::American), dice(&scene, Side::British)), (4, 4));
    scene.state.french = true;
    assert_eq!(dice(&scene, Side::American), 6);
}

/// §6.2, §6.3, §11.6 Towns with a combat unit count, twice in a region of +3.
#[test]
fn towns_bring_points() {
    let mut scene =
        Scene::new(&[]).units("boston", "american-militia", 1).units("hartford", "american-militia", 1);
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 5);
    let region = scene.region("new-england");
    scene.state.loyalty[region.index()] = 3;
    assert_eq!(town_points(&scene.state, &scene.facts, Side::American), 10);
}

/// §4.8, §13.1 The British pay double in the first turn; §13.4 Continentals cost 4, then 3.
#[test]
fn prices_change() {
    let mut scene = Scene::new(&[]);
    let cost = |scene: &Scene, side, kind: &str| {
        let item = Item::Unit(scene.kind(kind));
        price(&scene.state, &scene.facts, side, scene.facts.cost(item).expect("a price"), None)
    };
    assert_eq!(cost(&scene, Side::British, "british-regular"), 4);
    assert_eq!(cost(&scene, Side::American, "american-regular"), 4);
    scene.state.turn = 0;
    assert_eq!(cost(&scene, Side::British, "british-regular"), 8);
    scene.state.progress = ProgressBox(3);
    assert_eq!(cost(&scene, Side::American, "american-regular"), 3);
    let militia = scene.facts.cost(Item::Unit(scene.kind("american-militia"))).expect("a price");
    assert_eq!(prices(&scene.state, &scene.facts, Side::American, militia), [1, 2, 3]);
}

/// §3.1 Sudden death takes 36 points of towns, Articles of Confederation and four loyal regions.
#[test]
fn sudden_death() {
    let mut scene = Scene::new(&[]).phase(Phase::EndOfTurn, Side::American);
    let towns: Vec<_> =
        scene.facts.all_locales().filter(|place| scene.facts.place(*place).value > 1).collect();
    let kind = scene.kind("american-militia");
    for place in towns {
        scene.state.put(&scene.facts, place, &Force::units(kind, 1));
    }
    assert!(victory::military(&scene.state, &scene.facts, Side::American));
    assert!(!victory::political(&scene.state, &scene.facts, Side::American));
    scene.state.progress = ProgressBox(4);
    for region in ["new-england", "mid-atlantic", "virginia", "deep-south"] {
        let region = scene.region(region);
        scene.state.loyalty[region.index()] = 2;
    }
    assert!(victory::political(&scene.state, &scene.facts, Side::American));
}

/// §3.5 The shorter game is the American's with four loyal regions, the Declaration and the French alliance.
#[test]
fn the_shorter_game() {
    let mut scene = Scene::new(&[]).phase(Phase::EndOfTurn, Side::American);
    scene.setup.scenario = "to-1778".into();
    scene.state.short = true;
    scene.state.turn = 3;
    expect_winners(&scene.table(&[]), &["british"]);
    scene.state.progress = ProgressBox(2);
    scene.state.europe = EuropeBox(5);
    scene.state.french = true;
    expect_winners(&scene.table(&[]), &["american"]);
}

/// §8.1, §8.2 More markers win; equal bids are decided by dice.
#[test]
fn bids_decide_the_first_player() {
    let scene = Scene::new(&[])
        .hand(Side::British, "rabble", 2)
        .hand(Side::American, "tactics", 1)
        .phase(Phase::Initiative, Side::American);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "1"), ("american", "marker/tactics"), ("british", "2")]);
    play(&mut table, &[("british", "marker/rabble"), ("british", "marker/rabble")]);
    assert_eq!(table.state().first, Side::British);
    assert_eq!(table.state().hand_size(Side::American), 0);
    let mut table = scene.table(&["4", "4", "2", "5"]);
    play(&mut table, &[("british", "0"), ("american", "0")]);
    assert_eq!(table.state().first, Side::British);
}

/// §7.10, §9.2, §9.3, §9.4, §11.1, §11.2, §11.3 Franklin is worth 3 to the American; who commits alone wins without a die.
#[test]
fn rabble_rousing() {
    let scene = Scene::new(&[])
        .hand(Side::American, "franklin", 1)
        .hand(Side::British, "rabble", 2)
        .phase(Phase::RabbleRousing, Side::American);
    let mut table = scene.table(&["2", "3"]);
    play(&mut table, &[("american", "marker/franklin"), ("american", "region/west"), ("american", "done")]);
    play(
        &mut table,
        &[("british", "marker/rabble"), ("british", "region/west"), ("british", "marker/rabble")],
    );
    play(&mut table, &[("british", "region/canada"), ("british", "done")]);
    expect(&table, "american", "region-first");
    play(&mut table, &[("american", "region/west")]);
    let loyalty = |id: &str| table.state().loyalty[scene.region(id).index()];
    assert_eq!(
        (loyalty("west"), loyalty("canada")),
        (0, -3),
        "3 and 2 beat 1 and 3; Canada goes without a die"
    );
}

/// §4.10, §9.1, §10.2 Washington joins an American unit when the Continental Congress meets.
#[test]
fn washington_arrives() {
    let scene = Scene::new(&[])
        .units("boston", "american-militia", 1)
        .hand(Side::American, "paine", 1)
        .phase(Phase::RabbleRousing, Side::American);
    let mut table = scene.table(&[]);
    play(
        &mut table,
        &[("american", "marker/paine"), ("american", "progress"), ("american", "done"), ("british", "done")],
    );
    assert_eq!(table.state().progress, ProgressBox(1));
    assert!(table.state().stacks[scene.place("boston").index()].leaders.has(scene.leader("washington")));
}

/// §4.9 The special force appears in Britain with the Declaration.
#[test]
fn the_declaration_brings_the_special_force() {
    let scene = Scene::new(&[])
        .with(|state, _| state.progress = ProgressBox(1))
        .hand(Side::American, "paine", 1)
        .phase(Phase::RabbleRousing, Side::American);
    let mut table = scene.table(&[]);
    play(
        &mut table,
        &[("american", "marker/paine"), ("american", "progress"), ("american", "done"), ("british", "done")],
    );
    assert_eq!(count(&scene, &table, "britain", "british-regular"), 6);
    assert!(table.state().stacks[scene.place("britain").index()].leaders.has(scene.leader("cornwallis")));
}

/// §12.3, §12.7, §26.1, §26.4 France joins the war two boxes from neutral, and goes home when the marker falls back.
#[test]
fn france_in_and_out() {
    let scene = Scene::new(&[])
        .units("boston", "french-regular", 1)
        .units("hispaniola-island", "british-regular", 1)
        .with(|state, facts| {
            state.europe = EuropeBox(facts.europe_start.0 + 2);
            state.french = true;
        })
        .hand(Side::British, "rabble", 1)
        .phase(Phase::RabbleRousing, Side::American);
    let mut table = scene.table(&[]);
    play(
        &mut table,
        &[("british", "marker/rabble"), ("british", "europe"), ("british", "done"), ("american", "done")],
    );
    expect(&table, "american", "goes-home");
    play(&mut table, &[("american", "france")]);
    expect(&table, "british", "leaves-neutral");
    let refuge = offered(&table)[0].clone();
    play(&mut table, &[("british", &refuge)]);
    assert!(!table.state().french);
    assert_eq!(count(&scene, &table, "france", "french-regular"), 1);
    assert_eq!(count(&scene, &table, "hispaniola-island", "british-regular"), 0);
}

/// §13.7 A regular is exchanged for two detachments in the same place, for free.
#[test]
fn detachments() {
    let scene = Scene::new(&[])
        .units("boston", "british-regular", 1)
        .phase(Phase::Mobilization(Half::First), Side::British);
    let mut table = scene.table(&[]);
    play(&mut table, &[("british", "split")]);
    assert_eq!(count(&scene, &table, "boston", "british-detachment"), 2);
    assert!(!offered(&table).contains(&"join".to_owned()), "not back in the same phase");
}

/// §13.3, §27.1 A Hessian unit gives the American a marker.
#[test]
fn hessians_help_the_american() {
    let scene = Scene::new(&[])
        .with(|state, _| state.points.british = 3)
        .phase(Phase::Mobilization(Half::First), Side::British);
    let mut table = scene.table(&["marker/spy"]);
    play(&mut table, &[("british", "unit/hessian-regular")]);
    assert_eq!(count(&scene, &table, "britain", "hessian-regular"), 1);
    assert_eq!(table.state().hand_size(Side::American), 1);
}

/// §20.1, §20.2, §20.3, §20.5 Continentals check until the army is professional; militia with the enemy near do not; a leader helps.
#[test]
fn enlistments() {
    let scene = Scene::new(&[])
        .units("boston", "american-regular", 1)
        .led("boston", "gates")
        .units("richmond", "american-militia", 1)
        .units("norfolk", "british-militia", 1)
        .phase(Phase::Enlistment, Side::American);
    let table = scene.table(&["4"]);
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 1, "4 and 1 make 5");
    assert_eq!(count(&scene, &table, "richmond", "american-militia"), 1);
    let table = scene.table(&["3"]);
    assert_eq!(count(&scene, &table, "boston", "american-regular"), 0);
}

/// §4.2, §4.3, §4.4, §4.5 The set-up: who places what, in the order of the rulebook.
#[test]
fn the_set_up_is_placed() {
    let mut table = table::<Dina>("campaign", Vec::<String>::new());
    let mut asked = Vec::new();
    while question(&table).seat != tricorne_kernel::Seat::CHANCE {
        let seat = table.seat_name(question(&table).seat).to_owned();
        let first = offered(&table)[0].clone();
        asked.push(seat.clone());
        play(&mut table, &[(&seat, &first)]);
    }
    let scene = Scene::new(&[]);
    assert_eq!(asked.iter().filter(|seat| *seat == "british").count(), 4 + 1 + 3);
    assert_eq!(asked.iter().filter(|seat| *seat == "american").count(), 6 + 5 + 3 + 2);
    assert_eq!(count(&scene, &table, "boston", "british-regular"), 3);
    assert_eq!(count(&scene, &table, "france", "french-regular"), 5);
    assert_eq!(count(&scene, &table, "louisville", "spanish-militia"), 1);
}
