//! §6.33, §9.45 Cards in battle.

use tricorne_card_driven::rules::effects;
use tricorne_kernel::{Flow, msg};

use super::modifiers::{Bonus, Modifier};
use crate::ask::{Choices, Ww};
use crate::cards::{Card, is_battle_card_of};
use crate::choice::Choice;
use crate::events;
use crate::map::Space;
use crate::movement::CardPlay;
use crate::pack::{Effect, OwnEffect};
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::words::Button;

/// §6.33.C, §6.33.D A side may play a battle card, or discard an event. It is asked whenever it holds cards, so that the question
/// tells nothing of them.
pub fn offer(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<Option<Bonus>> {
    if t.state.hands[side].is_empty() {
        return Ok(None);
    }
    let events = t.state.hands[side].iter().filter(|card| card.is_discardable(t.facts));
    let mut options: Choices = events.map(Choice::Card).collect();
    options.push(Button::NoCard.into());
    let prompt = Prompt::BattleCard { space };
    let Choice::Card(card) = t.ask(side, prompt, &options)? else { return Ok(None) };
    t.reveal();
    if is_battle_card_of(card, t.facts, side) && events::condition_holds(t.state, t.facts, card) {
        let prompt = Prompt::BattleCardHow;
        if t.ask(side, prompt, &[Button::Event, Button::Discard])? == Button::Event {
            return play(t, side, card).map(Some);
        }
    }
    t.state.discard(side, card);
    events::after_discard(t.state, t.facts, card);
    t.note(
        "6.33.C",
        msg!("ww-note-battle-discard", side = side.name(), number = card.number(), title = card),
    );
    Ok(Some(Bonus { modifier: Modifier::EventDiscard, drm: t.facts.tables.drm.event_discard }))
}

/// §6.33.A Plays a battle card; another is drawn for it after the impulse.
fn play(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<Bonus> {
    t.note("6.33.A", msg!("ww-note-battle-card", side = side.name(), number = card.number(), title = card));
    events::leave_hand(t.state, t.facts, side, card);
    t.state.owed[side] += u8::from(card.facts(t.facts).own.draws_replacement);
    let drm = effect(t, side, card, &card.facts(t.facts).effect)?;
    Ok(Bonus { modifier: Modifier::BattleCard, drm })
}

/// §9.2 What a battle card does: its bonus, and whatever else it says.
fn effect<'t>(t: &mut Ww<'t>, side: Side, card: Card, it: &'t Effect) -> Flow<u8> {
    match it {
        Effect::Own(OwnEffect::BattleBonus { drm }) => Ok(*drm),
        Effect::Own(OwnEffect::ByTiming { battle, .. }) => effect(t, side, card, battle),
        Effect::Sequence(steps) => {
            let mut drm = 0;
            for step in steps {
                drm += effect(t, side, card, step)?;
            }
            Ok(drm)
        }
        other => {
            let mut play = CardPlay::new(t.state);
            effects::run(t, side, card, other, &mut play)?;
            Ok(0)
        }
    }
}
