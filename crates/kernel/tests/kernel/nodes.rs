//! A point to look ahead from.

use std::collections::BTreeMap;

use crate::toy::{
    ABC, Ask, BLUE, GREEN, Pick, RED, Rules, State, Toy, Whimsical, answers, prompt, table, waiting,
};
use tricorne_kernel::{
    AgentRng, Audience, Chance, Flow, Game, Node, Players, Question, Refusal, Seat, Setup, Step, Table,
    Viewer, own_facts,
};

/// Questions of every sort, three times.
#[derive(Clone, Debug)]
struct Medley;

impl Rules for Medley {
    const STEPS: usize = 3;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let red = t.ask(RED, prompt("11.1"), &ABC)?;
        let die = t.die(prompt("11.2"), 6)?;
        let both = t.ask_each(&[(BLUE, prompt("11.3"), &ABC[..]), (GREEN, prompt("11.3"), &ABC[1..])])?;
        let many = t.ask_all(Ask { rule: "11.4", name: "plans" }, &[RED, BLUE], |dialogue| {
            let many = dialogue.ask_number(prompt("11.5"), 0, 2)?;
            (0..many).try_for_each(|_| dialogue.ask(prompt("11.6"), &ABC).map(drop))?;
            Ok(many)
        })?;
        let sum = t.sum_of_dice(prompt("11.7"), 2, 3)?;
        t.state.hear(format!("{red}{die}{}{}{many:?}{sum}", both[0], both[1]));
        Ok(())
    }
}

type G = Toy<Medley>;

fn same_questions<G: Game>(one: &[Question<G>], other: &[Question<G>]) -> bool {
    let same = |(one, other): (&Question<G>, &Question<G>)| {
        (one.seat, one.prompt, &one.choices, &one.odds, one.audience, one.dialogue)
            == (other.seat, other.prompt, &other.choices, &other.odds, other.audience, other.dialogue)
    };
    one.len() == other.len() && one.iter().zip(other).all(same)
}

#[track_caller]
fn same_place<R: Rules>(node: &Node<Toy<R>>, table: &Table<Toy<R>>) {
    assert_eq!(node.state(), table.state());
    assert!(same_questions(node.questions(), table.questions()));
    assert_eq!(node.outcome(), table.outcome());
    assert_eq!(node.view(Viewer::Observer), table.view(Viewer::Observer));
}

/// Answers at random, on the table and on the node.
#[test]
fn a_node_goes_where_the_table_goes() {
    for seed in 0..30 {
        let mut table = table::<Medley>(Chance::Asked);
        let mut node = table.node();
        let mut rng = AgentRng::new(seed);
        while table.outcome().is_none() {
            same_place(&node, &table);
            same_place(&table.node(), &table);
            assert_eq!(table.node().hash(), node.hash());
            let asked = &table.questions()[rng.below(table.questions().len())];
            let (seat, position) = (asked.seat, rng.below(asked.choices.len()));
            table.answer_at(seat, position).unwrap();
            node.apply(seat, position, &mut Chance::Asked).unwrap();
        }
        same_place(&node, &table);
    }
}

#[test]
fn a_node_knows_its_step() {
    let mut table = table::<Medley>(Chance::Asked);
    table.answer("red", "b").unwrap();
    table.answer("chance", "4").unwrap();
    table.answer("green", "c").unwrap();
    let node = table.node();
    let given: Vec<_> = node.answers().collect();
    assert_eq!(given, [(RED, ABC[1]), (Seat::CHANCE, Pick::Number(4)), (GREEN, ABC[2])]);
    assert_eq!(node.start(), &State::default());
    assert_eq!((node.seats().len(), node.facts().files.is_none()), (3, true));
    let fresh = Node::<G>::new(table.facts(), table.seats(), State::default(), &mut Chance::Asked).unwrap();
    assert_eq!(fresh.questions()[0].seat, RED);
    assert_eq!(fresh.answers().len(), 0);
}

/// A sum of two dice, once.
#[derive(Clone, Debug)]
struct Sum;

impl Rules for Sum {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let sum = t.sum_of_dice(prompt("11.8"), 2, 6)?;
        let letter = t.draw_weighted(prompt("11.9"), &ABC, &[1, 2, 7], Audience::All)?;
        t.state.hear(format!("{sum}{letter}"));
        Ok(())
    }
}

