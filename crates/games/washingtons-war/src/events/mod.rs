//! §6.3 Events: what the cards of the pack do, read from their effects.

pub mod campaign;
pub mod discarding;
mod possible;

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::effects;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Ww;
use crate::cards::{Card, CardSet, Reshuffle};
use crate::movement::{CardPlay, Pace};
use crate::pack::{Effect, OwnEffect, Pack};
use crate::pieces::{Named, Side};
use crate::prompt::Roll;
use crate::state::{Navy, State};
use crate::{french, victory};

pub use possible::{condition_holds, own_can_change, playable};

/// §6.31 A card is played as an event: it leaves the hand, and everything it says is done.
pub fn play(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    t.note("6.31", msg!("ww-note-event", side = side.name(), number = card.number(), title = card));
    leave_hand(t.state, t.facts, side, card);
    let mut play = CardPlay::new(t.state);
    effects::run(t, side, card, &card.facts(t.facts).effect, &mut play)?;
    victory::check(t);
    Ok(())
}

/// §6.3.C, §6.3.D A card that was played goes to the discard pile or out of the game, and may call for a reshuffle.
pub fn leave_hand(state: &mut State, facts: &Pack, side: Side, card: Card) {
    state.discard(side, card);
    if card.facts(facts).removed_when_played {
        state.take_out(card);
    }
    state.reshuffle |= card.facts(facts).own.reshuffle == Some(Reshuffle::OnPlay);
}

/// §6.1.B A card that was discarded may call for a reshuffle, too.
pub fn after_discard(state: &mut State, facts: &Pack, card: Card) {
    state.reshuffle |= card.facts(facts).own.reshuffle == Some(Reshuffle::OnDiscard);
}

/// §6.31 Does what only this game's cards say.
pub fn run_own<'t>(
    t: &mut Ww<'t>,
    side: Side,
    card: Card,
    effect: &'t OwnEffect,
    play: &mut CardPlay,
) -> Flow<()> {
    match effect {
        OwnEffect::BattleBonus { .. } => {}
        OwnEffect::Campaign { generals, landing_party } => {
            campaign::campaign(t, side, *generals, landing_party[side], play)?;
        }
        OwnEffect::ActivateGeneral { side: owner, generals, spaces, may_fight } => {
            let fighting = if *may_fight { *spaces } else { 0 };
            let pace = Pace { fighting, otherwise: *spaces };
            for _ in 0..*generals {
                campaign::activate_one(t, *owner, pace, play)?;
            }
        }
        OwnEffect::DiscardRandom { from, count } => {
            for _ in 0..*count {
                discard_random(t, *from)?;
            }
        }
        OwnEffect::FrenchAlliance { delta } => french::move_alliance(t, *delta),
        OwnEffect::FrenchNavyAway => {
            if matches!(t.state.navy, Navy::Zone(_)) {
                t.state.navy = Navy::Away;
                t.note("12.3", msg!("ww-note-navy-away"));
            }
        }
        OwnEffect::BlockPcPlacement { side: owner, ops, discard } => {
            let blocked = &mut t.state.blocked[*owner];
            blocked.ops |= ops;
            blocked.discard |= discard;
            t.note("10.11.A.iv", msg!("ww-note-blocked", side = owner.name()));
        }
        OwnEffect::ByTiming { strategy, .. } => effects::run(t, side, card, strategy, play)?,
    }
    Ok(())
}

/// §6.1.D, §6.31, §6.34.B A card is drawn at random out of a hand. A special event takes effect at once; any other is discarded.
fn discard_random(t: &mut Ww<'_>, from: Side) -> Flow<()> {
    let cards: ArrayVec<Card, 128> = t.state.hands[from].iter().collect();
    if cards.is_empty() {
        return Ok(());
    }
    let prompt = Roll::DrawFromHand { side: from.name() };
    let card = t.draw(prompt, &cards, Audience::All)?;
    t.note("6.31", msg!("ww-note-lost-card", side = from.name(), number = card.number(), title = card));
    if card.is_special(t.facts) {
        return play(t, from, card);
    }
    t.state.discard(from, card);
    Ok(())
}

/// §6.1.E The cards that join the deck in a year.
pub fn due_in(held_out: CardSet, facts: &Pack, year: u16) -> CardSet {
    held_out
        .iter()
        .filter(|card| card.facts(facts).own.held_out_until.is_some_and(|due| due <= year))
        .collect()
}

/// §6.34 Whether the tournament rule lets the British draw and play again: after a special event that does not end the
/// war.
pub fn tournament_play(state: &State, facts: &Pack, side: Side, card: Card) -> bool {
    state.options.tournament
        && side == Side::British
        && card.is_special(facts)
        && !matches!(card.facts(facts).effect, Effect::WarEnds(_))
}

/// §6.32.C The operations cards that buy a discarded event.
pub fn exchangeable(state: &State, facts: &Pack, side: Side) -> impl Iterator<Item = Card> {
    let values = &facts.tables.exchange[side];
    state.hands[side].iter().filter(move |card| card.ops(facts).is_some_and(|ops| values.contains(&ops)))
}
