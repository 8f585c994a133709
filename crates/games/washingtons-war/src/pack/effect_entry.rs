//! Effects and filters as they stand in files, and what is wrong with those that do not hold.

use serde::Deserialize;

use super::effect::{Classes, CuPlace, Effect, Filter, Limit, PcWanted};
use super::read::{Names, Trouble};
use crate::map::SpaceSet;
use crate::pieces::{BySide, Side};

/// An effect as it stands in a file: all parameters that any kind has.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EffectEntry {
    kind: String,
    value: Option<u8>,
    max_generals: Option<u8>,
    landing_party: Option<Vec<Side>>,
    side: Option<Side>,
    max: Option<u8>,
    exactly: Option<u8>,
    one_per_colony: Option<bool>,
    same_colony: Option<bool>,
    chaining: Option<bool>,
    #[serde(rename = "where")]
    filter: Option<FilterEntry>,
    to: Option<String>,
    count: Option<u8>,
    from: Option<serde_json::Value>,
    chosen_by: Option<Side>,
    generals: Option<u8>,
    spaces: Option<u8>,
    may_fight: Option<bool>,
    delta: Option<i8>,
    until: Option<String>,
    sources: Option<Vec<String>>,
    drm: Option<u8>,
    general: Option<String>,
    year: Option<u16>,
    options: Option<Vec<EffectEntry>>,
    steps: Option<Vec<EffectEntry>>,
    battle: Option<Box<EffectEntry>>,
    strategy: Option<Box<EffectEntry>>,
}

/// A filter as it stands in a file.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FilterEntry {
    colonies: Option<Vec<String>>,
    spaces: Option<Vec<String>>,
    thirteen: Option<bool>,
    port: Option<bool>,
    fortified: Option<bool>,
    blockaded: Option<bool>,
    pc: Option<PcWanted>,
    not_pc: Option<Side>,
    empty_of: Option<Classes>,
    holds_any: Option<Classes>,
    adjacent_to_pc: Option<Side>,
    any_of: Option<Vec<FilterEntry>>,
}

/// The parameters that a kind of effect has.
fn parameters(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "ops" => &["value"],
        "campaign" => &["max_generals", "landing_party"],
        "place_pc" => &["side", "max", "exactly", "one_per_colony", "same_colony", "chaining", "where"],
        "remove_pc" => &["side", "max", "exactly", "one_per_colony", "where"],
        "flip_pc" => &["to", "max", "exactly", "one_per_colony", "where"],
        "add_cu" => &["side", "count", "to", "where"],
        "remove_cu" => &["side", "max", "exactly", "from", "where", "chosen_by"],
        "activate_general" => &["side", "generals", "spaces", "may_fight"],
        "discard_random" => &["from", "count"],
        "draw_cards" => &["side", "count"],
        "french_alliance" => &["delta"],
        "french_navy_away" => &["until"],
        "lose_regulars" => &[],
        "block_pc_placement" => &["side", "sources", "until"],
        "battle_bonus" => &["drm"],
        "remove_general" => &["general"],
        "war_ends" => &["year"],
        "choose" => &["options"],
        "sequence" => &["steps"],
        "by_timing" => &["battle", "strategy"],
        _ => return None,
    })
}

