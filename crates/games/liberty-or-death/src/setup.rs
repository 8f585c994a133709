//! §2.1 Set-up: the scenarios.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tricorne_kernel::{OptionInfo, OptionValue, ScenarioInfo, Setup, key};

use crate::LibertyOrDeath;
use crate::cards::{CardNumber, Kind, Period};
use crate::map::{BySpace, Space};
use crate::pieces::{ByFaction, Faction, Leader, Piece};
use crate::state::{
    Cards, Edition, InSpace, LeaderInPlay, Level, Options, Pieces, Players, Scenario, Sequence, State,
    Whereabouts,
};

/// The force pool: how many pieces of each kind there are, both faces of a kind together.
pub const FORCE_POOL: &[(&[Piece], u8)] = &[
    (&[Piece::BritishRegulars], 25),
    (&[Piece::Tories], 25),
    (&[Piece::BritishForts], 6),
    (&[Piece::Continentals], 20),
    (&[Piece::MilitiaUnderground, Piece::MilitiaActive], 15),
    (&[Piece::PatriotForts], 6),
    (&[Piece::FrenchRegulars], 15),
    (&[Piece::WarPartiesUnderground, Piece::WarPartiesActive], 15),
    (&[Piece::Villages], 12),
];
/// The force pool: Squadrons, which are Blockades when on a City.
pub const SQUADRONS: u8 = 3;
/// §2.1 The cards of a Campaign's pile: ten Events and a Winter Quarters card.
pub const PILE: u8 = 11;

/// The scenarios, as offered.
pub const SCENARIOS: &[ScenarioInfo] = &[
    ScenarioInfo { id: "1775-long", name: key!("lod-scenario-1775-long") },
    ScenarioInfo { id: "1776-medium", name: key!("lod-scenario-1776-medium") },
    ScenarioInfo { id: "1778-short", name: key!("lod-scenario-1778-short") },
    ScenarioInfo { id: "1778-sprint", name: key!("lod-scenario-1778-sprint") },
];

/// The options, as offered.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "edition",
        name: key!("lod-option-edition"),
        values: &[
            OptionValue { id: "printed", name: key!("lod-option-edition-printed") },
            OptionValue { id: "living", name: key!("lod-option-edition-living") },
        ],
    },
    OptionInfo {
        id: "deck",
        name: key!("lod-option-deck"),
        values: &[
            OptionValue { id: "periods", name: key!("lod-option-deck-periods") },
            OptionValue { id: "mixed", name: key!("lod-option-deck-mixed") },
        ],
    },
    OptionInfo {
        id: "winter-is-coming",
        name: key!("lod-option-winter"),
        values: &[
            OptionValue { id: "no", name: key!("lod-option-winter-no") },
            OptionValue { id: "yes", name: key!("lod-option-winter-yes") },
        ],
    },
    OptionInfo {
        id: "players",
        name: key!("lod-option-players"),
        values: &[
            OptionValue { id: "four", name: key!("lod-option-players-four") },
            OptionValue { id: "three-royalist", name: key!("lod-option-players-three-royalist") },
            OptionValue { id: "three-rebellion", name: key!("lod-option-players-three-rebellion") },
            OptionValue { id: "two", name: key!("lod-option-players-two") },
        ],
    },
    OptionInfo { id: "british", name: key!("lod-british"), values: PLAYER_OR_NOT },
    OptionInfo { id: "patriots", name: key!("lod-patriots"), values: PLAYER_OR_NOT },
    OptionInfo { id: "indians", name: key!("lod-indians"), values: PLAYER_OR_NOT },
    OptionInfo { id: "french", name: key!("lod-french"), values: PLAYER_OR_NOT },
    OptionInfo {
        id: "difficulty",
        name: key!("lod-option-difficulty"),
        values: &[
            OptionValue { id: "normal", name: key!("lod-option-difficulty-normal") },
            OptionValue { id: "high", name: key!("lod-option-difficulty-high") },
        ],
    },
];

/// §8.1 Whether a person plays the Faction, or the rulebook's own opponent. Each option bears the name of its seat.
const PLAYER_OR_NOT: &[OptionValue] = &[
    OptionValue { id: PLAYER, name: key!("lod-option-player") },
    OptionValue { id: NON_PLAYER, name: key!("lod-option-non-player") },
];

/// §8.1 The value of a Faction's option when a person plays it.
const PLAYER: &str = "player";

/// §8.1 The value of a Faction's option when it is a non-player.
pub const NON_PLAYER: &str = "non-player";

/// §2.1 The state at the start of a scenario.
pub fn begin(setup: &Setup) -> Result<State, String> {
    let scenario = scenario(setup);
    Ok(facts(scenario).state(scenario, options(setup)))
}

