//! Games in numbers: fixed lengths, a number for every choice, and nothing that a viewer may not know.

use std::collections::HashSet;
use std::path::Path;

use tricorne_kernel::{AgentRng, Seat, Viewer};
use tricorne_library::{AnyGame, AnyTable, Encoding, Opening, Packs, all, find};
use tricorne_testkit::golden_text;

const GAMES: u64 = 6;

/// Plays random games of every scenario, and shows each point to `look`.
fn play(game: &dyn AnyGame, mut look: impl FnMut(&dyn AnyTable, &Encoding, &mut AgentRng)) {
    let packs = Packs::own();
    let encoding = game.encoding(packs.of(game));
    for (seed, scenario) in (0..GAMES).zip(game.scenarios().iter().cycle()) {
        let mut setup = game.default_setup();
        setup.scenario = scenario.id.to_owned();
        let mut table = game.open(packs.of(game), Opening::new(setup, seed)).expect("a table");
        let mut rng = AgentRng::new(seed);
        while let Some(asked) = table.asked() {
            look(&*table, &encoding, &mut rng);
            table.answer_at(asked.seat, rng.below(asked.choices)).expect("an offered choice");
        }
        look(&*table, &encoding, &mut rng);
    }
}

fn viewers(table: &dyn AnyTable) -> Vec<Viewer> {
    let seats = (0..table.seats().len()).map(|index| Viewer::Seat(Seat::new(index as u8)));
    seats.chain([Viewer::Observer]).collect()
}

fn row(encoding: &Encoding) -> Vec<f32> {
    vec![f32::NAN; encoding.document().observation.len()]
}

#[test]
fn an_observation_always_has_the_same_length() {
    for game in all() {
        play(game, |table, encoding, rng| {
            if rng.below(5) == 0 {
                for viewer in viewers(table) {
                    let mut numbers = row(encoding);
                    table.observe(encoding, viewer, &mut numbers).expect("an observation");
                    assert!(numbers.iter().all(|number| number.is_finite()), "{}", game.name());
                }
            }
        });
    }
}

#[test]
fn every_offered_choice_has_a_number_of_its_own() {
    for game in all() {
        play(game, |table, encoding, _| {
            let mut actions = Vec::new();
            table.offered(encoding, &mut actions).expect("every choice has a number");
            let distinct: HashSet<u32> = actions.iter().copied().collect();
            assert_eq!(distinct.len(), actions.len(), "{}", game.name());
            let notations =
                actions.iter().map(|action| &encoding.document().actions[*action as usize].notation);
            let asked = table.questions().into_iter().next();
            let offered = asked.iter().flat_map(|asked| asked.choices.iter().map(|choice| &choice.notation));
            assert!(notations.eq(offered), "{}", game.name());
        });
    }
}

#[test]
fn an_observation_holds_nothing_that_a_viewer_may_not_know() {
    for game in all() {
        let mut confused = 0;
        play(game, |table, encoding, rng| {
            if table.outcome().is_some() || rng.below(10) > 0 {
                return;
            }
            let viewers = viewers(table);
            let viewer = viewers[rng.below(viewers.len())];
            let Some(other) = table.determinize(viewer, rng.bits()) else { return };
            let (mut seen, mut seen_there) = (row(encoding), row(encoding));
            table.observe(encoding, viewer, &mut seen).expect("an observation");
            other.observe(encoding, viewer, &mut seen_there).expect("an observation");
            let differs = seen.iter().zip(&seen_there).position(|(one, other)| one != other);
            let differs = differs.map(|at| &encoding.document().observation[at]);
            assert_eq!(differs, None, "{}: {viewer:?} sees what is hidden", game.name());
            confused += usize::from(other.view(Viewer::Referee) != table.view(Viewer::Referee));
        });
        assert_eq!(confused > 0, game.hides(), "{}: states to confuse", game.name());
    }
}

#[test]
fn what_differs_is_told_apart() {
    for game in all() {
        let packs = Packs::own();
        let document = game.encoding(packs.of(game)).document().clone();
        let names: HashSet<_> = document.observation.iter().collect();
        assert_eq!(names.len(), document.observation.len(), "{}: two numbers of one name", game.name());
        let features: HashSet<_> =
            document.actions.iter().map(|it| (it.kind, it.form, it.what, it.place, it.number)).collect();
        assert_eq!(
            features.len(),
            document.actions.len(),
            "{}: two choices in the same numbers",
            game.name()
        );
    }
}

#[test]
fn golden_documents_of_the_encodings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../python/encodings");
    for game in all() {
        let document = game.encoding(Packs::own().of(game)).document().to_string();
        golden_text(folder.join(format!("{}.md", game.name())), &document);
    }
}

#[test]
fn an_encoding_of_another_game_is_refused() {
    let packs = Packs::own();
    let [ferry, liberty] = ["ferry-town", "liberty-or-death"].map(|name| find(name).expect("a game"));
    let other = liberty.encoding(packs.of(liberty));
    let table = ferry.open(packs.of(ferry), Opening::new(ferry.default_setup(), 1)).expect("a table");
    let refused = table.observe(&other, Viewer::Observer, &mut [0.0; 3]).expect_err("another game");
    assert_eq!(refused.to_string(), "an encoding of liberty-or-death is used for another game");
    let short = table.observe(&ferry.encoding(packs.of(ferry)), Viewer::Observer, &mut [0.0; 3]);
    assert!(short.expect_err("too short").to_string().contains("room for 3"));
}
