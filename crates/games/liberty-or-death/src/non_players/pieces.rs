//! §8.1.2 Which pieces a non-player places, removes and targets, once the space is chosen.

use crate::map::Space;
use crate::pieces::{Piece, Side};
use crate::state::{Pieces, State};

/// Takes this many pieces in order from those at hand: `next` names the kind that comes next, given what is left and
/// what was taken so far.
fn take(have: &Pieces, count: u8, next: impl Fn(&Pieces, &Pieces) -> Option<Piece>) -> Pieces {
    let (mut left, mut taken) = (*have, Pieces::default());
    for _ in 0..count {
        let Some(piece) = next(&left, &taken) else { break };
        left[piece as usize] -= 1;
        taken[piece as usize] += 1;
    }
    taken
}

fn of(pieces: &Pieces, piece: Piece) -> u8 {
    pieces[piece as usize]
}

fn sum(pieces: &Pieces, kinds: &[Piece]) -> u8 {
    kinds.iter().map(|&piece| of(pieces, piece)).sum()
}

/// The Regulars of a side, and its Continentals or Tories.
fn cubes(side: Side) -> (Piece, Piece) {
    match side {
        Side::Royalist => (Piece::BritishRegulars, Piece::Tories),
        Side::Rebellion => (Piece::FrenchRegulars, Piece::Continentals),
    }
}

/// The guerrilla pieces of a side: Active, Underground.
fn guerrillas(side: Side) -> (Piece, Piece) {
    match side {
        Side::Royalist => (Piece::WarPartiesActive, Piece::WarPartiesUnderground),
        Side::Rebellion => (Piece::MilitiaActive, Piece::MilitiaUnderground),
    }
}

/// The Forts and Villages of a side.
fn bases(side: Side) -> &'static [Piece] {
    match side {
        Side::Royalist => &[Piece::BritishForts, Piece::Villages],
        Side::Rebellion => &[Piece::PatriotForts],
    }
}

/// Which cube comes next when Regulars alternate with Continentals or Tories: first whichever `regulars_first` says.
fn alternate(
    (regular, local): (Piece, Piece),
    regulars_first: bool,
    left: &Pieces,
    taken: &Pieces,
) -> Option<Piece> {
    let (first, second) = if regulars_first { (regular, local) } else { (local, regular) };
    let due = if of(taken, first) > of(taken, second) { second } else { first };
    let other = if due == first { second } else { first };
    [due, other].into_iter().find(|&piece| of(left, piece) > 0)
}

/// §8.1.2 Which of their own side's pieces go when so many must: cubes in turn, first of the kind that is most in the
/// space, sparing the last Tory or Continental while another cube is left; then Active before Underground pieces; then
/// Forts and Villages. `may_go` says what may be removed at all.
pub fn own_removed(have: &Pieces, side: Side, count: u8, may_go: impl Fn(Piece) -> bool) -> Pieces {
    let (regular, local) = cubes(side);
    let (active, underground) = guerrillas(side);
    let regulars_first = of(have, regular) >= of(have, local);
    let have = &allowed(have, may_go);
    take(have, count, |left, taken| {
        let mut sparing = *left;
        sparing[local as usize] = sparing[local as usize].saturating_sub(1);
        alternate((regular, local), regulars_first, &sparing, taken)
            .or_else(|| [active, underground].into_iter().find(|&piece| of(left, piece) > 0))
            .or_else(|| (of(left, local) > 0).then_some(local))
            .or_else(|| bases(side).iter().copied().find(|&piece| of(left, piece) > 0))
    })
}

/// §8.1.2 Which enemy pieces go when so many may: Forts and Villages, then Underground and Active Militia or War
/// Parties, then cubes in turn, first of the kind that is fewest in the space. `enemy` is the side that loses them.
pub fn enemies_removed(have: &Pieces, enemy: Side, count: u8, may_go: impl Fn(Piece) -> bool) -> Pieces {
    let (regular, local) = cubes(enemy);
    let (active, underground) = guerrillas(enemy);
    let have = &allowed(have, may_go);
    let regulars_first = regulars_fewest(have, (regular, local));
    take(have, count, |left, taken| {
        bases(enemy)
            .iter()
            .copied()
            .chain([underground, active])
            .find(|&piece| of(left, piece) > 0)
            .or_else(|| alternate((regular, local), regulars_first, left, taken))
    })
}

/// §8.1.2 Which pieces of their own side are placed in a space when so many may: Forts and Villages, Militia or War
/// Parties, then cubes in turn, first of the kind that is fewest there. `at_hand` is what can be placed, as far as it may
/// stand there.
pub fn own_placed(state: &State, space: Space, at_hand: &Pieces, side: Side, count: u8) -> Pieces {
    let (regular, local) = cubes(side);
    let (_, underground) = guerrillas(side);
    let there = &state.spaces[space].pieces;
    let regulars_first = of(there, regular) <= of(there, local);
    let at_hand = &allowed(at_hand, |piece| state.may_stand(piece, space));
    take(at_hand, count, |left, taken| {
        let room = state.room_for_bases(space).saturating_sub(sum(taken, bases(side)));
        bases(side)
            .iter()
            .copied()
            .filter(|_| room > 0)
            .chain([underground])
            .find(|&piece| of(left, piece) > 0)
            .or_else(|| alternate((regular, local), regulars_first, left, taken))
    })
}

