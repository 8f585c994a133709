//! Who meets whom in a tournament of games for two, and who is ahead. Knows neither tables nor people: players are numbers.

use std::cmp::{Ordering, Reverse};

/// A game of a round: who has the first seat, and who the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Two who meet, the first with the first seat.
    Game(usize, usize),
    /// Who has nobody to meet, and wins for it.
    Bye(usize),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// The player of the first seat won.
    First,
    /// The other won.
    Second,
    /// Nobody won.
    Drawn,
    /// Nobody played it to the end: both get nothing.
    Void,
}

/// A game that was played, or a bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub pairing: Pairing,
    /// How it ended; for a bye it does not matter.
    pub score: Score,
}

/// How a player stands. All numbers count half points, so that they are whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The player.
    pub player: usize,
    /// Two for a game that was won and for a bye, one for a draw.
    pub points: u32,
    /// What those have who were beaten, and half of what those have who were drawn with.
    pub sonneborn_berger: u32,
    /// What all have who were met.
    pub buchholz: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// The half points of a player for a game of hers, and whom she met.
fn share(played: &Played, player: usize) -> Option<(u32, Option<usize>)> {
    match played.pairing {
        Pairing::Bye(own) => (own == player).then_some((2, None)),
        Pairing::Game(first, second) if first == player || second == player => {
            let other = if first == player { second } else { first };
            let points = match played.score {
                Score::Drawn => 1,
                Score::First if first == player => 2,
                Score::Second if second == player => 2,
                Score::First | Score::Second | Score::Void => 0,
            };
            Some((points, Some(other)))
        }
        Pairing::Game(..) => None,
    }
}

/// How all stand, the best first: by points, then Sonneborn-Berger, then Buchholz, then as they came.
pub fn standings(players: usize, played: &[Played]) -> Vec<Standing> {
    let points: Vec<u32> = (0..players)
        .map(|player| played.iter().filter_map(|game| share(game, player)).map(|(points, _)| points).sum())
        .collect();
    let standing = |player: usize| {
        let mut standing = Standing { player, points: points[player], ..Standing::default() };
        for game in played {
            let Some((own, other)) = share(game, player) else { continue };
            match own {
                2 => standing.won += 1,
                1 => standing.drawn += 1,
                _ => standing.lost += 1,
            }
            let Some(other) = other.filter(|_| game.score != Score::Void) else { continue };
            standing.buchholz += points[other];
            // Points are counted in halves: those of a beaten opponent count whole, half of those of one drawn with.
            standing.sonneborn_berger += points[other] * own;
        }
        standing.sonneborn_berger /= 2;
        standing
    };
    let mut all: Vec<Standing> = (0..players).map(standing).collect();
    all.sort_by_key(|it| (Reverse((it.points, it.sonneborn_berger, it.buchholz)), it.player));
    all
}

/// All rounds of a tournament in which everybody meets everybody once. Nobody has one seat two times more often than the
/// other; of an odd number one rests in each round.
pub fn round_robin(players: usize) -> Vec<Vec<Pairing>> {
    let places = players + players % 2;
    if players < 2 {
        return Vec::new();
    }
    let last = places - 1;
    let round = |round: usize| {
        let at = |place: usize| (place + round) % last;
        let mut pairings = vec![if round.is_multiple_of(2) { (at(0), last) } else { (last, at(0)) }];
        // Those who come around the circle meet those on its other side.
        pairings.extend((1..places / 2).map(|step| {
            let (one, other) = (at(step), at(last - step));
            if step % 2 == 1 { (one, other) } else { (other, one) }
        }));
        let pairing = |(first, second): (usize, usize)| match (first < players, second < players) {
            (true, true) => Pairing::Game(first, second),
            (true, false) => Pairing::Bye(first),
            (false, _) => Pairing::Bye(second),
        };
        pairings.into_iter().map(pairing).collect()
    };
    (0..last).map(round).collect()
}

