//! What each game tells the search player.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use tricorne_agents::learned::{Course, Learned};
use tricorne_agents::search::{Guide, share, worth_of};
use tricorne_kernel::{AgentRng, Game, Outcome, Seat, Setup};

/// One number for what tells a moment of a game from any other.
fn moment(parts: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    parts.hash(&mut hasher);
    hasher.finish()
}

#[cfg(feature = "liberty-or-death")]
pub(crate) static LIBERTY_OR_DEATH: Guide<liberty_or_death::LibertyOrDeath> = {
    use liberty_or_death::LibertyOrDeath;
    use liberty_or_death::lone_player;
    use liberty_or_death::non_players::NonPlayer;
    use liberty_or_death::pieces::Faction;
    use liberty_or_death::setup::NON_PLAYER;
    use liberty_or_death::state::{Phase, State};
    use liberty_or_death::victory::Margin;
    use tricorne_kernel::Node;

    /// How far a player is ahead of the best of those that can win instead: with the worse of two Factions (§7.3), and of the
    /// French only after the Treaty of Alliance.
    fn lead(state: &State, seat: Seat) -> f64 {
        let faction = Faction::ALL[seat.index()];
        let together = state.options.together(faction.side());
        let own = |it: &Faction| *it == faction || together && *it == faction.friend();
        let (own, others): (Vec<Faction>, Vec<Faction>) = Faction::ALL.into_iter().partition(own);
        let others = others.into_iter().filter(|&it| it != Faction::French || state.treaty);
        let margin = |faction| Margin::of(state, faction).total();
        let worst = own.into_iter().map(margin).min().unwrap_or_default();
        f64::from(worst - others.map(margin).max().unwrap_or_default())
    }

    /// Mostly who won, and a little by how much: else every answer in a lost game would be as good as any other. Against non-players a
    /// stalemate is worth much less than a victory, the more the nearer it came (§8.8).
    fn value(node: &Node<LibertyOrDeath>, seat: Seat) -> f64 {
        let ahead = lead(node.state(), seat);
        let Some(outcome) = node.outcome() else { return share(ahead, 6.0) };
        if lone_player::side(&node.state().options).is_none() {
            return 0.8 * worth_of(outcome, seat) + 0.2 * share(ahead, 6.0);
        }
        let near = share(ahead - 5.5, 2.0);
        match &outcome.winners[..] {
            [] => 0.15 + 0.5 * near,
            winners if winners.contains(&seat) => 0.5 + 0.5 * near,
            _ => 0.1 * near,
        }
    }

    /// Which output speaks for a seat: the first four for a lone player with one Faction (§8.8), the next four for one with two,
    /// the last four where several play (§7.3). Nothing is known of what non-players want.
    fn output(state: &State, seat: Seat) -> Option<usize> {
        let faction = Faction::ALL[seat.index()];
        let kind = match lone_player::side(&state.options) {
            Some(side) if state.options.together(side) => 1,
            Some(_) => 0,
            None => 2,
        };
        (!state.options.non_players[faction]).then_some(4 * kind + seat.index())
    }

    /// One player against three, or two Factions against two, or a player for each.
    fn setup(rng: &mut AgentRng) -> Setup {
        let scenario = ["1778-short", "1778-short", "1778-short", "1776-medium", "1778-sprint"][rng.below(5)];
        let own: &[Faction] = match rng.below(8) {
            0 => &[Faction::British, Faction::Indians],
            1 => &[Faction::Patriots, Faction::French],
            2 | 3 => &Faction::ALL,
            _ => &Faction::ALL[rng.below(4)..][..1],
        };
        let others = Faction::ALL.into_iter().filter(|faction| !own.contains(faction));
        let mut options: BTreeMap<String, String> =
            others.map(|faction| (faction.id().to_owned(), NON_PLAYER.to_owned())).collect();
        if own.len() == 2 {
            options.insert("players".to_owned(), "two".to_owned());
        }
        Setup { scenario: scenario.to_owned(), options }
    }

    static LEARNED: Learned<LibertyOrDeath> =
        Learned::new(include_bytes!("../values/liberty-or-death.bin"), output);
    Guide {
        policy: || Box::new(NonPlayer),
        value,
        horizon: usize::MAX,
        learned: Some(&LEARNED),
        // Ten cards or so.
        cut: 48,
        settled: |state| state.sequence.phase == Phase::NextCard,
        moment: |State { cards, sequence, .. }| {
            moment((cards.campaign, cards.drawn, sequence.phase, sequence.acted, sequence.passed))
        },
        course: Course { setup, output, outputs: 12 },
        thrift: 1,
    }
};

