//! §4.2.2, §4.3.3, §4.5.2 Skirmish of the British, the Patriots and the French: a limited strike in one space.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Rule, msg};

use super::leaves_command_possible;
use crate::ask::{self, Lod};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::leaders;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::{Button, Command};

/// §4.2.2, §4.3.3, §4.5.2 Whether the order's Faction can Skirmish somewhere.
pub fn possible(state: &State, order: &Order) -> bool {
    not_closed(order).any(|space| is_open(state, order, space))
}

/// §4.2.2, §4.3.3, §4.5.2 Where the order's Faction may Skirmish: within its bounds, but in no space of a Command that
/// excludes it (§4.1.1). A Command that is still to begin must stay possible.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    not_closed(order).only(|space| is_open(state, order, space))
}

fn not_closed(order: &Order) -> SpaceSet {
    if order.command == Some(Command::AgentMobilization) {
        return SpaceSet::NONE;
    }
    let closed = if excludes(order) { order.selected } else { SpaceSet::NONE };
    order.within - closed
}

fn is_open(state: &State, order: &Order, space: Space) -> bool {
    can_strike(state, order.faction, space) && !blows_within(state, order, space).is_empty()
}

/// Whether a Faction could Skirmish in the space: its Regulars or Continentals are there, and something to strike at.
pub fn can_strike(state: &State, striker: Faction, space: Space) -> bool {
    Terms::of(striker).is_some_and(|terms| {
        state.count(terms.own, space) > 0
            && (state.count(terms.fort, space) > 0 || state.count_of(terms.targets, space) > 0)
    })
}

/// §4.2.2, §4.3.3, §4.5.2 The order's Faction Skirmishes in one space, which the Command may not use afterwards where it
/// excludes Skirmish.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let striker = order.faction;
    let Some(terms) = Terms::of(striker) else { return Ok(()) };
    let prompt = Prompt::SkirmishWhere { faction: striker, rule: Rule(terms.rule) };
    let spaces = spaces(t.state, order);
    let space = ask::space(t, striker, prompt, spaces)?;
    let blows = blows_within(t.state, order, space);
    if excludes(order) {
        order.barred.insert(space);
    }
    strike_one_of(t, striker, &terms, space, &blows)
}

/// §4.2.2, §4.3.3, §4.5.2 One Faction's pieces Skirmish in a space where they [can](can_strike). Another may decide for
/// them, as the Indians do in a Scout (§3.4.3).
pub fn strike(t: &mut Lod<'_>, decider: Faction, striker: Faction, space: Space) -> Flow<()> {
    let Some(terms) = Terms::of(striker) else { return Ok(()) };
    let blows = blows(t.state, striker, space);
    strike_one_of(t, decider, &terms, space, &blows)
}

/// What differs between the three Factions.
struct Terms {
    rule: &'static str,
    striker: Faction,
    /// The cubes that strike, and of which one is lost for a harder blow.
    own: Piece,
    /// What they strike at first.
    targets: &'static [Piece],
    /// What they strike at when none of those is there.
    fort: Piece,
}

impl Terms {
    fn of(striker: Faction) -> Option<Terms> {
        match striker {
            Faction::British => Some(Terms {
                rule: "4.2.2",
                striker,
                own: Piece::BritishRegulars,
                targets: &[Piece::Continentals, Piece::FrenchRegulars, Piece::MilitiaActive],
                fort: Piece::PatriotForts,
            }),
            Faction::Patriots => Some(Terms {
                rule: "4.3.3",
                striker,
                own: Piece::Continentals,
                targets: &Piece::BRITISH_CUBES,
                fort: Piece::BritishForts,
            }),
            Faction::French => Some(Terms {
                rule: "4.5.2",
                striker,
                own: Piece::FrenchRegulars,
                targets: &Piece::BRITISH_CUBES,
                fort: Piece::BritishForts,
            }),
            Faction::Indians => None,
        }
    }
}

/// The three ways to strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blow {
    /// One target.
    One,
    /// Two targets, for one of one's own.
    Two,
    /// Where no target is, a Fort for one of one's own.
    Fort,
}

type Blows = ArrayVec<Blow, 2>;

impl Blow {
    fn targets(self) -> u8 {
        match self {
            Blow::One => 1,
            Blow::Two => 2,
            Blow::Fort => 0,
        }
    }

    fn costs_own(self) -> bool {
        match self {
            Blow::One => false,
            Blow::Two | Blow::Fort => true,
        }
    }
}

