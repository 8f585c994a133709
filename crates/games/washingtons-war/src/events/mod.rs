//! §6.3 Events: what the cards of the pack do, read from their effects.

pub mod campaign;
pub mod discarding;
mod possible;

use arrayvec::ArrayVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::{self, Choices, Ww};
use crate::battle;
use crate::cards::{Card, CardSet, Reshuffle};
use crate::choice::Choice;
use crate::french;
use crate::map::{BySpace, Colony, Member, Space, SpaceSet};
use crate::movement::{self, CardPlay, Pace};
use crate::pack::Pack;
use crate::pack::{CuPlace, Effect, Filter, Limit};
use crate::pieces::{Named, Side};
use crate::prompt::{Prompt, Roll};
use crate::sequence::deal;
use crate::state::{Navy, Open, Place, State};
use crate::victory;
use crate::words::Button;

pub use possible::{condition_holds, playable};

/// How the spaces of an effect may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// Anywhere.
    Any,
    /// So many in each colony at most.
    PerColony(u8),
    /// All in one colony.
    SameColony,
}

/// §6.31 A card is played as an event: it leaves the hand, and everything it says is done.
pub fn play(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    t.note("6.31", msg!("ww-note-event", side = side.name(), number = card.number(), title = card));
    leave_hand(&mut t.state, t.facts, side, card);
    let mut play = CardPlay::new(&t.state);
    run(t, side, card, &card.facts(t.facts).effect, &mut play)?;
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

/// §6.31 Does what an effect says.
pub fn run<'t>(t: &mut Ww<'t>, side: Side, card: Card, effect: &'t Effect, play: &mut CardPlay) -> Flow<()> {
    match effect {
        Effect::Ops { .. } | Effect::BattleBonus { .. } => {}
        Effect::Campaign { generals, landing_party } => {
            campaign::campaign(t, side, *generals, landing_party[side], play)?;
        }
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
        Effect::ActivateGeneral { side: owner, generals, spaces, may_fight } => {
            let fighting = if *may_fight { *spaces } else { 0 };
            let pace = Pace { fighting, otherwise: *spaces };
            for _ in 0..*generals {
                campaign::activate_one(t, *owner, pace, play)?;
            }
        }
        Effect::DiscardRandom { from, count } => {
            for _ in 0..*count {
                discard_random(t, *from)?;
            }
        }
        Effect::DrawCards { side: owner, count } => {
            for _ in 0..*count {
                deal::draw(t, *owner)?;
            }
        }
        Effect::FrenchAlliance { delta } => french::move_alliance(t, *delta),
        Effect::FrenchNavyAway => {
            if matches!(t.state.navy, Navy::Zone(_)) {
                t.state.navy = Navy::Away;
                t.note("12.3", msg!("ww-note-navy-away"));
            }
        }
        Effect::LoseRegulars => battle::lose_regulars(t),
        Effect::BlockPcPlacement { side: owner, ops, discard } => {
            let blocked = &mut t.state.blocked[*owner];
            blocked.ops |= ops;
            blocked.discard |= discard;
            t.note("10.11.A.iv", msg!("ww-note-blocked", side = owner.name()));
        }
        Effect::RemoveGeneral { general } => {
            t.state.put(*general, Place::Out);
            t.note("6.33", msg!("ww-note-out-of-the-game", general = *general));
        }
        Effect::WarEnds { year } => war_ends(t, card, *year),
        Effect::Choose(options) => choose(t, side, card, options, play)?,
        Effect::Sequence(steps) => {
            for step in steps {
                run(t, side, card, step, play)?;
            }
        }
        Effect::ByTiming { strategy, .. } => run(t, side, card, strategy, play)?,
    }
    Ok(())
}

fn per_colony(one_per_colony: bool) -> Spread {
    if one_per_colony { Spread::PerColony(1) } else { Spread::Any }
}

/// §10.0 Puts a side's PC marker in a space, and tells.
pub fn mark(t: &mut Ww<'_>, side: Side, space: Space) {
    let flips = t.state.pcs[side.enemy()].contains(space);
    t.state.mark(side, space);
    if flips {
        t.note("10.11", msg!("ww-note-pc-flipped", side = side.name(), space = space));
    } else {
        t.note("10.11", msg!("ww-note-pc-placed", side = side.name(), space = space));
    }
}

