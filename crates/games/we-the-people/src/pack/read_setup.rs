//! Reads the set-up of a pack.

use super::entries::SetupFile;
use super::read::{Names, Trouble};
use super::{GeneralFacts, Placement, SetupFacts};
use crate::pieces::General;

pub fn setup_facts(
    file: &SetupFile,
    names: &Names,
    generals: &[GeneralFacts],
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
    let step = |id: &str| {
        let at = file.steps.iter().position(|step| step.id == id);
        let at = at.ok_or_else(|| format!("steps: {id:?} is missing"))?;
        file.steps[at].effect.effect(names, &format!("steps[{at}].effect"))
    };
    Ok(SetupFacts {
        regulars: file.start.regulars_advantage,
        placements,
        british_cu: file.cus_in("british-reinforcements"),
        french_cu: file.cus_in("french-reinforcements"),
        committees: step("committees-of-correspondence")?,
    })
}