impl From<Blow> for Choice {
    fn from(blow: Blow) -> Self {
        Choice::Button(match blow {
            Blow::One => Button::RemoveOne,
            Blow::Two => Button::RemoveTwo,
            Blow::Fort => Button::RemoveFort,
        })
    }
}

/// The blows that a Faction could strike in the space.
fn blows(state: &State, striker: Faction, space: Space) -> Blows {
    let mut blows = Blows::new();
    let Some(terms) = Terms::of(striker) else { return blows };
    if state.count(terms.own, space) == 0 {
        return blows;
    }
    match state.count_of(terms.targets, space) {
        0 if state.count(terms.fort, space) > 0 => blows.push(Blow::Fort),
        0 => {}
        1 => blows.push(Blow::One),
        _ => blows.extend([Blow::One, Blow::Two]),
    }
    blows
}

/// The blows after which the order's Command can still be executed.
fn blows_within(state: &State, order: &Order, space: Space) -> Blows {
    let mut blows = blows(state, order.faction, space);
    blows.retain(|blow| leaves_command(state, order, space, *blow));
    blows
}

fn leaves_command(state: &State, order: &Order, space: Space, blow: Blow) -> bool {
    let Some(terms) = Terms::of(order.faction) else { return false };
    let (mut state, mut order) = (state.clone(), *order);
    for _ in 0..blow.targets() {
        // Which one it is makes no difference to whether the Command can begin.
        if let Some(&target) = terms.targets.iter().find(|&&piece| state.count(piece, space) > 0) {
            state.remove_as_casualties(target, space, 1);
        }
    }
    if blow.costs_own() {
        state.remove_as_casualties(terms.own, space, 1);
    }
    if excludes(&order) {
        order.barred.insert(space);
    }
    leaves_command_possible(&state, &order)
}

/// §4.2.2, §4.3.3, §4.5.2 Whether the order's Command and a Skirmish may not take place in the same space.
fn excludes(order: &Order) -> bool {
    let excluded: &[Command] = match order.faction {
        Faction::British => &[Command::Battle, Command::Garrison, Command::Muster],
        Faction::Patriots => &[Command::Battle],
        Faction::French => &[Command::Battle, Command::Muster],
        Faction::Indians => &[],
    };
    order.command.is_some_and(|command| excluded.contains(&command))
}

fn strike_one_of(t: &mut Lod<'_>, decider: Faction, terms: &Terms, space: Space, blows: &[Blow]) -> Flow<()> {
    t.note(terms.rule, msg!("lod-note-skirmish", faction = terms.striker, space = space));
    let prompt =
        Prompt::SkirmishHow { faction: terms.striker, space, own: terms.own, rule: Rule(terms.rule) };
    let blow = t.pick(decider, prompt, blows)?;
    let mut before = None;
    for _ in 0..blow.targets() {
        before = remove_one(t, decider, terms.rule, terms.targets, space, before)?;
    }
    if blow == Blow::Fort {
        remove_one(t, decider, terms.rule, &[terms.fort], space, None)?;
    }
    if blow.costs_own() {
        remove_one(t, decider, terms.rule, &[terms.own], space, None)?;
    }
    // §1.10 Clinton's Capability names Militia without asking for Active ones.
    if terms.striker == Faction::British && t.state.leader_in_space(Leader::Clinton, space) {
        remove_one(t, decider, "1.10", &Piece::MILITIA, space, None)?;
    }
    leaders::settle(t)
}

/// Removes one piece of these kinds, if there is one: cubes and Forts as Casualties, Militia to Available. `before` is the
/// target that the same blow removed before. Returns what was removed.
fn remove_one(
    t: &mut Lod<'_>,
    decider: Faction,
    rule: &'static str,
    pieces: &[Piece],
    space: Space,
    before: Option<Piece>,
) -> Flow<Option<Piece>> {
    let prompt = match before {
        None => Prompt::SkirmishRemove { space, rule: Rule(rule) },
        Some(before) => Prompt::SkirmishRemoveNext { space, before, rule: Rule(rule) },
    };
    let removed = ask::piece_at(t, decider, prompt, pieces, SpaceSet::of(space))?;
    if let Some((piece, _)) = removed {
        t.state.remove_as_casualties(piece, space, 1);
        t.note(rule, msg!("lod-note-skirmish-removes", piece = piece, space = space));
    }
    Ok(removed.map(|(piece, _)| piece))
}