/// The probability of each end, by trying every outcome.
fn ends(node: &Node<Toy<Sum>>, odds: f64, found: &mut BTreeMap<String, f64>) {
    let Some(asked) = node.questions().first() else {
        *found.entry(node.state().heard.concat()).or_default() += odds;
        return;
    };
    let total: u32 = asked.odds.iter().sum();
    for (position, weight) in asked.odds.iter().enumerate() {
        let mut next = node.clone();
        next.apply(Seat::CHANCE, position, &mut Chance::Asked).unwrap();
        ends(&next, odds * f64::from(*weight) / f64::from(total), found);
    }
}

#[test]
fn exact_odds_come_from_the_rules_themselves() {
    let mut found = BTreeMap::new();
    ends(&table::<Sum>(Chance::Asked).node(), 1.0, &mut found);
    assert_eq!(found.len(), 33);
    let near = |end: &str, odds: f64| assert!((found[end] - odds).abs() < 1e-12, "{end}: {}", found[end]);
    near("7c", 6.0 / 36.0 * 0.7);
    near("2a", 1.0 / 36.0 * 0.1);
    near("12b", 1.0 / 36.0 * 0.2);
    assert!((found.values().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn dice_are_the_callers() {
    let node = table::<Medley>(Chance::seeded(5)).node();
    let next = |chance: &mut Chance| {
        let mut node = node.clone();
        node.apply(RED, 0, chance).unwrap();
        node
    };
    assert_eq!(next(&mut Chance::Asked).questions()[0].seat, Seat::CHANCE);
    assert_eq!(next(&mut Chance::scripted(["3"])).questions().len(), 2);
    let mut random = Chance::Random(AgentRng::new(1));
    let mut dice: Vec<_> =
        (0..60).map(|_| next(&mut random).answers().nth(1).unwrap().1.to_string()).collect();
    dice.sort();
    dice.dedup();
    assert_eq!(dice, ["1", "2", "3", "4", "5", "6"], "fresh dice every time");
}

#[test]
fn a_game_is_played_out_in_one_run() {
    let start = table::<Medley>(Chance::Asked).node();
    let play = |seed: u64| {
        let mut node = start.clone();
        let mut players = Players::all(|| Box::new(Whimsical) as _);
        let outcome = node.play_out(&mut players, &mut Chance::Random(AgentRng::new(seed))).unwrap().clone();
        assert_eq!(Some(&outcome), node.outcome());
        assert!(node.questions().is_empty());
        assert_eq!(node.play_out(&mut players, &mut Chance::Asked), Ok(&outcome), "it is over");
        node.state().clone()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
    assert_eq!(start.answers().len(), 0, "the node it was copied from is as it was");
}

#[test]
fn a_seat_without_an_agent_is_asked() {
    let mut node = table::<Medley>(Chance::Asked).node();
    let mut players =
        Players::default().with(RED, Box::new(Whimsical) as _).with(BLUE, Box::new(Whimsical) as _);
    let mut chance = Chance::seeded(1);
    node.go_on(&mut chance, &mut players).unwrap();
    assert_eq!(node.questions().iter().map(|asked| asked.seat).collect::<Vec<_>>(), [GREEN]);
    node.apply(GREEN, 0, &mut chance).unwrap();
    assert_eq!(node.questions()[0].seat, RED, "apply asks everybody");
    let refusal = node.play_out(&mut Players::default(), &mut chance).unwrap_err();
    assert_eq!(refusal.code(), "wrong-seat", "{refusal}");
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut node = table::<Medley>(Chance::Asked).node();
    node.apply(RED, 1, &mut Chance::Asked).unwrap();
    let (before, hash) = (node.clone(), node.hash());
    let illegal = node.apply(Seat::CHANCE, 6, &mut Chance::Asked).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "\"number 6\" is not a choice of chance here (rule 11.2); there are: 1, 2, 3, 4, 5, 6"
    );
    let wrong = node.apply(BLUE, 0, &mut Chance::Asked).unwrap_err();
    assert_eq!(wrong.to_string(), "blue is not asked now; waiting for chance (rule 11.2)");
    node.apply(Seat::CHANCE, 0, &mut Chance::Asked).unwrap();
    let mut again = before.clone();
    again.apply(Seat::CHANCE, 0, &mut Chance::Asked).unwrap();
    assert_eq!((node.hash(), before.hash()), (again.hash(), hash));
    let mut over = before;
    over.play_out(&mut Players::all(|| Box::new(Whimsical) as _), &mut Chance::seeded(1)).unwrap();
    assert_eq!(over.apply(RED, 0, &mut Chance::Asked), Err(Refusal::GameOver));
}

/// Red answers; if it is b, the next step is broken.
#[derive(Clone, Debug)]
struct Brittle;

impl Rules for Brittle {
    const STEPS: usize = 3;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        if t.state.heard.last().is_some_and(|heard| heard == "b") {
            t.ask(BLUE, prompt("11.10"), &ABC[..0])?;
        }
        let red = t.ask(RED, prompt("11.11"), &ABC)?;
        t.state.hear(red);
        Ok(())
    }
}

#[test]
fn a_broken_rule_leaves_the_node_as_it_was() {
    let mut node = table::<Brittle>(Chance::Asked).node();
    node.apply(RED, 0, &mut Chance::Asked).unwrap();
    let before = node.clone();
    let broken = node.apply(RED, 1, &mut Chance::Asked).unwrap_err();
    assert!(broken.to_string().starts_with("a question without choices"), "{broken}");
    assert_eq!((node.hash(), node.state(), node.start()), (before.hash(), before.state(), before.start()));
    assert!(same_questions(node.questions(), before.questions()));
    node.apply(RED, 2, &mut Chance::Asked).unwrap();
    assert_eq!(node.state().heard, ["a", "c"]);
}

#[test]
fn a_hash_tells_points_apart() {
    let node = |given: &[(Seat, usize)]| {
        let mut node = table::<Medley>(Chance::Asked).node();
        for &(seat, position) in given {
            node.apply(seat, position, &mut Chance::Asked).unwrap();
        }
        node
    };
    let given =
        [&[][..], &[(RED, 0)], &[(RED, 1)], &[(RED, 1), (Seat::CHANCE, 1)], &[(RED, 1), (Seat::CHANCE, 2)]];
    let mut hashes: Vec<u64> = given.iter().map(|given| node(given).hash()).collect();
    assert_eq!(hashes, given.map(|given| node(given).hash()), "the same answers, the same hash");
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), given.len());
    assert_eq!(node(given[4]).clone().hash(), node(given[4]).hash());
}

