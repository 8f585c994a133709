//! §13.0 Mobilizing units; §27.0 Hessians and Indians.

use decision_in_north_america::sides::Side;
use decision_in_north_america::state::{Half, Phase};
use tricorne_kernel::Prompt;
use tricorne_testkit::script::{expect, offered, offered_to, play};

use crate::common::{Scene, count};

fn mobilizing(side: Side) -> Scene {
    Scene::new(&[]).phase(Phase::Mobilization(Half::First), side).with(|state, _| {
        state.points.american = 40;
        state.points.british = 40;
    })
}

fn offers(scene: &Scene, choice: &str) -> bool {
    offered(&scene.table(&[])).iter().any(|it| it == choice)
}

/// Where a unit can be mobilized.
fn sites(scene: &Scene, seat: &str, unit: &str) -> Vec<String> {
    let mut table = scene.table(&[]);
    play(&mut table, &[(seat, &format!("unit/{unit}"))]);
    if Prompt::name(&table.questions()[0].prompt) == "unit-where" { offered(&table) } else { Vec::new() }
}

/// §13.2 A leader is drawn at random from his side's own pool, and joins a combat unit.
#[test]
fn leaders_are_drawn() {
    let scene = mobilizing(Side::American).units("boston", "american-militia", 1);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "buy-leader")]);
    expect(&table, "chance", "draw-leader");
    let drawn = offered(&table);
    assert!(drawn.contains(&"leader/greene".to_owned()) && !drawn.contains(&"leader/burgoyne".to_owned()));
    assert!(!drawn.contains(&"leader/washington".to_owned()), "he waits for the Congress");
    play(&mut table, &[("chance", "leader/greene")]);
    let greene = scene.leader("greene");
    assert!(table.state().stacks[scene.place("boston").index()].leaders.has(greene));
    assert!(!table.state().leader_pool.has(greene));
    assert_eq!(table.state().points.american, 38);
    assert!(!offers(&mobilizing(Side::American), "buy-leader"), "with nobody to join, none is bought");
}

/// §13.5 Units that are eliminated can be mobilized again, Hessians cannot.
#[test]
fn hessians_never_return() {
    for (kind, left) in [("british-regular", 8), ("hessian-light", 0)] {
        let mut scene = mobilizing(Side::British).units("boston", kind, 1);
        let (boston, it) = (scene.place("boston"), scene.kind(kind));
        let facts = scene.facts.clone();
        scene.state.eliminate(&facts, boston, it);
        assert_eq!(scene.state.available(&facts, it), left, "{kind}");
        assert_eq!(offers(&scene, &format!("unit/{kind}")), left > 0);
    }
}

/// §13.6 British light troops and grenadiers appear with land units on the map, regulars in Britain alone; French regulars
/// appear in France.
#[test]
fn where_units_appear() {
    let scene = mobilizing(Side::British).units("boston", "british-regular", 1);
    assert_eq!(sites(&scene, "british", "british-light"), ["boston", "britain"]);
    assert_eq!(sites(&scene, "british", "british-grenadier"), ["boston", "britain"]);
    let mut table = scene.table(&[]);
    play(&mut table, &[("british", "unit/british-regular")]);
    assert_eq!(count(&scene, &table, "britain", "british-regular"), 1, "there is no choice");
    let french = mobilizing(Side::American).units("hispaniola-island", "french-regular", 1);
    assert!(!offers(&french, "unit/french-regular"), "neutral");
    let french = french.with(|state, _| state.french = true);
    let mut table = french.table(&[]);
    play(&mut table, &[("american", "unit/french-regular")]);
    assert_eq!(count(&french, &table, "france", "french-regular"), 1);
    assert_eq!(sites(&french, "american", "french-light"), ["hispaniola-island", "france"]);
}

/// §13.8 Militia are raised in the seven colonial regions, away from the enemy; Spanish militia in Spanish lands.
#[test]
fn where_militia_are_raised() {
    let scene = mobilizing(Side::American).units("boston", "british-regular", 1);
    let sites_of = |scene: &Scene, unit: &str| {
        let found = sites(scene, "american", unit);
        let region = |id: &String| {
            let region = scene.facts.place(scene.place(id)).region.expect("a locale");
            scene.facts.id(1, region.index()).to_owned()
        };
        (found.iter().map(region).collect::<std::collections::BTreeSet<_>>(), found)
    };
    let (regions, found) = sites_of(&scene, "american-militia");
    let colonial = ["canada", "deep-south", "florida", "mid-atlantic", "new-england", "virginia", "west"];
    assert!(regions.iter().eq(colonial.iter()), "{regions:?}");
    assert!(!found.contains(&"boston".to_owned()) && !found.contains(&"creek".to_owned()));
    let spanish = mobilizing(Side::American).with(|state, _| state.spanish = true);
    let (regions, _) = sites_of(&spanish, "spanish-militia");
    assert!(regions.iter().eq(["cuba", "new-spain"].iter()), "{regions:?}");
    assert!(scene.facts.find(3, "french-militia").is_none(), "there are no French militia");
}

/// §13.9 Grenadiers and Hessians are British.
#[test]
fn the_american_has_no_grenadiers() {
    let scene = mobilizing(Side::American).with(|state, _| (state.french, state.spanish) = (true, true));
    let choices = offered(&scene.table(&[]));
    assert!(
        !choices.iter().any(|it| it.contains("grenadier") || it.contains("hessian") || it.contains("indian"))
    );
    assert!(offers(&mobilizing(Side::British), "unit/british-grenadier"));
}

/// §13.10 There are no more units than counters.
#[test]
fn the_counter_mix_is_a_limit() {
    let scene = mobilizing(Side::American).units("boston", "american-light", 3);
    assert!(offers(&scene, "unit/american-light"));
    let scene = scene.units("boston", "american-light", 1);
    assert!(!offers(&scene, "unit/american-light"));
}

/// §13.11 Markers raise units outside the Mobilization Phase, for free and within the counter mix.
#[test]
fn markers_raise_units_at_other_times() {
    let scene = Scene::new(&[])
        .hand(Side::American, "minutemen", 1)
        .moving(Side::American)
        .asked(Side::American)
        .with(|state, _| state.open = false);
    let mut table = scene.table(&[]);
    play(&mut table, &[("american", "marker/minutemen"), ("american", "hartford")]);
    assert_eq!(
        (count(&scene, &table, "hartford", "american-militia"), table.state().points.american),
        (1, 0)
    );
    let none_left = scene.units("boston", "american-militia", 16);
    assert_eq!(offered_to(&none_left.table(&[]), "american"), ["pass", "pass-phase"]);
}

/// §27.2 One Indian unit a locale and turn, beside Americans too, and the American draws a marker for each.
#[test]
fn indians_are_raised_one_by_one() {
    let scene = mobilizing(Side::British).units("creek", "american-light", 1);
    let mut table = scene.table(&["marker/spy", "marker/rabble"]);
    play(&mut table, &[("british", "unit/indian-warriors"), ("british", "creek")]);
    assert_eq!(count(&scene, &table, "creek", "indian-warriors"), 1);
    play(&mut table, &[("british", "unit/indian-warriors")]);
    assert!(!offered(&table).contains(&"creek".to_owned()) && offered(&table).contains(&"miami".to_owned()));
    play(&mut table, &[("british", "miami")]);
    assert_eq!(table.state().hand_size(Side::American), 2);
}
