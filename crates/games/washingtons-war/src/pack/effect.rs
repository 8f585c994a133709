//! What only the cards of Washington's War do, in the small vocabulary of `data/README.md`.

use serde::Deserialize;
use serde_json::Value;
use tricorne_card_driven::pack::{Parameters, Trouble};

use crate::WashingtonsWar;
use crate::pieces::{BySide, Side};

/// Which spaces an effect may choose.
pub type Filter = tricorne_card_driven::pack::Filter<WashingtonsWar>;

/// An effect.
pub type Effect = tricorne_card_driven::pack::Effect<WashingtonsWar>;

/// An effect of this game alone.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum OwnEffect {
    Campaign { generals: u8, landing_party: BySide<bool> },
    ActivateGeneral { side: Side, generals: u8, spaces: u8, may_fight: bool },
    DiscardRandom { from: Side, count: u8 },
    FrenchAlliance { delta: i8 },
    FrenchNavyAway,
    BlockPcPlacement { side: Side, ops: bool, discard: bool },
    BattleBonus { drm: u8 },
    ByTiming { battle: Box<Effect>, strategy: Box<Effect> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignEntry {
    max_generals: u8,
    landing_party: Vec<Side>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActivateGeneralEntry {
    side: Side,
    generals: u8,
    spaces: u8,
    may_fight: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscardRandomEntry {
    from: Side,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrenchAllianceEntry {
    delta: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrenchNavyAwayEntry {
    #[serde(rename = "until")]
    _until: NextFrenchNavalPhase,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum NextFrenchNavalPhase {
    NextFrenchNavalPhase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlockPcPlacementEntry {
    side: Side,
    sources: Vec<Source>,
    #[serde(rename = "until")]
    _until: EndOfTurn,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Ops,
    Discard,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EndOfTurn {
    EndOfTurn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattleBonusEntry {
    drm: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByTimingEntry {
    battle: Value,
    strategy: Value,
}

/// The effect of a kind that only this game has.
pub fn own_effect(kind: &str, given: &Parameters<'_, WashingtonsWar>) -> Result<Option<OwnEffect>, Trouble> {
    Ok(Some(match kind {
        "campaign" => {
            let it: CampaignEntry = given.read()?;
            let landing_party = BySide::each(|side| it.landing_party.contains(&side));
            OwnEffect::Campaign { generals: it.max_generals, landing_party }
        }
        "activate_general" => {
            let it: ActivateGeneralEntry = given.read()?;
            let spaces = given.within("spaces", it.spaces, 1, 12)?;
            OwnEffect::ActivateGeneral {
                side: it.side,
                generals: it.generals,
                spaces,
                may_fight: it.may_fight,
            }
        }
        "discard_random" => {
            let it: DiscardRandomEntry = given.read()?;
            OwnEffect::DiscardRandom { from: it.from, count: it.count }
        }
        "french_alliance" => OwnEffect::FrenchAlliance { delta: given.read::<FrenchAllianceEntry>()?.delta },
        "french_navy_away" => {
            given.read::<FrenchNavyAwayEntry>()?;
            OwnEffect::FrenchNavyAway
        }
        "block_pc_placement" => {
            let it: BlockPcPlacementEntry = given.read()?;
            let has = |source: Source| it.sources.contains(&source);
            OwnEffect::BlockPcPlacement {
                side: it.side,
                ops: has(Source::Ops),
                discard: has(Source::Discard),
            }
        }
        "battle_bonus" => OwnEffect::BattleBonus { drm: given.read::<BattleBonusEntry>()?.drm },
        "by_timing" => {
            let it: ByTimingEntry = given.read()?;
            OwnEffect::ByTiming {
                battle: Box::new(given.effect(&it.battle, "battle")?),
                strategy: Box::new(given.effect(&it.strategy, "strategy")?),
            }
        }
        _ => return Ok(None),
    }))
}
