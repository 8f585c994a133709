//! Reads `setup.json`.

use std::collections::BTreeMap;

use super::effect::{Effect, Limit};
use super::entries::SetupFile;
use super::read::{Names, Trouble};
use super::{GeneralFacts, Placement, SetupFacts, Tables};
use crate::pieces::General;

/// The set-up, or what is wrong with it.
pub fn setup_facts(
    file: &SetupFile,
    names: &Names,
    generals: &[GeneralFacts],
    tables: &Tables,
) -> Result<SetupFacts, Trouble> {
    let mut placed = vec![false; generals.len()];
    let mut place = |id: &str, at: &str| -> Result<General, Trouble> {
        let general = names.general(id, at)?;
        if std::mem::replace(&mut placed[general.0 as usize], true) {
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
        if general.is_some_and(|general| generals[general.0 as usize].nation.side() != it.side) {
            return Err(format!("placements[{at}].general: {:?} is of the other side", it.general));
        }
        placements.push(Placement {
            side: it.side,
            space: names.space(&it.space, &format!("placements[{at}].space"))?,
            general,
            cu: it.cu,
            pc: it.pc,
            congress: it.congress,
        });
    }
    let mut cus = BTreeMap::new();
    for (at, it) in file.boxes.iter().enumerate() {
        for id in &it.generals {
            place(id, &format!("boxes[{at}].generals"))?;
        }
        cus.insert(it.id.as_str(), it.cu);
    }
    if let Some(missing) = placed.iter().position(|placed| !placed) {
        return Err(format!("placements: {:?} is nowhere", generals[missing].id));
    }
    if placements.iter().filter(|it| it.congress).count() != 1 {
        return Err("placements: the Continental Congress must be in one space".into());
    }
    let step = |id: &str| {
        let at = file.steps.iter().position(|step| step.id == id);
        let at = at.ok_or_else(|| format!("steps: {id:?} is missing"))?;
        file.steps[at].effect.effect(names, &format!("steps[{at}].effect"))
    };
    let for_the_king = step("for-the-king")?;
    let Effect::PlacePc { side, one_per_colony, same_colony, chaining, mut filter, .. } =
        for_the_king.clone()
    else {
        return Err("steps: \"for-the-king\" must be a place_pc".into());
    };
    let (pcs, not_in) = &tables.for_the_king_2009;
    for id in not_in {
        filter.fixed = filter.fixed - names.spaces_of_colony(id, "options: for-the-king-2009.not_in")?;
    }
    let limit = Limit::Exactly(*pcs);
    Ok(SetupFacts {
        regulars: file.start.regulars_advantage,
        placements,
        british_cu: cus.get("british-reinforcements").copied().unwrap_or(0),
        french_cu: cus.get("french-reinforcements").copied().unwrap_or(0),
        committees: step("committees-of-correspondence")?,
        for_the_king,
        for_the_king_2009: Effect::PlacePc { side, limit, one_per_colony, same_colony, chaining, filter },
    })
}
