//! Ratings by Glicko-2, one per game of ours and person.
//!
//! A game is a rating period of its own. Its seats are compared in pairs, and who sits on the better side is expected to
//! win more often. All numbers are rounded as they are kept, so that working them out again gives the same.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use tricorne_lab::{Comparison, Strength, ladder};

use crate::ConfigError;
use crate::store::Standing;

/// Half a won and half a lost game for each seat, this many times, are added to what was seen of two seats.
const PRIOR: f64 = 20.0;
/// A deviation above which a rating says little yet, in points.
const UNSURE: i64 = 110;
/// How often a point or a point of deviation is divided to be kept.
const THOUSANDTHS: f64 = 1e3;
const BILLIONTHS: f64 = 1e9;

/// How strong somebody is at a game, as it is kept: in thousandths of a point, volatility in billionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
    /// How many rated games it comes from.
    pub games: i64,
}

impl Default for Rating {
    fn default() -> Self {
        Rating::rounded(Glicko2Rating::new(), 0)
    }
}

impl Rating {
    /// That of a bot, which does not change.
    fn of_bot(strength: Strength) -> Rating {
        let Strength { points, deviation, games } = strength;
        let rating = Glicko2Rating { rating: points, deviation, ..Glicko2Rating::new() };
        Rating::rounded(rating, i64::try_from(games).unwrap_or(i64::MAX))
    }

    fn rounded(rating: Glicko2Rating, games: i64) -> Rating {
        let kept = |number: f64, parts: f64| (number * parts).round() as i64;
        Rating {
            rating: kept(rating.rating, THOUSANDTHS),
            deviation: kept(rating.deviation, THOUSANDTHS),
            volatility: kept(rating.volatility, BILLIONTHS),
            games,
        }
    }

    fn exact(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating as f64 / THOUSANDTHS,
            deviation: self.deviation as f64 / THOUSANDTHS,
            volatility: self.volatility as f64 / BILLIONTHS,
        }
    }

    /// In whole points.
    pub fn points(self) -> i64 {
        in_points(self.rating)
    }

    /// Whether too few games stand behind it.
    pub fn is_provisional(self) -> bool {
        in_points(self.deviation) > UNSURE
    }
}

/// Thousandths of a point in whole points.
pub fn in_points(thousandths: i64) -> i64 {
    (thousandths as f64 / THOUSANDTHS).round() as i64
}

/// The ratings of bots, by game and bot. They come from the arena; the game's own bot has 1500, as people have at first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BotRatings(BTreeMap<&'static str, BTreeMap<String, Rating>>);

impl BotRatings {
    /// Those that come with the program.
    pub fn shipped() -> BotRatings {
        BotRatings::of_comparisons(include_str!("../bot-ratings.json")).expect("a test reads it")
    }

    /// From a file with what `tricorne arena --format json` printed, once or several times.
    pub fn read(file: &Path) -> Result<BotRatings, ConfigError> {
        let failed = |error: &dyn Error| ConfigError(format!("bot-ratings: {}: {error}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| failed(&error))?;
        BotRatings::of_comparisons(&text).map_err(|error| failed(&error))
    }

    fn of_comparisons(text: &str) -> Result<BotRatings, serde_json::Error> {
        let comparisons = Comparison::read(text)?;
        let games = tricorne_library::games().chain(tricorne_library::examples());
        let rated = games.map(|game| {
            let ladder = ladder(&comparisons, game.name(), &crate::first_agent(game));
            (game.name(), ladder.into_iter().map(|(bot, strength)| (bot, Rating::of_bot(strength))).collect())
        });
        Ok(BotRatings(rated.collect()))
    }

    /// Those of all bots that were compared, by game.
    pub fn by_game(&self) -> impl Iterator<Item = (&'static str, &BTreeMap<String, Rating>)> {
        self.0.iter().map(|(game, bots)| (*game, bots)).filter(|(_, bots)| bots.len() > 1)
    }

    /// That of a bot at a game, if it was compared.
    pub fn of(&self, game: &str, bot: &str) -> Option<Rating> {
        self.0.get(game)?.get(bot).copied()
    }
}

/// How games ended between two seats, as the first of them sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PairCount {
    pub won: i64,
    pub drawn: i64,
    pub lost: i64,
}

impl PairCount {
    /// By how many points the first seat is better than the other. Few games say little, so it is drawn toward 0.
    pub fn advantage(self) -> f64 {
        let games = (self.won + self.drawn + self.lost) as f64;
        let score = self.won as f64 + self.drawn as f64 / 2.0;
        let share = (score + PRIOR / 2.0) / (games + PRIOR);
        400.0 * (share / (1.0 - share)).log10()
    }

    fn add(&mut self, outcome: Outcomes) {
        *match outcome {
            Outcomes::WIN => &mut self.won,
            Outcomes::DRAW => &mut self.drawn,
            Outcomes::LOSS => &mut self.lost,
        } += 1;
    }
}

/// What was seen of the seats of a scenario: by pairs of which the first comes first in the alphabet.
pub type SeatPairs = BTreeMap<(String, String), PairCount>;

/// A person's part in a rated game.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    pub seat: String,
    pub standing: Standing,
    pub before: Rating,
}

