//! §3.1, §4.1 An order to execute one Command: who, at what price, where, and with which Special Activity.
//!
//! Free and paid, limited and full, anywhere and only there: the places where such games go wrong are fields here.

use tricorne_kernel::Flow;

use crate::activities;
use crate::ask::{Choices, Lod};
use crate::choice::Choice;
use crate::commands;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{ByFaction, Faction};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// Who pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    /// The usual costs.
    Paid,
    /// §3.1.2 Nobody pays anything (but Reward Loyalty, §3.2.1).
    Free,
}

/// §4.1 Whether a Special Activity goes with the Command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Accompaniment {
    /// None is allowed.
    Forbidden,
    /// One is allowed and was not used yet.
    Open,
    /// §2.3.8 Within a Brilliant Stroke: only Common Cause may join, and was not used yet.
    CommonCauseOnly,
    /// This one was used. Common Cause may go on in further spaces of the Command.
    Used(Activity),
}

/// An order under execution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// The executing Faction.
    pub faction: Faction,
    /// The Command, once chosen.
    pub command: Option<Command>,
    /// Who pays.
    pub price: Price,
    /// §2.3.5 Whether it is a Limited Command: one space, or one destination.
    pub limited: bool,
    /// Where the Command (or the Activity of an Event) may take place at all.
    pub within: SpaceSet,
    /// §5.3 In how many spaces an Event has a free Command executed, as far as there are so many.
    pub exactly: Option<u8>,
    /// The spaces selected for the Command so far; for moves the destinations.
    pub selected: SpaceSet,
    /// The spaces that pieces moved out of so far.
    pub origins: SpaceSet,
    /// §3.3.1, §3.4.1 The spaces of a Rally or Gather where Militia or War Parties came home and hid.
    pub regrouped: SpaceSet,
    /// Spaces that an Activity has used and that the Command may no longer use, where the rule says so.
    pub barred: SpaceSet,
    /// §4.1 The Special Activity.
    pub activity: Accompaniment,
    /// §1.10 For a Brilliant Stroke: the Leader's space, which must be a destination or an origin.
    pub must_involve: Option<Space>,
    /// The Command cannot begin yet: the Activity must bring the Resources for it, or lift the Blockade that bars it.
    pub must_fund: bool,
    /// Whether the Activity came when its Faction had no Resources left for the Command.
    pub out_of_resources: bool,
    /// §3.3.1 Whether Continentals were trained in this Rally.
    pub trained: bool,
    /// §1.10 Whose Leaders have ridden along in this Command (L110).
    pub rode: ByFaction<bool>,
}

impl Order {
    /// §2.3.4 A Command with a Special Activity if desired, at the usual costs.
    pub fn full(faction: Faction) -> Order {
        Order {
            faction,
            command: None,
            price: Price::Paid,
            limited: false,
            within: SpaceSet::ALL,
            exactly: None,
            selected: SpaceSet::NONE,
            origins: SpaceSet::NONE,
            regrouped: SpaceSet::NONE,
            barred: SpaceSet::NONE,
            activity: Accompaniment::Open,
            must_involve: None,
            must_fund: false,
            out_of_resources: false,
            trained: false,
            rode: ByFaction([false; 4]),
        }
    }

    /// §2.3.5 A Limited Command at the usual costs.
    pub fn limited(faction: Faction) -> Order {
        Order { limited: true, activity: Accompaniment::Forbidden, ..Order::full(faction) }
    }

    /// §3.1.2 A free Command, or a free Activity, within these spaces.
    pub fn free(faction: Faction, within: SpaceSet) -> Order {
        Order { price: Price::Free, within, activity: Accompaniment::Forbidden, ..Order::full(faction) }
    }

    /// §5.3 A free Command in so many of these spaces.
    pub fn free_in(faction: Faction, within: SpaceSet, count: u8) -> Order {
        Order { exactly: Some(count), ..Order::free(faction, within) }
    }

    /// §3.1.2 A free Command in one of these spaces.
    pub fn free_limited(faction: Faction, within: SpaceSet) -> Order {
        Order { limited: true, ..Order::free(faction, within) }
    }

    /// Whether a Faction can bear this cost (§3.1).
    pub fn can_pay(&self, state: &State, faction: Faction, cost: u8) -> bool {
        self.price == Price::Free || state.resources[faction] >= cost
    }

    /// Takes this cost from a Faction, unless the order is free.
    pub fn pay(&self, state: &mut State, faction: Faction, cost: u8) {
        if self.price == Price::Paid {
            assert!(state.resources[faction] >= cost, "{faction} pays {cost}");
            state.lose(faction, cost);
        }
    }

    /// What somebody really pays of this cost.
    pub fn price_of(&self, cost: u8) -> u8 {
        match self.price {
            Price::Paid => cost,
            Price::Free => 0,
        }
    }

    /// The spaces that may still be selected as far as the order goes: within its bounds, not selected before
    /// (§3.1), and but one if it is limited (§2.3.5).
    pub fn open_spaces(&self) -> SpaceSet {
        if self.limited && !self.selected.is_empty() || self.exactly.is_some_and(|count| self.has(count)) {
            SpaceSet::NONE
        } else {
            self.within - self.selected
        }
    }

