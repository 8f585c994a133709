//! Effects as they stand in files, in the words of `data/README.md`.

use serde_json::Value;
use tricorne_card_driven::pack::{CuPlace, Parameters, Trouble, filter, limit};

use super::effect::{Effect, Filter};
use super::read::Names;
use crate::pieces::{BySide, Side};

/// The effect that stands at a place of a file, or what is wrong with it.
pub fn effect(value: &Value, names: &Names, at: &str) -> Result<Effect, Trouble> {
    let mut given = Parameters::new(value, at)?;
    let kind: String = given.need("kind")?;
    let effect = of_kind(&kind, &mut given, names)?;
    given.finish(&format!("an effect {kind:?}"))?;
    Ok(effect)
}

fn of_kind(kind: &str, given: &mut Parameters, names: &Names) -> Result<Effect, Trouble> {
    let nested = |value: &Value, at: &str| effect(value, names, at);
    Ok(match kind {
        "ops" => Effect::Ops { value: given.number("value", 1, 3)? },
        "campaign" => {
            let sides: Vec<Side> = given.need("landing_party")?;
            Effect::Campaign {
                generals: given.need("max_generals")?,
                landing_party: BySide::each(|side| sides.contains(&side)),
            }
        }
        "place_pc" => Effect::PlacePc {
            side: given.need("side")?,
            limit: limit(given)?,
            one_per_colony: given.flag("one_per_colony", false)?,
            same_colony: given.flag("same_colony", false)?,
            chaining: given.flag("chaining", true)?,
            filter: spaces(given, names)?,
        },
        "remove_pc" => Effect::RemovePc {
            owner: given.need("side")?,
            limit: limit(given)?,
            one_per_colony: given.flag("one_per_colony", false)?,
            filter: spaces(given, names)?,
        },
        "flip_pc" => Effect::FlipPc {
            to: given.need("to")?,
            limit: limit(given)?,
            one_per_colony: given.flag("one_per_colony", false)?,
            filter: spaces(given, names)?,
        },
        "add_cu" => {
            let (side, to) = (given.need("side")?, given.need("to")?);
            if to == CuPlace::Reinforcements && side == Side::American {
                return Err(format!(
                    "{}: American combat units have no Reinforcements box",
                    given.place("to")
                ));
            }
            Effect::AddCu { side, count: given.need("count")?, to, filter: spaces(given, names)? }
        }
        "remove_cu" => Effect::RemoveCu {
            side: given.need("side")?,
            limit: limit(given)?,
            from: given.need("from")?,
            filter: spaces(given, names)?,
            chosen_by: given.take("chosen_by")?,
        },
        "activate_general" => Effect::ActivateGeneral {
            side: given.need("side")?,
            generals: given.need("generals")?,
            spaces: given.number("spaces", 1, 12)?,
            may_fight: given.need("may_fight")?,
        },
        "discard_random" => Effect::DiscardRandom { from: given.need("from")?, count: given.need("count")? },
        "draw_cards" => Effect::DrawCards { side: given.need("side")?, count: given.need("count")? },
        "french_alliance" => Effect::FrenchAlliance { delta: given.need("delta")? },
        "french_navy_away" => {
            given.only("until", "next_french_naval_phase")?;
            Effect::FrenchNavyAway
        }
        "lose_regulars" => Effect::LoseRegulars,
        "block_pc_placement" => {
            given.only("until", "end_of_turn")?;
            let sources: Vec<String> = given.need("sources")?;
            if let Some(other) = sources.iter().find(|it| *it != "ops" && *it != "discard") {
                return Err(format!(
                    "{}: {other:?} is neither \"ops\" nor \"discard\"",
                    given.place("sources")
                ));
            }
            let has = |wanted: &str| sources.iter().any(|it| it == wanted);
            let side = given.need("side")?;
            Effect::BlockPcPlacement { side, ops: has("ops"), discard: has("discard") }
        }
        "battle_bonus" => Effect::BattleBonus { drm: given.need("drm")? },
        "remove_general" => {
            let id: String = given.need("general")?;
            Effect::RemoveGeneral { general: names.general(&id, &given.place("general"))? }
        }
        "war_ends" => Effect::WarEnds { year: given.need("year")? },
        "choose" => Effect::Choose(given.list("options", nested)?),
        "sequence" => Effect::Sequence(given.list("steps", nested)?),
        "by_timing" => {
            let (battle, strategy): (Value, Value) = (given.need("battle")?, given.need("strategy")?);
            Effect::ByTiming {
                battle: Box::new(nested(&battle, &given.place("battle"))?),
                strategy: Box::new(nested(&strategy, &given.place("strategy"))?),
            }
        }
        _ => return Err(format!("{}: there is no effect {kind:?}; see the vocabulary", given.place("kind"))),
    })
}

/// The spaces that an effect may choose.
fn spaces(given: &mut Parameters, names: &Names) -> Result<Filter, Trouble> {
    let value: Option<Value> = given.take("where")?;
    filter(value.as_ref(), names, &[("fortified", names.fortified)], &given.place("where"))
}
