//! Effects and filters as they stand in a file, and how they are read.

use serde::Deserialize;

use super::Condition;
use super::effect::{Classes, Effect, Filter, Limit, PcWanted};
use super::read::{Names, Trouble};
use crate::map::SpaceSet;
use crate::pieces::Side;

/// An effect as it stands in a file: all parameters that any kind has.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct EffectEntry {
    kind: String,
    value: Option<u8>,
    max_generals: Option<u8>,
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
    until: Option<String>,
    sources: Option<Vec<String>>,
    battle_card: Option<String>,
    specials_played_by: Option<String>,
    navy: Option<PlaceEntry>,
    force: Option<ForceEntry>,
    general: Option<String>,
    year: Option<u16>,
    options: Option<Vec<EffectEntry>>,
    steps: Option<Vec<EffectEntry>>,
    when: Option<Condition>,
    then: Option<Box<EffectEntry>>,
    #[serde(rename = "else")]
    otherwise: Option<Box<EffectEntry>>,
}

/// Where the French Navy may come.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceEntry {
    #[serde(rename = "where")]
    filter: FilterEntry,
}

/// The French force, and where it may come.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceEntry {
    general: String,
    cu: u8,
    #[serde(rename = "where")]
    filter: FilterEntry,
    otherwise: String,
}

/// A filter as it stands in a file.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FilterEntry {
    colonies: Option<Vec<String>>,
    spaces: Option<Vec<String>>,
    thirteen: Option<bool>,
    port: Option<bool>,
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
        "campaign" => &["max_generals"],
        "place_pc" => &["side", "max", "exactly", "one_per_colony", "same_colony", "chaining", "where"],
        "remove_pc" => &["side", "max", "exactly", "one_per_colony", "where"],
        "flip_pc" => &["to", "max", "exactly", "one_per_colony", "where"],
        "add_cu" => &["side", "count", "to", "where"],
        "remove_cu" => &["side", "max", "exactly", "from", "where", "chosen_by"],
        "activate_general" => &["side", "generals", "spaces"],
        "discard_random" => &["from", "count", "specials_played_by"],
        "draw_cards" => &["side", "count"],
        "reshuffle" | "european_war_begins" | "remove_this_card" => &[],
        "french_alliance_begins" => &["navy", "force"],
        "french_navy_away" => &["until"],
        "lose_regulars" => &[],
        "block_pc_placement" => &["side", "sources", "until"],
        "extra_battle_cards" => &["count"],
        "cancel_with_any" => &["battle_card"],
        "remove_general" => &["general"],
        "war_ends" => &["year"],
        "choose" => &["options"],
        "sequence" => &["steps"],
        "if" => &["when", "then", "else"],
        _ => return None,
    })
}

impl EffectEntry {
    /// The parameters that are given.
    fn given(&self) -> Vec<&'static str> {
        let all = [
            ("value", self.value.is_some()),
            ("max_generals", self.max_generals.is_some()),
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
            ("until", self.until.is_some()),
            ("sources", self.sources.is_some()),
            ("battle_card", self.battle_card.is_some()),
            ("specials_played_by", self.specials_played_by.is_some()),
            ("navy", self.navy.is_some()),
            ("force", self.force.is_some()),
            ("general", self.general.is_some()),
            ("year", self.year.is_some()),
            ("options", self.options.is_some()),
            ("steps", self.steps.is_some()),
            ("when", self.when.is_some()),
            ("then", self.then.is_some()),
            ("else", self.otherwise.is_some()),
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
            "campaign" => Effect::Campaign { generals: need(self.max_generals, at, "max_generals")? },
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
            "add_cu" => Effect::AddCu {
                side: side()?,
                count: count()?,
                to: one_of(need(self.to.clone(), at, "to")?, at, "to")?,
                filter: filter()?,
            },
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
            },
            "discard_random" => {
                only(self.specials_played_by.as_deref(), "taker", at, "specials_played_by")?;
                let from = one_of(need(self.from.clone(), at, "from")?, at, "from")?;
                Effect::DiscardRandom { from, count: count()? }
            }
            "draw_cards" => Effect::DrawCards { side: side()?, count: count()? },
            "reshuffle" => Effect::Reshuffle,
            "european_war_begins" => Effect::EuropeanWarBegins,
            "remove_this_card" => Effect::RemoveThisCard,
            "french_alliance_begins" => self.french_alliance(names, at)?,
            "french_navy_away" => {
                only(self.until.as_deref(), "next_french_navy_phase", at, "until")?;
                Effect::FrenchNavyAway
            }
            "lose_regulars" => Effect::LoseRegulars,
            "block_pc_placement" => {
                only(self.until.as_deref(), "end_of_strategy_phase", at, "until")?;
                let sources = need(self.sources.as_ref(), at, "sources")?;
                if sources.iter().map(String::as_str).ne(["ops"]) {
                    return Err(format!("{at}.sources: {sources:?} is not [\"ops\"]"));
                }
                Effect::BlockPcPlacement { side: side()? }
            }
            "extra_battle_cards" => Effect::ExtraBattleCards { count: count()? },
            "cancel_with_any" => {
                let id = need(self.battle_card.as_ref(), at, "battle_card")?;
                Effect::CancelWithAny { tactic: names.tactic(id, &format!("{at}.battle_card"))? }
            }
            "remove_general" => {
                let id = need(self.general.clone(), at, "general")?;
                Effect::RemoveGeneral { general: names.general(&id, &format!("{at}.general"))? }
            }
            "war_ends" => Effect::WarEnds { year: need(self.year, at, "year")? },
            "choose" => Effect::Choose(list(&self.options, names, at, "options")?),
            "sequence" => Effect::Sequence(list(&self.steps, names, at, "steps")?),
            _ => {
                let then = need(self.then.as_ref(), at, "then")?;
                let otherwise = self.otherwise.as_ref();
                Effect::If {
                    when: need(self.when, at, "when")?,
                    then: Box::new(then.effect(names, &format!("{at}.then"))?),
                    otherwise: match otherwise {
                        Some(entry) => Some(Box::new(entry.effect(names, &format!("{at}.else"))?)),
                        None => None,
                    },
                }
            }
        })
    }

    /// The French: the general and combat units are those of the set-up, so that the card only says where they come.
    fn french_alliance(&self, names: &Names, at: &str) -> Result<Effect, Trouble> {
        let navy = need(self.navy.as_ref(), at, "navy")?;
        let force = need(self.force.as_ref(), at, "force")?;
        only(Some(&force.otherwise), "american-reinforcements", at, "force.otherwise")?;
        names.general(&force.general, &format!("{at}.force.general"))?;
        if force.cu != names.french_cu() {
            let waiting = names.french_cu();
            return Err(format!("{at}.force.cu: {} is not {waiting}, as in the set-up", force.cu));
        }
        Ok(Effect::FrenchAllianceBegins {
            navy: navy.filter.filter(names, &format!("{at}.navy.where"))?,
            force: force.filter.filter(names, &format!("{at}.force.where"))?,
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
        for (wanted, set) in [(self.thirteen, names.thirteen()), (self.port, names.ports())] {
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

fn only(value: Option<&str>, wanted: &str, at: &str, field: &str) -> Result<(), Trouble> {
    match value {
        Some(value) if value == wanted => Ok(()),
        Some(other) => Err(format!("{at}.{field}: {other:?} is not {wanted:?}")),
        None => Err(format!("{at}.{field}: is missing")),
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
