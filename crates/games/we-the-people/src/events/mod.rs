//! §6.2 Events: what the cards of the pack do, read from their effects.

pub mod campaign;
mod possible;

use arrayvec::ArrayVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::{self, Choices, Wtp};
use crate::battle;
use crate::cards::Card;
use crate::choice::Choice;
use crate::french;
use crate::map::{Colony, Space, SpaceSet};
use crate::movement::{self, CardPlay};
use crate::pack::Pack;
use crate::pack::{CuPlace, Effect, Filter, Limit};
use crate::pieces::{Named, Side};
use crate::prompt::{Prompt, Roll};
use crate::sequence::deal;
use crate::state::{Navy, Open, Place, State};
use crate::victory;
use crate::words::Button;

pub use possible::{condition_holds, holds, playable};

/// How the spaces of an effect may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// Anywhere.
    Any,
    /// One in each colony at most.
    OnePerColony,
    /// All in one colony.
    SameColony,
}

/// §6.2 A card is played as an event out of one's own hand.
pub fn play(t: &mut Wtp<'_>, side: Side, card: Card) -> Flow<()> {
    t.state.discard(side, card);
    take_effect(t, side, card)
}

/// §6.2 A card that has left a hand is played by a side: everything it says is done.
fn take_effect(t: &mut Wtp<'_>, side: Side, card: Card) -> Flow<()> {
    t.note("6.2", msg!("wtp-note-event", side = side.name(), number = card.number(), title = card));
    after_play(&mut t.state, t.facts, card);
    let mut play = CardPlay::new(&t.state);
    run(t, side, card, &card.facts(t.facts).effect, &mut play)?;
    victory::check(t);
    Ok(())
}

/// §6.2 A one-time event that was played, and lies on the discard pile, leaves the game.
pub fn after_play(state: &mut State, facts: &Pack, card: Card) {
    if card.facts(facts).removed_when_played {
        state.take_out(card);
    }
}

/// §6.2 Does what an effect says.
pub fn run<'t>(t: &mut Wtp<'t>, side: Side, card: Card, effect: &'t Effect, play: &mut CardPlay) -> Flow<()> {
    match effect {
        // What helps in a battle is counted there.
        Effect::Ops { .. } | Effect::ExtraBattleCards { .. } | Effect::CancelWithAny { .. } => {}
        Effect::Campaign { generals } => campaign::campaign(t, side, *generals, play)?,
        Effect::PlacePc { .. } => place_pcs(t, Prompt::EventPlace { title: card }, effect)?,
        Effect::RemovePc { owner, limit, one_per_colony, filter } => {
            let (owner, spread) = (*owner, per_colony(*one_per_colony));
            let targets = |state: &Open| state.passing(t.facts, filter) & state.pcs[owner];
            let prompt = Prompt::EventRemove { title: card };
            choose_spaces(t, side, prompt, *limit, spread, targets, |t, space| remove_pc(t, space, owner))?;
        }
        Effect::FlipPc { to, limit, one_per_colony, filter } => {
            let (to, spread) = (*to, per_colony(*one_per_colony));
            let targets = |state: &Open| state.passing(t.facts, filter) & state.pcs[to.enemy()];
            let prompt = Prompt::EventFlip { title: card };
            choose_spaces(t, side, prompt, *limit, spread, targets, |t, space| mark(t, to, space))?;
        }
        Effect::AddCu { side: owner, count, to, filter } => {
            add_cus(t, side, card, *owner, *count, *to, filter)?
        }
        Effect::RemoveCu { side: owner, limit, from, filter, chosen_by } => {
            let who = chosen_by.unwrap_or(side);
            remove_cus(t, who, card, *owner, *limit, from, filter)?;
        }
        Effect::ActivateGeneral { side: owner, generals, spaces } => {
            for _ in 0..*generals {
                campaign::move_one(t, *owner, u8::MAX, *spaces, play)?;
            }
        }
        Effect::DiscardRandom { from, count } => take_cards(t, side, *from, *count)?,
        Effect::DrawCards { side: owner, count } => {
            for _ in 0..*count {
                deal::draw(t, *owner)?;
            }
        }
        Effect::Reshuffle => deal::reshuffle(t),
        Effect::FrenchAllianceBegins { navy, .. } => french::begin_alliance(t, navy)?,
        Effect::EuropeanWarBegins => {
            t.state.european_war = true;
            t.note("6.2", msg!("wtp-note-european-war"));
        }
        Effect::FrenchNavyAway => {
            if matches!(t.state.navy, Navy::At(_)) {
                t.state.navy = Navy::Away;
                t.note("6.2", msg!("wtp-note-navy-away"));
            }
        }
        Effect::LoseRegulars => battle::lose_regulars(t),
        Effect::BlockPcPlacement { side: owner } => {
            t.state.blocked[*owner] = true;
            t.note("10.1", msg!("wtp-note-blocked", side = owner.name()));
        }
        Effect::RemoveGeneral { general } => {
            t.state.put(*general, Place::Out);
            t.note("6.2", msg!("wtp-note-out-of-the-game", general = *general));
        }
        Effect::WarEnds { year } => war_ends(t, card, *year),
        Effect::RemoveThisCard => t.state.take_out(card),
        Effect::Choose(options) => choose(t, side, card, options, play)?,
        Effect::Sequence(steps) => {
            for step in steps {
                run(t, side, card, step, play)?;
            }
        }
        Effect::If { when, then, otherwise } => {
            if holds(&t.state, *when) {
                run(t, side, card, then, play)?;
            } else if let Some(otherwise) = otherwise {
                run(t, side, card, otherwise, play)?;
            }
        }
    }
    Ok(())
}

