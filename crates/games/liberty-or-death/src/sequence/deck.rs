//! §2.2, §2.3.7 Turning up cards, and the deck that nobody has seen.

use arrayvec::ArrayVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Lod;
use crate::cards::{CARDS, CardNumber, Kind};
use crate::prompt::Roll;
use crate::setup::{self, PILE};
use crate::state::{Phase, State};

/// §2.1 How many cards lie above those that the Winter Quarters card is shuffled into.
const BEFORE_WINTER: u8 = 6;

/// §2.3.7 The card on deck comes into play and the next one is turned up. A Winter Quarters card that is turned up
/// changes places with the card in play at once, unless Winter is Coming. At the start (§2.2) there are two to turn up.
pub fn next_card(t: &mut Lod<'_>) -> Flow<()> {
    if t.state.cards.current.is_none() {
        t.state.cards.on_deck = draw(t)?;
    }
    t.state.cards.current = t.state.cards.on_deck.take();
    t.state.cards.on_deck = draw(t)?;
    if is_winter(t.state.cards.on_deck) && !t.state.options.winter_is_coming {
        std::mem::swap(&mut t.state.cards.current, &mut t.state.cards.on_deck);
    }
    if is_winter(t.state.cards.current) {
        t.state.cards.winters += 1;
        t.state.sequence.phase = Phase::VictoryCheck;
        t.note("2.4", msg!("lod-note-winter-quarters", round = t.state.cards.winters));
    } else {
        t.state.sequence.phase = Phase::BrilliantStrokes;
        if let Some(card) = t.state.cards.current {
            t.note("2.3.7", msg!("lod-note-card-in-play", number = card.get(), title = card));
        }
    }
    Ok(())
}

fn is_winter(card: Option<CardNumber>) -> bool {
    card.is_some_and(|card| card.card().kind == Kind::WinterQuarters)
}

/// Turns up the top card of the deck with the odds it has: ten Events of the pile's period (or of all), the Winter
/// Quarters card among the last five. None when the deck is used up.
fn draw(t: &mut Lod<'_>) -> Flow<Option<CardNumber>> {
    let campaigns = setup::campaigns(t.state.scenario).len() as u8;
    if t.state.cards.drawn == PILE {
        t.state.cards.campaign += 1;
        t.state.cards.drawn = 0;
        t.state.cards.winter_drawn = false;
    }
    if t.state.cards.campaign >= campaigns {
        return Ok(None);
    }
    let (options, odds) = odds(t.state);
    let card = t.draw_weighted(Roll::DrawCard, &options, &odds, Audience::All)?;
    t.state.cards.seen |= 1 << card.get();
    t.state.cards.drawn += 1;
    t.state.cards.winter_drawn |= card.card().kind == Kind::WinterQuarters;
    Ok(Some(card))
}

/// The cards that may be on top, each with its weight.
fn odds(state: &State) -> (ArrayVec<CardNumber, CARDS>, ArrayVec<u32, CARDS>) {
    let cards = &state.cards;
    let period = state.options.periods.then(|| setup::campaigns(state.scenario)[cards.campaign as usize]);
    let unseen = || CardNumber::all().filter(|card| cards.seen & (1 << card.get()) == 0);
    let is_event = |card: &CardNumber| {
        card.card().event.is_some_and(|event| period.is_none_or(|period| event.period == period))
    };
    let is_winter = |card: &CardNumber| card.card().kind == Kind::WinterQuarters;
    let left = u32::from(PILE - cards.drawn);
    let (events, winters) =
        (unseen().filter(is_event).count() as u32, unseen().filter(is_winter).count() as u32);
    // One card of those left is the Winter Quarters card, if it is still to come and may lie here.
    let (event_weight, winter_weight) = match (cards.winter_drawn, cards.drawn < BEFORE_WINTER) {
        (true, _) | (false, true) => (1, 0),
        (false, false) => ((left - 1) * winters, events),
    };
    let weight = |card: &CardNumber| {
        if is_winter(card) {
            winter_weight
        } else if is_event(card) {
            event_weight
        } else {
            0
        }
    };
    unseen().map(|card| (card, weight(&card))).filter(|it| it.1 > 0).unzip()
}
