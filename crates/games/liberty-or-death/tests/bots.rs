//! §8.0 Whole games between non-players: all end, no choice is refused, the position always holds; every step of every
//! flowchart that gives a reason is reached; who wins is kept in `golden/win-rates.md`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::Faction;
use liberty_or_death::setup::NON_PLAYER;
use tricorne_agents::Random;
use tricorne_kernel::{Chance, Game, Setup, Table, own_facts};

/// Games of each scenario between four non-players.
const GAMES: u64 = 3_000;
/// Games of each scenario in which a random player has one of the Factions.
const GAMES_WITH_A_PLAYER: u64 = 400;
/// One game in so many is played with its reasons, which cost time.
const EXPLAINED: u64 = 10;
const REWRITE: &str = "TRICORNE_REWRITE_GOLDEN";
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/win-rates.md");

/// The reasons that no game of these reached, and why.
const UNREACHED: &[(&str, &str)] =
    &[("lod-np-patriots-no-committees", "only with the living edition (L85), which these games do not play")];

/// How often each reason was given.
type Reasons = Mutex<BTreeMap<&'static str, u64>>;

/// What the games of a scenario came to.
#[derive(Default)]
struct Tally {
    games: u64,
    wins: [u64; 4],
    margins: [i64; 4],
    answers: u64,
}

/// One game to its end, between non-players but for a random player's Faction.
fn play(scenario: &str, seed: u64, player: Option<Faction>, reasons: &Reasons) -> Table<LibertyOrDeath> {
    let mut setup = Setup::of::<LibertyOrDeath>();
    setup.scenario = scenario.to_owned();
    let non_players = Faction::ALL.into_iter().filter(|&faction| Some(faction) != player);
    setup.options.extend(non_players.map(|faction| (faction.id().to_owned(), NON_PLAYER.to_owned())));
    let mut table = Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup, Chance::seeded(seed))
        .expect("a set-up");
    for faction in Faction::ALL {
        match player == Some(faction) {
            true => table.seat_agent(faction.into(), "random", Box::new(Random)),
            false => table.seat_agent(faction.into(), "np", Box::new(NonPlayer)),
        }
    }
    let explained = player.is_some() || seed.is_multiple_of(EXPLAINED);
    if !explained {
        table.quiet();
    }
    table.inspect(Box::new(|asked| match LibertyOrDeath::violations(asked.state, &()).first() {
        Some(fault) => Err(fault.clone()),
        None => Ok(()),
    }));
    if let Err(fault) = table.run() {
        panic!("{scenario}, seed {seed}: {fault}\n{}", fault.record);
    }
    assert!(table.outcome().is_some(), "{scenario}, seed {seed}: no end\n{}", table.record().to_text());
    if explained {
        let mut reasons = reasons.lock().expect("no game broke");
        for answer in 0..table.answers() {
            for reason in table.reasons(answer).0 {
                *reasons.entry(reason.message.key.0).or_default() += 1;
            }
        }
    }
    table
}

/// Games by their numbers, on all cores.
fn each(games: u64, play: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let some = || {
        while let Some(game) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&game| game < games) {
            play(game);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
        for thread in running {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

fn tally(scenario: &str, reasons: &Reasons) -> Tally {
    let total = Mutex::new(Tally::default());
    each(GAMES, |seed| {
        let table = play(scenario, seed, None, reasons);
        let outcome = table.outcome().expect("an end");
        let mut total = total.lock().expect("no game broke");
        total.games += 1;
        outcome.winners.iter().for_each(|seat| total.wins[seat.index()] += 1);
        outcome.scores.iter().for_each(|(seat, score)| total.margins[seat.index()] += i64::from(*score));
        total.answers += table.answers() as u64;
    });
    total.into_inner().expect("no game broke")
}

/// §8.4 to §8.7 3,000 games of each scenario between four non-players, and some with a player among them.
#[test]
fn golden_bots_play_to_the_end_and_reach_every_step() {
    let reasons = Mutex::new(BTreeMap::new());
    let mut rates = String::from(
        "# Who wins between four non-players\n\nWritten by `cargo xtask golden`; a change is an alarm, not a fault.\n",
    );
    for info in LibertyOrDeath::scenarios() {
        each(GAMES_WITH_A_PLAYER, |seed| {
            play(info.id, seed, Some(Faction::ALL[seed as usize % Faction::ALL.len()]), &reasons);
        });
        let tally = tally(info.id, &reasons);
        let games = tally.games;
        let _ = writeln!(
            rates,
            "\n## {}\n\n{games} games, {} answers each on average.\n",
            info.id,
            tally.answers / games
        );
        let _ = writeln!(rates, "| seat | wins | margin on average |\n| --- | --- | --- |");
        for faction in Faction::ALL {
            let (wins, margin) = (tally.wins[faction as usize], tally.margins[faction as usize]);
            let (share, mean) = (100.0 * wins as f64 / games as f64, margin as f64 / games as f64);
            let _ = writeln!(rates, "| {} | {share:.1} % | {mean:.1} |", faction.id());
        }
    }
    println!("{rates}");
    let reasons = reasons.into_inner().expect("no game broke");
    let mut table = String::from("how often each reason was given, in the games that were explained:\n");
    for key in reason_keys() {
        let _ = writeln!(table, "{:>9} {key}", reasons.get(key.as_str()).copied().unwrap_or(0));
    }
    println!("{table}");
    let gaps: Vec<_> = reason_keys().into_iter().filter(|key| !reasons.contains_key(key.as_str())).collect();
    let explained: Vec<_> = UNREACHED.iter().map(|(key, _)| (*key).to_owned()).collect();
    assert_eq!(gaps, explained, "reasons never given, and those that are known never to be");
    if std::env::var(REWRITE).is_ok_and(|value| value == "1") {
        fs::write(KEPT, &rates).expect("the golden folder");
    }
    let kept = fs::read_to_string(KEPT).unwrap_or_default();
    assert_eq!(kept, rates, "who wins has changed; if that is meant, run `cargo xtask golden`");
}

/// The keys of all reasons: those of the non-players' messages that are neither rolls nor names.
fn reason_keys() -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    for file in ["", "-british", "-patriots", "-indians", "-french", "-events"] {
        let path =
            format!("{}/../../../locales/en/liberty-or-death-np{file}.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let named = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let of_reasons = |key: &&str| key.starts_with("lod-np-") && !key.contains("-roll-");
        keys.extend(named.filter(of_reasons).map(str::to_owned));
    }
    keys.sort();
    keys
}
