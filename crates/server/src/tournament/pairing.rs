//! Who meets whom in a tournament, and who is ahead. Knows neither tables nor people: players are numbers.

use std::cmp::{Ordering, Reverse};

use crate::store::Standing as SeatStanding;

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Those who meet, in the order of the seats.
    Game(Vec<usize>),
    /// Who has nobody to meet, and wins for it.
    Bye(usize),
}

impl Pairing {
    /// Those who meet, or the one who rests.
    pub fn players(&self) -> &[usize] {
        match self {
            Pairing::Game(players) => players,
            Pairing::Bye(player) => std::slice::from_ref(player),
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// For each seat.
    Results(Vec<SeatStanding>),
    /// Nobody played it to the end: all get nothing.
    Void,
}

impl Score {
    /// The half points of a seat against another: two for who came out of it better, one each where nobody won. Of two who
    /// both won or both lost nobody beat the other.
    fn against(&self, seat: usize, other: usize) -> u32 {
        let Score::Results(results) = self else { return 0 };
        match (results.get(seat), results.get(other)) {
            (Some(own), Some(theirs)) if own > theirs => 2,
            (Some(SeatStanding::Drawn), Some(SeatStanding::Drawn)) => 1,
            _ => 0,
        }
    }

    /// The half points of a seat against all others.
    pub fn points(&self, seat: usize) -> u32 {
        let Score::Results(results) = self else { return 0 };
        (0..results.len()).filter(|other| *other != seat).map(|other| self.against(seat, other)).sum()
    }
}

/// A game that was played, or a bye.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Two for everybody who was beaten, one for everybody who was drawn with; for a bye as if all had been beaten.
    pub points: u32,
    /// What those have who were beaten, and half of what those have who were drawn with.
    pub sonneborn_berger: u32,
    /// What all have who were met.
    pub buchholz: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// The half points of a bye in games of so many seats.
pub fn bye_points(seats: usize) -> u32 {
    2 * (seats as u32 - 1)
}

/// The half points of a player for a game of hers.
fn points_of(played: &Played, player: usize, seats: usize) -> u32 {
    match &played.pairing {
        Pairing::Bye(own) => {
            if *own == player {
                bye_points(seats)
            } else {
                0
            }
        }
        Pairing::Game(players) => {
            players.iter().position(|own| *own == player).map_or(0, |seat| played.score.points(seat))
        }
    }
}

/// How all stand in games of so many seats, the best first: by points, then Sonneborn-Berger, then Buchholz, then as they
/// came.
pub fn standings(players: usize, seats: usize, played: &[Played]) -> Vec<Standing> {
    let points: Vec<u32> =
        (0..players).map(|player| played.iter().map(|game| points_of(game, player, seats)).sum()).collect();
    let standing = |player: usize| {
        let mut standing = Standing { player, points: points[player], ..Standing::default() };
        for Played { pairing, score } in played {
            let Some(seat) = pairing.players().iter().position(|own| *own == player) else { continue };
            let Pairing::Game(met) = pairing else {
                standing.won += 1;
                continue;
            };
            let Score::Results(results) = score else {
                standing.lost += 1;
                continue;
            };
            match results.get(seat) {
                Some(SeatStanding::Won) => standing.won += 1,
                Some(SeatStanding::Drawn) => standing.drawn += 1,
                _ => standing.lost += 1,
            }
            for (other, &theirs) in met.iter().enumerate().filter(|(other, _)| *other != seat) {
                standing.buchholz += points[theirs];
                // Points are counted in halves: those of a beaten opponent count whole, half of those of one drawn with.
                standing.sonneborn_berger += points[theirs] * score.against(seat, other);
            }
        }
        standing.sonneborn_berger /= 2;
        standing
    };
    let mut all: Vec<Standing> = (0..players).map(standing).collect();
    all.sort_by_key(|it| (Reverse((it.points, it.sonneborn_berger, it.buchholz)), it.player));
    all
}

/// All rounds of a tournament in which everybody meets everybody. For two seats once: nobody has one seat two times more
/// often than the other, and of an odd number one rests in each round. For more seats all sit at one table, and have each
/// seat once.
pub fn round_robin(players: usize, seats: usize) -> Vec<Vec<Pairing>> {
    if players < seats {
        return Vec::new();
    }
    if seats > 2 {
        let table = |round: usize| Pairing::Game((0..seats).map(|seat| (seat + round) % seats).collect());
        return (0..seats).map(|round| vec![table(round)]).collect();
    }
    let places = players + players % 2;
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
            (true, true) => Pairing::Game(vec![first, second]),
            (true, false) => Pairing::Bye(first),
            (false, _) => Pairing::Bye(second),
        };
        pairings.into_iter().map(pairing).collect()
    };
    (0..last).map(round).collect()
}

