//! Rules that both rulebooks have. Each cites both: `§ww:7.8` is Washington's War, `§wtp:7.2` We the People. Where the two
//! differ in a number or a name, the game answers for it in [`Rules`]; where they differ in what happens, each game has the
//! rule in its own crate.

pub mod arrival;
pub mod effects;
pub mod interception;
pub mod marks;
pub mod politics;
pub mod reinforcements;
pub mod retreat_before_battle;
pub mod units;
pub mod victory;

use tricorne_kernel::{Flow, Message, Step};

use crate::cards::{Card, CardSet};
use crate::generals::General;
use crate::map::{Space, SpaceSet};
use crate::pack::Filter;
use crate::sides::{BySide, Nation, Side};
use crate::{CardDriven, Word};

/// A question of a shared rule. Each game has it under its own section, in its own words.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Asked<G> {
    CongressWhere,
    WhoLeaves {
        space: Space<G>,
    },
    Intercept {
        general: General<G>,
        space: Space<G>,
    },
    /// Combat units that go with a general who intercepts.
    InterceptWith {
        general: General<G>,
        nation: Nation,
        space: Space<G>,
    },
    RetreatBeforeBattle {
        general: General<G>,
        space: Space<G>,
        rating: u8,
    },
    RetreatBeforeBattleWhere {
        space: Space<G>,
    },
    /// Combat units that go with a general who retreats before battle.
    RetreatWith {
        general: General<G>,
        nation: Nation,
        space: Space<G>,
    },
    ReinforceWhere {
        count: u8,
    },
    LandWhere,
    LandHowMany {
        space: Space<G>,
    },
    BringGeneral {
        side: Side,
        space: Space<G>,
    },
    EventPlace {
        card: Card<G>,
        left: u8,
    },
    EventRemove {
        card: Card<G>,
        left: u8,
    },
    EventFlip {
        card: Card<G>,
        left: u8,
    },
    EventAddCu {
        card: Card<G>,
        count: u8,
    },
    EventRemoveCu {
        card: Card<G>,
        left: u8,
    },
    EventChoose {
        card: Card<G>,
    },
}

/// A die of a shared rule.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Rolled<G> {
    Intercept { general: General<G>, rating: u8 },
    RetreatBeforeBattle { general: General<G> },
}

/// What a shared rule tells.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Told<G> {
    PcPlaced {
        side: Side,
        space: Space<G>,
    },
    PcFlipped {
        side: Side,
        space: Space<G>,
    },
    PcRemoved {
        side: Side,
        space: Space<G>,
    },
    Isolated {
        side: Side,
        space: Space<G>,
    },
    CongressMeets {
        space: Space<G>,
    },
    /// A general leaves a space that has two.
    LeavesForBox {
        general: General<G>,
    },
    /// A general leaves a space to one who has come by sea.
    MakesRoom {
        general: General<G>,
    },
    InterceptionFailed {
        general: General<G>,
        die: u8,
    },
    Intercepted {
        general: General<G>,
        die: u8,
        space: Space<G>,
    },
    RetreatFailed {
        general: General<G>,
        die: u8,
    },
    RetreatedBeforeBattle {
        general: General<G>,
        die: u8,
        space: Space<G>,
    },
    Reinforces {
        side: Side,
        value: u8,
    },
    Reinforced {
        side: Side,
        count: u8,
        space: Space<G>,
    },
    GeneralCame {
        side: Side,
        general: General<G>,
        space: Space<G>,
    },
    EventReinforced {
        side: Side,
        count: u8,
        space: Space<G>,
    },
    EventBox {
        count: u8,
    },
    EventBoxLoses {
        count: u8,
    },
    OutOfTheGame {
        general: General<G>,
    },
    WarEnds {
        year: u16,
    },
}

/// What a game answers for in shared rules.
pub trait Rules: CardDriven {
    /// What one strategy card has done so far.
    type CardPlay;

    /// The question, under the game's own section.
    fn asked(asked: Asked<Self>) -> Self::Prompt;
    /// The die, under the game's own section.
    fn rolled(rolled: Rolled<Self>) -> Self::Roll;
    /// The section, and what is told.
    fn told(told: Told<Self>) -> (&'static str, Message);

    /// Both hands.
    fn hands(state: &mut Self::State) -> &mut BySide<CardSet<Self>>;
    /// The spaces that pass a filter of the facts.
    fn passing(open: &Self::Open, facts: &Self::Facts, filter: &Filter<Self>) -> SpaceSet<Self>;
    /// The PC markers of a side that are isolated.
    fn isolated(open: &Self::Open, facts: &Self::Facts, side: Side) -> SpaceSet<Self>;
    /// Where a side's force may retreat to along lines.
    fn retreat_spaces(
        open: &Self::Open,
        facts: &Self::Facts,
        side: Side,
        from: Space<Self>,
    ) -> SpaceSet<Self>;
    /// The rating that a die must not exceed when a general intercepts or retreats before battle.
    fn evasion(facts: &Self::Facts, general: General<Self>) -> u8;
    /// How few combat units may go with a general who intercepts or retreats before battle, if so many can.
    fn fewest_along(most: u8) -> u8;
    /// Combat units of a side stand in a space without enemy combat units.
    fn take_over(t: &mut Step<'_, Self>, side: Side, space: Space<Self>) -> Flow<()>;
    /// A general is captured.
    fn capture(t: &mut Step<'_, Self>, general: General<Self>) -> Flow<()>;
    /// An event takes a combat unit from a space; `who` picks among nations. Says whether the game goes on.
    fn lose_to_event(t: &mut Step<'_, Self>, who: Side, owner: Side, space: Space<Self>) -> Flow<bool>;
    /// The Regulars' advantage is lost.
    fn lose_regulars(t: &mut Step<'_, Self>);
    /// A side draws a card.
    fn draw(t: &mut Step<'_, Self>, side: Side) -> Flow<()>;
    /// The spaces where a side's reinforcements may come.
    fn reinforcement_spaces(open: &Self::Open, facts: &Self::Facts, side: Side) -> SpaceSet<Self>;
    /// How many reinforcement cards a side may play in a year.
    fn reinforcement_cards(facts: &Self::Facts, side: Side) -> u8;
    /// Whether the French force waits, and could land.
    fn may_land(open: &Self::Open, facts: &Self::Facts) -> bool;
    /// The French force lands.
    fn land(t: &mut Step<'_, Self>) -> Flow<()>;
    /// British reinforcements stand in a port, with the general who came.
    fn british_landed(_t: &mut Step<'_, Self>, _space: Space<Self>) -> Flow<()> {
        Ok(())
    }
    /// The deck.
    fn deck(state: &Self::State) -> CardSet<Self>;
    /// Does what only this game's cards say.
    fn run_own<'t>(
        t: &mut Step<'t, Self>,
        side: Side,
        card: Card<Self>,
        effect: &'t Self::OwnEffect,
        play: &mut Self::CardPlay,
    ) -> Flow<()>;
    /// Whether an effect that only this game has would change anything.
    fn own_can_change(state: &Self::State, facts: &Self::Facts, effect: &Self::OwnEffect) -> bool;
}

/// Tells what a shared rule has done.
pub fn tell<G: Rules>(t: &mut Step<'_, G>, told: Told<G>) {
    let (rule, message) = G::told(told);
    t.note(rule, message);
}

/// Asks yes or no.
pub fn yes<G: Rules>(t: &mut Step<'_, G>, who: Side, asked: Asked<G>) -> Flow<bool> {
    Ok(t.ask(who, G::asked(asked), &[Word::Yes, Word::No])? == Word::Yes)
}