/// §10.12 Takes a PC marker off a space, and tells.
pub fn remove_pc(t: &mut Ww<'_>, space: Space, owner: Side) {
    t.state.unmark(space);
    t.note("10.12", msg!("ww-note-pc-removed", side = owner.name(), space = space));
}

/// §6.31 Chooses spaces one after another, as often as the limit says, and does something in each.
pub fn choose_spaces<'t>(
    t: &mut Ww<'t>,
    who: Side,
    prompt: Prompt,
    limit: Limit,
    spread: Spread,
    targets: impl Fn(&Open) -> SpaceSet,
    mut act: impl FnMut(&mut Ww<'t>, Space),
) -> Flow<()> {
    let mut used = BySpace::<u8>::default();
    let mut only = t.facts.all;
    let full = |used: &BySpace<u8>, colony: Colony| match spread {
        Spread::PerColony(most) => used.0[colony.index()] >= most,
        Spread::Any | Spread::SameColony => false,
    };
    for _ in 0..limit.most() {
        let open = Colony::all(t.facts).filter(|&colony| !full(&used, colony));
        let open = open.fold(SpaceSet::NONE, |set, colony| set | colony.spaces(t.facts));
        let spaces = targets(&t.state) & only & open;
        if spaces.is_empty() {
            break;
        }
        let chosen = match limit {
            Limit::Max(_) => ask::space_or_done(t, who, prompt, spaces)?,
            Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
        };
        let Some(space) = chosen else { break };
        used.0[space.colony(t.facts).index()] += 1;
        if spread == Spread::SameColony {
            only = space.colony(t.facts).spaces(t.facts);
        }
        act(t, space);
    }
    Ok(())
}

/// §10.12, §10.12.A Places PC markers. Where each colony must get one, the colonies are asked for in order.
pub fn place_pcs(t: &mut Ww<'_>, prompt: Prompt, effect: &Effect) -> Flow<()> {
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

/// §6.31 New combat units, in one space or in the Reinforcements box.
fn add_cus(
    t: &mut Ww<'_>,
    who: Side,
    card: Card,
    owner: Side,
    count: u8,
    to: CuPlace,
    filter: &Filter,
) -> Flow<()> {
    if to == CuPlace::Reinforcements {
        t.state.british_box = t.state.british_box.saturating_add(count);
        t.note("6.31", msg!("ww-note-box", count = count));
        return Ok(());
    }
    let spaces = t.state.passing(t.facts, filter) - t.state.cu_spaces(owner.enemy());
    if spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(who, Prompt::EventAddCu { title: card }, spaces)?;
    t.state.add(owner.nation(), space, count);
    t.note("6.31", msg!("ww-note-reinforced", side = owner.name(), count = count, space = space));
    movement::arrival::take_over(t, owner, space)
}

/// §6.31 Combat units are removed, first from where the card says first.
fn remove_cus(
    t: &mut Ww<'_>,
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
                t.note("6.31", msg!("ww-note-box-loses", count = 1));
            }
            Some(CuPlace::Map) => {
                let spaces = t.state.passing(t.facts, filter) & t.state.cu_spaces(owner);
                let prompt = Prompt::EventRemoveCu { title: card };
                let chosen = match limit {
                    Limit::Max(_) => ask::space_or_done(t, who, prompt, spaces)?,
                    Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
                };
                let Some(space) = chosen else { break };
                battle::losses::lose(t, owner, space, 1)?;
            }
        }
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

/// §6.34.C.iii The card goes to the War Ends box, the one that was there to the discard pile.
fn war_ends(t: &mut Ww<'_>, card: Card, year: u16) {
    t.state.put_in_war_ends_box(card);
    t.note("6.34.C", msg!("ww-note-war-ends", year = year));
}

/// §6.31 One of several effects, out of those that can change something.
fn choose<'t>(
    t: &mut Ww<'t>,
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
        && !matches!(card.facts(facts).effect, Effect::WarEnds { .. })
}

/// §6.32.C The operations cards that buy a discarded event.
pub fn exchangeable(state: &State, facts: &Pack, side: Side) -> impl Iterator<Item = Card> {
    let values = &facts.tables.exchange[side];
    state.hands[side].iter().filter(move |card| card.ops(facts).is_some_and(|ops| values.contains(&ops)))
}
