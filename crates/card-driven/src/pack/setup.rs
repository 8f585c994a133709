//! `setup.json`: what stands where at the start.

use serde::Deserialize;
use serde_json::Value;
use tricorne_kernel::Member;

use super::{Effect, Ids, Names, PlacePc, Trouble, effect};
use crate::cards::CardSet;
use crate::generals::{General, GeneralFacts, MOST_GENERALS};
use crate::map::{BySpace, Space};
use crate::sides::{BySide, Nation, Side};
use crate::{Board, CardDriven, Facts, Place};

/// The set-up as both games write it.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct SetupFile {
    pub start: StartEntry,
    pub placements: Vec<PlacementEntry>,
    pub boxes: Vec<BoxEntry>,
    pub steps: Vec<StepEntry>,
}

/// What holds at the start.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct StartEntry {
    pub regulars_advantage: bool,
}

/// What stands in a space.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct PlacementEntry {
    pub side: Side,
    pub space: String,
    pub general: Option<String>,
    pub cu: u8,
    pub pc: bool,
    pub congress: bool,
}

/// What waits in a box.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct BoxEntry {
    #[serde(rename = "box")]
    pub id: String,
    pub generals: Vec<String>,
    pub cu: u8,
}

/// A step that a player takes before the game.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct StepEntry {
    pub id: String,
    pub effect: Value,
}

impl SetupFile {
    /// The combat units in a box.
    pub fn cus_in(&self, id: &str) -> u8 {
        self.boxes.iter().filter(|it| it.id == id).map(|it| it.cu).sum()
    }

    /// The PC markers that are placed in a step.
    pub fn place_pcs<G: CardDriven>(&self, id: &str, names: &Names<G>) -> Result<PlacePc<G>, Trouble> {
        let at = self.steps.iter().position(|step| step.id == id);
        let at = at.ok_or_else(|| format!("steps: {id:?} is missing"))?;
        match effect(&self.steps[at].effect, names, &format!("steps[{at}].effect"))? {
            Effect::PlacePc(it) => Ok(it),
            _ => Err(format!("steps[{at}].effect: must be a place_pc")),
        }
    }
}

/// What stands in a space at the start.
#[derive(Debug)]
struct Placement<G: CardDriven> {
    side: Side,
    space: Space<G>,
    general: Option<General<G>>,
    cu: u8,
    pc: bool,
    congress: bool,
}

/// What is on the table at the start.
#[derive(Debug)]
pub struct Start<G: CardDriven> {
    regulars: bool,
    placements: Vec<Placement<G>>,
    british_cu: u8,
    /// The French combat units, which wait for the alliance.
    pub french_cu: u8,
}

impl<G: CardDriven> Start<G> {
    /// What is on the table at the start, as the file tells. Every general is somewhere, once.
    pub fn new(file: &SetupFile, ids: &Ids<G>, generals: &[GeneralFacts<G>]) -> Result<Start<G>, Trouble> {
        Ok(Start {
            regulars: file.start.regulars_advantage,
            placements: placements(file, ids, generals)?,
            british_cu: file.cus_in("british-reinforcements"),
            french_cu: file.cus_in("french-reinforcements"),
        })
    }

    /// The board at the start: the French in France, and who stands nowhere on the map in his box.
    pub fn board(&self, facts: &Facts<G>) -> Board<G> {
        let mut generals = [Place::Out; MOST_GENERALS];
        for general in General::all(facts) {
            let french = general.facts(facts).nation == Nation::French;
            generals[general.index()] = if french { Place::France } else { Place::Reinforcements };
        }
        let mut board = Board {
            turn: 0,
            to_play: Side::American,
            pcs: BySide::default(),
            cus: [BySpace::default(); 3],
            generals,
            congress: None,
            meeting: None,
            british_box: self.british_cu,
            french_box: self.french_cu,
            regulars: self.regulars,
            discards: CardSet::NONE,
            removed: CardSet::NONE,
            reinforcement_cards: BySide::default(),
            war_ends: None,
        };
        for it in &self.placements {
            board.add(it.side.nation(), it.space, it.cu);
            if it.pc {
                board.mark(it.side, it.space);
            }
            if let Some(general) = it.general {
                board.put(general, Place::At(it.space));
            }
            if it.congress {
                board.congress = Some(it.space);
            }
        }
        board
    }
}

/// What stands where.
fn placements<G: CardDriven>(
    file: &SetupFile,
    ids: &Ids<G>,
    generals: &[GeneralFacts<G>],
) -> Result<Vec<Placement<G>>, Trouble> {
    let mut placed = vec![false; generals.len()];
    let mut place = |id: &str, at: &str| -> Result<General<G>, Trouble> {
        let general = ids.general(id, at)?;
        if std::mem::replace(&mut placed[general.index()], true) {
            return Err(format!("{at}: {id:?} stands twice"));
        }
        Ok(general)
    };
    let mut placements = Vec::new();
    for (at, it) in file.placements.iter().enumerate() {
        let general = match &it.general {
            Some(id) => Some(place(id, &format!("placements[{at}].general"))?),
            None => None,
        };
        if general.is_some_and(|general| generals[general.index()].nation.side() != it.side) {
            return Err(format!("placements[{at}].general: {:?} is of the other side", it.general));
        }
        placements.push(Placement {
            side: it.side,
            space: ids.space(&it.space, &format!("placements[{at}].space"))?,
            general,
            cu: it.cu,
            pc: it.pc,
            congress: it.congress,
        });
    }
    for (at, it) in file.boxes.iter().enumerate() {
        for id in &it.generals {
            place(id, &format!("boxes[{at}].generals"))?;
        }
    }
    if let Some(missing) = placed.iter().position(|placed| !placed) {
        return Err(format!("placements: {:?} is nowhere", generals[missing].id));
    }
    if placements.iter().filter(|it| it.congress).count() != 1 {
        return Err("placements: the Continental Congress must be in one space".into());
    }
    Ok(placements)
}
