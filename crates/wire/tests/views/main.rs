//! The types of the games' views for the client, and whether they tell the truth.

mod module;
mod schema;

use std::collections::BTreeSet;
use std::path::Path;

use tricorne_kernel::{Seat, Setup, Viewer};
use tricorne_library::{AnyGame, AnyTable, Opening, Packs, RANDOM, all, typescript};

use module::Module;
use schema::Schema;

#[test]
fn golden_types_of_the_views() {
    let made = format!(
        "// The views of the games, as their crates have them. Made by `cargo xtask golden`: change the Rust, not this.\n{}",
        typescript::views(),
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/views.gen.ts");
    if std::env::var("TRICORNE_REWRITE_GOLDEN").is_ok_and(|value| value == "1") {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{} is out of date: cargo xtask golden", path.display());
}

/// How many positions of each game are looked at, at least.
const POSITIONS: usize = 300;
/// After so many games, a field that no view had is a field that none has.
const MOST_GAMES: u64 = 400;

/// As every viewer, in positions of random games, a view has the declared fields and no other; and no field is declared that
/// no view has.
#[test]
fn views_are_as_declared() {
    let module = Module::read(&typescript::views());
    let packs = Packs::own();
    for game in all() {
        let mut check = Check::new(game.name(), module.view(game.name()));
        let declared = check.schema.fields();
        for (opening, number) in openings(game).zip(0..MOST_GAMES) {
            let mut table = game.open(packs.of(game), opening).unwrap();
            check.play(table.as_mut(), number);
            if check.positions >= POSITIONS && check.seen == declared {
                break;
            }
        }
        assert!(check.positions >= POSITIONS, "{}: {} positions are too few", game.name(), check.positions);
        let missing: Vec<_> = declared.difference(&check.seen).collect();
        assert!(missing.is_empty(), "{}: no view has {missing:#?}", game.name());
    }
}

/// Games in which a person plays against each agent, then games in each scenario with a person at every seat.
fn openings(game: &dyn AnyGame) -> impl Iterator<Item = Opening> {
    let setup = |scenario: &str| Setup { scenario: scenario.to_owned(), ..game.default_setup() };
    let agents = game.agents().into_iter().filter(|agent| agent.id != RANDOM && !agent.thinks);
    let against = agents.map(move |agent| {
        let mut opening = Opening::new(game.default_setup(), 7);
        let others = &game.seats(&opening.setup).unwrap()[1..];
        opening.seats = others.iter().map(|seat| (seat.id.to_owned(), agent.id.to_owned())).collect();
        opening
    });
    let scenarios = game.scenarios().iter().cycle();
    against.chain(scenarios.zip(0..).map(move |(scenario, seed)| Opening::new(setup(scenario.id), seed)))
}

struct Check {
    game: &'static str,
    schema: Schema,
    seen: BTreeSet<String>,
    positions: usize,
}

impl Check {
    fn new(game: &'static str, schema: Schema) -> Check {
        Check { game, schema, seen: BTreeSet::new(), positions: 0 }
    }

    /// Answers at random to the end, looking at every fifth position.
    fn play(&mut self, table: &mut dyn AnyTable, seed: u64) {
        let mut random = seed;
        for answer in 0.. {
            let Some(question) = table.questions().into_iter().next() else { break };
            if answer % 5 == 0 {
                self.look(table);
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let seat = table.seat_named(question.seat).expect("a seat that is asked is known");
            table.answer_at(seat, (random >> 33) as usize % question.choices.len()).unwrap();
        }
        assert!(table.outcome().is_some(), "{}: the game stopped: {:?}", self.game, table.fault());
        self.look(table);
    }

    fn look(&mut self, table: &dyn AnyTable) {
        self.positions += 1;
        let seats = (0..table.seats().len()).map(|seat| Viewer::Seat(Seat::new(seat as u8)));
        for viewer in seats.chain([Viewer::Observer, Viewer::Referee]) {
            let view = table.view(viewer);
            match self.schema.check(&view, "") {
                Ok(fields) => self.seen.extend(fields),
                Err(fault) => panic!("{} as {viewer:?} sees it: {fault}\n{view}", self.game),
            }
        }
    }
}
