//! What only the cards of We the People do, in the small vocabulary of `data/README.md`.

use serde::Deserialize;
use serde_json::Value;
use tricorne_card_driven::Condition;
use tricorne_card_driven::pack::{FilterEntry, Parameters, Trouble};

use crate::WeThePeople;
use crate::pieces::Side;
use crate::tactics::Tactic;

/// Which spaces an effect may choose.
pub type Filter = tricorne_card_driven::pack::Filter<WeThePeople>;

/// An effect.
pub type Effect = tricorne_card_driven::pack::Effect<WeThePeople>;

/// An effect of this game alone.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum OwnEffect {
    Campaign { generals: u8 },
    ActivateGeneral { side: Side, generals: u8, spaces: u8 },
    DiscardRandom { from: Side, count: u8 },
    Reshuffle,
    FrenchAllianceBegins { navy: Filter, force: Filter },
    EuropeanWarBegins,
    FrenchNavyAway,
    BlockPcPlacement { side: Side },
    ExtraBattleCards { count: u8 },
    CancelWithAny { tactic: Tactic },
    RemoveThisCard,
    If { when: Condition, then: Box<Effect>, otherwise: Option<Box<Effect>> },
}

/// §9.0 Whether an effect helps in a battle, and nowhere else.
pub fn is_for_battle(effect: &Effect) -> bool {
    match effect {
        Effect::Own(OwnEffect::ExtraBattleCards { .. } | OwnEffect::CancelWithAny { .. }) => true,
        Effect::Sequence(steps) => steps.iter().all(is_for_battle),
        _ => false,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignEntry {
    max_generals: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActivateGeneralEntry {
    side: Side,
    generals: u8,
    spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscardRandomEntry {
    from: Side,
    count: u8,
    #[serde(rename = "specials_played_by")]
    _specials_played_by: Taker,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Taker {
    Taker,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrenchAllianceEntry {
    navy: NavyEntry,
    force: ForceEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NavyEntry {
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

/// The French: the general and combat units are those of the set-up, so that the card only says where they come.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForceEntry {
    general: String,
    cu: u8,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
    #[serde(rename = "otherwise")]
    _otherwise: AmericanReinforcements,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AmericanReinforcements {
    AmericanReinforcements,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrenchNavyAwayEntry {
    #[serde(rename = "until")]
    _until: NextFrenchNavyPhase,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum NextFrenchNavyPhase {
    NextFrenchNavyPhase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlockPcPlacementEntry {
    side: Side,
    #[serde(rename = "sources")]
    _sources: [Ops; 1],
    #[serde(rename = "until")]
    _until: EndOfStrategyPhase,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ops {
    Ops,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EndOfStrategyPhase {
    EndOfStrategyPhase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExtraBattleCardsEntry {
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CancelWithAnyEntry {
    battle_card: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IfEntry {
    when: Condition,
    then: Value,
    #[serde(rename = "else")]
    otherwise: Option<Value>,
}

/// The effect of a kind that only this game has.
pub fn own_effect(kind: &str, given: &Parameters<'_, WeThePeople>) -> Result<Option<OwnEffect>, Trouble> {
    Ok(Some(match kind {
        "campaign" => OwnEffect::Campaign { generals: given.read::<CampaignEntry>()?.max_generals },
        "activate_general" => {
            let it: ActivateGeneralEntry = given.read()?;
            let spaces = given.within("spaces", it.spaces, 1, 12)?;
            OwnEffect::ActivateGeneral { side: it.side, generals: it.generals, spaces }
        }
        "discard_random" => {
            let it: DiscardRandomEntry = given.read()?;
            OwnEffect::DiscardRandom { from: it.from, count: it.count }
        }
        "reshuffle" => nothing(given, OwnEffect::Reshuffle)?,
        "european_war_begins" => nothing(given, OwnEffect::EuropeanWarBegins)?,
        "remove_this_card" => nothing(given, OwnEffect::RemoveThisCard)?,
        "french_alliance_begins" => french_alliance(given)?,
        "french_navy_away" => {
            given.read::<FrenchNavyAwayEntry>()?;
            OwnEffect::FrenchNavyAway
        }
        "block_pc_placement" => {
            OwnEffect::BlockPcPlacement { side: given.read::<BlockPcPlacementEntry>()?.side }
        }
        "extra_battle_cards" => {
            OwnEffect::ExtraBattleCards { count: given.read::<ExtraBattleCardsEntry>()?.count }
        }
        "cancel_with_any" => {
            let it: CancelWithAnyEntry = given.read()?;
            let tactic = given.names.own.tactic(&it.battle_card, &given.place("battle_card"))?;
            OwnEffect::CancelWithAny { tactic }
        }
        "if" => {
            let it: IfEntry = given.read()?;
            let otherwise = it.otherwise.map(|value| given.effect(&value, "else")).transpose()?;
            OwnEffect::If {
                when: it.when,
                then: Box::new(given.effect(&it.then, "then")?),
                otherwise: otherwise.map(Box::new),
            }
        }
        _ => return Ok(None),
    }))
}

fn nothing(given: &Parameters<'_, WeThePeople>, effect: OwnEffect) -> Result<OwnEffect, Trouble> {
    given.read::<Nothing>()?;
    Ok(effect)
}

fn french_alliance(given: &Parameters<'_, WeThePeople>) -> Result<OwnEffect, Trouble> {
    let FrenchAllianceEntry { navy, force } = given.read()?;
    given.names.ids.general(&force.general, &given.place("force.general"))?;
    let waiting = given.names.own.french_cu;
    if force.cu != waiting {
        let place = given.place("force.cu");
        return Err(format!("{place}: {} is not {waiting}, as in the set-up", force.cu));
    }
    Ok(OwnEffect::FrenchAllianceBegins {
        navy: navy.filter.filter(given.names, &given.place("navy.where"))?,
        force: force.filter.filter(given.names, &given.place("force.where"))?,
    })
}
