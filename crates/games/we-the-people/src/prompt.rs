//! What the game asks: the questions to players, and the dice and draws.

use tricorne_kernel::{Rule, prompts};

use crate::cards::Card;
use crate::map::Space;
use crate::pieces::{General, NationName, SideName};
use crate::tactics::Tactic;

prompts! {
    /// What players are asked.
    pub enum Prompt {
        BattleEvent { space: Space } = "9.0": "wtp-battle-event",
        WhichCu { space: Space, rule: Rule } = rule: "wtp-which-cu",
        RetreatWhere { space: Space, rule: Rule } = rule: "wtp-retreat-where",
        AttackWith { battle: u8 } = "9.1": "wtp-attack-with",
        Cancel { tactic: Tactic, battle: u8 } = "9.1": "wtp-cancel",
        Counterattack { general: General, rating: u8 } = "9.1": "wtp-counterattack",
        Campaign { left: u8 } = "7.0": "wtp-campaign",
        MoveWhom = "7.0": "wtp-move-whom",
        EventPlace { title: Card, left: u8 } = "6.2": "wtp-event-place",
        EventRemove { title: Card, left: u8 } = "6.2": "wtp-event-remove",
        EventFlip { title: Card, left: u8 } = "6.2": "wtp-event-flip",
        EventAddCu { title: Card, count: u8 } = "6.2": "wtp-event-add-cu",
        EventRemoveCu { title: Card, left: u8 } = "6.2": "wtp-event-remove-cu",
        WhichSpecial = "6.2": "wtp-which-special",
        EventChoose { title: Card } = "6.2": "wtp-event-choose",
        NavyWhere { rule: Rule } = rule: "wtp-navy-where",
        FrenchWhere = "6.2": "wtp-french-where",
        WhoLeaves { space: Space } = "7.1": "wtp-who-leaves",
        CongressWhere = "10.2": "wtp-congress-where",
        Intercept { general: General, space: Space } = "7.2": "wtp-intercept",
        TakeAlong { general: General, units: NationName, space: Space, rule: Rule } = rule: "wtp-take-along",
        Move { general: General, space: Space, moved: u8 } = "7.1": "wtp-move",
        RetreatBeforeBattle { general: General, space: Space, rating: u8 } = "9.0": "wtp-retreat-before-battle",
        UseOps { value: u8 } = "6.1": "wtp-use-ops",
        Place { left: u8 } = "10.1": "wtp-place",
        ReinforceWhere { count: u8 } = "8.0": "wtp-reinforce-where",
        LandWhere = "8.0": "wtp-land-where",
        LandHowMany { space: Space } = "8.0": "wtp-land-how-many",
        BringGeneral { space: Space } = "8.0": "wtp-bring-general",
        OpenWithCampaign = "5.0": "wtp-open-with-campaign",
        WhoFirst = "5.0": "wtp-who-first",
        PlayCard = "5.0": "wtp-play-card",
        UseEvent { number: u8, title: Card } = "6.2": "wtp-use-event",
        Committees = "4.0": "wtp-committees",
    }
}

prompts! {
    /// Dice and draws.
    pub enum Roll {
        LossesRoll { side: SideName } = "9.2": "wtp-losses-roll",
        DealBattleCard { side: SideName, battle: u8 } = "9.1": "wtp-deal-battle-card",
        CounterattackRoll { general: General } = "9.1": "wtp-counterattack-roll",
        DrawFromHand { side: SideName } = "6.2": "wtp-draw-from-hand",
        InterceptRoll { general: General, rating: u8 } = "7.2": "wtp-intercept-roll",
        RetreatRoll { general: General } = "9.0": "wtp-retreat-roll",
        Deal { side: SideName } = "6.0": "wtp-deal",
    }
}
