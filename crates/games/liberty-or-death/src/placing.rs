//! §1.4.1 Placing one's own pieces, from Available or, when none of the kind is left there, from elsewhere on the map.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::State;

/// §1.4.1 How many pieces of this kind its Faction could place in the space: those Available and, but for Regulars,
/// those that it could take from elsewhere on the map.
pub fn placeable(state: &State, piece: Piece, space: Space) -> u8 {
    if !state.may_stand(piece, space) {
        return 0;
    }
    let on_map = takeable_kinds(piece)
        .iter()
        .map(|&kind| {
            takeable_spaces(state, kind, space).iter().map(|from| state.count(kind, from)).sum::<u8>()
        })
        .sum::<u8>();
    let count = state.available[piece.at_home() as usize] + on_map;
    if piece.is_base() { count.min(state.room_for_bases(space)) } else { count }
}

/// §1.4.1 A Faction places up to this many of its own pieces while it executes a Command, Activity or Event. Once none
/// of the kind is Available it may take some from elsewhere on the map, but never Regulars. Returns how many.
pub fn place_own(t: &mut Lod<'_>, rule: &'static str, piece: Piece, space: Space, count: u8) -> Flow<u8> {
    let owner = piece.faction();
    let mut placed = t.state.place(piece, space, count);
    while placed < count && t.state.may_stand(piece, space) {
        let kinds = takeable_kinds(piece);
        let mut from = SpaceSet::NONE;
        for &kind in kinds {
            from |= takeable_spaces(t.state, kind, space);
        }
        let prompt = Prompt::TakeFromMap { piece: piece.at_home(), space };
        let wanted = if kinds.len() == 2 && from.contains(space) {
            // In the space itself only an Active one is worth taking: it comes back Underground.
            ask_taking(t, owner, prompt, kinds, from, space)?
        } else {
            ask::piece_at_or_done(t, owner, prompt, kinds, from)?
        };
        let Some((kind, origin)) = wanted else { break };
        t.state.remove(kind, origin, 1);
        placed += t.state.place(piece, space, 1);
        t.note("1.4.1", msg!("lod-note-taken-from-map", faction = owner, piece = kind, from = origin));
    }
    if placed > 0 {
        t.note(
            rule,
            msg!("lod-note-placed", faction = owner, count = placed, piece = piece.at_home(), space = space),
        );
        leaders::come_along(t, owner, owner, space)?;
    }
    Ok(placed)
}

fn ask_taking(
    t: &mut Lod<'_>,
    owner: Faction,
    prompt: Prompt,
    kinds: &[Piece],
    from: SpaceSet,
    space: Space,
) -> Flow<Option<(Piece, Space)>> {
    use crate::choice::Choice;
    use crate::words::Button;
    let mut options: ask::Choices = from
        .iter()
        .flat_map(|origin| kinds.iter().map(move |&kind| (kind, origin)))
        .filter(|&(kind, origin)| {
            t.state.count(kind, origin) > 0 && !(origin == space && kind.is_underground())
        })
        .map(|(kind, origin)| Choice::PieceAt(kind, origin))
        .collect();
    options.push(Button::Done.into());
    match t.ask(owner, prompt, &options)? {
        Choice::PieceAt(kind, origin) => Ok(Some((kind, origin))),
        _ => Ok(None),
    }
}

/// The kinds that may be taken from the map to place this one.
fn takeable_kinds(piece: Piece) -> &'static [Piece] {
    match piece {
        Piece::BritishRegulars | Piece::FrenchRegulars => &[],
        Piece::Tories => &[Piece::Tories],
        Piece::BritishForts => &[Piece::BritishForts],
        Piece::Continentals => &[Piece::Continentals],
        Piece::MilitiaUnderground | Piece::MilitiaActive => &Piece::MILITIA,
        Piece::PatriotForts => &[Piece::PatriotForts],
        Piece::WarPartiesUnderground | Piece::WarPartiesActive => &Piece::WAR_PARTIES,
        Piece::Villages => &[Piece::Villages],
    }
}

/// Where this kind may be taken from for placing in the space: elsewhere, or for an Active piece there too.
fn takeable_spaces(state: &State, kind: Piece, space: Space) -> SpaceSet {
    let spaces = state.spaces_with(kind) & SpaceSet::MAP;
    if matches!(kind, Piece::MilitiaActive | Piece::WarPartiesActive) {
        spaces
    } else {
        spaces.without(space)
    }
}