fn scenario(setup: &Setup) -> Scenario {
    match setup.scenario.as_str() {
        "1776-medium" => Scenario::Medium,
        "1778-short" => Scenario::Short,
        "1778-sprint" => Scenario::Sprint,
        _ => Scenario::Long,
    }
}

fn options(setup: &Setup) -> Options {
    let option = |id| setup.option::<LibertyOrDeath>(id);
    Options {
        edition: if option("edition") == "living" { Edition::Living } else { Edition::Printed },
        periods: option("deck") == "periods",
        winter_is_coming: option("winter-is-coming") == "yes",
        players: match option("players") {
            "three-royalist" => Players::ThreeRoyalist,
            "three-rebellion" => Players::ThreeRebellion,
            "two" => Players::Two,
            _ => Players::Four,
        },
        non_players: ByFaction(Faction::ALL.map(|faction| option(faction.id()) == NON_PLAYER)),
        difficult: option("difficulty") == "high",
    }
}

/// The value of an option that a state is played with.
fn played(state: &State, option: &str) -> &'static str {
    let either = |first: bool, one: &'static str, other: &'static str| if first { one } else { other };
    let it = &state.options;
    match option {
        "edition" => either(it.edition == Edition::Living, "living", "printed"),
        "deck" => either(it.periods, "periods", "mixed"),
        "winter-is-coming" => either(it.winter_is_coming, "yes", "no"),
        "players" => match it.players {
            Players::Four => "four",
            Players::ThreeRoyalist => "three-royalist",
            Players::ThreeRebellion => "three-rebellion",
            Players::Two => "two",
        },
        "difficulty" => either(it.difficult, "high", "normal"),
        seat => {
            let faction = Faction::ALL.into_iter().find(|faction| faction.id() == seat);
            either(faction.is_some_and(|faction| it.non_players[faction]), NON_PLAYER, PLAYER)
        }
    }
}

/// The options that a set-up names and that a position has otherwise.
pub fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
    let differs = |(option, value): (&String, &String)| {
        let played = played(state, option);
        (value != played).then(|| format!("option {option} is {value:?}, but the position has {played:?}"))
    };
    setup.options.iter().filter_map(differs).collect()
}

/// §2.1 The numbers of the cards that the deck of a set-up may hold: the Winter Quarters cards and the Events, by period
/// only those of its Campaigns.
pub fn cards(setup: &Setup) -> Vec<u16> {
    let (piles, by_period) = (campaigns(scenario(setup)), options(setup).periods);
    let in_deck = |card: &CardNumber| match card.card().kind {
        Kind::WinterQuarters => true,
        Kind::Event => card.card().event.is_some_and(|event| !by_period || piles.contains(&event.period)),
        Kind::BrilliantStroke | Kind::TreatyOfAlliance => false,
    };
    CardNumber::all().filter(in_deck).map(|card| card.get().into()).collect()
}

/// §2.1 The period of each Campaign's pile, first to last.
pub fn campaigns(scenario: Scenario) -> &'static [Period] {
    &facts(scenario).piles
}

/// §6.5.3 How many Regulars and Tories are released in this Winter Quarters Round, counted from 1.
pub fn release(scenario: Scenario, round: u8) -> (u8, u8) {
    let schedule = facts(scenario).release_schedule.iter();
    let due = schedule.filter(|it| it.winter_quarters_round == round).map(|it| (it.regulars, it.tories));
    due.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
}

fn facts(scenario: Scenario) -> &'static Facts {
    &SCENARIO_FACTS[scenario as usize]
}

/// A scenario ready for use.
struct Facts {
    start: ScenarioFacts,
    treaty: bool,
    treaty_card: bool,
    strokes: ByFaction<bool>,
    piles: Vec<Period>,
    release_schedule: Vec<Release>,
}

impl Facts {
    fn state(&self, scenario: Scenario, options: Options) -> State {
        let start = &self.start;
        let mut spaces = BySpace::<InSpace>::default();
        for (id, it) in &start.spaces {
            let space = Space::from_id(id).expect("data/scenarios.json names spaces");
            spaces[space] = InSpace { pieces: it.pieces.counts(), level: it.support, ..InSpace::default() };
        }
        spaces[Space::WestIndies].pieces = start.west_indies.pieces.counts();
        spaces[Space::WestIndies].squadrons = start.west_indies.pieces.squadrons();
        let leader = |faction: Faction| {
            let it = &start.leaders[&faction];
            let place = Space::from_id(&it.at).map_or(Whereabouts::Available, Whereabouts::At);
            LeaderInPlay { leader: it.leader, place }
        };
        State {
            scenario,
            options,
            spaces,
            available: start.available.counts(),
            unavailable: start.unavailable.counts(),
            casualties: Pieces::default(),
            squadrons_unavailable: start.unavailable.squadrons(),
            leaders: ByFaction(Faction::ALL.map(leader)),
            resources: ByFaction(Faction::ALL.map(|faction| start.resources[&faction])),
            cbc: start.cbc,
            crc: start.crc,
            treaty: self.treaty,
            strokes: self.strokes,
            treaty_card: self.treaty_card,
            cards: Cards::default(),
            sequence: Sequence { eligible: ByFaction([true; 4]), ..Sequence::default() },
            ending: None,
            executing: None,
            playing: None,
        }
    }
}