fn regulars_fewest(have: &Pieces, (regular, local): (Piece, Piece)) -> bool {
    of(have, regular) <= of(have, local)
}

fn allowed(have: &Pieces, may_go: impl Fn(Piece) -> bool) -> Pieces {
    let mut allowed = *have;
    for piece in Piece::ALL {
        if !may_go(piece) {
            allowed[piece as usize] = 0;
        }
    }
    allowed
}

#[cfg(test)]
mod tests {
    use tricorne_kernel::{Game, Setup};

    use super::*;
    use crate::LibertyOrDeath;
    use crate::map::BySpace;

    fn pieces(counts: &[(Piece, u8)]) -> Pieces {
        let mut pieces = Pieces::default();
        counts.iter().for_each(|&(piece, count)| pieces[piece as usize] = count);
        pieces
    }

    /// §8.1.2 Own cubes go in turn, the more numerous kind first, the last Tory spared, Forts last of all.
    #[test]
    fn own_pieces_go_in_their_order() {
        let have = pieces(&[
            (Piece::BritishRegulars, 2),
            (Piece::Tories, 3),
            (Piece::WarPartiesActive, 1),
            (Piece::BritishForts, 1),
        ]);
        let gone = |count| own_removed(&have, Side::Royalist, count, |_| true);
        assert_eq!(gone(1), pieces(&[(Piece::Tories, 1)]));
        assert_eq!(gone(2), pieces(&[(Piece::Tories, 1), (Piece::BritishRegulars, 1)]));
        assert_eq!(gone(4), pieces(&[(Piece::Tories, 2), (Piece::BritishRegulars, 2)]));
        let all_but_the_fort =
            pieces(&[(Piece::Tories, 3), (Piece::BritishRegulars, 2), (Piece::WarPartiesActive, 1)]);
        assert_eq!(gone(6), all_but_the_fort);
        assert_eq!(gone(9), have);
    }

    /// §8.1.2 Enemy Forts first, then Underground before Active, then cubes in turn, the fewer kind first.
    #[test]
    fn enemies_go_in_their_order() {
        let have = pieces(&[
            (Piece::PatriotForts, 1),
            (Piece::MilitiaUnderground, 1),
            (Piece::MilitiaActive, 1),
            (Piece::Continentals, 1),
            (Piece::FrenchRegulars, 2),
        ]);
        let gone = |count| enemies_removed(&have, Side::Rebellion, count, |_| true);
        assert_eq!(gone(1), pieces(&[(Piece::PatriotForts, 1)]));
        assert_eq!(gone(2), pieces(&[(Piece::PatriotForts, 1), (Piece::MilitiaUnderground, 1)]));
        assert_eq!(gone(4)[Piece::Continentals as usize], 1);
        let cubes = enemies_removed(&have, Side::Rebellion, 2, |piece| !piece.is_base() && piece.is_cube());
        assert_eq!(cubes, pieces(&[(Piece::Continentals, 1), (Piece::FrenchRegulars, 1)]));
    }

    /// §8.1.2 Forts and Villages as far as there is room, then Militia or War Parties where they may stand, then cubes in
    /// turn, first of the kind that is fewest there, Regulars if even.
    #[test]
    fn own_pieces_are_placed_in_their_order() {
        let mut state = LibertyOrDeath::begin(&Setup::of::<LibertyOrDeath>(), &()).expect("a scenario");
        state.spaces = BySpace::default();
        let at_hand = pieces(&[
            (Piece::BritishRegulars, 9),
            (Piece::Tories, 9),
            (Piece::WarPartiesUnderground, 2),
            (Piece::BritishForts, 1),
            (Piece::Villages, 3),
        ]);
        let placed = |state: &State, space, count| own_placed(state, space, &at_hand, Side::Royalist, count);
        let bases = [(Piece::BritishForts, 1), (Piece::Villages, 1)];
        assert_eq!(placed(&state, Space::Virginia, 2), pieces(&bases));
        let with_war_parties =
            [bases[0], bases[1], (Piece::WarPartiesUnderground, 2), (Piece::BritishRegulars, 1)];
        assert_eq!(placed(&state, Space::Virginia, 5), pieces(&with_war_parties));
        // No Indians in a City.
        state.spaces[Space::Boston].pieces[Piece::BritishRegulars as usize] = 1;
        let in_a_city = [(Piece::BritishForts, 1), (Piece::Tories, 2), (Piece::BritishRegulars, 1)];
        assert_eq!(placed(&state, Space::Boston, 4), pieces(&in_a_city));
    }
}