/// The ratings of all after a game, in the order of the parts. What is known of the seats grows by it.
pub fn rate(parts: &[Part], pairs: &mut SeatPairs) -> Vec<Rating> {
    let after = parts.iter().map(|part| {
        let others = parts.iter().filter(|other| other.seat != part.seat).filter_map(|other| {
            let outcome = outcome(part.standing, other.standing)?;
            let advantage = advantage(pairs, &part.seat, &other.seat);
            let before = other.before.exact();
            // Whoever has the better side meets an opponent who is weaker by as much.
            Some((Glicko2Rating { rating: before.rating - advantage, ..before }, outcome))
        });
        let results: Vec<_> = others.collect();
        if results.is_empty() {
            return part.before;
        }
        let new = glicko2_rating_period(&part.before.exact(), &results, &Glicko2Config::new());
        Rating::rounded(new, part.before.games + 1)
    });
    let after = after.collect();
    for part in parts {
        for other in parts.iter().filter(|other| part.seat < other.seat) {
            if let Some(outcome) = outcome(part.standing, other.standing) {
                pairs.entry((part.seat.clone(), other.seat.clone())).or_default().add(outcome);
            }
        }
    }
    after
}

/// Who beat whom. Of two who both won or both lost nobody beat the other.
fn outcome(one: Standing, other: Standing) -> Option<Outcomes> {
    match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(Outcomes::WIN),
        std::cmp::Ordering::Less => Some(Outcomes::LOSS),
        std::cmp::Ordering::Equal => (one == Standing::Drawn).then_some(Outcomes::DRAW),
    }
}

fn advantage(pairs: &SeatPairs, seat: &str, other: &str) -> f64 {
    let count =
        |one: &str, two: &str| pairs.get(&(one.to_owned(), two.to_owned())).copied().unwrap_or_default();
    if seat < other { count(seat, other).advantage() } else { -count(other, seat).advantage() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(seat: &str, standing: Standing, before: Rating) -> Part {
        Part { seat: seat.to_owned(), standing, before }
    }

    fn of_two(standing: Standing, other: Standing, pairs: &mut SeatPairs) -> Vec<Rating> {
        rate(&[part("a", standing, Rating::default()), part("b", other, Rating::default())], pairs)
    }

    /// The worked example of Glickman's paper, with its three opponents as three seats.
    #[test]
    fn a_period_comes_out_as_in_the_paper() {
        let rating = |rating, deviation| Rating { rating, deviation, ..Rating::default() };
        let parts = [
            part("me", Standing::Drawn, rating(1_500_000, 200_000)),
            part("beaten", Standing::Lost, rating(1_400_000, 30_000)),
            part("won", Standing::Won, rating(1_550_000, 100_000)),
            part("won too", Standing::Won, rating(1_700_000, 300_000)),
        ];
        let me = rate(&parts, &mut SeatPairs::new())[0];
        assert_eq!((me.points(), in_points(me.deviation), me.games), (1464, 152, 1));
        assert_eq!((me.volatility as f64 / 1e6).round(), 60.0);
    }

    #[test]
    fn winners_rise_and_losers_fall_alike() {
        let [won, lost] = of_two(Standing::Won, Standing::Lost, &mut SeatPairs::new())[..] else { panic!() };
        assert!(won.rating > 1_500_000 && won.deviation < 350_000, "{won:?}");
        assert_eq!(won.rating - 1_500_000, 1_500_000 - lost.rating);
        let drawn = of_two(Standing::Drawn, Standing::Drawn, &mut SeatPairs::new());
        assert_eq!((drawn[0].rating, drawn[1].rating), (1_500_000, 1_500_000));
    }

    #[test]
    fn who_gives_up_loses_even_to_those_who_lose() {
        let parts = [
            part("a", Standing::GaveUp, Rating::default()),
            part("b", Standing::Lost, Rating::default()),
            part("c", Standing::GaveUp, Rating::default()),
        ];
        let mut pairs = SeatPairs::new();
        let after = rate(&parts, &mut pairs);
        assert!(after[0].rating < 1_500_000 && after[1].rating > 1_500_000);
        assert_eq!(after[0], after[2]);
        assert_eq!(pairs.len(), 2, "nothing is known between two who gave up");
    }

    #[test]
    fn a_game_of_nobody_against_nobody_changes_nothing() {
        let after = of_two(Standing::Lost, Standing::Lost, &mut SeatPairs::new());
        assert_eq!(after, [Rating::default(); 2]);
    }

    #[test]
    fn the_better_side_is_expected_to_win() {
        let mut biased = SeatPairs::new();
        for _ in 0..60 {
            of_two(Standing::Won, Standing::Lost, &mut biased);
        }
        let advantage = biased[&("a".to_owned(), "b".to_owned())].advantage();
        // Seventy of eighty: the prior draws it toward 0.
        assert!((advantage - 338.0).abs() < 1.0, "{advantage}");
        let fair = of_two(Standing::Won, Standing::Lost, &mut SeatPairs::new())[0].rating;
        let expected = of_two(Standing::Won, Standing::Lost, &mut biased.clone())[0].rating;
        let upset = of_two(Standing::Lost, Standing::Won, &mut biased)[1].rating;
        assert!(expected < fair && fair < upset, "{expected} {fair} {upset}");
        assert_eq!(PairCount::default().advantage(), 0.0);
    }

    /// Every game on offer has its own bot at 1500 points, and who answers at random is far below it.
    #[test]
    fn the_ratings_that_come_with_the_program_tell_bots_apart() {
        let ratings = BotRatings::shipped();
        for game in tricorne_library::games() {
            let points = |bot: &str| ratings.of(game.name(), bot).map(Rating::points);
            assert_eq!(points(&crate::first_agent(game)), Some(1500), "{}", game.name());
            assert!(points("random").is_some_and(|points| points < 1300), "{}", game.name());
        }
    }
}
