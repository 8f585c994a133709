//! What `tricorne sim` prints.

use std::collections::BTreeMap;
use std::io;

use serde::{Serialize, Serializer};
use tricorne_library::{AnyGame, Simulation};

use super::Format;
use super::tally::{Fault, Longest, Summary, Tally};
use crate::common::listed;
use crate::failure::Failure;

/// How many broken games are reported with their words.
const FAULTS_SHOWN: usize = 5;
/// The standard deviations that hold 95% of a normal distribution.
const Z: f64 = 1.959_964;

/// How the games were played.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub seed: u64,
    pub threads: usize,
    pub games: u64,
    pub seconds: f64,
}

/// What came out.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    rules_version: u32,
    scenario: String,
    options: BTreeMap<String, String>,
    seats: InOrder<String>,
    seed: u64,
    threads: usize,
    games: u64,
    finished: u64,
    unfinished: u64,
    broken: u64,
    refused_choices: u64,
    wins: InOrder<u64>,
    shares: InOrder<Share>,
    scores: InOrder<Option<Summary>>,
    lengths: Option<Summary>,
    answers: u64,
    longest: Option<Longest>,
    seconds: f64,
    games_per_second: f64,
    faults: Vec<Fault>,
}

/// A JSON object whose fields keep the order of the seats.
#[derive(Debug)]
struct InOrder<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for InOrder<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, value)| (seat, value)))
    }
}

/// A share of the games, with the interval that holds the true one in 95 of 100 cases (Wilson's).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Share {
    share: f64,
    low: f64,
    high: f64,
}

impl Share {
    fn of(wins: u64, games: u64) -> Share {
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, share) = (games as f64, wins as f64 / games as f64);
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        Share { share, low: ((middle - reach) / whole).max(0.0), high: ((middle + reach) / whole).min(1.0) }
    }

    /// In percent.
    fn text(self) -> String {
        let Share { share, low, high } = self;
        format!("{:.1} % ({:.1}–{:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
    }
}

/// The reports in the wanted format.
pub fn printed(reports: &[Report], format: Format) -> Result<String, Failure> {
    Ok(match (format, reports) {
        (Format::Json, [one]) => serde_json::to_string_pretty(one).map_err(io::Error::from)?,
        (Format::Json, several) => serde_json::to_string_pretty(several).map_err(io::Error::from)?,
        (Format::Text, several) => several.iter().map(Report::text).collect::<Vec<_>>().join("\n\n"),
        (Format::Markdown, several) => several.iter().map(Report::markdown).collect::<Vec<_>>().join("\n\n"),
    })
}

impl Report {
    pub fn of(
        game: &dyn AnyGame,
        simulation: &Simulation,
        run: Run,
        tally: Tally,
    ) -> Result<Report, Failure> {
        let Run { seed, threads, games, seconds } = run;
        let wins_of = |seat: usize| tally.wins.get(seat).copied().unwrap_or_default();
        let seats = game.seats(simulation.setup())?;
        let mut wins: Vec<_> =
            seats.iter().enumerate().map(|(index, info)| (info.id, wins_of(index))).collect();
        wins.push(("draws", tally.draws));
        let shares = wins.iter().map(|&(seat, wins)| (seat, Share::of(wins, games))).collect();
        let score_of = |seat: usize| tally.scores.get(seat).and_then(|spread| spread.summary());
        let scores = seats.iter().enumerate().map(|(index, info)| (info.id, score_of(index))).collect();
        let mut faults = tally.faults;
        faults.truncate(FAULTS_SHOWN);
        Ok(Report {
            game: game.name(),
            rules_version: game.rules_version(),
            scenario: simulation.setup().scenario.clone(),
            options: simulation.setup().options.clone(),
            seats: InOrder(simulation.players(game)?),
            seed,
            threads,
            games,
            finished: tally.finished,
            unfinished: games - tally.finished,
            broken: tally.broken,
            refused_choices: tally.refused_choices,
            wins: InOrder(wins),
            shares: InOrder(shares),
            scores: InOrder(scores),
            lengths: tally.lengths.summary(),
            answers: tally.answers,
            longest: tally.longest,
            seconds,
            games_per_second: if seconds > 0.0 { games as f64 / seconds } else { 0.0 },
            faults,
        })
    }

    /// How many games broke.
    pub fn broken(&self) -> u64 {
        self.broken
    }

    fn text(&self) -> String {
        let mut lines = vec![format!("{} ({}), seed {}", self.game, self.scenario, self.seed)];
        if !self.options.is_empty() {
            lines.push(format!("options    {}", listed(&self.options)));
        }
        lines.push(format!("games      {}, of which {} finished", self.games, self.finished));
        let (speed, seconds) = (self.games_per_second, self.seconds);
        lines.push(format!(
            "speed      {speed:.0} games a second ({seconds:.2} s on {} threads)",
            self.threads
        ));
        if let Some(Summary { mean, deviation, least, most }) = self.lengths {
            lines.push(format!("answers    {mean:.0} ± {deviation:.0} a game, from {least} to {most}"));
        }
        if let Some(longest) = &self.longest {
            lines.push(format!("longest    {} answers, seed {}", longest.answers, longest.seed));
        }
        for (seat, agent, wins, share, score) in self.rows() {
            lines.push(format!("{seat:<10} {wins:>9} {share:<22} {score:<24} {agent}").trim_end().to_owned());
        }
        for fault in &self.faults {
            lines.push(format!("BROKE      game {}, seed {}: {}", fault.game, fault.seed, fault.message));
        }
        lines.join("\n")
    }

    fn markdown(&self) -> String {
        let Report { scenario, games, finished, seed, .. } = self;
        let mut lines = vec![format!("## {scenario}"), String::new()];
        let length = self.lengths.map_or(String::new(), |it| {
            format!("; {:.0} ± {:.0} answers a game, from {} to {}", it.mean, it.deviation, it.least, it.most)
        });
        lines.push(format!("{games} games from seed {seed}, {finished} finished{length}."));
        lines.push(String::new());
        lines.push("| seat | agent | wins (95%) | score |".into());
        lines.push("| --- | --- | --- | --- |".into());
        for (seat, agent, _, share, score) in self.rows() {
            lines.push(format!("| {seat} | {agent} | {share} | {score} |"));
        }
        lines.join("\n")
    }

    /// For each seat, and for draws: seat, agent, wins, their share, scores.
    fn rows(&self) -> impl Iterator<Item = (&'static str, &str, u64, String, String)> {
        let agents = self.seats.0.iter().map(|(_, agent)| agent.as_str()).chain([""]);
        let scores = self.scores.0.iter().map(|(_, score)| *score).chain([None]);
        self.wins.0.iter().zip(&self.shares.0).zip(agents).zip(scores).map(
            |((((seat, wins), (_, share)), agent), score)| {
                let score = score.map_or(String::new(), |it| {
                    format!("{:.1} ± {:.1} ({} to {})", it.mean, it.deviation, it.least, it.most)
                });
                (*seat, agent, *wins, share.text(), score)
            },
        )
    }
}
