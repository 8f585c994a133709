//! The games that this program knows: one entry and one Cargo feature each.

#[cfg(any(
    feature = "decision-in-north-america",
    feature = "liberty-or-death",
    feature = "washingtons-war",
    feature = "we-the-people"
))]
use tricorne_kernel::key;

use crate::AnyGame;
#[allow(unused_imports, reason = "a library without games has no entry")]
use crate::GameEntry;
#[cfg(any(
    feature = "decision-in-north-america",
    feature = "liberty-or-death",
    feature = "washingtons-war",
    feature = "we-the-people"
))]
use crate::{GameAgent, guides, studies};

/// Every game, in the order of menus.
pub(crate) fn all() -> Vec<&'static dyn AnyGame> {
    #[allow(unused_mut, reason = "a library without games is empty")]
    let mut games: Vec<&'static dyn AnyGame> = Vec::new();
    #[cfg(feature = "liberty-or-death")]
    {
        use liberty_or_death::LibertyOrDeath;
        use liberty_or_death::non_players::NonPlayer;
        use liberty_or_death::setup::NON_PLAYER;

        static ENTRY: GameEntry<LibertyOrDeath> = GameEntry::offered(
            &[GameAgent {
                id: "np",
                name: key!("lod-agent-np"),
                make: || Box::new(NonPlayer),
                seat_value: Some(NON_PLAYER),
            }],
            &guides::LIBERTY_OR_DEATH,
            &liberty_or_death::odds::BATTLE,
            &studies::LIBERTY_OR_DEATH,
        );
        games.push(&ENTRY);
    }
    #[cfg(feature = "washingtons-war")]
    {
        use washingtons_war::WashingtonsWar;
        use washingtons_war::steady::Steady;

        static ENTRY: GameEntry<WashingtonsWar> = GameEntry::offered(
            &[GameAgent {
                id: "steady",
                name: key!("ww-agent-steady"),
                make: || Box::new(Steady),
                seat_value: None,
            }],
            &guides::WASHINGTONS_WAR,
            &washingtons_war::odds::BATTLE,
            &studies::WASHINGTONS_WAR,
        );
        games.push(&ENTRY);
    }
    #[cfg(feature = "we-the-people")]
    {
        use we_the_people::WeThePeople;
        use we_the_people::steady::Steady;

        static ENTRY: GameEntry<WeThePeople> = GameEntry::offered(
            &[GameAgent {
                id: "steady",
                name: key!("wtp-agent-steady"),
                make: || Box::new(Steady),
                seat_value: None,
            }],
            &guides::WE_THE_PEOPLE,
            &we_the_people::odds::BATTLE,
            &studies::WE_THE_PEOPLE,
        );
        games.push(&ENTRY);
    }
    #[cfg(feature = "decision-in-north-america")]
    {
        use decision_in_north_america::DecisionInNorthAmerica;
        use decision_in_north_america::steady::Steady;

        static ENTRY: GameEntry<DecisionInNorthAmerica> = GameEntry::offered(
            &[GameAgent {
                id: "steady",
                name: key!("dina-agent-steady"),
                make: || Box::new(Steady),
                seat_value: None,
            }],
            &guides::DECISION_IN_NORTH_AMERICA,
            &decision_in_north_america::odds::BATTLE,
            &studies::DECISION_IN_NORTH_AMERICA,
        );
        games.push(&ENTRY);
    }
    #[cfg(feature = "ferry-town")]
    {
        static ENTRY: GameEntry<ferry_town::FerryTown> = GameEntry::example(&[]);
        games.push(&ENTRY);
    }
    games
}
