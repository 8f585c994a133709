//! A second opinion: what a reading of the rulebook allows, compared with what the rules offer in random games.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tricorne_kernel::{Chance, Choice, Game, Inspection, Seat, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::walk::{AnyChoice, new_table};

/// What should be offered: these, of all choices of this kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// The notations that should be offered.
    pub choices: Vec<String>,
    /// Which choices are compared.
    pub kind: Kind,
}

/// Which choices of a question are compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All of them.
    All,
    /// Those that are in this list.
    Among(Vec<String>),
    /// Those that are in this fixed list.
    Named(&'static [&'static str]),
}

impl Expected {
    /// These and nothing else.
    pub fn exactly(choices: Vec<String>) -> Expected {
        Expected { choices, kind: Kind::All }
    }

    fn is_about(&self, choice: &str) -> bool {
        match &self.kind {
            Kind::All => true,
            Kind::Among(names) => names.iter().any(|name| name == choice),
            Kind::Named(names) => names.contains(&choice),
        }
    }

    /// Whether what was offered is what should be.
    fn compare(&self, offered: impl Iterator<Item = String>) -> Result<(), String> {
        let offered: Vec<_> = offered.filter(|choice| self.is_about(choice)).collect();
        let lacks = |these: &[String], those: &[String]| -> Vec<String> {
            those.iter().filter(|it| !these.contains(it)).cloned().collect()
        };
        let (more, less) = (lacks(&self.choices, &offered), lacks(&offered, &self.choices));
        if more.is_empty() && less.is_empty() {
            return Ok(());
        }
        Err(format!("offered but not allowed {more:?}, allowed but not offered {less:?}"))
    }
}

/// What a reading of the rulebook says about a question: its name, for the count, and what should be offered. `None` where
/// it says nothing; an error where the position itself is not as the rulebook has it.
pub type Opinion = Result<Option<(&'static str, Expected)>, String>;

/// Plays random games, and compares what is offered at each question with the opinion of a reader; each game has a reader of
/// its own, which may remember what it saw. Fails unless each of these questions was compared at least once.
pub fn second_opinion<G, R>(plan: Plan, questions: &[&str], reader: impl Fn() -> R + Sync)
where
    G: Game,
    R: FnMut(&Inspection<'_, G>) -> Opinion + Send + Sync + 'static,
{
    let facts = own_facts::<G>();
    let compared = Arc::new(Mutex::new(BTreeMap::<&'static str, u64>::new()));
    plan.run::<G, _>("second-opinion", |deal| -> Result<(), Trouble> {
        let mut table = new_table::<G>(&facts, deal.setup, Chance::seeded(deal.seed))?;
        for index in 0..table.seats().len() {
            table.seat_agent(Seat::new(index as u8), "random", Box::new(AnyChoice));
        }
        table.quiet();
        let (mut read, counted) = (reader(), compared.clone());
        table.inspect(Box::new(move |asked: &Inspection<'_, G>| {
            let Some((name, expected)) = read(asked)? else { return Ok(()) };
            *counted.lock().expect("no reader broke").entry(name).or_default() += 1;
            let offered = asked.choices.iter().map(|choice| choice.notation(asked.facts));
            expected.compare(offered).map_err(|difference| format!("{name}: {difference}"))
        }));
        watched(&mut table, |table| table.run().map_err(|fault| fault.to_string()))
    });
    let compared = compared.lock().expect("no reader broke");
    println!("{compared:#?}");
    let missing: Vec<_> = questions.iter().filter(|name| !compared.contains_key(*name)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[&str]) -> Vec<String> {
        all.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_difference_is_named() {
        let expected = Expected::exactly(names(&["boston", "newport"]));
        assert_eq!(expected.compare(names(&["newport", "boston"]).into_iter()), Ok(()));
        let told = expected.compare(names(&["boston", "quebec"]).into_iter());
        assert_eq!(
            told.unwrap_err(),
            "offered but not allowed [\"quebec\"], allowed but not offered [\"newport\"]"
        );
    }

    #[test]
    fn other_choices_do_not_count() {
        let expected = Expected { choices: names(&["pay"]), kind: Kind::Named(&["pay", "remove"]) };
        assert_eq!(expected.compare(names(&["pay", "done"]).into_iter()), Ok(()));
        assert!(expected.compare(names(&["pay", "remove"]).into_iter()).is_err());
    }
}
