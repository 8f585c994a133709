//! §2.3.8 Brilliant Strokes: played before the 1st Eligible Faction acts, trumped by those higher on the ladder.

use arrayvec::ArrayVec;
use tricorne_kernel::{Prompt, Told, msg};

use super::{eligibility, treaty};
use crate::activities;
use crate::ask::{Choices, Lod};
use crate::cards::Kind;
use crate::choice::Choice;
use crate::commands;
use crate::leaders;
use crate::map::SpaceSet;
use crate::order::{Accompaniment, Order, Price};
use crate::pieces::Faction;
use crate::state::{Phase, State};
use crate::words::{Activity, Word};

/// A card that interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// §2.3.9
    Treaty,
    /// The Brilliant Stroke of a Faction.
    Of(Faction),
}

impl Stroke {
    /// From the lowest to the highest on the ladder of trumps.
    const LADDER: [Stroke; 5] = [
        Stroke::Of(Faction::Patriots),
        Stroke::Of(Faction::British),
        Stroke::Of(Faction::French),
        Stroke::Of(Faction::Indians),
        Stroke::Treaty,
    ];

    fn faction(self) -> Faction {
        match self {
            Stroke::Treaty => Faction::French,
            Stroke::Of(faction) => faction,
        }
    }

    fn word(self) -> Word {
        match self {
            Stroke::Treaty => Word::TreatyOfAlliance,
            Stroke::Of(_) => Word::BrilliantStroke,
        }
    }
}

/// §2.3.8 Before anybody acts on the card, each Faction that can is asked for its Brilliant Stroke, from the lowest on
/// the ladder to the highest; a higher one trumps, and the trumped card goes back to its owner.
pub fn interrupt(t: &mut Lod<'_>) -> Told<()> {
    t.state.sequence.phase = Phase::EligibleFaction;
    let mut played: Option<Stroke> = None;
    for faction in [Faction::Patriots, Faction::British, Faction::French, Faction::Indians, Faction::French] {
        let options: ArrayVec<Stroke, 2> = Stroke::LADDER
            .into_iter()
            .filter(|&stroke| stroke.faction() == faction && playable(&t.state, stroke))
            .filter(|&stroke| played.is_none_or(|played| trumps(stroke, played)))
            .collect();
        if let Some(stroke) = offer(t, faction, &options, played)? {
            if let Some(trumped) = played {
                t.note(
                    "2.3.8",
                    msg!("lod-note-stroke-trumped", faction = faction, trumped = trumped.faction()),
                );
            }
            played = Some(stroke);
        }
    }
    match played {
        None => Ok(()),
        Some(Stroke::Treaty) => {
            treaty::conclude(t)?;
            eligibility::all_eligible(t);
            Ok(())
        }
        Some(Stroke::Of(faction)) => {
            t.state.strokes[faction] = false;
            t.note("2.3.8", msg!("lod-note-stroke-played", faction = faction));
            execute(t, faction)?;
            eligibility::all_eligible(t);
            Ok(())
        }
    }
}

fn offer(
    t: &mut Lod<'_>,
    faction: Faction,
    strokes: &[Stroke],
    played: Option<Stroke>,
) -> Told<Option<Stroke>> {
    if strokes.is_empty() {
        return Ok(None);
    }
    let mut words: ArrayVec<Word, 3> = strokes.iter().map(|stroke| stroke.word()).collect();
    words.push(Word::No);
    let prompt = match played {
        None => msg!("lod-ask-stroke", faction = faction),
        Some(other) => msg!("lod-ask-trump", faction = faction, other = other.faction()),
    };
    let word = t.ask(faction, Prompt::new("2.3.8", prompt), &words)?;
    Ok(strokes.iter().copied().find(|stroke| stroke.word() == word))
}

/// §2.3.8 Treaty, Indians, French, British, Patriots: each trumps those after it, but nobody their own card.
fn trumps(stroke: Stroke, played: Stroke) -> bool {
    let rank = |wanted| Stroke::LADDER.iter().position(|&stroke| stroke == wanted);
    rank(stroke) > rank(played) && stroke.faction() != played.faction()
}

