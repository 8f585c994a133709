//! How a game of one type becomes one of the many.

use std::collections::BTreeMap;

use tricorne_agents::Random;
use tricorne_kernel::{
    ASK, Agent, Chance, Deck, Game, Key, OptionInfo, Prompt, Record, ScenarioInfo, Seat, SeatInfo, Setup,
    Table, key,
};

use crate::erased::ErasedTable;
use crate::{
    AgentInfo, AnyGame, AnyTable, GameResult, Mismatch, OpenError, Opening, Pack, RANDOM, Simulation,
    Verified,
};

/// A game in the library: its type, whether menus offer it, and the agents of its own.
#[derive(Debug)]
pub struct GameEntry<G: Game> {
    offered: bool,
    agents: &'static [GameAgent<G>],
}

/// An agent that one game brings.
#[derive(Debug)]
pub struct GameAgent<G: Game> {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// Makes one, for any seat.
    pub make: fn() -> Box<dyn Agent<G>>,
    /// Where the rules treat a seat of this agent another way: the value of the set-up option that bears the seat's
    /// name. It is set for every seat that this agent takes from the start, unless the set-up says otherwise.
    pub seat_value: Option<&'static str>,
}

/// The set-up with what the agents at these seats ask of it.
pub(crate) fn with_agent_options<'a, G: Game>(
    mut setup: Setup,
    own: &[GameAgent<G>],
    seats: impl Iterator<Item = (&'a str, &'a str)>,
) -> Setup {
    for (seat, player) in seats {
        if let Some(value) = own.iter().find(|agent| agent.id == player).and_then(|agent| agent.seat_value) {
            setup.options.entry(seat.to_owned()).or_insert_with(|| value.to_owned());
        }
    }
    setup
}

impl<G: Game> GameEntry<G> {
    /// A game that menus offer.
    pub const fn offered(agents: &'static [GameAgent<G>]) -> GameEntry<G> {
        GameEntry { offered: true, agents }
    }

    /// A game that is only found by name.
    pub const fn example(agents: &'static [GameAgent<G>]) -> GameEntry<G> {
        GameEntry { offered: false, agents }
    }
}

/// A new agent of this name, out of a game's own and those for any game.
pub(crate) fn agent_named<G: Game>(own: &[GameAgent<G>], name: &str) -> Option<Box<dyn Agent<G>>> {
    if name == RANDOM {
        return Some(Box::new(Random));
    }
    own.iter().find(|agent| agent.id == name).map(|agent| (agent.make)())
}

impl<G: Game> AnyGame for GameEntry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> Key {
        G::TITLE
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn offered(&self) -> bool {
        self.offered
    }

    fn scenarios(&self) -> &'static [ScenarioInfo] {
        G::scenarios()
    }

    fn options(&self) -> &'static [OptionInfo] {
        G::options()
    }

    fn seats(&self, setup: &Setup) -> Result<&'static [SeatInfo], OpenError> {
        setup.check::<G>().map_err(OpenError::Setup)?;
        Ok(G::seats(setup))
    }

    fn prompt_names(&self) -> &'static [&'static str] {
        G::Prompt::names()
    }

    fn agents(&self) -> Vec<AgentInfo> {
        let own = self.agents.iter().map(|agent| AgentInfo { id: agent.id, name: agent.name });
        own.chain([AgentInfo { id: RANDOM, name: key!("tricorne-agent-random") }]).collect()
    }

    fn read_pack(&self, corrected: &BTreeMap<String, String>) -> Result<Pack, String> {
        G::facts(corrected).and_then(Pack::new::<G>)
    }

    fn keys_in_data(&self, pack: &Pack) -> Vec<String> {
        G::keys_in_data(pack.of::<G>())
    }

    fn open(&self, pack: &Pack, opening: Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        let players = opening.seats.iter().map(|(seat, player)| (seat.as_str(), player.as_str()));
        let setup = with_agent_options(opening.setup, self.agents, players);
        let seats = self.seats(&setup)?;
        let table = match opening.position {
            Some(position) => Table::<G>::from_position(pack.of::<G>(), setup, opening.chance, position),
            None => Table::<G>::new(pack.of::<G>(), setup, opening.chance),
        };
        let mut table = table.map_err(|error| OpenError::Setup(error.to_string()))?;
        table.seed_agents(opening.agents_seed);
        table.deal(Deck::new(opening.deck)).map_err(|error| OpenError::Setup(error.to_string()))?;
        for (seat, player) in &opening.seats {
            let seat = seat_named(seats, seat)?;
            if player != ASK {
                self.check_agent(player)?;
                table.seat_agent(
                    seat,
                    player,
                    agent_named(self.agents, player).expect("a checked agent can be made"),
                );
            }
        }
        table.run()?;
        Ok(Box::new(ErasedTable::new(table, self.agents, pack)))
    }

    fn load(
        &self,
        pack: &Pack,
        record: &Record,
        chance: Option<Chance>,
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        let header = &record.header;
        let seats = self.seats(&header.setup)?;
        for (seat, player) in &header.seats {
            seat_named(seats, seat)?;
            if player != ASK {
                self.check_agent(player)?;
            }
        }
        let chance = chance.unwrap_or_else(|| header.seed.map_or(Chance::Asked, Chance::seeded));
        let table =
            Table::<G>::load(pack.of::<G>(), record, chance, |_, name| agent_named(self.agents, name))?;
        Ok(Box::new(ErasedTable::new(table, self.agents, pack)))
    }

    fn verify(&self, pack: &Pack, record: &Record) -> Result<Verified, Box<Mismatch>> {
        crate::verify::verify::<G>(pack.of::<G>(), record)
    }

    fn simulate(&self, pack: &Pack, simulation: &Simulation, seed: u64) -> GameResult {
        crate::simulation::simulate::<G>(pack.of::<G>(), simulation, self.agents, seed)
    }
}

fn seat_named(seats: &[SeatInfo], name: &str) -> Result<Seat, OpenError> {
    let index = seats.iter().position(|info| info.id == name).ok_or_else(|| OpenError::NoSuchSeat {
        seat: name.to_owned(),
        known: seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", "),
    })?;
    Ok(Seat::new(index as u8))
}
