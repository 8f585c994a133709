//! What Washington's War answers for in the rules that both card-driven games have ([`tricorne_card_driven::rules`]).

use tricorne_card_driven::rules::{Asked, Rolled, Rules, Told};
use tricorne_kernel::{Flow, Message, Rule, msg};

use crate::ask::Ww;
use crate::battle::{self, losses};
use crate::cards::{Card, CardSet};
use crate::map::{Space, SpaceSet};
use crate::movement::{CardPlay, arrival, ports_for_the_british};
use crate::pack::{Filter, OwnEffect, Pack};
use crate::pieces::{BySide, General, Named, Side};
use crate::politics::isolation;
use crate::prompt::{Prompt, Roll};
use crate::sequence::deal;
use crate::state::{Open, State};
use crate::{WashingtonsWar, events, french};

/// §8.1, §8.2 The section on a side's reinforcements.
fn reinforcement_rule(side: Side) -> &'static str {
    match side {
        Side::American => "8.2",
        Side::British => "8.1",
    }
}

impl Rules for WashingtonsWar {
    type CardPlay = CardPlay;

    fn asked(asked: Asked<Self>) -> Prompt {
        match asked {
            Asked::CongressWhere => Prompt::CongressWhere,
            Asked::WhoLeaves { space } => Prompt::WhoLeaves { space },
            Asked::Intercept { general, space } => Prompt::Intercept { general, space },
            Asked::InterceptWith { general, nation, space } => {
                Prompt::TakeAlong { general, units: nation.name(), space, rule: Rule("7.8.C") }
            }
            Asked::RetreatBeforeBattle { general, space, rating } => {
                Prompt::RetreatBeforeBattle { general, space, agility: rating }
            }
            Asked::RetreatBeforeBattleWhere { space } => Prompt::RetreatWhere { space, rule: Rule("7.9") },
            Asked::RetreatWith { general, nation, space } => {
                Prompt::TakeAlong { general, units: nation.name(), space, rule: Rule("7.9") }
            }
            Asked::ReinforceWhere { count } => Prompt::ReinforceWhere { count },
            Asked::LandWhere => Prompt::LandWhere,
            Asked::LandHowMany { space } => Prompt::LandHowMany { space },
            Asked::BringGeneral { side, space } => {
                Prompt::BringGeneral { space, rule: Rule(reinforcement_rule(side)) }
            }
            Asked::EventPlace { card, left } => Prompt::EventPlace { title: card, left },
            Asked::EventRemove { card, left } => Prompt::EventRemove { title: card, left },
            Asked::EventFlip { card, left } => Prompt::EventFlip { title: card, left },
            Asked::EventAddCu { card, count } => Prompt::EventAddCu { title: card, count },
            Asked::EventRemoveCu { card, left } => Prompt::EventRemoveCu { title: card, left },
            Asked::EventChoose { card } => Prompt::EventChoose { title: card },
        }
    }

    fn rolled(rolled: Rolled<Self>) -> Roll {
        match rolled {
            Rolled::Intercept { general, .. } => Roll::InterceptRoll { general },
            Rolled::RetreatBeforeBattle { general } => Roll::RetreatRoll { general },
        }
    }

