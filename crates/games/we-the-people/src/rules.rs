//! What We the People answers for in the rules that both card-driven games have ([`tricorne_card_driven::rules`]).

use tricorne_card_driven::rules::{Asked, Rolled, Rules, Told};
use tricorne_kernel::{Flow, Message, Rule, msg};

use crate::ask::Wtp;
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
use crate::{WeThePeople, events, french, victory};

impl Rules for WeThePeople {
    type CardPlay = CardPlay;

    fn asked(asked: Asked<Self>) -> Prompt {
        match asked {
            Asked::CongressWhere => Prompt::CongressWhere,
            Asked::WhoLeaves { space } => Prompt::WhoLeaves { space },
            Asked::Intercept { general, space } => Prompt::Intercept { general, space },
            Asked::InterceptWith { general, nation, space } => {
                Prompt::TakeAlong { general, units: nation.name(), space, rule: Rule("7.2") }
            }
            Asked::RetreatBeforeBattle { general, space, rating } => {
                Prompt::RetreatBeforeBattle { general, space, rating }
            }
            Asked::RetreatBeforeBattleWhere { space } => Prompt::RetreatWhere { space, rule: Rule("9.0") },
            Asked::RetreatWith { general, nation, space } => {
                Prompt::TakeAlong { general, units: nation.name(), space, rule: Rule("9.0") }
            }
            Asked::ReinforceWhere { count } => Prompt::ReinforceWhere { count },
            Asked::LandWhere => Prompt::LandWhere,
            Asked::LandHowMany { space } => Prompt::LandHowMany { space },
            Asked::BringGeneral { space, .. } => Prompt::BringGeneral { space },
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
            Rolled::Intercept { general, rating } => Roll::InterceptRoll { general, rating },
            Rolled::RetreatBeforeBattle { general } => Roll::RetreatRoll { general },
        }
    }

    fn told(told: Told<Self>) -> (&'static str, Message) {
        match told {
            Told::PcPlaced { side, space } => {
                ("10.1", msg!("wtp-note-pc-placed", side = side.name(), space = space))
            }
            Told::PcFlipped { side, space } => {
                ("10.1", msg!("wtp-note-pc-flipped", side = side.name(), space = space))
            }
            Told::PcRemoved { side, space } => {
                ("6.2", msg!("wtp-note-pc-removed", side = side.name(), space = space))
            }
            Told::Isolated { side, space } => {
                ("10.2", msg!("wtp-note-isolated", side = side.name(), space = space))
            }
            Told::CongressMeets { space } => ("10.2", msg!("wtp-note-congress", space = space)),
            Told::LeavesForBox { general } => ("7.1", msg!("wtp-note-to-box", general = general)),
            Told::MakesRoom { general } => ("8.0", msg!("wtp-note-to-box", general = general)),
            Told::InterceptionFailed { general, die } => {
                ("7.2", msg!("wtp-note-interception-failed", general = general, die = die))
            }
            Told::Intercepted { general, die, space } => {
                ("7.2", msg!("wtp-note-intercepted", general = general, die = die, space = space))
            }
            Told::RetreatFailed { general, die } => {
                ("9.0", msg!("wtp-note-retreat-failed", general = general, die = die))
            }
            Told::RetreatedBeforeBattle { general, die, space } => {
                ("9.0", msg!("wtp-note-retreated-before-battle", general = general, die = die, space = space))
            }
            Told::Reinforces { side, value } => {
                ("8.0", msg!("wtp-note-reinforces", side = side.name(), value = value))
            }
            Told::Reinforced { side, count, space } => {
                ("8.0", msg!("wtp-note-reinforced", side = side.name(), count = count, space = space))
            }
            Told::GeneralCame { general, space, .. } => {
                ("8.0", msg!("wtp-note-general-came", general = general, space = space))
            }
            Told::EventReinforced { side, count, space } => {
                ("6.2", msg!("wtp-note-reinforced", side = side.name(), count = count, space = space))
            }
            Told::EventBox { count } => ("6.2", msg!("wtp-note-box", count = count)),
            Told::EventBoxLoses { count } => ("6.2", msg!("wtp-note-box-loses", count = count)),
            Told::OutOfTheGame { general } => ("6.2", msg!("wtp-note-out-of-the-game", general = general)),
            Told::WarEnds { year } => ("6.2", msg!("wtp-note-war-ends", year = year)),
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

    /// §7.2, §9.0 The battle rating.
    fn evasion(facts: &Pack, general: General) -> u8 {
        general.battle(facts)
    }

    /// §7.2, §9.0 Up to five: one at least, or it would be no army (P20).
    fn fewest_along(most: u8) -> u8 {
        most.min(1)
    }

    fn take_over(t: &mut Wtp<'_>, side: Side, space: Space) -> Flow<()> {
        arrival::take_over(t, side, space);
        Ok(())
    }

    fn capture(t: &mut Wtp<'_>, general: General) -> Flow<()> {
        arrival::capture(t, general);
        Ok(())
    }

    /// §6.2, §12.0 Who plays the event picks among American and French, and may win the game by it.
    fn lose_to_event(t: &mut Wtp<'_>, who: Side, owner: Side, space: Space) -> Flow<bool> {
        let there = t.state.force(owner, space);
        losses::lose(t, who, space, there, 1, "6.2")?;
        Ok(!victory::check(t))
    }

    fn lose_regulars(t: &mut Wtp<'_>) {
        battle::lose_regulars(t);
    }

    fn draw(t: &mut Wtp<'_>, side: Side) -> Flow<()> {
        deal::draw(t, side)
    }

    /// §8.0 In the thirteen colonies without British combat units or PC markers; for the British ports.
    fn reinforcement_spaces(open: &Open, facts: &Pack, side: Side) -> SpaceSet {
        match side {
            Side::American => facts.thirteen - open.cu_spaces(Side::British) - open.pcs.british,
            Side::British => ports_for_the_british(open, facts),
        }
    }

    fn reinforcement_cards(facts: &Pack, side: Side) -> u8 {
        facts.tables.reinforcement_cards[side]
    }

    fn may_land(open: &Open, facts: &Pack) -> bool {
        french::may_land(open, facts)
    }

    fn land(t: &mut Wtp<'_>) -> Flow<()> {
        french::land(t)
    }

    fn run_own<'t>(
        t: &mut Wtp<'t>,
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