fn per_colony(one_per_colony: bool) -> Spread {
    if one_per_colony { Spread::OnePerColony } else { Spread::Any }
}

/// §10.1 Puts a side's PC marker in a space, and tells.
pub fn mark(t: &mut Wtp<'_>, side: Side, space: Space) {
    let flips = t.state.pcs[side.enemy()].contains(space);
    t.state.mark(side, space);
    if flips {
        t.note("10.1", msg!("wtp-note-pc-flipped", side = side.name(), space = space));
    } else {
        t.note("10.1", msg!("wtp-note-pc-placed", side = side.name(), space = space));
    }
}

/// §6.2 Takes a PC marker off a space, and tells.
pub fn remove_pc(t: &mut Wtp<'_>, space: Space, owner: Side) {
    t.state.unmark(space);
    t.note("6.2", msg!("wtp-note-pc-removed", side = owner.name(), space = space));
}

/// §6.2 Chooses spaces one after another, as often as the limit says, and does something in each.
pub fn choose_spaces<'t>(
    t: &mut Wtp<'t>,
    who: Side,
    prompt: Prompt,
    limit: Limit,
    spread: Spread,
    targets: impl Fn(&Open) -> SpaceSet,
    mut act: impl FnMut(&mut Wtp<'t>, Space),
) -> Flow<()> {
    let mut within = t.facts.all;
    for _ in 0..limit.most() {
        let spaces = targets(&t.state) & within;
        if spaces.is_empty() {
            break;
        }
        let chosen = match limit {
            Limit::Max(_) => ask::space_or_done(t, who, prompt, spaces)?,
            Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
        };
        let Some(space) = chosen else { break };
        match spread {
            Spread::Any => {}
            Spread::OnePerColony => within = within - space.colony(t.facts).spaces(t.facts),
            Spread::SameColony => within = space.colony(t.facts).spaces(t.facts),
        }
        act(t, space);
    }
    Ok(())
}