impl EffectEntry {
    /// The parameters that are given.
    fn given(&self) -> Vec<&'static str> {
        let all = [
            ("value", self.value.is_some()),
            ("max_generals", self.max_generals.is_some()),
            ("landing_party", self.landing_party.is_some()),
            ("side", self.side.is_some()),
            ("max", self.max.is_some()),
            ("exactly", self.exactly.is_some()),
            ("one_per_colony", self.one_per_colony.is_some()),
            ("same_colony", self.same_colony.is_some()),
            ("chaining", self.chaining.is_some()),
            ("where", self.filter.is_some()),
            ("to", self.to.is_some()),
            ("count", self.count.is_some()),
            ("from", self.from.is_some()),
            ("chosen_by", self.chosen_by.is_some()),
            ("generals", self.generals.is_some()),
            ("spaces", self.spaces.is_some()),
            ("may_fight", self.may_fight.is_some()),
            ("delta", self.delta.is_some()),
            ("until", self.until.is_some()),
            ("sources", self.sources.is_some()),
            ("drm", self.drm.is_some()),
            ("general", self.general.is_some()),
            ("year", self.year.is_some()),
            ("options", self.options.is_some()),
            ("steps", self.steps.is_some()),
            ("battle", self.battle.is_some()),
            ("strategy", self.strategy.is_some()),
        ];
        all.into_iter().filter(|(_, given)| *given).map(|(name, _)| name).collect()
    }

    /// The effect, or what is wrong with it. `at` is where it stands.
    pub fn effect(&self, names: &Names, at: &str) -> Result<Effect, Trouble> {
        let kind = self.kind.as_str();
        let Some(known) = parameters(kind) else {
            return Err(format!("{at}.kind: there is no effect {kind:?}; see the vocabulary"));
        };
        if let Some(stranger) = self.given().iter().find(|name| !known.contains(name)) {
            return Err(format!("{at}.{stranger}: an effect {kind:?} has no such parameter"));
        }
        let side = || need(self.side, at, "side");
        let count = || need(self.count, at, "count");
        let filter = || match &self.filter {
            Some(entry) => entry.filter(names, &format!("{at}.where")),
            None => FilterEntry::default().filter(names, at),
        };
        Ok(match kind {
            "ops" => Effect::Ops { value: within(need(self.value, at, "value")?, 1, 3, at, "value")? },
            "campaign" => {
                let sides = need(self.landing_party.clone(), at, "landing_party")?;
                let may = |side| sides.contains(&side);
                Effect::Campaign {
                    generals: need(self.max_generals, at, "max_generals")?,
                    landing_party: BySide { american: may(Side::American), british: may(Side::British) },
                }
            }
            "place_pc" => Effect::PlacePc {
                side: side()?,
                limit: self.limit(at)?,
                one_per_colony: self.one_per_colony.unwrap_or(false),
                same_colony: self.same_colony.unwrap_or(false),
                chaining: self.chaining.unwrap_or(true),
                filter: filter()?,
            },
            "remove_pc" => Effect::RemovePc {
                owner: side()?,
                limit: self.limit(at)?,
                one_per_colony: self.one_per_colony.unwrap_or(false),
                filter: filter()?,
            },
            "flip_pc" => Effect::FlipPc {
                to: one_of(need(self.to.clone(), at, "to")?, at, "to")?,
                limit: self.limit(at)?,
                one_per_colony: self.one_per_colony.unwrap_or(false),
                filter: filter()?,
            },
            "add_cu" => {
                let to = one_of(need(self.to.clone(), at, "to")?, at, "to")?;
                if to == CuPlace::Reinforcements && side()? == Side::American {
                    return Err(format!("{at}.to: American combat units have no Reinforcements box"));
                }
                Effect::AddCu { side: side()?, count: count()?, to, filter: filter()? }
            }
            "remove_cu" => Effect::RemoveCu {
                side: side()?,
                limit: self.limit(at)?,
                from: one_of(need(self.from.clone(), at, "from")?, at, "from")?,
                filter: filter()?,
                chosen_by: self.chosen_by,
            },
            "activate_general" => Effect::ActivateGeneral {
                side: side()?,
                generals: need(self.generals, at, "generals")?,
                spaces: within(need(self.spaces, at, "spaces")?, 1, 12, at, "spaces")?,
                may_fight: need(self.may_fight, at, "may_fight")?,
            },
            "discard_random" => Effect::DiscardRandom {
                from: one_of(need(self.from.clone(), at, "from")?, at, "from")?,
                count: count()?,
            },
            "draw_cards" => Effect::DrawCards { side: side()?, count: count()? },
            "french_alliance" => Effect::FrenchAlliance { delta: need(self.delta, at, "delta")? },
            "french_navy_away" => {
                only(self.until.as_deref(), "next_french_naval_phase", at)?;
                Effect::FrenchNavyAway
            }
            "lose_regulars" => Effect::LoseRegulars,
            "block_pc_placement" => {
                only(self.until.as_deref(), "end_of_turn", at)?;
                let sources = need(self.sources.clone(), at, "sources")?;
                if let Some(other) = sources.iter().find(|it| *it != "ops" && *it != "discard") {
                    return Err(format!("{at}.sources: {other:?} is neither \"ops\" nor \"discard\""));
                }
                let has = |wanted: &str| sources.iter().any(|it| it == wanted);
                Effect::BlockPcPlacement { side: side()?, ops: has("ops"), discard: has("discard") }
            }
            "battle_bonus" => Effect::BattleBonus { drm: need(self.drm, at, "drm")? },
            "remove_general" => {
                let id = need(self.general.clone(), at, "general")?;
                Effect::RemoveGeneral { general: names.general(&id, &format!("{at}.general"))? }
            }
            "war_ends" => Effect::WarEnds { year: need(self.year, at, "year")? },
            "choose" => Effect::Choose(list(&self.options, names, at, "options")?),
            "sequence" => Effect::Sequence(list(&self.steps, names, at, "steps")?),
            _ => {
                let (battle, strategy) = (
                    need(self.battle.as_ref(), at, "battle")?,
                    need(self.strategy.as_ref(), at, "strategy")?,
                );
                Effect::ByTiming {
                    battle: Box::new(battle.effect(names, &format!("{at}.battle"))?),
                    strategy: Box::new(strategy.effect(names, &format!("{at}.strategy"))?),
                }
            }
        })
    }

    fn limit(&self, at: &str) -> Result<Limit, Trouble> {
        match (self.max, self.exactly) {
            (Some(max), None) => Ok(Limit::Max(max)),
            (None, Some(exactly)) => Ok(Limit::Exactly(exactly)),
            (Some(_), Some(_)) => Err(format!("{at}: max and exactly are both given; give one")),
            (None, None) => Err(format!("{at}: neither max nor exactly is given; give one")),
        }
    }
}

