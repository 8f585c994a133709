//! §2.2, §2.3.7 Turning up cards, and the deck that nobody has seen.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Lod;
use crate::cards::{CARDS, CardNumber, Kind, Period};
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
    let in_pile = period.map_or_else(|| PILES.events.iter().fold(0, |all, it| all | it), |it| PILES.of(it));
    let (events, winters) = (in_pile & !cards.seen, PILES.winters & !cards.seen);
    let left = u32::from(PILE - cards.drawn);
    // One card of those left is the Winter Quarters card, if it is still to come and may lie here.
    let (event_weight, winter_weight) = match (cards.winter_drawn, cards.drawn < BEFORE_WINTER) {
        (true, _) | (false, true) => (1, 0),
        (false, false) => ((left - 1) * winters.count_ones(), events.count_ones()),
    };
    let events = if event_weight > 0 { events } else { 0 };
    let winters = if winter_weight > 0 { winters } else { 0 };
    let (mut options, mut odds) = (ArrayVec::new(), ArrayVec::new());
    let mut all = events | winters;
    while all != 0 {
        let number = all.trailing_zeros();
        all &= all - 1;
        options.push(CardNumber(number as u8));
        odds.push(if winters & (1 << number) == 0 { event_weight } else { winter_weight });
    }
    (options, odds)
}

/// The cards that piles are made of, a bit for the number of each.
struct Piles {
    /// The Events, by period.
    events: [u128; 3],
    winters: u128,
}

impl Piles {
    /// The Events of a period.
    fn of(&self, period: Period) -> u128 {
        self.events[period as usize]
    }
}

static PILES: LazyLock<Piles> = LazyLock::new(|| {
    let mut piles = Piles { events: [0; 3], winters: 0 };
    for number in CardNumber::all() {
        let (card, bit) = (number.card(), 1 << number.get());
        if let Some(event) = card.event {
            piles.events[event.period as usize] |= bit;
        }
        if card.kind == Kind::WinterQuarters {
            piles.winters |= bit;
        }
    }
    piles
});
