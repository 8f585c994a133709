//! §2.3.8 Brilliant Strokes: played before the 1st Eligible Faction acts, trumped by those higher on the ladder.

use tricorne_kernel::{Flow, msg};

use super::{eligibility, treaty};
use crate::activities;
use crate::ask::{Choices, Lod};
use crate::cards::Kind;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::Faction;
use crate::prompt::Prompt;
use crate::state::{Phase, State};
use crate::words::{Activity, Button};

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

    fn word(self) -> Button {
        match self {
            Stroke::Treaty => Button::TreatyOfAlliance,
            Stroke::Of(_) => Button::BrilliantStroke,
        }
    }
}

/// §2.3.8, §5.1.4 Before anybody acts on the card, and again after each Pass (L179), each Faction that can is asked for its Brilliant Stroke, from the lowest on
/// the ladder to the highest, so that whoever is asked later trumps; the trumped card goes back to its owner.
pub fn interrupt(t: &mut Lod<'_>) -> Flow<()> {
    let mut played: Option<Stroke> = None;
    for stroke in Stroke::LADDER {
        if playable(t.state, stroke) && offer(t, stroke, played)? {
            if let Some(trumped) = played {
                let (faction, trumped) = (stroke.faction(), trumped.faction());
                t.note("2.3.8", msg!("lod-note-stroke-trumped", faction = faction, trumped = trumped));
            }
            played = Some(stroke);
        }
    }
    match played {
        None => {
            t.state.sequence.phase = Phase::EligibleFaction;
            Ok(())
        }
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

/// Asks a Faction for its card. Returns whether it is played.
fn offer(t: &mut Lod<'_>, stroke: Stroke, played: Option<Stroke>) -> Flow<bool> {
    let faction = stroke.faction();
    let prompt = match played {
        None => Prompt::Stroke { faction },
        Some(other) => Prompt::Trump { faction, other: other.faction() },
    };
    Ok(t.ask(faction, prompt, &[stroke.word(), Button::No])? == stroke.word())
}

/// §2.3.8, §2.3.9 Whether the card may be played now: held, its Faction Eligible and not passed on this card, no Winter
/// Quarters card showing, and its own conditions.
pub fn playable(state: &State, stroke: Stroke) -> bool {
    let winter_showing = state.cards.on_deck.is_some_and(|card| card.card().kind == Kind::WinterQuarters);
    let faction = stroke.faction();
    let held = match stroke {
        Stroke::Treaty => state.treaty_card && treaty::prepared(state),
        Stroke::Of(_) => state.strokes[faction] && leader_can_take_part(state, faction),
    };
    // Who passed on this card has taken the Resources for it (L179).
    held && state.sequence.eligible[faction] && !state.sequence.passed[faction] && !winter_showing
}

/// §1.10 Whether some Limited Command could involve the Leader's space. Before the Treaty of Alliance the French Leader
/// is on no map, so the French must play the Treaty first.
fn leader_can_take_part(state: &State, faction: Faction) -> bool {
    state.leader_space(faction).is_some_and(|leader| {
        let order = Order { must_involve: Some(leader), ..Order::free_limited(faction, SpaceSet::ALL) };
        commands::of(faction, state.treaty).iter().any(|&command| commands::possible(state, &order, command))
    })
}

/// §2.3.8 A Limited Command of a Brilliant Stroke. Only Common Cause joins one; other Activities stand by themselves
/// (L24).
pub fn stroke_order(faction: Faction, activity_left: bool, must_involve: Option<Space>) -> Order {
    Order {
        must_involve,
        activity: common_cause_only(faction, activity_left),
        ..Order::free_limited(faction, SpaceSet::ALL)
    }
}

/// §2.3.8 One Special Activity and two Limited Commands, all free, independent and in any order. The Leader takes part
/// in one of the two.
fn execute(t: &mut Lod<'_>, faction: Faction) -> Flow<()> {
    let (mut commands_left, mut activity_left, mut involved, mut first) = (2, true, false, None);
    loop {
        if !involved && !leader_can_take_part(t.state, faction) {
            // What was done so far left the Leader nothing to take part in (§1.10): the stroke is over.
            return Ok(());
        }
        let mut options = Choices::new();
        // A non-player's Leader takes part in the first of the two (§8.3.7).
        let due = !involved && (commands_left == 1 || t.state.options.non_players[faction]);
        let leader_due = t.state.leader_space(faction).filter(|_| due);
        let command_order = stroke_order(faction, activity_left, leader_due);
        if commands_left > 0 {
            let list = commands::of(faction, t.state.treaty).iter();
            let possible = list.filter(|&&command| commands::possible(t.state, &command_order, command));
            options.extend(possible.map(|&command| Choice::Command(command)));
        }
        let alone = Order { activity: Accompaniment::Open, ..Order::free(faction, SpaceSet::ALL) };
        if activity_left {
            options.extend(activities::offered(t.state, &alone));
        }
        if options.is_empty() {
            return Ok(());
        }
        // §5.1.4 What the card grants is executed as far as it can be; a non-player stops where its flowchart does (§8.3.7,
        // L180).
        if involved && t.state.options.non_players[faction] {
            options.push(Button::Done.into());
        }
        let prompt = match first {
            None => Prompt::StrokeAction { faction, commands: commands_left },
            Some(first) => Prompt::StrokeActionNext { faction, commands: commands_left, first },
        };
        match t.ask(faction, prompt, &options)? {
            Choice::Command(command) => {
                let leader = t.state.leader_space(faction);
                let mut order = command_order;
                commands::execute(t, &mut order, command)?;
                involved |= leader.is_some_and(|space| order.involves(space));
                involved |= t.state.leader_space(faction).is_some_and(|space| order.involves(space));
                commands_left -= 1;
                first.get_or_insert(command);
                activity_left &= order.activity != Accompaniment::Used(Activity::CommonCause);
            }
            Choice::Activity(activity) => {
                let mut order = alone;
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
