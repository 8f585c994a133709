//! What the rounds so far amount to.

use serde::Serialize;

use crate::{Arena, Mark, Round};

/// The standard deviations that hold 95% of a normal distribution.
const Z: f64 = 1.959_964;
/// The lead, as a share of the points, that the test tells from the same lag.
const LEAD: f64 = 0.05;
/// The logarithm of the odds at which the test is content: 19 to 1.
const CLEAR: f64 = 2.944_439;
/// The rounds before which nothing is clear.
const FEW: usize = 8;

/// How the challenger fared in the seats of a line-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The seats, with a plus sign between several.
    pub seats: String,
    /// Games won, by seat.
    pub won: u64,
    /// Games that nobody won, or everybody, by seat.
    pub drawn: u64,
    /// Games lost, by seat.
    pub lost: u64,
    /// Points of the possible ones: a draw is half a point.
    pub score: f64,
    /// The score of the opponent in the same seats and with the same dice; none with two seats.
    pub opponent: Option<f64>,
}

/// A difference in strength, with the interval that holds the true one in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The difference.
    pub elo: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Whether one of the two is clearly stronger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The challenger is.
    Stronger,
    /// The opponent is.
    Weaker,
    /// Neither, so far.
    Open,
}

/// What the rounds so far amount to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// How many rounds.
    pub rounds: usize,
    /// Each line-up by itself.
    pub lines: Vec<Line>,
    /// All together; none where there is only one.
    pub all: Option<Line>,
    /// The difference in strength; none with more than two seats, or with no point on one side.
    pub elo: Option<Elo>,
    /// Whether one of the two is clearly stronger.
    pub verdict: Verdict,
}

impl Standing {
    /// Counts rounds of an arena.
    pub fn of(arena: &Arena, rounds: &[Round]) -> Standing {
        let names = arena.line_ups();
        let line = |line_up: usize| {
            let own: Vec<Mark> =
                rounds.iter().flat_map(|round| round.challenger[line_up].iter().copied()).collect();
            let theirs: Vec<Mark> =
                rounds.iter().flat_map(|round| arena.in_place_of(line_up, round)).collect();
            (own, theirs)
        };
        let counted: Vec<(Vec<Mark>, Vec<Mark>)> = (0..names.len()).map(line).collect();
        let lines = names.iter().zip(&counted).map(|(name, (own, theirs))| Line::of(name, own, theirs));
        let lines: Vec<Line> = lines.collect();
        let all = (lines.len() > 1).then(|| {
            let (own, theirs): (Vec<_>, Vec<_>) = counted.into_iter().unzip();
            Line::of("all", &own.concat(), &theirs.concat())
        });
        let leads = Leads::of(rounds.iter().map(|round| lead(arena, round)));
        let two = rounds.first().is_some_and(|round| round.opponent.is_empty());
        let (elo, verdict) = (if two { leads.elo() } else { None }, leads.verdict());
        Standing { rounds: rounds.len(), lines, all, elo, verdict }
    }
}

impl Line {
    fn of(seats: &str, own: &[Mark], theirs: &[Mark]) -> Line {
        let count = |mark| own.iter().filter(|&&own| own == mark).count() as u64;
        let opponent = (!theirs.is_empty()).then(|| mean(theirs));
        Line {
            seats: seats.to_owned(),
            won: count(Mark::Won),
            drawn: count(Mark::Drawn),
            lost: count(Mark::Lost),
            score: mean(own),
            opponent,
        }
    }
}

fn mean(marks: &[Mark]) -> f64 {
    marks.iter().map(|mark| mark.score()).sum::<f64>() / marks.len().max(1) as f64
}

/// By how much the challenger is ahead in a round: of the opponent in the same seats, or of half the points where there
/// are two seats.
fn lead(arena: &Arena, round: &Round) -> f64 {
    let own: Vec<Mark> = round.challenger.concat();
    let theirs: Vec<Mark> =
        (0..round.challenger.len()).flat_map(|line_up| arena.in_place_of(line_up, round)).collect();
    mean(&own) - if theirs.is_empty() { 0.5 } else { mean(&theirs) }
}

/// The leads of rounds, added up.
struct Leads {
    rounds: f64,
    mean: f64,
    variance: f64,
}

impl Leads {
    fn of(leads: impl Iterator<Item = f64>) -> Leads {
        let leads: Vec<f64> = leads.collect();
        let rounds = leads.len() as f64;
        let mean = leads.iter().sum::<f64>() / rounds.max(1.0);
        // As if one round had been won by half a point, and one lost: rounds that all end alike prove nothing for sure.
        let squares = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() + 0.5;
        Leads { rounds, mean, variance: squares / (rounds + 2.0) }
    }

    /// A sequential probability ratio test between a lead and the same lag.
    fn verdict(&self) -> Verdict {
        let odds = 2.0 * LEAD * self.mean * self.rounds / self.variance;
        match odds {
            _ if self.rounds < FEW as f64 => Verdict::Open,
            odds if odds >= CLEAR => Verdict::Stronger,
            odds if odds <= -CLEAR => Verdict::Weaker,
            _ => Verdict::Open,
        }
    }

    fn elo(&self) -> Option<Elo> {
        let score = 0.5 + self.mean;
        let reach = Z * (self.variance / self.rounds).sqrt();
        let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
        let bounded = |score: f64| elo(score.clamp(0.001, 0.999));
        (score > 0.0 && score < 1.0).then(|| Elo {
            elo: elo(score),
            low: bounded(score - reach),
            high: bounded(score + reach),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leads(won: usize, even: usize, lost: usize) -> Leads {
        let all = [(won, 0.5), (even, 0.0), (lost, -0.5)];
        Leads::of(all.into_iter().flat_map(|(count, lead)| std::iter::repeat_n(lead, count)))
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let elo = leads(50, 50, 0).elo().unwrap();
        assert!((elo.elo - 190.8).abs() < 0.1, "{elo:?}");
        assert!(elo.low > 140.0 && elo.high < 260.0, "{elo:?}");
        assert_eq!(leads(10, 0, 0).elo(), None);
    }

    #[test]
    fn a_few_rounds_prove_nothing_and_many_do() {
        assert_eq!(leads(7, 0, 0).verdict(), Verdict::Open);
        assert_eq!(leads(9, 0, 0).verdict(), Verdict::Stronger);
        assert_eq!(leads(0, 0, 9).verdict(), Verdict::Weaker);
        assert_eq!(leads(300, 400, 300).verdict(), Verdict::Open);
        assert_eq!(leads(40, 30, 30).verdict(), Verdict::Open);
        assert_eq!(leads(400, 300, 300).verdict(), Verdict::Stronger);
    }
}
