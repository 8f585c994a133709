//! §6.2 Events: what the cards of the pack do, read from their effects.

pub mod campaign;
mod possible;

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::effects;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Wtp;
use crate::cards::Card;
use crate::movement::CardPlay;
use crate::pack::{OwnEffect, Pack};
use crate::pieces::{Named, Side};
use crate::prompt::{Prompt, Roll};
use crate::sequence::deal;
use crate::state::{Navy, State};
use crate::{french, victory};

pub use possible::{condition_holds, holds, own_can_change, playable};

/// §6.2 A card is played as an event out of one's own hand.
pub fn play(t: &mut Wtp<'_>, side: Side, card: Card) -> Flow<()> {
    t.state.discard(side, card);
    take_effect(t, side, card)
}

/// §6.2 A card that has left a hand is played by a side: everything it says is done.
fn take_effect(t: &mut Wtp<'_>, side: Side, card: Card) -> Flow<()> {
    t.note("6.2", msg!("wtp-note-event", side = side.name(), number = card.number(), title = card));
    after_play(t.state, t.facts, card);
    let mut play = CardPlay::new(t.state);
    effects::run(t, side, card, &card.facts(t.facts).effect, &mut play)?;
    victory::check(t);
    Ok(())
}

/// §6.2 A one-time event that was played, and lies on the discard pile, leaves the game.
pub fn after_play(state: &mut State, facts: &Pack, card: Card) {
    if card.facts(facts).removed_when_played {
        state.take_out(card);
    }
}

/// §6.2 Does what only this game's cards say.
pub fn run_own<'t>(
    t: &mut Wtp<'t>,
    side: Side,
    card: Card,
    effect: &'t OwnEffect,
    play: &mut CardPlay,
) -> Flow<()> {
    match effect {
        // What helps in a battle is counted there.
        OwnEffect::ExtraBattleCards { .. } | OwnEffect::CancelWithAny { .. } => {}
        OwnEffect::Campaign { generals } => campaign::campaign(t, side, *generals, play)?,
        OwnEffect::ActivateGeneral { side: owner, generals, spaces } => {
            for _ in 0..*generals {
                campaign::move_one(t, *owner, u8::MAX, *spaces, play)?;
            }
        }
        OwnEffect::DiscardRandom { from, count } => take_cards(t, side, *from, *count)?,
        OwnEffect::Reshuffle => deal::reshuffle(t),
        OwnEffect::FrenchAllianceBegins { navy, .. } => french::begin_alliance(t, navy)?,
        OwnEffect::EuropeanWarBegins => {
            t.state.european_war = true;
            t.note("6.2", msg!("wtp-note-european-war"));
        }
        OwnEffect::FrenchNavyAway => {
            if matches!(t.state.navy, Navy::At(_)) {
                t.state.navy = Navy::Away;
                t.note("6.2", msg!("wtp-note-navy-away"));
            }
        }
        OwnEffect::BlockPcPlacement { side: owner } => {
            t.state.blocked[*owner] = true;
            t.note("10.1", msg!("wtp-note-blocked", side = owner.name()));
        }
        OwnEffect::RemoveThisCard => t.state.take_out(card),
        OwnEffect::If { when, then, otherwise } => {
            if holds(t.state, *when) {
                effects::run(t, side, card, then, play)?;
            } else if let Some(otherwise) = otherwise {
                effects::run(t, side, card, otherwise, play)?;
            }
        }
    }
    Ok(())
}

/// §6.2 Cards are drawn at random out of a hand and discarded. The taker plays the special events among them at once, in
/// the order he likes (P6).
fn take_cards(t: &mut Wtp<'_>, taker: Side, from: Side, count: u8) -> Flow<()> {
    let mut specials: ArrayVec<Card, 128> = ArrayVec::new();
    for _ in 0..count {
        let cards: ArrayVec<Card, 128> = t.state.hands[from].iter().collect();
        if cards.is_empty() {
            break;
        }
        let prompt = Roll::DrawFromHand { side: from.name() };
        let card = t.draw(prompt, &cards, Audience::All)?;
        t.note("6.2", msg!("wtp-note-lost-card", side = from.name(), number = card.number(), title = card));
        t.state.discard(from, card);
        if card.is_special(t.facts) {
            specials.push(card);
        }
    }
    while !specials.is_empty() && t.state.ending.is_none() {
        let card = t.pick(taker, Prompt::WhichSpecial, &specials)?;
        specials.retain(|it| *it != card);
        take_effect(t, taker, card)?;
    }
    Ok(())
}
