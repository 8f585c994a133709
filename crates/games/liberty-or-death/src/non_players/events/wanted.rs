//! §8.1, §8.3.1 to §8.3.3, §8.3.6 Whether a non-player executes the Event of the card in play.

use std::sync::Arc;

use tricorne_kernel::{Chance, DryRun, Flow, Players, msg};

use super::super::{Mind, NonPlayer, wants_event_of};
use super::{instructions, usual_text};
use crate::LibertyOrDeath;
use crate::ask::Lod;
use crate::cards::{CardNumber, Icon};
use crate::choice::Choice;
use crate::events::{self, Text};
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Edition, Playing, State};
use crate::words::Button;

/// The dice of every dry_run: what an Event is worth does not change while it is thought over.
const SEED: u64 = 1775;

/// §8.1, §8.3 Whether the non-player executes the Event: never over a sword; else if the side that it would play, tried
/// on a copy, satisfies its instruction (§8.3.1), is Effective (§8.3.3) and answers a question of its flowchart.
pub fn wanted(mind: &mut Mind<'_, '_>) -> Flow<bool> {
    let faction = mind.faction;
    let Some(card) = mind.state.cards.current else { return Ok(false) };
    if icon(card, faction) == Some(Icon::Sword) {
        mind.because("8.1", msg!("lod-np-event-sword", faction = faction));
        return Ok(false);
    }
    let text = text(mind.state, faction, card);
    let before = State { playing: Some(Playing::new(faction, card, text)), ..mind.state.clone() };
    let after = rehearse(mind.state, faction, card, text);
    if let Some(condition) = instructions::of(card, faction).only_if
        && !condition(mind, &before, &after)?
    {
        mind.because("8.3.1", msg!("lod-np-event-instruction-fails", faction = faction));
        return Ok(false);
    }
    if let Some(reason) = ineffective(&before, &after, faction.side()) {
        let message = match reason {
            Ineffective::Nothing => msg!("lod-np-event-nothing"),
            Ineffective::OwnLosses => msg!("lod-np-event-own-losses"),
            Ineffective::Shift => msg!("lod-np-event-wrong-shift"),
        };
        mind.because("8.3.3", message);
        return Ok(false);
    }
    let wanted = wants_event_of(mind, &before, &seen_by_questions(&before, after))?;
    if !wanted {
        mind.because("8.1", msg!("lod-np-event-no-question", faction = faction));
    }
    Ok(wanted)
}

/// §8.1 What underlines the Faction's symbol on the card.
fn icon(card: CardNumber, faction: Faction) -> Option<Icon> {
    card.card().event.and_then(|event| event.icon(faction))
}

/// §8.3.2 The side of the card in play.
pub fn side(mind: &mut Mind<'_, '_>) -> Choice {
    let usual = usual_text(mind.faction);
    let text = mind.state.cards.current.map_or(usual, |card| text(mind.state, mind.faction, card));
    if text == usual {
        mind.because("8.3.2", msg!("lod-np-event-usual-side", faction = mind.faction));
    } else {
        mind.because("8.3.1", msg!("lod-np-event-instruction", faction = mind.faction));
    }
    match text {
        Text::Unshaded => Button::Unshaded.into(),
        Text::Shaded => Button::Shaded.into(),
    }
}

/// §8.3.1, §8.3.2 Which side the Faction executes. A card with one text has no other.
fn text(state: &State, faction: Faction, card: CardNumber) -> Text {
    if !card.card().event.is_some_and(|event| event.dual) {
        return Text::Unshaded;
    }
    match instructions::of(card, faction).text {
        Some(text) => text(state),
        None => usual_text(faction),
    }
}

/// §8.3.3 The state after the Event. The Event stays under way.
fn rehearse(state: &State, faction: Faction, card: CardNumber, text: Text) -> State {
    Rehearsal::default().tried(state, |t| events::take_effect(t, faction, card, text))
}

/// Where rules are tried, as non-players at all seats would carry them out.
#[derive(Debug)]
pub struct Rehearsal(DryRun<LibertyOrDeath>);

impl Default for Rehearsal {
    /// One in which nothing was tried yet. It serves for as many trials as one likes.
    fn default() -> Rehearsal {
        let players = Players::all(|| Box::new(NonPlayer));
        let dry_run = DryRun::new(&Arc::new(()), crate::SEATS).with_chance(Chance::seeded(SEED));
        Rehearsal(dry_run.with_players(players).quiet())
    }
}

impl Rehearsal {
    /// The state after these rules.
    pub fn tried(&mut self, state: &State, rules: impl FnOnce(&mut Lod<'_>) -> Flow<()>) -> State {
        let mut state = state.clone();
        let flow = self.0.change(&mut state, rules);
        assert!(flow.is_ok(), "non-players carry the rules out to their end");
        state
    }
}

/// Why an Event is Ineffective.
enum Ineffective {
    /// It changes nothing.
    Nothing,
    /// It only takes pieces of the Faction's own side.
    OwnLosses,
    /// §8.3.6 It shifts Support and Opposition in favour of the enemy.
    Shift,
}

/// §8.3.3, §8.3.6 Whether the Event is Ineffective for a side. What dice of a free Battle may shift is not known before.
fn ineffective(before: &State, after: &State, side: Side) -> Option<Ineffective> {
    let done = after.done();
    let fought_well = match side {
        Side::Royalist => done.crc_expected,
        Side::Rebellion => done.cbc_expected,
    };
    if !fought_well && same_but_for_own_losses(before, after, side) {
        let nothing = before.spaces == after.spaces;
        return Some(if nothing { Ineffective::Nothing } else { Ineffective::OwnLosses });
    }
    let after = without_battle_shifts(before, after.clone());
    let lead = |state: &State| i16::from(state.total_support()) - i16::from(state.total_opposition());
    let gained = match side {
        Side::Royalist => lead(&after) - lead(before),
        Side::Rebellion => lead(before) - lead(&after),
    };
    (gained < 0).then_some(Ineffective::Shift)
}

/// Whether nothing differs, except that pieces of this side may have left the map. Who leads them follows from that.
fn same_but_for_own_losses(before: &State, after: &State, side: Side) -> bool {
    let same_pieces = |space| {
        let (before, after) = (&before.spaces[space], &after.spaces[space]);
        let pieces_agree = Piece::ALL.into_iter().all(|piece| {
            let (before, after) = (before.pieces[piece as usize], after.pieces[piece as usize]);
            before == after || piece.side() == side && after < before
        });
        let same_otherwise = before.level == after.level
            && before.propaganda == after.propaganda
            && before.raids == after.raids
            && before.squadrons == after.squadrons;
        pieces_agree && same_otherwise
    };
    SpaceSet::ALL.iter().all(same_pieces)
        && before.resources == after.resources
        && before.sequence == after.sequence
        && before.unavailable == after.unavailable
        && before.squadrons_unavailable == after.squadrons_unavailable
}

/// What the questions of the flowcharts see. By the later wording a Win the Day of a free Battle is no shift of the
/// Event (L71).
fn seen_by_questions(before: &State, after: State) -> State {
    match before.options.edition {
        Edition::Printed => after,
        Edition::Living => without_battle_shifts(before, after),
    }
}

fn without_battle_shifts(before: &State, mut after: State) -> State {
    for space in after.playing.map_or(SpaceSet::NONE, |playing| playing.won).iter() {
        after.spaces[space].level = before.spaces[space].level;
    }
    after
}
