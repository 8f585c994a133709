//! §3.2.1 Muster.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::placing;
use crate::prompt::Prompt;
use crate::reward_loyalty;
use crate::state::{Level, State};
use crate::words::Button;

/// What each space costs.
const COST: u8 = 1;
/// The most Regulars that a Muster places.
const REGULARS: u8 = 6;
/// How many cubes a Fort replaces.
const CUBES_FOR_FORT: u8 = 3;

/// §3.2.1 Where the British may Muster. Regulars come first, and to one space: so they go to the first one selected,
/// and every further one takes Tories.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !order.can_pay(state, Faction::British, COST) {
        return SpaceSet::NONE;
    }
    let first = order.selected.is_empty();
    let open = order.open_spaces_in_place() - order.barred;
    let landings = if first { landings(state) } else { SpaceSet::NONE };
    let loyal = SpaceSet::ALL.only(|space| draws_tories(state, space));
    let near = loyal | loyal.neighbours();
    open.only(|space| {
        landings.contains(space) && state.may_stand(Piece::BritishRegulars, space)
            || near.contains(space) && admits_tories(state, space)
    })
}

/// §3.2.1 Regulars in one space, Tories in any, and at last one Fort or one reward of loyalty. One Resource a space.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    loop {
        let first = order.selected.is_empty();
        let cost = order.price_of(COST);
        let prompt = if first { Prompt::MusterFirst { cost } } else { Prompt::MusterNext { cost } };
        let Some(space) = command_order::next_space(t, order, prompt, spaces)? else { break };
        order.selected.insert(space);
        order.pay(t.state, Faction::British, COST);
        t.note("3.2.1", msg!("lod-note-muster", space = space, paid = cost));
        if first && takes_regulars(t.state, space) {
            place_regulars(t, space)?;
        }
        if takes_tories(t.state, space) {
            place_tories(t, space)?;
        }
    }
    build_or_reward(t, order)?;
    leaders::settle(t)?;
    command_order::activity_after(t, order)
}

/// Card 94: a free Muster of Tories alone in one space, as far as it takes them.
pub fn tories_alone(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    if takes_tories(t.state, space) {
        t.note("3.2.1", msg!("lod-note-muster", space = space, paid = 0));
        place_tories(t, space)?;
    }
    Ok(())
}

/// §3.2.1, §1.9 Regulars land in a City without a Blockade, in a Colony that touches one (L29), or in the West Indies.
pub fn takes_regulars(state: &State, space: Space) -> bool {
    landings(state).contains(space) && state.may_stand(Piece::BritishRegulars, space)
}

fn landings(state: &State) -> SpaceSet {
    let ports = SpaceSet::CITIES - state.blockaded();
    let colonies = ports.neighbours() & SpaceSet::COLONIES;
    ports | colonies | SpaceSet::of(Space::WestIndies)
}

/// §3.2.1 Tories join in a City or Colony with or beside Regulars or a British Fort, not at Active Opposition. Regulars
/// that this Muster placed count (L30).
pub fn takes_tories(state: &State, space: Space) -> bool {
    let near = SpaceSet::of(space) | space.adjacent();
    admits_tories(state, space) && near.any(|near| draws_tories(state, near))
}

fn admits_tories(state: &State, space: Space) -> bool {
    (space.is_city() || space.is_colony()) && state.level(space) != Level::ActiveOpposition
}

/// Whether Tories join here and beside.
fn draws_tories(state: &State, space: Space) -> bool {
    state.count_of(&[Piece::BritishRegulars, Piece::BritishForts], space) > 0
}

/// §3.2.1 Up to six Regulars.
fn place_regulars(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let most = placing::placeable(t.state, Piece::BritishRegulars, space).min(REGULARS);
    let prompt = Prompt::MusterRegulars { space };
    let count = ask::number(t, Faction::British, prompt, 0, most)?;
    placing::place_own(t, "3.2.1", Piece::BritishRegulars, space, count)?;
    Ok(())
}

/// §3.2.1 Up to two Tories, or up to one at Passive Opposition (L30).
fn place_tories(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let limit = if t.state.level(space) == Level::PassiveOpposition { 1 } else { 2 };
    let most = placing::placeable(t.state, Piece::Tories, space).min(limit);
    let prompt = Prompt::MusterTories { space };
    let count = ask::number(t, Faction::British, prompt, 0, most)?;
    placing::place_own(t, "3.2.1", Piece::Tories, space, count)?;
    Ok(())
}

/// §3.2.1 In up to one space of the Muster a Fort or a reward of loyalty. The latter costs Resources even if the Muster
/// was free, and has no limit of levels.
fn build_or_reward(t: &mut Lod<'_>, order: &Order) -> Flow<()> {
    let forts = order.selected.only(|space| can_build(t.state, space));
    let loyal = order.selected & reward_loyalty::spaces(t.state);
    let mut words = ArrayVec::<Button, 3>::new();
    words.extend((!forts.is_empty()).then_some(Button::BuildFort));
    words.extend((!loyal.is_empty()).then_some(Button::RewardLoyalty));
    words.push(Button::Done);
    let prompt = Prompt::MusterFortOrLoyalty;
    let word = ask::word(t, order.faction, prompt, &words)?;
    if word == Button::BuildFort {
        let prompt = Prompt::MusterFortWhere;
        let space = ask::space(t, order.faction, prompt, forts)?;
        build_fort(t, space)?;
    } else if word == Button::RewardLoyalty {
        let prompt = Prompt::MusterLoyaltyWhere;
        let space = ask::space(t, order.faction, prompt, loyal)?;
        reward_loyalty::reward(t, space, None)?;
    }
    Ok(())
}

fn can_build(state: &State, space: Space) -> bool {
    state.british_cubes(space) >= CUBES_FOR_FORT && placing::placeable(state, Piece::BritishForts, space) > 0
}

/// §3.2.1 Three cubes give way to a Fort; they go to Available and are no Casualties. Where the last Fort had to be
/// taken from the map (§1.4.1) and the British would rather not, nothing changes.
fn build_fort(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    if placing::place_own(t, "3.2.1", Piece::BritishForts, space, 1)? == 0 {
        return Ok(());
    }
    let (regulars, tories) =
        (t.state.count(Piece::BritishRegulars, space), t.state.count(Piece::Tories, space));
    let (least, most) = (CUBES_FOR_FORT.saturating_sub(tories), CUBES_FOR_FORT.min(regulars));
    let prompt = Prompt::MusterFortRegulars { space };
    let regulars = ask::number(t, Faction::British, prompt, least, most)?;
    let tories = CUBES_FOR_FORT - regulars;
    t.state.remove(Piece::BritishRegulars, space, regulars);
    t.state.remove(Piece::Tories, space, tories);
    t.note("3.2.1", msg!("lod-note-muster-fort", space = space, regulars = regulars, tories = tories));
    Ok(())
}