/// The next round of a Swiss tournament among those who are still there: equals meet equals, nobody the same twice while
/// that can be, and seats are shared as evenly as can be. Nobody meets anybody where there are too few for a game.
pub fn swiss(players: usize, seats: usize, there: &[usize], played: &[Played]) -> Vec<Pairing> {
    if there.len() < seats {
        return Vec::new();
    }
    let order: Vec<usize> = standings(players, seats, played)
        .into_iter()
        .map(|standing| standing.player)
        .filter(|player| there.contains(player))
        .collect();
    let met = |one: usize, other: usize| {
        let meet = |game: &&Played| {
            let players = game.pairing.players();
            players.contains(&one) && players.contains(&other)
        };
        played.iter().filter(meet).count()
    };
    let rested = |player: usize| played.iter().any(|game| game.pairing == Pairing::Bye(player));
    // The last who have not rested yet rest.
    let mut resting: Vec<usize> = order.iter().rev().copied().collect();
    resting.sort_by_key(|player| rested(*player));
    let (rest, groups) = if seats == 2 {
        pairs_and_rest(&order, &resting, &met)
    } else {
        resting.truncate(order.len() % seats);
        let playing: Vec<usize> = order.iter().copied().filter(|player| !resting.contains(player)).collect();
        let groups = grouped(playing, seats, &met);
        (resting, groups)
    };
    let games = groups.into_iter().zip(0..).map(|(group, board)| match group[..] {
        [one, other] => seated(one, other, board, played),
        _ => seated_around(group, board, played),
    });
    games.chain(rest.into_iter().map(Pairing::Bye)).collect()
}

/// Who rests, and pairs of the others. Where no round is left without a repetition when the first in the order of resting
/// rests, the next one does.
fn pairs_and_rest(
    order: &[usize],
    resting: &[usize],
    met: &impl Fn(usize, usize) -> usize,
) -> (Vec<usize>, Vec<Vec<usize>>) {
    let resting: Vec<Option<usize>> = match order.len() % 2 {
        0 => vec![None],
        _ => resting.iter().copied().map(Some).collect(),
    };
    let without = |rest: Option<usize>| -> Vec<usize> {
        order.iter().copied().filter(|player| Some(*player) != rest).collect()
    };
    let found = resting.iter().find_map(|rest| {
        let mut steps = STEPS;
        Some((*rest, matched(&without(*rest), met, &mut steps)?))
    });
    let (rest, pairs) = found.unwrap_or_else(|| {
        // All have met: they meet again in the order in which they stand.
        let rest = resting[0];
        let pairs = without(rest).chunks_exact(2).map(<[usize]>::to_vec).collect();
        (rest, pairs)
    });
    (rest.into_iter().collect(), pairs)
}

/// After how many attempts nobody looks on for a round without repetitions.
const STEPS: usize = 100_000;

/// Pairs of neighbors in this order who have not met: the first takes the nearest with whom the rest comes out too.
fn matched(
    order: &[usize],
    met: &impl Fn(usize, usize) -> usize,
    steps: &mut usize,
) -> Option<Vec<Vec<usize>>> {
    let Some((&first, others)) = order.split_first() else { return Some(Vec::new()) };
    for (at, &other) in others.iter().enumerate() {
        *steps = steps.checked_sub(1)?;
        if met(first, other) > 0 {
            continue;
        }
        let mut rest = others.to_vec();
        rest.remove(at);
        if let Some(mut pairs) = matched(&rest, met, steps) {
            pairs.insert(0, vec![first, other]);
            return Some(pairs);
        }
    }
    None
}

/// Groups for a table: the first in this order sits down with the nearest whom those at the table have met least often.
fn grouped(mut order: Vec<usize>, seats: usize, met: &impl Fn(usize, usize) -> usize) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    while order.len() >= seats {
        let mut group = vec![order.remove(0)];
        while group.len() < seats {
            let often = |player: usize| group.iter().map(|own| met(*own, player)).sum::<usize>();
            let next = (0..order.len()).min_by_key(|at| (often(order[*at]), *at)).unwrap_or_default();
            group.push(order.remove(next));
        }
        groups.push(group);
    }
    groups
}