#[test]
fn tables_nodes_and_beliefs_go_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Table<G>>();
    shared::<Node<G>>();
    shared::<tricorne_kernel::Belief<G>>();
    shared::<Players<G>>();
    let node = table::<Medley>(Chance::Asked).node();
    let ends = std::thread::scope(|scope| {
        let play = |seed: u64| {
            let mut node = node.clone();
            let mut players = Players::all(|| Box::new(Whimsical) as _);
            node.play_out(&mut players, &mut Chance::seeded(seed)).unwrap();
            node.state().clone()
        };
        let threads: Vec<_> = (0..4).map(|seed| scope.spawn(move || play(seed % 2))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!((&ends[0], &ends[1]), (&ends[2], &ends[3]));
}

/// Two tables with a long history in common, longer than what they copy.
#[test]
fn forks_of_a_long_game_are_independent() {
    #[derive(Clone, Debug)]
    struct Endless;
    impl Rules for Endless {
        const STEPS: usize = 1_000;
        fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
            let red = t.ask(RED, prompt("11.12"), &ABC)?;
            t.note("11.12", tricorne_kernel::msg!("toy-noted"));
            if red == ABC[0] { t.ask(BLUE, prompt("11.12"), &ABC).map(drop) } else { Ok(()) }
        }
    }
    let setup = Setup::of::<Toy<Endless>>();
    let mut table = Table::<Toy<Endless>>::new(&own_facts::<Toy<Endless>>(), setup, Chance::Asked).unwrap();
    table.run().unwrap();
    let mut rng = AgentRng::new(3);
    let mut answer = |table: &mut Table<Toy<Endless>>| {
        let seat = waiting(table)[0];
        table.answer(seat, ["a", "b", "c"][rng.below(3)]).unwrap();
    };
    for _ in 0..300 {
        answer(&mut table);
    }
    let before = (answers(&table), table.notes(), waiting(&table));
    let mut forks: Vec<_> = (0..3).map(|_| table.fork()).collect();
    for fork in &mut forks {
        assert_eq!((answers(fork), fork.notes(), waiting(fork)), before);
        for _ in 0..100 {
            answer(fork);
        }
        assert_eq!(answers(fork)[..300], before.0);
    }
    assert_ne!(answers(&forks[0]), answers(&forks[1]));
    assert_eq!((answers(&table), table.notes(), waiting(&table)), before);
    let taken: usize = (0..10).filter(|_| table.undo("red").is_ok()).count();
    assert_eq!(table.answers(), 300 - taken);
    assert_eq!(answers(&forks[2])[..300], before.0, "an undo at one table changes no other");
}
