//! What the game asks: the questions to players, and the dice and draws.

use tricorne_kernel::{Rule, prompts};

use crate::cards::Card;
use crate::map::Space;
use crate::pieces::{General, NationName, SideName};

prompts! {
    /// What players are asked.
    pub enum Prompt {
        BattleCard { space: Space } = "9.45": "ww-battle-card",
        BattleCardHow = "6.33": "ww-battle-card-how",
        WhichCu { space: Space } = "9.5": "ww-which-cu",
        RetreatWhere { space: Space, rule: Rule } = rule: "ww-retreat-where",
        Campaign { left: u8 } = "7.2": "ww-campaign",
        LandingWhere = "7.2.B": "ww-landing-where",
        ActivateWhom = "7.1": "ww-activate-whom",
        DiscardFor = "6.32.B": "ww-discard-for",
        Exchange { number: u8, title: Card } = "6.32.C": "ww-exchange",
        EventPlace { title: Card, left: u8 } = "6.31": "ww-event-place",
        EventRemove { title: Card, left: u8 } = "6.31": "ww-event-remove",
        EventFlip { title: Card, left: u8 } = "6.31": "ww-event-flip",
        EventAddCu { title: Card, count: u8 } = "6.31": "ww-event-add-cu",
        EventRemoveCu { title: Card, left: u8 } = "6.31": "ww-event-remove-cu",
        EventChoose { title: Card } = "6.31": "ww-event-choose",
        NavyWhere = "12.3": "ww-navy-where",
        FrenchWhere = "12.2": "ww-french-where",
        EuropeanWar = "12.2": "ww-european-war",
        CaptureRemoves { general: General } = "7.6.B": "ww-capture-removes",
        WhoLeaves { space: Space } = "7.4.C": "ww-who-leaves",
        CongressWhere = "10.2": "ww-congress-where",
        Intercept { general: General, space: Space } = "7.8": "ww-intercept",
        TakeAlong { general: General, units: NationName, space: Space, rule: Rule } = rule: "ww-take-along",
        Move { general: General, space: Space, moved: u8 } = "7.3": "ww-move",
        RetreatBeforeBattle { general: General, space: Space, agility: u8 } = "7.9": "ww-retreat-before-battle",
        UseOps { value: u8 } = "6.2": "ww-use-ops",
        PlaceOrFlip { left: u8 } = "10.11": "ww-place-or-flip",
        UseQueue { total: u8 } = "7.1.B": "ww-use-queue",
        ReinforceWhere { count: u8 } = "8.2": "ww-reinforce-where",
        LandWhere = "8.1": "ww-land-where",
        LandHowMany { space: Space } = "8.1": "ww-land-how-many",
        BringGeneral { space: Space, rule: Rule } = rule: "ww-bring-general",
        OpenWithCampaign = "5.3": "ww-open-with-campaign",
        WhoFirst = "5.3": "ww-who-first",
        PlayCard = "5.3": "ww-play-card",
        UseEvent { number: u8, title: Card } = "6.3": "ww-use-event",
        Tournament = "6.34": "ww-tournament",
        Committees = "4.0": "ww-committees",
        ForTheKing { left: u8 } = "4.0": "ww-for-the-king",
    }
}

prompts! {
    /// Dice and draws.
    pub enum Roll {
        LossesRoll { side: SideName } = "9.5": "ww-losses-roll",
        BattleRoll { side: SideName } = "9.2": "ww-battle-roll",
        RatingRoll { general: General } = "9.3": "ww-rating-roll",
        DrawFromHand { side: SideName } = "6.31": "ww-draw-from-hand",
        InterceptRoll { general: General } = "7.8": "ww-intercept-roll",
        RetreatRoll { general: General } = "7.9": "ww-retreat-roll",
        Deal { side: SideName } = "6.1": "ww-deal",
        WinterRoll { side: SideName, space: Space } = "11.0": "ww-winter-roll",
    }
}
