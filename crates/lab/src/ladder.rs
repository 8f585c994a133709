//! How strong bots are, from what the arena says of pairs of them: one number each, on the scale of Elo.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The points of the bot that all others are measured by.
pub const ANCHOR: f64 = 1500.0;
/// Points of Elo for a factor of e in the odds.
const SCALE: f64 = 173.717_79;
/// How often each rating is worked out again from those of the others.
const PASSES: usize = 1_000;

/// A comparison of two bots, as `tricorne arena --format json` prints it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Comparison {
    /// The game.
    pub game: String,
    /// The bot that was tried.
    pub challenger: String,
    /// The bot that it played against.
    pub opponent: String,
    lines: Vec<Compared>,
    all: Option<Compared>,
}

/// How the challenger fared in some seats.
#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Compared {
    won: u64,
    drawn: u64,
    lost: u64,
    score: f64,
    /// The score of the opponent in the same seats; none with two seats, where it is a half.
    opponent: Option<f64>,
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// In points of Elo; the bot that others are measured by has 1500.
    pub points: f64,
    /// How far off that may well be, if the bots that it met are rated right.
    pub deviation: f64,
    /// In how many games it was compared.
    pub games: u64,
}

/// A comparison as an edge between two bots.
struct Edge<'a> {
    ends: [&'a str; 2],
    /// By how many points the first is ahead.
    lead: f64,
    weight: f64,
    games: u64,
}

impl Comparison {
    /// Reads comparisons that stand one after another, as several runs of the arena leave them in a file.
    pub fn read(text: &str) -> Result<Vec<Comparison>, serde_json::Error> {
        serde_json::Deserializer::from_str(text).into_iter().collect()
    }

    fn edge(&self) -> Option<Edge<'_>> {
        let all = self.all.as_ref().or(self.lines.first())?;
        let games = all.won + all.drawn + all.lost;
        // As if one game more had been drawn: no score makes anybody infinitely strong.
        let share = |score: f64| (score * games as f64 + 0.5) / (games + 1) as f64;
        let odds = |share: f64| SCALE * (share / (1.0 - share)).ln();
        let variance = |share: f64| SCALE.powi(2) / ((games + 1) as f64 * share * (1.0 - share));
        let own = share(all.score);
        let theirs = all.opponent.map(share);
        let lead = odds(own) - theirs.map_or(0.0, odds);
        let weight = 1.0 / (variance(own) + theirs.map_or(0.0, variance));
        Some(Edge { ends: [&self.challenger, &self.opponent], lead, weight, games })
    }
}

/// How strong the bots of a game are. Those that no comparison connects with the one that others are measured by are left
/// out.
pub fn ladder(comparisons: &[Comparison], game: &str, anchor: &str) -> BTreeMap<String, Strength> {
    let of_game = comparisons.iter().filter(|it| it.game == game && it.challenger != it.opponent);
    let edges: Vec<Edge<'_>> = of_game.filter_map(Comparison::edge).filter(|edge| edge.games > 0).collect();
    let mut reached = BTreeSet::from([anchor]);
    while let Some(next) = edges.iter().find_map(|edge| match edge.ends.map(|end| reached.contains(end)) {
        [true, false] => Some(edge.ends[1]),
        [false, true] => Some(edge.ends[0]),
        _ => None,
    }) {
        reached.insert(next);
    }
    let mut points: BTreeMap<&str, f64> = reached.iter().map(|bot| (*bot, ANCHOR)).collect();
    // What each end of an edge says of a bot: where it should be, and how much that weighs.
    let said = |bot: &str, points: &BTreeMap<&str, f64>| -> Vec<(f64, f64)> {
        let mut said = Vec::new();
        for Edge { ends: [one, other], lead, weight, .. } in &edges {
            if *one == bot {
                said.push((points[other] + lead, *weight));
            } else if *other == bot {
                said.push((points[one] - lead, *weight));
            }
        }
        said
    };
    for _ in 0..PASSES {
        for bot in reached.iter().filter(|bot| **bot != anchor) {
            let said = said(bot, &points);
            let weight: f64 = said.iter().map(|(_, weight)| weight).sum();
            let mean = said.iter().map(|(points, weight)| points * weight).sum::<f64>() / weight;
            points.insert(bot, mean);
        }
    }
    let strength = |bot: &&str| {
        let met = edges.iter().filter(|edge| edge.ends.contains(bot));
        let weight: f64 = met.clone().map(|edge| edge.weight).sum();
        let deviation = if *bot == anchor || weight == 0.0 { 0.0 } else { weight.recip().sqrt() };
        Strength { points: points[bot], deviation, games: met.map(|edge| edge.games).sum() }
    };
    let rated = reached.iter().map(|bot| ((*bot).to_owned(), strength(bot)));
    rated.filter(|(_, strength)| strength.games > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison(challenger: &str, opponent: &str, won: u64, lost: u64, par: Option<f64>) -> Comparison {
        let score = won as f64 / (won + lost) as f64;
        let line = Compared { won, drawn: 0, lost, score, opponent: par };
        Comparison {
            game: "a game".to_owned(),
            challenger: challenger.to_owned(),
            opponent: opponent.to_owned(),
            lines: vec![line],
            all: None,
        }
    }

    fn points(comparisons: &[Comparison]) -> Vec<(String, i64)> {
        let rated = ladder(comparisons, "a game", "steady");
        rated.into_iter().map(|(bot, strength)| (bot, strength.points.round() as i64)).collect()
    }

    #[test]
    fn three_points_of_four_are_190_and_a_chain_adds_up() {
        let sharp = comparison("sharp", "steady", 3_000, 1_000, None);
        let random = comparison("steady", "random", 3_000, 1_000, None);
        let apart = comparison("one", "two", 3, 1, None);
        let all = [sharp.clone(), random, apart];
        let expected = [("random", 1309), ("sharp", 1691), ("steady", 1500)];
        assert_eq!(points(&all), expected.map(|(bot, points)| (bot.to_owned(), points)));
        // The same said twice holds as before, and more surely.
        let once = ladder(&all, "a game", "steady")["sharp"];
        let twice = ladder(&[all.to_vec(), vec![sharp]].concat(), "a game", "steady")["sharp"];
        assert!((once.points - twice.points).abs() < 0.01 && twice.deviation < once.deviation);
        assert!(ladder(&all, "another game", "steady").is_empty());
    }

    #[test]
    fn of_many_seats_the_opponent_in_the_same_seats_is_the_measure() {
        // A quarter of the points is par where four play.
        assert_eq!(points(&[comparison("even", "steady", 100, 300, Some(0.25))])[0].1, 1500);
        assert!(points(&[comparison("better", "steady", 200, 200, Some(0.25))])[0].1 > 1680);
    }

    #[test]
    fn what_the_arena_prints_is_read() {
        let printed = r#"{ "game": "ferry-town", "rules": 1, "scenario": "two", "options": {}, "challenger": "b",
            "opponent": "random", "seats": ["north", "east"], "seed": 1, "rounds": 4, "lines": [],
            "all": { "seats": "all", "won": 8, "drawn": 0, "lost": 0, "score": 1.0, "opponent": null },
            "elo": null, "verdict": "open", "seconds": 0.1 }"#;
        let read = Comparison::read(&format!("{printed}\n{printed}")).unwrap();
        let rated = ladder(&read, "ferry-town", "random")["b"];
        assert!(read.len() == 2 && rated.games == 16 && rated.points > 1800.0, "{rated:?}");
        assert!(Comparison::read("{").is_err());
    }
}
