//! The types of the games' views in TypeScript, collected from what the games derive. Only tests and generators need them.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};

use tricorne_kernel::Game;
use ts_rs::{Config, TS, TypeVisitor};

/// The types of all views: one module of TypeScript.
///
/// Each game is a namespace whose `View` is what [`AnyTable::view`](crate::AnyTable::view) gives. A type that several
/// games show is declared once, before them; a game's own type of the same name takes its place within the game.
pub fn views() -> String {
    let games = games();
    let shared = shared(&games);
    let mut module = String::new();
    for declared in &shared {
        module.push_str(&declared.text("\n"));
    }
    for (game, types) in &games {
        module.push_str(&format!("\nexport namespace {} {{\n", namespace(game)));
        for declared in types.difference(&shared) {
            module.push_str(&declared.text(""));
        }
        module.push_str("}\n");
    }
    module.push_str("\n/** The view of each game, by the game's name. */\nexport type GameViews = {\n");
    for (game, _) in &games {
        module.push_str(&format!("  \"{game}\": {}.View,\n", namespace(game)));
    }
    module.push_str("};\n");
    module
}

/// The types of one game's view.
type Types = BTreeSet<Declared>;

fn games() -> Vec<(&'static str, Types)> {
    Vec::from([
        #[cfg(feature = "liberty-or-death")]
        types::<liberty_or_death::LibertyOrDeath>(),
        #[cfg(feature = "washingtons-war")]
        types::<washingtons_war::WashingtonsWar>(),
        #[cfg(feature = "we-the-people")]
        types::<we_the_people::WeThePeople>(),
        #[cfg(feature = "decision-in-north-america")]
        types::<decision_in_north_america::DecisionInNorthAmerica>(),
        #[cfg(feature = "ferry-town")]
        types::<ferry_town::FerryTown>(),
    ])
}

#[allow(dead_code, reason = "a library without games has no views")]
fn types<G: Game>() -> (&'static str, Types)
where
    G::View<'static>: TS + 'static,
{
    let mut collector = Collector {
        config: Config::default().with_large_int("number"),
        seen: HashSet::new(),
        types: Types::new(),
    };
    collector.visit::<G::View<'static>>();
    let mut by_name = BTreeMap::new();
    for declared in &collector.types {
        let other = by_name.insert(&declared.name, declared.id);
        assert!(other.is_none(), "{}: two types of the view are named {}", G::NAME, declared.name);
    }
    (G::NAME, collector.types)
}

/// What more than one game shows.
fn shared(games: &[(&'static str, Types)]) -> Types {
    let mut seen = HashSet::new();
    let all = games.iter().flat_map(|(_, types)| types);
    all.filter(|declared| !seen.insert(declared.id)).cloned().collect()
}

/// `liberty-or-death` as `LibertyOrDeath`.
fn namespace(game: &str) -> String {
    let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
    game.split('-').map(capitalized).collect()
}

/// A declaration; by name, so that their order is always the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Declared {
    name: String,
    id: TypeId,
    docs: Option<String>,
    declaration: String,
}

impl Declared {
    fn text(&self, before: &str) -> String {
        let docs = self.docs.as_deref().unwrap_or_default();
        format!("{before}{docs}export {}\n", self.declaration)
    }
}

struct Collector {
    config: Config,
    seen: HashSet<TypeId>,
    types: Types,
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // What has no file of its own has no declaration either: numbers, lists, maps.
        if T::output_path().is_some() {
            self.types.insert(Declared {
                name: T::ident(&self.config),
                id: TypeId::of::<T::WithoutGenerics>(),
                docs: T::docs(),
                declaration: T::decl(&self.config),
            });
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
