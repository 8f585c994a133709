//! What each game tells the search player.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use tricorne_agents::learned::{Course, Learned, read_all};
use tricorne_agents::search::{Guide, PLAYOUTS, SLACK, share, worth_of};
use tricorne_kernel::{AgentRng, Game, Node, Outcome, Row, Seat, Setup};

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
            [] => 0.1 + 0.3 * near,
            winners if winners.contains(&seat) => 0.75 + 0.25 * near,
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

    const COURSE: Course<LibertyOrDeath> =
        Course { setup, read: read_all, output, outputs: 12, games: 1_200_000 };
    static LEARNED: Learned<LibertyOrDeath> =
        Learned::new(include_bytes!("../values/liberty-or-death.bin"), COURSE);
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
        course: COURSE,
        slight: 0.002,
        playouts: PLAYOUTS,
        slack: SLACK,
    }
};

/// What a game is worth: the outcome where there is one, or else what the lead promises, which is never certain. A lead of 1
/// makes three wins of four or so.
fn promised(outcome: Option<&Outcome>, seat: Seat, lead: impl Fn() -> f64) -> f64 {
    outcome.map_or_else(|| 0.05 + 0.9 * share(lead(), 1.0), |outcome| worth_of(outcome, seat))
}

/// What is learned from so many games of two: any scenario, and an output for each side.
const fn duel<G: Game>(games: u64, read: fn(&Node<G>, &mut Row<'_>)) -> Course<G> {
    let setup = |rng: &mut AgentRng| {
        let scenarios = G::scenarios();
        Setup { scenario: scenarios[rng.below(scenarios.len())].id.to_owned(), options: BTreeMap::new() }
    };
    Course { setup, read, output: |_, seat| Some(seat.index()), outputs: 2, games }
}

/// A lead of three colonies, in the units of the card games' players.
const COLONIES: f64 = 300.0;

#[cfg(feature = "washingtons-war")]
pub(crate) static WASHINGTONS_WAR: Guide<washingtons_war::WashingtonsWar> = {
    use washingtons_war::{WashingtonsWar, steady};

    const COURSE: Course<WashingtonsWar> =
        duel(100_000, |node, row| steady::features(node.state(), node.facts(), row));
    static LEARNED: Learned<WashingtonsWar> =
        Learned::new(include_bytes!("../values/washingtons-war.bin"), COURSE);
    Guide {
        policy: || Box::new(steady::Steady),
        value: |node, seat| {
            let worth = || steady::worth(node.state(), node.facts(), seat);
            promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
        },
        // Most of a year.
        horizon: 10,
        learned: Some(&LEARNED),
        cut: 10,
        settled: |_| true,
        moment: |state| {
            let hands = [state.hands.american.len(), state.hands.british.len()];
            moment((state.open.board.turn, state.open.phase, hands))
        },
        course: COURSE,
        slight: 0.002,
        playouts: [12, 24, 60, 180, 600],
        slack: SLACK,
    }
};

#[cfg(feature = "we-the-people")]
pub(crate) static WE_THE_PEOPLE: Guide<we_the_people::WeThePeople> = {
    use we_the_people::{WeThePeople, steady};

    const COURSE: Course<WeThePeople> =
        duel(100_000, |node, row| steady::features(node.state(), node.facts(), row));
    static LEARNED: Learned<WeThePeople> =
        Learned::new(include_bytes!("../values/we-the-people.bin"), COURSE);
    Guide {
        policy: || Box::new(steady::Steady),
        value: |node, seat| {
            let worth = || steady::worth(node.state(), node.facts(), seat);
            promised(node.outcome(), seat, || f64::from(worth()) / COLONIES)
        },
        // About a year.
        horizon: 16,
        learned: Some(&LEARNED),
        cut: 16,
        settled: |_| true,
        moment: |state| {
            let hands = [state.hands.american.len(), state.hands.british.len()];
            moment((state.open.board.turn, state.open.phase, hands))
        },
        course: COURSE,
        slight: 0.01,
        playouts: [12, 24, 60, 180, 600],
        slack: SLACK,
    }
};

#[cfg(feature = "decision-in-north-america")]
pub(crate) static DECISION_IN_NORTH_AMERICA: Guide<decision_in_north_america::DecisionInNorthAmerica> = {
    use decision_in_north_america::DecisionInNorthAmerica;
    use decision_in_north_america::sides::Side;
    use decision_in_north_america::steady::{Steady, features, value};

    const COURSE: Course<DecisionInNorthAmerica> =
        duel(40_000, |node, row| features(node.state(), node.facts(), row));
    static LEARNED: Learned<DecisionInNorthAmerica> =
        Learned::new(include_bytes!("../values/decision-in-north-america.bin"), COURSE);
    Guide {
        policy: || Box::new(Steady),
        value: |node, seat| {
            let worth = || value(node.state(), node.facts(), Side::of(seat));
            promised(node.outcome(), seat, || f64::from(worth()) / 1000.0)
        },
        // About a turn: what is looked at within one is how it will look before the enemy has answered.
        horizon: 30,
        learned: Some(&LEARNED),
        cut: 30,
        settled: |_| true,
        moment: |state| moment((state.turn, state.phase, state.open)),
        course: COURSE,
        slight: 0.01,
        playouts: [12, 16, 24, 40, 100],
        slack: [0.12, 0.012, 0.002, 0.0, 0.0],
    }
};

#[cfg(test)]
mod tests {
    use tricorne_agents::search::{LEVELS, Search};
    use tricorne_kernel::{Chance, Players, Table, own_facts};
    use tricorne_testkit::{Plan, blind_advice};

    use super::*;

    fn sees_only_its_seat<G: Game>(guide: &'static Guide<G>) {
        blind_advice::<G, _>(Plan::of::<G>(4), || Search::new(LEVELS[0], guide));
    }

    /// In quick games of every kind the learned value thinks more of those who will win. After a change of what it reads it knows
    /// nothing: `cargo xtask train GAME` makes the weights again.
    fn tells_who_will_win<G: Game>(guide: &'static Guide<G>) {
        let (facts, mut rng) = (own_facts::<G>(), AgentRng::new(1));
        let mut worths = [Vec::new(), Vec::new()];
        for _ in 0..60 {
            let setup = (guide.course.setup)(&mut rng);
            let mut table = Table::<G>::new(&facts, setup, Chance::seeded(rng.bits())).unwrap();
            table.run().unwrap();
            let (mut node, mut chance) = (table.node(), Chance::Random(AgentRng::new(rng.bits())));
            let mut players = Players::all(guide.policy);
            let mut seen = Vec::new();
            while node.outcome().is_none() {
                let seats = (0..node.seats().len()).map(|seat| Seat::new(seat as u8));
                let pupils = seats.filter(|seat| (guide.course.output)(node.state(), *seat).is_some());
                seen.extend(pupils.map(|seat| (seat, guide.learned.unwrap().value(&node, seat).unwrap())));
                node.look_ahead(&mut chance, &mut players, 1).unwrap();
            }
            for (seat, worth) in seen {
                worths[usize::from(node.outcome().unwrap().winners.contains(&seat))].push(worth);
            }
        }
        let [others, winners] = worths.map(|worths| worths.iter().sum::<f64>() / worths.len() as f64);
        assert!(winners > others + 0.15, "winners {winners:.3}, others {others:.3}");
    }

    #[cfg(feature = "liberty-or-death")]
    #[test]
    fn the_value_of_liberty_or_death_tells_who_will_win() {
        tells_who_will_win(&LIBERTY_OR_DEATH);
    }

    #[cfg(feature = "washingtons-war")]
    #[test]
    fn the_search_of_washingtons_war_sees_only_its_seat() {
        sees_only_its_seat(&WASHINGTONS_WAR);
    }

    #[cfg(feature = "washingtons-war")]
    #[test]
    fn the_value_of_washingtons_war_tells_who_will_win() {
        tells_who_will_win(&WASHINGTONS_WAR);
    }

    #[cfg(feature = "we-the-people")]
    #[test]
    fn the_search_of_we_the_people_sees_only_its_seat() {
        sees_only_its_seat(&WE_THE_PEOPLE);
    }

    #[cfg(feature = "we-the-people")]
    #[test]
    fn the_value_of_we_the_people_tells_who_will_win() {
        tells_who_will_win(&WE_THE_PEOPLE);
    }

    #[cfg(feature = "decision-in-north-america")]
    #[test]
    fn the_search_of_decision_in_north_america_sees_only_its_seat() {
        sees_only_its_seat(&DECISION_IN_NORTH_AMERICA);
    }

    #[cfg(feature = "decision-in-north-america")]
    #[test]
    fn the_value_of_decision_in_north_america_tells_who_will_win() {
        tells_who_will_win(&DECISION_IN_NORTH_AMERICA);
    }
}