    fn told(told: Told<Self>) -> (&'static str, Message) {
        match told {
            Told::PcPlaced { side, space } => {
                ("10.11", msg!("ww-note-pc-placed", side = side.name(), space = space))
            }
            Told::PcFlipped { side, space } => {
                ("10.11", msg!("ww-note-pc-flipped", side = side.name(), space = space))
            }
            Told::PcRemoved { side, space } => {
                ("10.12", msg!("ww-note-pc-removed", side = side.name(), space = space))
            }
            Told::Isolated { side, space } => {
                ("10.3", msg!("ww-note-isolated", side = side.name(), space = space))
            }
            Told::CongressMeets { space } => ("10.2", msg!("ww-note-congress", space = space)),
            Told::LeavesForBox { general } | Told::MakesRoom { general } => {
                ("7.4.C", msg!("ww-note-to-box", general = general))
            }
            Told::InterceptionFailed { general, die } => {
                ("7.8", msg!("ww-note-interception-failed", general = general, die = die))
            }
            Told::Intercepted { general, die, space } => {
                ("7.8", msg!("ww-note-intercepted", general = general, die = die, space = space))
            }
            Told::RetreatFailed { general, die } => {
                ("7.9", msg!("ww-note-retreat-failed", general = general, die = die))
            }
            Told::RetreatedBeforeBattle { general, die, space } => {
                ("7.9", msg!("ww-note-retreated-before-battle", general = general, die = die, space = space))
            }
            Told::Reinforces { side, value } => {
                ("8.0", msg!("ww-note-reinforces", side = side.name(), value = value))
            }
            Told::Reinforced { side, count, space } => (
                reinforcement_rule(side),
                msg!("ww-note-reinforced", side = side.name(), count = count, space = space),
            ),
            Told::GeneralCame { side, general, space } => {
                (reinforcement_rule(side), msg!("ww-note-general-came", general = general, space = space))
            }
            Told::EventReinforced { side, count, space } => {
                ("6.31", msg!("ww-note-reinforced", side = side.name(), count = count, space = space))
            }
            Told::EventBox { count } => ("6.31", msg!("ww-note-box", count = count)),
            Told::EventBoxLoses { count } => ("6.31", msg!("ww-note-box-loses", count = count)),
            Told::OutOfTheGame { general } => ("6.33", msg!("ww-note-out-of-the-game", general = general)),
            Told::WarEnds { year } => ("6.34.C", msg!("ww-note-war-ends", year = year)),
        }
    }

    fn hands(state: &mut State) -> &mut BySide<CardSet> {
        &mut state.hands
    }

    fn deck(state: &State) -> CardSet {
        state.deck
    }

    fn passing(open: &Open, facts: &Pack, filter: &Filter) -> SpaceSet {
        open.passing(facts, filter)
    }

    fn isolated(open: &Open, facts: &Pack, side: Side) -> SpaceSet {
        isolation::isolated(open, facts, side)
    }

    fn retreat_spaces(open: &Open, facts: &Pack, side: Side, from: Space) -> SpaceSet {
        arrival::retreat_spaces(open, facts, side, from)
    }

    /// §7.8, §7.9 Agility.
    fn evasion(facts: &Pack, general: General) -> u8 {
        general.own(facts).agility
    }

    /// §7.8.C, §7.9 All that may come do.
    fn fewest_along(most: u8) -> u8 {
        most
    }

    fn take_over(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<()> {
        arrival::take_over(t, side, space)
    }

    fn capture(t: &mut Ww<'_>, general: General) -> Flow<()> {
        arrival::capture(t, general)
    }

    /// §6.31 The owner picks among American and French.
    fn lose_to_event(t: &mut Ww<'_>, _who: Side, owner: Side, space: Space) -> Flow<bool> {
        losses::lose(t, owner, space, 1)?;
        Ok(true)
    }

    fn lose_regulars(t: &mut Ww<'_>) {
        battle::lose_regulars(t);
    }

    fn draw(t: &mut Ww<'_>, side: Side) -> Flow<()> {
        deal::draw(t, side)
    }

    /// §8.1.C, §8.2.C Anywhere without British combat units or PC markers; for the British ports.
    fn reinforcement_spaces(open: &Open, facts: &Pack, side: Side) -> SpaceSet {
        match side {
            Side::American => facts.all - open.cu_spaces(Side::British) - open.pcs.british,
            Side::British => ports_for_the_british(open, facts),
        }
    }

    fn reinforcement_cards(facts: &Pack, side: Side) -> u8 {
        facts.tables.reinforcement_cards[side]
    }

    fn may_land(open: &Open, facts: &Pack) -> bool {
        french::may_land(open, facts)
    }

    fn land(t: &mut Ww<'_>) -> Flow<()> {
        french::land(t)
    }

    /// §7.7 With a general the combat units are an army, which disperses Congress.
    fn british_landed(t: &mut Ww<'_>, space: Space) -> Flow<()> {
        if t.state.cus(Side::British, space) > 0 {
            arrival::take_over(t, Side::British, space)
        } else {
            Ok(())
        }
    }

    fn run_own<'t>(
        t: &mut Ww<'t>,
        side: Side,
        card: Card,
        effect: &'t OwnEffect,
        play: &mut CardPlay,
    ) -> Flow<()> {
        events::run_own(t, side, card, effect, play)
    }

    fn own_can_change(state: &State, facts: &Pack, effect: &OwnEffect) -> bool {
        events::own_can_change(state, facts, effect)
    }
}