    /// Whether so many spaces were selected.
    fn has(&self, count: u8) -> bool {
        self.selected.len() >= count as usize
    }

    /// The open spaces for Commands that move nothing: where the Leader must be involved, only the Leader's.
    pub fn open_spaces_in_place(&self) -> SpaceSet {
        match self.must_involve {
            Some(leader) => self.open_spaces() & SpaceSet::of(leader),
            None => self.open_spaces(),
        }
    }

    /// §1.10 For Commands that move: the Leader's space, if it must still be involved and a move to this destination can
    /// do so only from there.
    pub fn leader_due(&self, destination: Space) -> Option<Space> {
        self.must_involve.filter(|&leader| leader != destination && !self.involves(leader))
    }

    /// §1.10 Whether the space is a destination or an origin of what was executed.
    pub fn involves(&self, space: Space) -> bool {
        (self.selected | self.origins).contains(space)
    }

    /// Whether this Activity may be used now as far as the order goes.
    pub fn may_use(&self, activity: Activity) -> bool {
        match self.activity {
            Accompaniment::Forbidden => false,
            Accompaniment::Open => true,
            Accompaniment::CommonCauseOnly => activity == Activity::CommonCause,
            Accompaniment::Used(used) => activity == Activity::CommonCause && used == activity,
        }
    }
}

/// How a Command goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// In this space.
    Space(Space),
    /// With what else the Command offers.
    Button(Button),
    /// It is done.
    Done,
}

/// Asks for the next space of a Command. The Special Activity is offered in the same question, wherever it is allowed
/// and can do something (§4.1: before, during or after). `None` when the player is done; that is offered once a space
/// was selected, since a Command must occur in at least one (§2.3.4).
pub fn next_space(
    t: &mut Lod<'_>,
    order: &mut Order,
    prompt: Prompt,
    spaces: impl Fn(&State, &Order) -> SpaceSet,
) -> Flow<Option<Space>> {
    match next_or(t, order, prompt, spaces, |_, _| None)? {
        Next::Space(space) => Ok(Some(space)),
        Next::Button(_) | Next::Done => Ok(None),
    }
}

/// The same for a Command that offers something else besides spaces.
pub fn next_or(
    t: &mut Lod<'_>,
    order: &mut Order,
    prompt: Prompt,
    spaces: impl Fn(&State, &Order) -> SpaceSet,
    besides: impl Fn(&State, &Order) -> Option<Button>,
) -> Flow<Next> {
    loop {
        let open = spaces(t.state, order);
        let enough = open.is_empty() || order.exactly.is_none_or(|count| order.has(count));
        let begun = !order.selected.is_empty() && enough;
        order.must_fund = !begun && open.is_empty();
        t.state.executing = Some(*order);
        let options = |state: &State| {
            let mut options: Choices = open.iter().map(Choice::Space).collect();
            options.extend(activities::offered(state, order));
            options.extend(instead_of_garrison(state, order).map(Choice::Command));
            options.extend(besides(state, order).map(Choice::Button));
            if begun && !options.is_empty() {
                options.push(Button::Done.into());
            }
            options
        };
        // A space that an Event has named, or that was Plundered to pay for the Raid, is not asked for again.
        let named = order.within.len() == 1 || order.exactly.is_some();
        let choice = if named || open.is_empty() {
            let options = options(t.state);
            if begun && options.is_empty() {
                return Ok(Next::Done);
            }
            if named {
                t.pick(order.faction, prompt, &options)?
            } else {
                t.ask(order.faction, prompt, &options)?
            }
        } else {
            t.ask_among(order.faction, prompt, options)?
        };
        match choice {
            Choice::Space(space) => return Ok(Next::Space(space)),
            Choice::Activity(activity) => activities::execute(t, order, activity)?,
            Choice::Command(command) => {
                order.command = Some(command);
                return Ok(Next::Done);
            }
            Choice::Button(Button::Done) => return Ok(Next::Done),
            Choice::Button(button) => return Ok(Next::Button(button)),
            other => unreachable!("{other:?} is no way to go on with a Command"),
        }
    }
}

/// §8.4.1 Non-player British whose Special Activity came first and left their Garrison nothing to move turn to another
/// Command.
fn instead_of_garrison<'a>(state: &'a State, order: &'a Order) -> impl Iterator<Item = Command> + 'a {
    let may_abort = order.command == Some(Command::Garrison)
        && order.selected.is_empty()
        && matches!(order.activity, Accompaniment::Used(_))
        && state.options.non_players[order.faction];
    let others: &[Command] = if may_abort { &[Command::Muster, Command::March] } else { &[] };
    others.iter().copied().filter(move |&command| commands::possible(state, order, command))
}

/// Offers the Special Activity once more at the end of a Command that does something after its last space (§4.1).
pub fn activity_after(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    order.must_fund = false;
    t.state.executing = Some(*order);
    let mut options: Choices = activities::offered(t.state, order).collect();
    if options.is_empty() {
        return Ok(());
    }
    options.push(Button::Done.into());
    match t.ask(order.faction, Prompt::ActivityAfter, &options)? {
        Choice::Activity(activity) => activities::execute(t, order, activity),
        _ => Ok(()),
    }
}
