//! What each game tells the search player.

use tricorne_agents::search::{Guide, share, worth_of};
use tricorne_kernel::{Outcome, Seat};

#[cfg(feature = "liberty-or-death")]
pub(crate) static LIBERTY_OR_DEATH: Guide<liberty_or_death::LibertyOrDeath> = {
    use liberty_or_death::LibertyOrDeath;
    use liberty_or_death::non_players::NonPlayer;
    use liberty_or_death::pieces::Faction;
    use liberty_or_death::victory::Margin;
    use tricorne_kernel::Node;

    /// How far a seat is ahead of the next of those that it does not win with.
    fn lead(node: &Node<LibertyOrDeath>, seat: Seat) -> f64 {
        let margin = |faction| f64::from(Margin::of(node.state(), faction).total());
        let (own, others): (Vec<Faction>, Vec<Faction>) =
            Faction::ALL.into_iter().partition(|&faction| Seat::from(faction) == seat);
        let best = others.into_iter().map(margin).fold(f64::MIN, f64::max);
        own.into_iter().map(margin).sum::<f64>() - best
    }

    /// Mostly who won, and a little by how much: else every answer in a lost game would be as good as any other.
    fn value(node: &Node<LibertyOrDeath>, seat: Seat) -> f64 {
        let lead = share(lead(node, seat), 6.0);
        node.outcome().map_or(lead, |outcome| 0.8 * worth_of(outcome, seat) + 0.2 * lead)
    }

    Guide { policy: || Box::new(NonPlayer), value, horizon: usize::MAX }
};

/// What a game is worth: the outcome where there is one, or else what the lead promises, which is never certain. A lead of 1
/// makes three wins of four or so.
fn promised(outcome: Option<&Outcome>, seat: Seat, lead: impl Fn() -> f64) -> f64 {
    outcome.map_or_else(|| 0.05 + 0.9 * share(lead(), 1.0), |outcome| worth_of(outcome, seat))
}

/// How many impulses of a card game a playout looks ahead.
const IMPULSES: usize = 8;
/// A lead of three colonies, in the units of the card games' players.
const COLONIES: f64 = 300.0;

#[cfg(feature = "washingtons-war")]
pub(crate) static WASHINGTONS_WAR: Guide<washingtons_war::WashingtonsWar> = Guide {
    policy: || Box::new(washingtons_war::steady::Steady),
    value: |node, seat| {
        let worth = || washingtons_war::steady::worth(node.state(), node.facts(), seat);
        promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
    },
    horizon: IMPULSES,
};

#[cfg(feature = "we-the-people")]
pub(crate) static WE_THE_PEOPLE: Guide<we_the_people::WeThePeople> = Guide {
    policy: || Box::new(we_the_people::steady::Steady),
    value: |node, seat| {
        let worth = || we_the_people::steady::worth(node.state(), node.facts(), seat);
        promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
    },
    horizon: IMPULSES,
};

#[cfg(feature = "decision-in-north-america")]
pub(crate) static DECISION_IN_NORTH_AMERICA: Guide<decision_in_north_america::DecisionInNorthAmerica> =
    Guide {
        policy: || Box::new(decision_in_north_america::steady::Steady),
        value: |node, seat| {
            use decision_in_north_america::sides::Side;

            let worth =
                || decision_in_north_america::steady::value(node.state(), node.facts(), Side::of(seat));
            promised(node.outcome(), seat, || f64::from(worth()) / 1000.0)
        },
        horizon: 6,
    };

#[cfg(test)]
mod tests {
    use tricorne_agents::search::{LEVELS, Search};
    use tricorne_kernel::Game;
    use tricorne_testkit::{Plan, blind_advice};

    use super::*;

    fn sees_only_its_seat<G: Game>(guide: &'static Guide<G>) {
        blind_advice::<G, _>(Plan::of::<G>(4), || Search::new(LEVELS[0], guide));
    }

    #[cfg(feature = "washingtons-war")]
    #[test]
    fn the_search_of_washingtons_war_sees_only_its_seat() {
        sees_only_its_seat(&WASHINGTONS_WAR);
    }

    #[cfg(feature = "we-the-people")]
    #[test]
    fn the_search_of_we_the_people_sees_only_its_seat() {
        sees_only_its_seat(&WE_THE_PEOPLE);
    }

    #[cfg(feature = "decision-in-north-america")]
    #[test]
    fn the_search_of_decision_in_north_america_sees_only_its_seat() {
        sees_only_its_seat(&DECISION_IN_NORTH_AMERICA);
    }
}
