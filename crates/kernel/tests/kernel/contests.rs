//! Odds of a contest on a toy game, against contests that are played.

use crate::toy::{ABC, RED, Rules, Toy, prompt, table};
use tricorne_kernel::odds::{Contest, Event, Finding, Found, Limits, Part, odds, play_many};
use tricorne_kernel::{AgentRng, AnyPrompt, Chance, Flow, Players, Prompt, Step, msg};

/// A contest of two dice, followed by a die that is no part of it, though the same is noted of it.
#[derive(Clone, Debug)]
struct Aftermath;

impl Rules for Aftermath {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("1"), &ABC)?;
        for rule in ["2", "2", "3"] {
            let lost = t.die(prompt(rule), 2)?;
            t.note(rule, msg!("toy-lost", count = lost));
        }
        Ok(())
    }
}

static CONTEST: Contest<Toy<Aftermath>> = Contest {
    part: |asked| match asked {
        AnyPrompt::Chance(roll) if roll.rule() == "2" => Some(Part::During),
        AnyPrompt::Chance(_) | AnyPrompt::Seat(_) => None,
    },
    begins: |_| false,
    finds: |note| Finding::number(msg!("toy-all-lost"), note.number("count")),
    forget: |_: &mut _, _: &Event<'_, _>| {},
    essence: |_| {},
    declines: |_, _| None,
    is_known: |_| true,
    hands: None,
};

/// However few are played on together, none goes on beyond its end.
#[test]
fn contests_that_are_played_end_where_their_odds_do() {
    let node = table::<Aftermath>(Chance::Asked).node();
    let mut players = Players::default();
    let exact = odds(&CONTEST, &node, Some((RED, 0)), &mut players, Limits::points(100)).unwrap();
    let lost = |found: &[Finding]| match found {
        [Finding { value: Found::Number(lost), .. }] => *lost,
        other => panic!("{other:?}"),
    };
    let mut exact: Vec<(i64, f64)> =
        exact.results.iter().map(|(found, share)| (lost(found), *share)).collect();
    exact.sort_by_key(|result| result.0);
    assert_eq!(exact, [(2, 0.25), (3, 0.5), (4, 0.25)]);
    for count in [1, 8, 9, 100] {
        let rng = &mut AgentRng::new(1);
        let played = play_many(&CONTEST, &node, Some((RED, 0)), &mut players, count, rng).unwrap();
        assert!(played.iter().all(|(found, _)| (2..=4).contains(&lost(found))), "{played:?}");
        assert_eq!(played.iter().map(|played| played.1).sum::<usize>(), count);
    }
}