impl FilterEntry {
    fn filter(&self, names: &Names, at: &str) -> Result<Filter, Trouble> {
        let mut fixed = names.all();
        if let Some(colonies) = &self.colonies {
            let mut set = SpaceSet::NONE;
            for id in colonies {
                set |= names.spaces_of_colony(id, &format!("{at}.colonies"))?;
            }
            fixed = fixed & set;
        }
        if let Some(spaces) = &self.spaces {
            let mut set = SpaceSet::NONE;
            for id in spaces {
                set.insert(names.space(id, &format!("{at}.spaces"))?);
            }
            fixed = fixed & set;
        }
        for (wanted, set) in [
            (self.thirteen, names.thirteen()),
            (self.port, names.ports()),
            (self.fortified, names.fortified()),
        ] {
            fixed = match wanted {
                Some(true) => fixed & set,
                Some(false) => fixed - set,
                None => fixed,
            };
        }
        let any_of = self.any_of.iter().flatten().enumerate();
        let any_of = any_of.map(|(n, entry)| entry.filter(names, &format!("{at}.any_of[{n}]")));
        Ok(Filter {
            fixed,
            blockaded: self.blockaded,
            pc: self.pc,
            not_pc: self.not_pc,
            empty_of: self.empty_of.clone().unwrap_or_default(),
            holds_any: self.holds_any.clone().unwrap_or_default(),
            adjacent_to_pc: self.adjacent_to_pc,
            any_of: any_of.collect::<Result<_, _>>()?,
        })
    }
}

fn need<T>(value: Option<T>, at: &str, field: &str) -> Result<T, Trouble> {
    value.ok_or_else(|| format!("{at}.{field}: is missing"))
}

fn within(value: u8, least: u8, most: u8, at: &str, field: &str) -> Result<u8, Trouble> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        Err(format!("{at}.{field}: {value} is not from {least} to {most}"))
    }
}

/// A value out of a text or a list that stands for different things in different kinds.
fn one_of<T: for<'de> Deserialize<'de>>(
    value: impl Into<serde_json::Value>,
    at: &str,
    field: &str,
) -> Result<T, Trouble> {
    let value = value.into();
    let shown = value.to_string();
    serde_json::from_value(value).map_err(|error| format!("{at}.{field}: {shown}: {error}"))
}

fn only(value: Option<&str>, wanted: &str, at: &str) -> Result<(), Trouble> {
    match value {
        Some(value) if value == wanted => Ok(()),
        Some(other) => Err(format!("{at}.until: {other:?} is not {wanted:?}")),
        None => Err(format!("{at}.until: is missing")),
    }
}

fn list(
    entries: &Option<Vec<EffectEntry>>,
    names: &Names,
    at: &str,
    field: &str,
) -> Result<Vec<Effect>, Trouble> {
    match entries.as_deref() {
        None | Some([]) => Err(format!("{at}.{field}: is missing or empty")),
        Some(entries) => {
            let each = entries.iter().enumerate();
            each.map(|(n, entry)| entry.effect(names, &format!("{at}.{field}[{n}]"))).collect()
        }
    }
}