/// Whoever had the first seat less often has it, then who had the other one last, then by turns from board to board: those
/// who win there meet others in the next round who had the other seat.
fn seated(one: usize, other: usize, board: usize, played: &[Played]) -> Pairing {
    let firsts = |player: usize| {
        let seats = played.iter().filter_map(|game| match &game.pairing {
            Pairing::Game(players) if players[0] == player => Some(1),
            Pairing::Game(players) if players.contains(&player) => Some(-1),
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
    if begins { Pairing::Game(vec![one, other]) } else { Pairing::Game(vec![other, one]) }
}

/// Everybody gets a seat such that all together have had theirs least often; from board to board others begin.
fn seated_around(mut group: Vec<usize>, board: usize, played: &[Played]) -> Pairing {
    let seats = group.len();
    group.rotate_left(board % seats);
    let had = |player: usize, seat: usize| {
        played
            .iter()
            .filter(
                |game| matches!(&game.pairing, Pairing::Game(players) if players.get(seat) == Some(&player)),
            )
            .count()
    };
    let mut best = group.clone();
    let cost =
        |order: &[usize]| order.iter().enumerate().map(|(seat, player)| had(*player, seat)).sum::<usize>();
    // Two change places for as long as that helps: for a handful of seats it finds the best, or nearly.
    loop {
        let mut better: Option<Vec<usize>> = None;
        for one in 0..seats {
            for other in one + 1..seats {
                let mut order = best.clone();
                order.swap(one, other);
                if cost(&order) < cost(better.as_deref().unwrap_or(&best)) {
                    better = Some(order);
                }
            }
        }
        match better {
            Some(order) => best = order,
            None => return Pairing::Game(best),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn balance(players: usize, rounds: &[Vec<Pairing>]) -> Vec<i32> {
        let mut balance = vec![0; players];
        for pairing in rounds.iter().flatten() {
            if let Pairing::Game(players) = pairing {
                balance[players[0]] += 1;
                balance[players[1]] -= 1;
            }
        }
        balance
    }

    /// Everybody of a round, each once.
    fn everybody(round: &[Pairing]) -> Vec<usize> {
        let mut all: Vec<usize> = round.iter().flat_map(|pairing| pairing.players()).copied().collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn in_a_round_robin_all_meet_once_with_seats_shared() {
        assert!(round_robin(0, 2).is_empty() && round_robin(1, 2).is_empty());
        for players in 2..=17 {
            let rounds = round_robin(players, 2);
            assert_eq!(rounds.len(), players - 1 + players % 2, "{players}");
            let mut met = BTreeSet::new();
            let mut rested = BTreeSet::new();
            for round in &rounds {
                assert_eq!(everybody(round), (0..players).collect::<Vec<_>>(), "{players}");
                for pairing in round {
                    match pairing {
                        Pairing::Game(pair) => assert!(met.insert(sorted(pair)), "{players}"),
                        Pairing::Bye(player) => assert!(rested.insert(*player), "{players}"),
                    }
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert_eq!(rested.len(), if players % 2 == 0 { 0 } else { players });
            let balance = balance(players, &rounds);
            assert!(balance.iter().all(|seats| seats.abs() <= 1), "{players}: {balance:?}");
        }
    }

    fn sorted(players: &[usize]) -> Vec<usize> {
        let mut players = players.to_vec();
        players.sort_unstable();
        players
    }

    /// The best, by number, wins.
    fn play(round: &[Pairing]) -> Vec<Played> {
        let score = |pairing: &Pairing| {
            let players = pairing.players();
            let best = players.iter().min();
            let result =
                |player: &usize| if Some(player) == best { SeatStanding::Won } else { SeatStanding::Lost };
            Score::Results(players.iter().map(result).collect())
        };
        round.iter().map(|pairing| Played { pairing: pairing.clone(), score: score(pairing) }).collect()
    }

    #[test]
    fn a_swiss_tournament_finds_the_best_without_repetitions() {
        for players in [2_usize, 3, 4, 5, 7, 8, 9, 16, 33, 64] {
            let there: Vec<usize> = (0..players).collect();
            let rounds = players.next_power_of_two().trailing_zeros() as usize;
            let (mut played, mut all) = (Vec::new(), Vec::new());
            for _ in 0..rounds {
                let round = swiss(players, 2, &there, &played);
                assert_eq!(everybody(&round), there, "{players}");
                played.extend(play(&round));
                all.push(round);
            }
            let mut met = BTreeSet::new();
            let mut rested = BTreeSet::new();
            for pairing in all.iter().flatten() {
                match pairing {
                    Pairing::Game(pair) => assert!(met.insert(sorted(pair)), "{players}"),
                    Pairing::Bye(player) => assert!(rested.insert(*player), "{players}"),
                }
            }
            assert_eq!(standings(players, 2, &played)[0].player, 0, "{players}");
            let balance = balance(players, &all);
            assert!(balance.iter().all(|seats| seats.abs() <= 2), "{players}: {balance:?}");
        }
    }

    #[test]
    fn when_all_have_met_they_meet_again() {
        let there = [0, 1];
        let first = swiss(2, 2, &there, &[]);
        let again = swiss(2, 2, &there, &play(&first));
        assert_eq!(everybody(&again), there);
        assert_ne!(first, again, "with seats changed");
        assert!(swiss(2, 2, &[1], &play(&first)).is_empty(), "one has gone");
        assert!(swiss(2, 2, &[], &[]).is_empty());
    }

    #[test]
    fn ties_are_broken_by_whom_one_beat() {
        let game = |first, second, results: [SeatStanding; 2]| Played {
            pairing: Pairing::Game(vec![first, second]),
            score: Score::Results(results.to_vec()),
        };
        let (won, drawn) = ([SeatStanding::Won, SeatStanding::Lost], [SeatStanding::Drawn; 2]);
        // 0 and 1 have one point and a half each; 0 beat 2, who has more than 3, whom 1 beat.
        let played = [
            game(0, 2, won),
            game(1, 3, won),
            game(0, 1, drawn),
            game(2, 3, won),
            Played { pairing: Pairing::Game(vec![3, 0]), score: Score::Void },
        ];
        let all = standings(4, 2, &played);
        let order: Vec<usize> = all.iter().map(|standing| standing.player).collect();
        assert_eq!(order, [0, 1, 2, 3]);
        assert_eq!((all[0].points, all[0].sonneborn_berger, all[0].buchholz), (3, 3, 5));
        assert_eq!((all[1].points, all[1].sonneborn_berger, all[1].buchholz), (3, 1, 3));
        assert_eq!((all[0].won, all[0].drawn, all[0].lost), (1, 1, 1));
        let bye = [Played { pairing: Pairing::Bye(1), score: Score::Void }];
        assert_eq!(
            standings(2, 2, &bye)[0],
            Standing { player: 1, points: 2, won: 1, ..Standing::default() }
        );
    }

    #[test]
    fn at_tables_for_many_all_meet_and_have_each_seat() {
        assert!(round_robin(3, 4).is_empty());
        let rounds = round_robin(4, 4);
        assert_eq!(rounds.len(), 4);
        for seat in 0..4 {
            let had: BTreeSet<usize> = rounds.iter().map(|round| round[0].players()[seat]).collect();
            assert_eq!(had.len(), 4, "seat {seat}");
        }
        for (players, seats) in [(3_usize, 3), (4, 3), (8, 4), (11, 4), (17, 3)] {
            let there: Vec<usize> = (0..players).collect();
            let (mut played, mut rested) = (Vec::new(), Vec::new());
            for number in 0..4 {
                let round = swiss(players, seats, &there, &played);
                assert_eq!(everybody(&round), there, "{players} at tables of {seats}");
                let tables = round.iter().filter(|it| matches!(it, Pairing::Game(_))).count();
                assert_eq!(tables, players / seats);
                rested.extend(round.iter().filter(|it| matches!(it, Pairing::Bye(_))).cloned());
                // While somebody has not rested, nobody rests twice.
                if rested.len() <= players {
                    let each: BTreeSet<usize> = rested.iter().map(|bye| bye.players()[0]).collect();
                    assert_eq!(each.len(), rested.len(), "{players} at tables of {seats}, round {number}");
                }
                played.extend(play(&round));
            }
            assert_eq!(standings(players, seats, &played)[0].player, 0, "{players} at tables of {seats}");
        }
        let one_table = (0..3).fold(Vec::new(), |mut played, _| {
            played.extend(play(&swiss(3, 3, &[0, 1, 2], &played)));
            played
        });
        for seat in 0..3 {
            let had: BTreeSet<usize> = one_table.iter().map(|game| game.pairing.players()[seat]).collect();
            assert_eq!(had.len(), 3, "everybody has had seat {seat}");
        }
    }

    #[test]
    fn of_many_each_counts_who_was_beaten() {
        let results = vec![SeatStanding::Won, SeatStanding::Lost, SeatStanding::Won, SeatStanding::GaveUp];
        let played = [Played { pairing: Pairing::Game(vec![3, 2, 1, 0]), score: Score::Results(results) }];
        let points: Vec<(usize, u32)> =
            standings(5, 4, &played).iter().map(|it| (it.player, it.points)).collect();
        // Two who both won have beaten the two others; who lost has beaten who gave up.
        assert_eq!(points, [(1, 4), (3, 4), (2, 2), (0, 0), (4, 0)]);
        let bye = [Played { pairing: Pairing::Bye(4), score: Score::Void }];
        assert_eq!(standings(5, 4, &bye)[0].points, 6);
    }
}
