//! §4.0 Set-up.

use std::sync::Arc;

use tricorne_kernel::{Flow, ScenarioInfo, Setup, key, msg};

use crate::ask::{T, draw_markers, facts};
use crate::forces::Force;
use crate::ids::{KINDS, Leader, Leaders, MARKERS, PLACES, Place, Places, ProgressBox, REGIONS};
use crate::options::{OptionalRule, Options};
use crate::pack::{Category, Facts, Placement};
use crate::prompts::Prompt;
use crate::sequence::enter;
use crate::sides::{BySide, Side};
use crate::state::{Phase, State};

/// §4.3 The markers that the American draws at the start.
const AMERICAN_MARKERS: usize = 6;

/// The scenarios.
pub const SCENARIOS: &[ScenarioInfo] = &[
    ScenarioInfo { id: "campaign", name: key!("dina-scenario-campaign") },
    ScenarioInfo { id: "to-1778", name: key!("dina-scenario-to-1778") },
];

/// §4.1, §4.6, §4.11, §10.1, §11.1, §12.1, §13.2 The state before anybody is placed.
pub fn begin(setup: &Setup, facts: &Facts) -> Result<State, String> {
    let options = Options::of(setup);
    let mut pool = [0; MARKERS];
    let mut aside = [0; MARKERS];
    for (index, marker) in facts.markers.iter().enumerate() {
        let used = marker.category != Category::Spare && marker.needs.iter().all(|rule| options.has(*rule));
        let heap = if used { &mut pool } else { &mut aside };
        heap[index] = marker.count;
    }
    let mut loyalty = [0; REGIONS];
    for (index, region) in facts.regions.iter().enumerate() {
        loyalty[index] = region.loyalty.unwrap_or(0);
    }
    let mut leader_pool = Leaders::NONE;
    for (index, _) in facts.leaders.iter().enumerate().filter(|(_, leader)| leader.pooled) {
        leader_pool.add(Leader::at(index));
    }
    Ok(State {
        options,
        short: setup.scenario == "to-1778",
        turn: 0,
        phase: Phase::SetUp(0),
        open: false,
        first: Side::American,
        stacks: Arc::new([Force::default(); PLACES]),
        present: BySide::default(),
        in_play: [0; KINDS],
        tops: BySide { american: [None; PLACES], british: [None; PLACES] },
        moved: Default::default(),
        frozen: Default::default(),
        leader_pool,
        leaders_gone: Leaders::NONE,
        specials_due: (1 << facts.specials.len()) - 1,
        gone: [0; KINDS],
        resting: [0; KINDS],
        points: BySide::default(),
        bought: BySide::default(),
        hands: BySide { american: [0; MARKERS], british: [0; MARKERS] },
        pool,
        aside,
        progress: ProgressBox(0),
        europe: facts.europe_start,
        loyalty,
        french: false,
        spanish: false,
        debate: 0,
        no_hessians: false,
        raised: Places::default(),
        upgraded: Places::default(),
        split: Places::default(),
        joined: Places::default(),
        partisans: BySide::default(),
        fortresses: BySide::default(),
        garrisoned: Places::default(),
        sieges: BySide::default(),
        massacres: Places::default(),
        landed: Places::default(),
        entered: Places::default(),
        fought: Places::default(),
        fought_at_sea: Places::default(),
        intercepted: Places::default(),
        checked: BySide::default(),
        arranged: 0,
        passing: BySide::default(),
        contact: None,
        revealed: Places::default(),
        spied: BySide::default(),
        march: None,
        battle: None,
        volleys: Vec::new(),
        ending: None,
    })
}

/// §4.0, §4.2, §4.3, §4.4, §4.5 One line of the set-up; after the last the American draws markers.
pub fn place(t: &mut T<'_>, line: u8) -> Flow<()> {
    let facts = facts(t);
    let Some(it) = facts.placements.get(usize::from(line)) else {
        draw_markers(t, Side::American, AMERICAN_MARKERS, "4.3")?;
        let year = facts.years[0];
        t.note("5.1", msg!("dina-note-year", year = year));
        enter(t, Phase::Initiative);
        return Ok(());
    };
    if let [only] = it.places[..] {
        marks(t.state, it, only);
    }
    for (kind, count) in &it.units {
        for _ in 0..*count {
            let spots = spots(t.state, facts, it, facts.kind(*kind).is_fleet());
            let place = pick(t, it.side, Prompt::SetUpUnit { unit: *kind }, &spots)?;
            t.state.put(facts, place, &Force::units(*kind, 1));
        }
    }
    for leader in &it.leaders {
        let spots = spots(t.state, facts, it, false);
        let place = pick(t, it.side, Prompt::SetUpLeader { leader: *leader }, &spots)?;
        t.state.put(facts, place, &Force::leader(*leader));
    }
    t.state.phase = Phase::SetUp(line + 1);
    Ok(())
}

fn pick(t: &mut T<'_>, side: Side, prompt: Prompt, spots: &[Place]) -> Flow<Place> {
    t.pick(side, prompt, spots)
}

/// §1.4, §28.1, §29.1 Fortresses and partisans come with their optional rules.
fn marks(state: &mut State, line: &Placement, place: Place) {
    if line.fortress && state.uses(OptionalRule::Fortresses) {
        state.fortresses[line.side].set(place, true);
    }
    if let Some(side) = line.partisan
        && state.uses(OptionalRule::Partisans)
    {
        state.partisans[side].set(place, true);
    }
}

/// §4.3 Where a line may place: not beside the other side; a fleet in a port.
fn spots(state: &State, facts: &Facts, line: &Placement, fleet: bool) -> Vec<Place> {
    let enemy = facts.kinds_of(line.side.enemy()).collect::<Vec<_>>();
    let free = |place: &Place| {
        let stack = &state.stacks[place.index()];
        !enemy.iter().any(|kind| stack.of(*kind) > 0) && (!fleet || facts.place(*place).port)
    };
    let spots: Vec<Place> = line.places.iter().copied().filter(free).collect();
    if spots.is_empty() { line.places.clone() } else { spots }
}