/// §2.3.8, §2.3.9 Whether the card may be played now: held, its Faction Eligible, no Winter Quarters card showing, and
/// its own conditions.
pub fn playable(state: &State, stroke: Stroke) -> bool {
    let winter_showing = state.cards.on_deck.is_some_and(|card| card.card().kind == Kind::WinterQuarters);
    let faction = stroke.faction();
    let held = match stroke {
        Stroke::Treaty => state.treaty_card && treaty::prepared(state),
        Stroke::Of(_) => state.strokes[faction] && leader_can_take_part(state, faction),
    };
    held && state.sequence.eligible[faction] && !winter_showing
}

/// §1.10 Whether some Limited Command could involve the Leader's space. Before the Treaty of Alliance the French Leader
/// is on no map, so the French must play the Treaty first.
fn leader_can_take_part(state: &State, faction: Faction) -> bool {
    let order = stroke_order(faction);
    state.leader_space(faction).is_some_and(|leader| {
        let order = Order { must_involve: Some(leader), ..order };
        commands::of(faction, state.treaty).iter().any(|&command| commands::possible(state, &order, command))
    })
}

fn stroke_order(faction: Faction) -> Order {
    Order::free_limited(faction, SpaceSet::ALL)
}

/// §2.3.8 One Special Activity and two Limited Commands, all free, independent and in any order. The Leader takes part
/// in one of the two.
fn execute(t: &mut Lod<'_>, faction: Faction) -> Told<()> {
    let (mut commands_left, mut activity_left, mut involved) = (2, true, false);
    loop {
        let mut options = Choices::new();
        let order = Order {
            must_involve: if involved || commands_left > 1 { None } else { t.state.leader_space(faction) },
            activity: if activity_left { Accompaniment::Open } else { Accompaniment::Forbidden },
            ..stroke_order(faction)
        };
        // Only Common Cause joins a Command of the stroke; other Activities stand by themselves.
        let command_order = Order { activity: common_cause_only(faction, activity_left), ..order };
        if commands_left > 0 {
            let list = commands::of(faction, t.state.treaty).iter();
            let possible = list.filter(|&&command| commands::possible(&t.state, &command_order, command));
            options.extend(possible.map(|&command| Choice::Command(command)));
        }
        let keeps_leader_able = |_: &State, _: &Order| true;
        if activity_left && (involved || commands_left > 1 || leader_can_take_part(&t.state, faction)) {
            let free = Order { activity: Accompaniment::Open, ..Order::free(faction, SpaceSet::ALL) };
            options.extend(activities::offered(&t.state, &free, keeps_leader_able));
        }
        if options.is_empty() {
            return Ok(());
        }
        if involved || commands_left == 0 || !leader_can_take_part(&t.state, faction) {
            options.push(Word::Done.into());
        }
        let prompt =
            Prompt::new("2.3.8", msg!("lod-ask-stroke-action", faction = faction, commands = commands_left));
        match t.ask(faction, prompt, &options)? {
            Choice::Command(command) => {
                let leader = t.state.leader_space(faction);
                let mut order = command_order;
                commands::execute(t, &mut order, command)?;
                involved |= leader.is_some_and(|space| order.involves(space));
                involved |= t.state.leader_space(faction).is_some_and(|space| order.involves(space));
                commands_left -= 1;
                activity_left &= order.activity != Accompaniment::Used(Activity::CommonCause);
            }
            Choice::Activity(activity) => {
                let mut order = Order { price: Price::Free, ..Order::full(faction) };
                activities::execute(t, &mut order, activity)?;
                activity_left = false;
            }
            _ => return Ok(()),
        }
        leaders::settle(t)?;
    }
}

/// Common Cause lives within March and Battle, so the Limited Commands of the British stroke must leave it open.
fn common_cause_only(faction: Faction, activity_left: bool) -> Accompaniment {
    if faction == Faction::British && activity_left {
        Accompaniment::CommonCauseOnly
    } else {
        Accompaniment::Forbidden
    }
}