/// What a game is worth: the outcome where there is one, or else what the lead promises, which is never certain. A lead of 1
/// makes three wins of four or so.
fn promised(outcome: Option<&Outcome>, seat: Seat, lead: impl Fn() -> f64) -> f64 {
    outcome.map_or_else(|| 0.05 + 0.9 * share(lead(), 1.0), |outcome| worth_of(outcome, seat))
}

/// What is learned from games of two: any scenario, and an output for each side.
const fn duel<G: Game>() -> Course<G> {
    let setup = |rng: &mut AgentRng| {
        let scenarios = G::scenarios();
        Setup { scenario: scenarios[rng.below(scenarios.len())].id.to_owned(), options: BTreeMap::new() }
    };
    Course { setup, output: |_, seat| Some(seat.index()), outputs: 2 }
}

/// A lead of three colonies, in the units of the card games' players.
const COLONIES: f64 = 300.0;

#[cfg(feature = "washingtons-war")]
pub(crate) static WASHINGTONS_WAR: Guide<washingtons_war::WashingtonsWar> = Guide {
    policy: || Box::new(washingtons_war::steady::Steady),
    value: |node, seat| {
        let worth = || washingtons_war::steady::worth(node.state(), node.facts(), seat);
        promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
    },
    // More than a year: armies that are well placed win colonies late.
    horizon: 20,
    learned: None,
    cut: 20,
    settled: |_| true,
    moment: |state| {
        let hands = [state.hands.american.len(), state.hands.british.len()];
        moment((state.open.board.turn, state.open.phase, hands))
    },
    course: duel(),
    thrift: 1,
};

#[cfg(feature = "we-the-people")]
pub(crate) static WE_THE_PEOPLE: Guide<we_the_people::WeThePeople> = Guide {
    policy: || Box::new(we_the_people::steady::Steady),
    value: |node, seat| {
        let worth = || we_the_people::steady::worth(node.state(), node.facts(), seat);
        promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
    },
    horizon: 8,
    learned: None,
    cut: 8,
    settled: |_| true,
    moment: |state| {
        let hands = [state.hands.american.len(), state.hands.british.len()];
        moment((state.open.board.turn, state.open.phase, hands))
    },
    course: duel(),
    thrift: 1,
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
        // About a turn: what is looked at within one is how it will look before the enemy has answered.
        horizon: 30,
        learned: None,
        cut: 30,
        settled: |_| true,
        moment: |state| moment((state.turn, state.phase, state.open)),
        course: duel(),
        thrift: 6,
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

    /// After a change of the encoding the weights are of no use: `cargo xtask train liberty-or-death` makes them again.
    #[cfg(feature = "liberty-or-death")]
    #[test]
    fn the_value_of_liberty_or_death_fits_its_encoding() {
        use liberty_or_death::LibertyOrDeath;
        use tricorne_kernel::{Chance, Table, own_facts};

        let british = Seat::new(0);
        let lone = ["patriots", "indians", "french"].map(|seat| (seat.to_owned(), "non-player".to_owned()));
        let together = |players: &str| [("players".to_owned(), players.to_owned())].into();
        for options in [BTreeMap::from(lone), BTreeMap::new(), together("two")] {
            let setup = Setup { options, ..Setup::of::<LibertyOrDeath>() };
            let table = Table::new(&own_facts::<LibertyOrDeath>(), setup.clone(), Chance::seeded(1));
            let mut table = table.unwrap();
            table.run().unwrap();
            let worth = LIBERTY_OR_DEATH.learned.unwrap().value(&table.node(), british);
            assert!(worth.is_some_and(|worth| worth > 0.0 && worth < 1.0), "{setup:?}: {worth:?}");
        }
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
