//! Effects as they stand in files, in the words of `data/README.md`.

use serde_json::Value;
use tricorne_card_driven::pack::{Parameters, Trouble, filter, limit};

use super::effect::{Effect, Filter};
use super::read::Names;

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
        "campaign" => Effect::Campaign { generals: given.need("max_generals")? },
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
        "add_cu" => Effect::AddCu {
            side: given.need("side")?,
            count: given.need("count")?,
            to: given.need("to")?,
            filter: spaces(given, names)?,
        },
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
        },
        "discard_random" => {
            given.only("specials_played_by", "taker")?;
            Effect::DiscardRandom { from: given.need("from")?, count: given.need("count")? }
        }
        "draw_cards" => Effect::DrawCards { side: given.need("side")?, count: given.need("count")? },
        "reshuffle" => Effect::Reshuffle,
        "european_war_begins" => Effect::EuropeanWarBegins,
        "remove_this_card" => Effect::RemoveThisCard,
        "french_alliance_begins" => french_alliance(given, names)?,
        "french_navy_away" => {
            given.only("until", "next_french_navy_phase")?;
            Effect::FrenchNavyAway
        }
        "lose_regulars" => Effect::LoseRegulars,
        "block_pc_placement" => {
            given.only("until", "end_of_strategy_phase")?;
            let sources: Vec<String> = given.need("sources")?;
            if sources != ["ops"] {
                return Err(format!("{}: {sources:?} is not [\"ops\"]", given.place("sources")));
            }
            Effect::BlockPcPlacement { side: given.need("side")? }
        }
        "extra_battle_cards" => Effect::ExtraBattleCards { count: given.need("count")? },
        "cancel_with_any" => {
            let id: String = given.need("battle_card")?;
            Effect::CancelWithAny { tactic: names.tactic(&id, &given.place("battle_card"))? }
        }
        "remove_general" => {
            let id: String = given.need("general")?;
            Effect::RemoveGeneral { general: names.general(&id, &given.place("general"))? }
        }
        "war_ends" => Effect::WarEnds { year: given.need("year")? },
        "choose" => Effect::Choose(given.list("options", nested)?),
        "sequence" => Effect::Sequence(given.list("steps", nested)?),
        "if" => {
            let (then, otherwise): (Value, Option<Value>) = (given.need("then")?, given.take("else")?);
            Effect::If {
                when: given.need("when")?,
                then: Box::new(nested(&then, &given.place("then"))?),
                otherwise: match otherwise {
                    Some(value) => Some(Box::new(nested(&value, &given.place("else"))?)),
                    None => None,
                },
            }
        }
        _ => return Err(format!("{}: there is no effect {kind:?}; see the vocabulary", given.place("kind"))),
    })
}

/// The French: the general and combat units are those of the set-up, so that the card only says where they come.
fn french_alliance(given: &mut Parameters, names: &Names) -> Result<Effect, Trouble> {
    let mut navy = Parameters::new(&given.need("navy")?, &given.place("navy"))?;
    let mut force = Parameters::new(&given.need("force")?, &given.place("force"))?;
    force.only("otherwise", "american-reinforcements")?;
    names.general(&force.need::<String>("general")?, &force.place("general"))?;
    let (cu, waiting): (u8, u8) = (force.need("cu")?, names.french_cu);
    if cu != waiting {
        return Err(format!("{}: {cu} is not {waiting}, as in the set-up", force.place("cu")));
    }
    let effect =
        Effect::FrenchAllianceBegins { navy: spaces(&mut navy, names)?, force: spaces(&mut force, names)? };
    navy.finish("the French Navy")?;
    force.finish("the French force")?;
    Ok(effect)
}

/// The spaces that an effect may choose.
fn spaces(given: &mut Parameters, names: &Names) -> Result<Filter, Trouble> {
    let value: Option<Value> = given.take("where")?;
    filter(value.as_ref(), names, &[], &given.place("where"))
}