/// The next round of a Swiss tournament among those who are still there: equals meet equals, nobody the same twice while
/// that can be, and seats are shared as evenly as can be.
pub fn swiss(players: usize, there: &[usize], played: &[Played]) -> Vec<Pairing> {
    let order: Vec<usize> = standings(players, played)
        .into_iter()
        .map(|standing| standing.player)
        .filter(|player| there.contains(player))
        .collect();
    let met = |one: usize, other: usize| {
        played.iter().any(|game| share(game, one).is_some_and(|(_, with)| with == Some(other)))
    };
    let rested = |player: usize| played.iter().any(|game| game.pairing == Pairing::Bye(player));
    // The last who has not rested yet rests. Where then no round is left without a repetition, the next one does.
    let resting: Vec<Option<usize>> = match order.len() % 2 {
        0 => vec![None],
        _ => {
            let mut resting: Vec<usize> = order.iter().rev().copied().collect();
            resting.sort_by_key(|player| rested(*player));
            resting.into_iter().map(Some).collect()
        }
    };
    let without = |rest: Option<usize>| -> Vec<usize> {
        order.iter().copied().filter(|player| Some(*player) != rest).collect()
    };
    let found = resting.iter().find_map(|rest| {
        let mut steps = STEPS;
        Some((*rest, matched(&without(*rest), &met, &mut steps)?))
    });
    let (rest, pairs) = found.unwrap_or_else(|| {
        // All have met: they meet again in the order in which they stand.
        let rest = resting[0];
        let pairs = without(rest).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        (rest, pairs)
    });
    let games = pairs.into_iter().zip(0..).map(|((one, other), board)| seated(one, other, board, played));
    games.chain(rest.map(Pairing::Bye)).collect()
}

/// After how many attempts nobody looks on for a round without repetitions.
const STEPS: usize = 100_000;

/// Pairs of neighbors in this order who have not met: the first takes the nearest with whom the rest comes out too.
fn matched(
    order: &[usize],
    met: &impl Fn(usize, usize) -> bool,
    steps: &mut usize,
) -> Option<Vec<(usize, usize)>> {
    let Some((&first, others)) = order.split_first() else { return Some(Vec::new()) };
    for (at, &other) in others.iter().enumerate() {
        *steps = steps.checked_sub(1)?;
        if met(first, other) {
            continue;
        }
        let mut rest = others.to_vec();
        rest.remove(at);
        if let Some(mut pairs) = matched(&rest, met, steps) {
            pairs.insert(0, (first, other));
            return Some(pairs);
        }
    }
    None
}

