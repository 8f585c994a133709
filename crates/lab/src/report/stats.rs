//! Shares, means and differences, with what noise alone would do.

/// The standard deviations that hold 95% of a normal distribution.
pub const Z: f64 = 1.959_964;

/// A share of the games, with the interval that holds the true one in 95 of 100 cases (Wilson's).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many of so many.
    pub fn of(some: usize, all: usize) -> Share {
        if all == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, share) = (all as f64, some as f64 / all as f64);
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        Share { share, low: ((middle - reach) / whole).max(0.0), high: ((middle + reach) / whole).min(1.0) }
    }
}

/// Where some numbers lie.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Spread {
    /// How many.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// A tenth lies below.
    pub low: f64,
    /// A tenth lies above.
    pub high: f64,
}

impl Spread {
    /// That of these numbers.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Spread {
        let mut numbers: Vec<f64> = numbers.into_iter().collect();
        if numbers.is_empty() {
            return Spread::default();
        }
        numbers.sort_by(f64::total_cmp);
        let count = numbers.len();
        let mean = numbers.iter().sum::<f64>() / count as f64;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let error = if count > 1 { (squares / (count - 1) as f64 / count as f64).sqrt() } else { 0.0 };
        let at = |share: f64| numbers[((count - 1) as f64 * share).round() as usize];
        Spread { count, mean, error, low: at(0.1), high: at(0.9) }
    }
}

/// What two runs differ in.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference<L> {
    /// What was compared.
    pub what: L,
    /// The first run.
    pub first: f64,
    /// The second.
    pub second: f64,
    /// How far noise alone would go, in 95 of 100 cases.
    pub noise: f64,
    /// The difference in standard errors.
    pub errors: f64,
    /// Whether these are shares of the games.
    pub is_share: bool,
}

impl<L> Difference<L> {
    /// Two shares.
    pub fn of_shares(what: L, first: (usize, usize), second: (usize, usize)) -> Difference<L> {
        let share = |(some, all): (usize, usize)| some as f64 / all.max(1) as f64;
        let both = (first.0 + second.0) as f64 / (first.1 + second.1).max(1) as f64;
        let error =
            (both * (1.0 - both) * (1.0 / first.1.max(1) as f64 + 1.0 / second.1.max(1) as f64)).sqrt();
        Difference::new(what, share(first), share(second), error, true)
    }

    /// Two means.
    pub fn of_means(what: L, first: Spread, second: Spread) -> Difference<L> {
        let error = (first.error.powi(2) + second.error.powi(2)).sqrt();
        Difference::new(what, first.mean, second.mean, error, false)
    }

    fn new(what: L, first: f64, second: f64, error: f64, is_share: bool) -> Difference<L> {
        let errors = if error > 0.0 { (second - first) / error } else { 0.0 };
        Difference { what, first, second, noise: Z * error, errors, is_share }
    }
}

/// The differences that are more than noise: with so many comparisons, noise alone names one in 1 of 100 reports (Bonferroni's
/// correction). The largest first.
pub fn more_than_noise<L>(mut all: Vec<Difference<L>>) -> Vec<Difference<L>> {
    let limit = normal_quantile(1.0 - 0.01 / (2.0 * all.len().max(1) as f64));
    all.retain(|it| it.errors.abs() > limit);
    all.sort_by(|one, other| other.errors.abs().total_cmp(&one.errors.abs()));
    all
}

/// The number that this share of a normal distribution lies below, for shares above a half (Abramowitz and Stegun 26.2.23).
fn normal_quantile(share: f64) -> f64 {
    let t = (-2.0 * (1.0 - share).ln()).sqrt();
    let top = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let bottom = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - top / bottom
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        assert!((normal_quantile(0.975) - Z).abs() < 1e-3);
        assert!((normal_quantile(0.999) - 3.090_232).abs() < 1e-3);
        let share = Share::of(50, 100);
        assert!((share.low - 0.404).abs() < 1e-3 && (share.high - 0.596).abs() < 1e-3, "{share:?}");
        let spread = Spread::of((1..=5).map(f64::from));
        assert_eq!((spread.mean, spread.count), (3.0, 5));
        assert!((spread.error - (2.5_f64 / 5.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn noise_is_not_named_and_a_difference_is() {
        let all = |second| vec![Difference::of_shares("wins", (500, 1000), (second, 1000))];
        assert!(more_than_noise(all(520)).is_empty());
        assert_eq!(more_than_noise(all(650)).len(), 1);
    }
}
