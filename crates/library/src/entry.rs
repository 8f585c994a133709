//! How a game of one type becomes one of the many.

use std::collections::BTreeMap;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tricorne_agents::search::Guide;
use tricorne_kernel::odds::Contest;
use tricorne_kernel::{
    ASK, Chance, Choice as _, Deck, Encode, Flaw, Game, Key, Message, OptionInfo, Prompt, Record,
    ScenarioInfo, Seat, SeatInfo, Setup, Table, Viewer,
};

use crate::agents::Agents;
use crate::erased::ErasedTable;
use crate::studies::Study;
use crate::{
    AgentInfo, AnyGame, AnyTable, Encoding, GameAgent, GameResult, Mismatch, OpenError, Opening, Pack,
    Played, Schooling, Simulation, Untaught, Verified, Watch,
};

/// A game in the library: its type, whether menus offer it, and the agents of its own.
#[derive(Debug)]
pub struct GameEntry<G: Game> {
    offered: bool,
    agents: Agents<G>,
}

impl<G: Game> GameEntry<G> {
    /// A game that menus offer: its agents, what its search players are told of it, what is decided in its battles, and what is
    /// measured in many games.
    pub(crate) const fn offered(
        own: &'static [GameAgent<G>],
        guide: &'static Guide<G>,
        contest: &'static Contest<G>,
        study: &'static Study<G>,
    ) -> GameEntry<G> {
        let agents = Agents { own, guide: Some(guide), contest: Some(contest), study: Some(study) };
        GameEntry { offered: true, agents }
    }

    /// A game that is only found by name.
    pub const fn example(own: &'static [GameAgent<G>]) -> GameEntry<G> {
        GameEntry { offered: false, agents: Agents { own, guide: None, contest: None, study: None } }
    }
}

impl<G: Encode> AnyGame for GameEntry<G> {
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
        self.agents.infos()
    }

    fn read_pack(&self, corrected: &BTreeMap<String, String>) -> Result<Pack, String> {
        G::facts(corrected).and_then(Pack::new::<G>)
    }

    fn keys_in_data(&self, pack: &Pack) -> Vec<String> {
        G::keys_in_data(pack.of::<G>())
    }

    fn label(&self, pack: &Pack, notation: &str) -> Option<Message> {
        let facts = pack.of::<G>();
        G::Choice::parse(notation, facts).map(|choice| choice.label(facts))
    }

    fn encoding(&self, pack: &Pack) -> Encoding {
        Encoding::new::<G>(pack.of::<G>())
    }

    fn check_position(&self, pack: &Pack, state: Value) -> Result<Box<RawValue>, Vec<Flaw>> {
        let facts = pack.of::<G>();
        let state = G::check_document(state, facts)?;
        Ok(to_raw_value(&G::view(&state, facts, Viewer::Referee)).expect("observations are plain data"))
    }

    fn open(&self, pack: &Pack, opening: Opening) -> Result<Box<dyn AnyTable>, OpenError> {
        let players = opening.seats.iter().map(|(seat, player)| (seat.as_str(), player.as_str()));
        let setup = self.agents.with_their_options(opening.setup, players);
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
                table.seat_agent(seat, player, self.agents.named(player)?);
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
                self.check_player(player)?;
            }
        }
        let chance = chance.unwrap_or_else(|| header.seed.map_or(Chance::Asked, Chance::seeded));
        let named = |_, name: &str| self.agents.named(name).ok();
        let table = Table::<G>::load(pack.of::<G>(), record, chance, named)?;
        Ok(Box::new(ErasedTable::new(table, self.agents, pack)))
    }

    fn verify(&self, pack: &Pack, record: &Record) -> Result<Verified, Box<Mismatch>> {
        crate::verify::verify::<G>(pack.of::<G>(), record)
    }

    fn check_simulation(&self, pack: &Pack, simulation: &Simulation) -> Result<(), OpenError> {
        let table = crate::simulation::seated::<G>(pack.of::<G>(), simulation, self.agents, 0);
        table.map(drop).map_err(|error| OpenError::Setup(error.to_string()))
    }

    fn simulate(&self, pack: &Pack, simulation: &Simulation, seed: u64) -> GameResult {
        crate::simulation::simulate::<G>(pack.of::<G>(), simulation, self.agents, seed, Watch::default())
            .result
    }

    fn train(
        &self,
        pack: &Pack,
        schooling: &Schooling,
        told: &mut (dyn FnMut(String) + Send),
    ) -> Result<Vec<u8>, Untaught> {
        let guide = self.agents.guide.ok_or(Untaught::NoGuide(G::NAME))?;
        crate::schooling::train::<G>(pack.of::<G>(), guide, schooling, told)
    }

    fn study(&self, pack: &Pack, simulation: &Simulation, seed: u64, watch: Watch) -> Played {
        crate::simulation::simulate::<G>(pack.of::<G>(), simulation, self.agents, seed, watch)
    }
}

fn seat_named(seats: &[SeatInfo], name: &str) -> Result<Seat, OpenError> {
    let index = seats.iter().position(|info| info.id == name).ok_or_else(|| OpenError::NoSuchSeat {
        seat: name.to_owned(),
        known: seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", "),
    })?;
    Ok(Seat::new(index as u8))
}
