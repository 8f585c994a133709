//! §9.0 Events at the beginning of a battle.

use tricorne_kernel::{Flow, msg};

use crate::ask::{Choices, Wtp};
use crate::cards::is_battle_event_of;
use crate::choice::Choice;
use crate::events;
use crate::map::Space;
use crate::pack::{Effect, OwnEffect, Pack};
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::tactics::Tactic;
use crate::words::Button;

/// §9.1 What a side's events give it in a battle.
#[derive(Clone, Copy, Default, Debug)]
pub struct Help {
    /// More battle cards.
    pub cards: u8,
    /// The enemy's attack that any of its cards cancels.
    pub cancels: Option<Tactic>,
}

impl Help {
    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Own(OwnEffect::ExtraBattleCards { count }) => self.cards += count,
            Effect::Own(OwnEffect::CancelWithAny { tactic }) => self.cancels = Some(*tactic),
            Effect::Sequence(steps) => steps.iter().for_each(|step| self.add(step)),
            _ => {}
        }
    }
}

/// §9.0 A side may play events that help in a battle, one after another. It is asked whenever it could hold one, so that
/// the question tells nothing.
pub fn offer(t: &mut Wtp<'_>, side: Side, space: Space) -> Flow<Help> {
    let mut help = Help::default();
    while could_hold_one(t.state, t.facts, side) {
        let state = &t.state;
        let held = state.hands[side].iter().filter(|&card| is_battle_event_of(card, t.facts, side));
        let mut options: Choices =
            held.filter(|&card| events::condition_holds(state, t.facts, card)).map(Choice::Card).collect();
        options.push(Button::NoCard.into());
        let prompt = Prompt::BattleEvent { space };
        let Choice::Card(card) = t.ask(side, prompt, &options)? else { break };
        t.reveal();
        t.note(
            "9.0",
            msg!("wtp-note-battle-event", side = side.name(), number = card.number(), title = card),
        );
        t.state.discard(side, card);
        events::after_play(t.state, t.facts, card);
        help.add(&card.facts(t.facts).effect);
    }
    Ok(help)
}

/// Whether a side may hold such an event, as far as everybody knows.
fn could_hold_one(state: &State, facts: &Pack, side: Side) -> bool {
    let unseen = facts.deck - state.seen_cards();
    !state.hands[side].is_empty() && unseen.iter().any(|card| is_battle_event_of(card, facts, side))
}