static SCENARIO_FACTS: LazyLock<[Facts; 4]> = LazyLock::new(|| {
    let file: File = serde_json::from_str(include_str!("../data/scenarios.json"))
        .expect("data/scenarios.json lists scenarios");
    let find =
        |id: &str| file.scenarios.iter().find(|it| it.id == id).expect("data/scenarios.json has the four");
    ["1775-long", "1776-medium", "1778-short", "1778-sprint"].map(|id| {
        let own = find(id);
        let base = own.extends.as_deref().map_or(own, find);
        let start = base.start.clone().expect("data/scenarios.json sets up each scenario or what it extends");
        let mut strokes = ByFaction([false; 4]);
        own.brilliant_strokes.held.keys().for_each(|&faction| strokes[faction] = true);
        Facts {
            release_schedule: start.release_schedule.clone(),
            start,
            treaty: own.treaty_of_alliance_played,
            treaty_card: own.brilliant_strokes.treaty_of_alliance_card_with_french,
            strokes,
            piles: own.deck.period_option_piles_top_to_bottom.clone(),
        }
    })
});

/// `data/scenarios.json`.
#[derive(Deserialize)]
struct File {
    scenarios: Vec<ScenarioEntry>,
}

#[derive(Deserialize)]
struct ScenarioEntry {
    id: String,
    extends: Option<String>,
    treaty_of_alliance_played: bool,
    brilliant_strokes: StrokeFacts,
    deck: DeckFacts,
    #[serde(flatten)]
    start: Option<ScenarioFacts>,
}

#[derive(Deserialize)]
struct StrokeFacts {
    held: BTreeMap<Faction, u8>,
    treaty_of_alliance_card_with_french: bool,
}

#[derive(Deserialize)]
struct DeckFacts {
    period_option_piles_top_to_bottom: Vec<Period>,
}

#[derive(Clone, Deserialize)]
struct ScenarioFacts {
    resources: BTreeMap<Faction, u8>,
    cbc: u8,
    crc: u8,
    available: Forces,
    unavailable: Forces,
    release_schedule: Vec<Release>,
    leaders: BTreeMap<Faction, LeaderFacts>,
    spaces: BTreeMap<String, SpaceFacts>,
    west_indies: WestIndiesFacts,
}

#[derive(Clone, Deserialize)]
struct Release {
    winter_quarters_round: u8,
    regulars: u8,
    tories: u8,
}

#[derive(Clone, Deserialize)]
struct LeaderFacts {
    leader: Leader,
    at: String,
}

#[derive(Clone, Deserialize)]
struct SpaceFacts {
    support: Level,
    pieces: Forces,
}

#[derive(Clone, Deserialize)]
struct WestIndiesFacts {
    pieces: Forces,
}

/// Pieces by Faction and kind, Militia and War Parties Underground.
#[derive(Clone, Default, Deserialize)]
struct Forces(BTreeMap<Faction, BTreeMap<String, u8>>);

impl Forces {
    fn get(&self, faction: Faction, kind: &str) -> u8 {
        self.0.get(&faction).and_then(|kinds| kinds.get(kind)).copied().unwrap_or(0)
    }

    fn squadrons(&self) -> u8 {
        self.get(Faction::French, "squadrons")
    }

    fn counts(&self) -> Pieces {
        let mut pieces = Pieces::default();
        let mut set = |piece: Piece, kind: &str| pieces[piece as usize] = self.get(piece.faction(), kind);
        set(Piece::BritishRegulars, "regulars");
        set(Piece::Tories, "tories");
        set(Piece::BritishForts, "forts");
        set(Piece::Continentals, "continentals");
        set(Piece::MilitiaUnderground, "militia");
        set(Piece::PatriotForts, "forts");
        set(Piece::WarPartiesUnderground, "war_parties");
        set(Piece::Villages, "villages");
        set(Piece::FrenchRegulars, "regulars");
        pieces
    }
}
