//! §6.32 Discarding an event: a small action, and the opponent's chance to buy the card.

use tricorne_card_driven::rules::marks::{mark, remove_pc};
use tricorne_kernel::{Flow, msg};

use super::{after_discard, exchangeable};
use crate::ask::{Choices, Ww};
use crate::cards::Card;
use crate::choice::Choice;
use crate::map::SpaceSet;
use crate::operations::pcs::{self, Means};
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::Open;
use crate::words::Button;

/// §6.32.B, §10.12.B An event is discarded as one's impulse: for nothing, to place or flip a PC marker, or to remove one.
pub fn discard(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    t.state.discard(side, card);
    after_discard(t.state, t.facts, card);
    t.note("6.32", msg!("ww-note-discarded", side = side.name(), number = card.number(), title = card));
    let near = t.state.next_to_pcs(t.facts, side);
    let mut options: Choices = (pcs::markable(t.state, t.facts, side, near, Means::Discard) & near)
        .iter()
        .map(Choice::Space)
        .collect();
    options.extend((removable(t.state, t.facts, side) & near).iter().map(Choice::Remove));
    options.push(Button::Nothing.into());
    match t.pick(side, Prompt::DiscardFor, &options)? {
        Choice::Space(space) => mark(t, side, space),
        Choice::Remove(space) => remove_pc(t, side.enemy(), space),
        _ => {}
    }
    Ok(())
}

/// §6.32.B.iii The enemy PC markers without enemy combat units, American generals or Congress.
fn removable(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    let enemy = side.enemy();
    let guarded = match enemy {
        Side::American => state.unit_spaces(facts, enemy),
        Side::British => state.cu_spaces(enemy),
    };
    state.pcs[enemy] - guarded
}

/// §6.32.C The opponent may take the event that was discarded, for an operations card. He is asked whenever he holds
/// cards, so that the question tells nothing of them.
pub fn offer_exchange(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    if t.state.hands[side].is_empty() || !t.state.discards.contains(card) {
        return Ok(());
    }
    let mut options: Choices = exchangeable(t.state, t.facts, side).map(Choice::Card).collect();
    options.push(Button::No.into());
    let prompt = Prompt::Exchange { number: card.number(), title: card };
    if let Choice::Card(price) = t.ask(side, prompt, &options)? {
        t.state.discard(side, price);
        t.state.discards.remove(card);
        t.state.hands[side].insert(card);
        t.note(
            "6.32.C",
            msg!(
                "ww-note-exchanged",
                side = side.name(),
                number = card.number(),
                title = card,
                price = price
            ),
        );
    }
    Ok(())
}