/// Whoever had the first seat less often has it, then who had the other one last, then by turns from board to board: those
/// who win there meet others in the next round who had the other seat.
fn seated(one: usize, other: usize, board: usize, played: &[Played]) -> Pairing {
    let firsts = |player: usize| {
        let seats = played.iter().filter_map(|game| match game.pairing {
            Pairing::Game(first, _) if first == player => Some(1),
            Pairing::Game(_, second) if second == player => Some(-1),
            _ => None,
        });
        let seats: Vec<i32> = seats.collect();
        (seats.iter().sum::<i32>(), seats.last().copied().unwrap_or(0))
    };
    let begins = match firsts(one).cmp(&firsts(other)) {
        Ordering::Less => true,
        Ordering::Equal => board.is_multiple_of(2),
        Ordering::Greater => false,
    };
    if begins { Pairing::Game(one, other) } else { Pairing::Game(other, one) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn balance(players: usize, rounds: &[Vec<Pairing>]) -> Vec<i32> {
        let mut balance = vec![0; players];
        for pairing in rounds.iter().flatten() {
            if let Pairing::Game(first, second) = *pairing {
                balance[first] += 1;
                balance[second] -= 1;
            }
        }
        balance
    }

    /// Everybody of a round, each once.
    fn everybody(round: &[Pairing]) -> Vec<usize> {
        let mut all: Vec<usize> = round
            .iter()
            .flat_map(|pairing| match *pairing {
                Pairing::Game(first, second) => vec![first, second],
                Pairing::Bye(player) => vec![player],
            })
            .collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn in_a_round_robin_all_meet_once_with_seats_shared() {
        assert!(round_robin(0).is_empty() && round_robin(1).is_empty());
        for players in 2..=17 {
            let rounds = round_robin(players);
            assert_eq!(rounds.len(), players - 1 + players % 2, "{players}");
            let mut met = BTreeSet::new();
            let mut rested = BTreeSet::new();
            for round in &rounds {
                assert_eq!(everybody(round), (0..players).collect::<Vec<_>>(), "{players}");
                for pairing in round {
                    match *pairing {
                        Pairing::Game(first, second) => {
                            assert!(met.insert((first.min(second), first.max(second))), "{players}");
                        }
                        Pairing::Bye(player) => assert!(rested.insert(player), "{players}"),
                    }
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert_eq!(rested.len(), if players % 2 == 0 { 0 } else { players });
            let balance = balance(players, &rounds);
            assert!(balance.iter().all(|seats| seats.abs() <= 1), "{players}: {balance:?}");
        }
    }

    /// The better of two, by number, wins.
    fn play(round: &[Pairing]) -> Vec<Played> {
        let score = |pairing: &Pairing| match *pairing {
            Pairing::Game(first, second) if first < second => Score::First,
            Pairing::Game(..) => Score::Second,
            Pairing::Bye(_) => Score::First,
        };
        round.iter().map(|pairing| Played { pairing: *pairing, score: score(pairing) }).collect()
    }

    #[test]
    fn a_swiss_tournament_finds_the_best_without_repetitions() {
        for players in [2_usize, 3, 4, 5, 7, 8, 9, 16, 33, 64] {
            let there: Vec<usize> = (0..players).collect();
            let rounds = players.next_power_of_two().trailing_zeros() as usize;
            let (mut played, mut all) = (Vec::new(), Vec::new());
            for _ in 0..rounds {
                let round = swiss(players, &there, &played);
                assert_eq!(everybody(&round), there, "{players}");
                played.extend(play(&round));
                all.push(round);
            }
            let mut met = BTreeSet::new();
            let mut rested = BTreeSet::new();
            for pairing in all.iter().flatten() {
                match *pairing {
                    Pairing::Game(one, other) => {
                        assert!(met.insert((one.min(other), one.max(other))), "{players}")
                    }
                    Pairing::Bye(player) => assert!(rested.insert(player), "{players}"),
                }
            }
            assert_eq!(standings(players, &played)[0].player, 0, "{players}");
            let balance = balance(players, &all);
            assert!(balance.iter().all(|seats| seats.abs() <= 2), "{players}: {balance:?}");
        }
    }

    #[test]
    fn when_all_have_met_they_meet_again() {
        let there = [0, 1];
        let first = swiss(2, &there, &[]);
        let again = swiss(2, &there, &play(&first));
        assert_eq!(everybody(&again), there);
        assert_ne!(first, again, "with seats changed");
        assert_eq!(swiss(2, &[1], &play(&first)), [Pairing::Bye(1)], "one has gone");
        assert!(swiss(2, &[], &[]).is_empty());
    }

    #[test]
    fn ties_are_broken_by_whom_one_beat() {
        let game = |first, second, score| Played { pairing: Pairing::Game(first, second), score };
        // 0 and 1 have one point and a half each; 0 beat 2, who has more than 3, whom 1 beat.
        let played = [
            game(0, 2, Score::First),
            game(1, 3, Score::First),
            game(0, 1, Score::Drawn),
            game(2, 3, Score::First),
            game(3, 0, Score::Void),
        ];
        let all = standings(4, &played);
        let order: Vec<usize> = all.iter().map(|standing| standing.player).collect();
        assert_eq!(order, [0, 1, 2, 3]);
        assert_eq!((all[0].points, all[0].sonneborn_berger, all[0].buchholz), (3, 3, 5));
        assert_eq!((all[1].points, all[1].sonneborn_berger, all[1].buchholz), (3, 1, 3));
        assert_eq!((all[0].won, all[0].drawn, all[0].lost), (1, 1, 1));
        let bye = [Played { pairing: Pairing::Bye(1), score: Score::First }];
        assert_eq!(standings(2, &bye)[0], Standing { player: 1, points: 2, won: 1, ..Standing::default() });
    }
}