/// §6.2 Places PC markers. Where each colony must get one, the colonies are asked for in order.
pub fn place_pcs(t: &mut Wtp<'_>, prompt: Prompt, effect: &Effect) -> Flow<()> {
    let Effect::PlacePc { side, limit, one_per_colony, same_colony, chaining, filter } = effect else {
        return Ok(());
    };
    let (side, at_first) = (*side, t.state.passing(t.facts, filter));
    let targets = |state: &Open| {
        let now = state.passing(t.facts, filter) - state.pcs[side];
        if *chaining { now } else { now & at_first }
    };
    let colonies = Colony::all(t.facts).filter(|it| !(it.spaces(t.facts) & at_first).is_empty()).count();
    if let Limit::Exactly(most) = *limit
        && *one_per_colony
        && usize::from(most) >= colonies
    {
        for colony in Colony::all(t.facts) {
            let spaces = targets(&t.state) & colony.spaces(t.facts);
            if !spaces.is_empty() {
                let space = t.pick_in(side, prompt, spaces)?;
                mark(t, side, space);
            }
        }
        return Ok(());
    }
    let spread = if *same_colony { Spread::SameColony } else { per_colony(*one_per_colony) };
    choose_spaces(t, side, prompt, *limit, spread, targets, |t, space| mark(t, side, space))
}

/// §6.2 New combat units, in one space or in the Reinforcements box.
fn add_cus(
    t: &mut Wtp<'_>,
    who: Side,
    card: Card,
    owner: Side,
    count: u8,
    to: CuPlace,
    filter: &Filter,
) -> Flow<()> {
    if to == CuPlace::Reinforcements {
        t.state.british_box = t.state.british_box.saturating_add(count);
        t.note("6.2", msg!("wtp-note-box", count = count));
        return Ok(());
    }
    let spaces = t.state.passing(t.facts, filter) - t.state.cu_spaces(owner.enemy());
    if spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(who, Prompt::EventAddCu { title: card }, spaces)?;
    t.state.add(owner.nation(), space, count);
    t.note("6.2", msg!("wtp-note-reinforced", side = owner.name(), count = count, space = space));
    movement::arrival::take_over(t, owner, space);
    Ok(())
}

/// §6.2 Combat units are removed, first from where the card says first.
fn remove_cus(
    t: &mut Wtp<'_>,
    who: Side,
    card: Card,
    owner: Side,
    limit: Limit,
    from: &[CuPlace],
    filter: &Filter,
) -> Flow<()> {
    for _ in 0..limit.most() {
        let full = |place: &CuPlace| match place {
            CuPlace::Reinforcements => owner == Side::British && t.state.british_box > 0,
            CuPlace::Map => !(t.state.passing(t.facts, filter) & t.state.cu_spaces(owner)).is_empty(),
        };
        match from.iter().find(|place| full(place)) {
            None => break,
            Some(CuPlace::Reinforcements) => {
                t.state.british_box -= 1;
                t.note("6.2", msg!("wtp-note-box-loses", count = 1));
            }
            Some(CuPlace::Map) => {
                let spaces = t.state.passing(t.facts, filter) & t.state.cu_spaces(owner);
                let prompt = Prompt::EventRemoveCu { title: card };
                let chosen = match limit {
                    Limit::Max(_) => ask::space_or_done(t, who, prompt, spaces)?,
                    Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
                };
                let Some(space) = chosen else { break };
                let there = t.state.force(owner, space);
                battle::losses::lose(t, who, space, there, 1, "6.2")?;
                if victory::check(t) {
                    break;
                }
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

/// §6.2 The card goes to the War Ends box, the one that was there to the discard pile.
fn war_ends(t: &mut Wtp<'_>, card: Card, year: u16) {
    t.state.put_in_war_ends_box(card);
    t.note("6.2", msg!("wtp-note-war-ends", year = year));
}

/// §6.2 One of several effects, out of those that can change something.
fn choose<'t>(
    t: &mut Wtp<'t>,
    side: Side,
    card: Card,
    options: &'t [Effect],
    play: &mut CardPlay,
) -> Flow<()> {
    let choices: Choices = (options.iter().zip(Button::OPTIONS))
        .filter(|(effect, _)| possible::can_change(&t.state, t.facts, effect))
        .map(|(_, word)| word.into())
        .collect();
    if choices.is_empty() {
        return Ok(());
    }
    let chosen = t.pick(side, Prompt::EventChoose { title: card }, &choices)?;
    let at = Button::OPTIONS.iter().position(|&word| chosen == Choice::Button(word));
    match at.and_then(|at| options.get(at)) {
        Some(effect) => run(t, side, card, effect, play),
        None => Ok(()),
    }
}
