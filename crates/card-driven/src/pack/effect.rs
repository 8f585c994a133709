//! What a card does, in the small vocabulary of a game's `data/README.md`: first as it stands in the file, then with the names
//! of the facts looked up. Kinds that only one game has are read by that game.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{CuPlace, Filter, FilterEntry, Ids, Limit, Trouble};
use crate::CardDriven;
use crate::generals::General;
use crate::map::SpaceSet;
use crate::sides::Side;

/// An effect.
#[derive(Clone, Debug)]
pub enum Effect<G: CardDriven> {
    /// So many operations.
    Ops(u8),
    /// PC markers are placed.
    PlacePc(PlacePc<G>),
    /// PC markers are taken off.
    RemovePc(ChangePc<G>),
    /// PC markers are turned over.
    FlipPc(ChangePc<G>),
    /// Combat units come.
    AddCu(AddCu<G>),
    /// Combat units go.
    RemoveCu(RemoveCu<G>),
    /// A side draws cards.
    DrawCards {
        /// Who draws.
        side: Side,
        /// How many.
        count: u8,
    },
    /// The Regulars' advantage ends.
    LoseRegulars,
    /// A general leaves the game.
    RemoveGeneral(General<G>),
    /// The year in which the war ends.
    WarEnds(u16),
    /// One of several.
    Choose(Vec<Effect<G>>),
    /// All of several, in order.
    Sequence(Vec<Effect<G>>),
    /// What only this game's cards do.
    Own(G::OwnEffect),
}

/// PC markers that are placed.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct PlacePc<G: CardDriven> {
    pub side: Side,
    pub limit: Limit,
    pub one_per_colony: bool,
    pub same_colony: bool,
    /// Whether markers placed by this effect count for those that follow.
    pub chaining: bool,
    pub filter: Filter<G>,
}

/// PC markers of a side that are removed or flipped.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct ChangePc<G: CardDriven> {
    pub owner: Side,
    pub limit: Limit,
    pub one_per_colony: bool,
    pub filter: Filter<G>,
}

/// Combat units that come.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct AddCu<G: CardDriven> {
    pub side: Side,
    pub count: u8,
    pub to: CuPlace,
    pub filter: Filter<G>,
}

/// Combat units that go.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct RemoveCu<G: CardDriven> {
    pub side: Side,
    pub limit: Limit,
    pub from: Vec<CuPlace>,
    pub filter: Filter<G>,
    pub chosen_by: Option<Side>,
}

/// The names that effects may use.
#[derive(Debug)]
pub struct Names<G: CardDriven> {
    /// Spaces, colonies and generals.
    pub ids: Ids<G>,
    /// The fortified ports, where the game has them.
    pub fortified: Option<SpaceSet<G>>,
    /// What only this game has.
    pub own: G::OwnNames,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpsEntry {
    value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacePcEntry {
    side: Side,
    max: Option<u8>,
    exactly: Option<u8>,
    #[serde(default)]
    one_per_colony: bool,
    #[serde(default)]
    same_colony: bool,
    #[serde(default = "yes")]
    chaining: bool,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemovePcEntry {
    side: Side,
    max: Option<u8>,
    exactly: Option<u8>,
    #[serde(default)]
    one_per_colony: bool,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlipPcEntry {
    to: Side,
    max: Option<u8>,
    exactly: Option<u8>,
    #[serde(default)]
    one_per_colony: bool,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddCuEntry {
    side: Side,
    count: u8,
    to: CuPlace,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemoveCuEntry {
    side: Side,
    max: Option<u8>,
    exactly: Option<u8>,
    from: Vec<CuPlace>,
    chosen_by: Option<Side>,
    #[serde(default, rename = "where")]
    filter: FilterEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawCardsEntry {
    side: Side,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemoveGeneralEntry {
    general: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WarEndsEntry {
    year: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChooseEntry {
    options: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SequenceEntry {
    steps: Vec<Value>,
}

/// The parameters of an effect that is read.
#[derive(Debug)]
pub struct Parameters<'a, G: CardDriven> {
    fields: Value,
    /// The names that it may use.
    pub names: &'a Names<G>,
    /// Where it stands in its file.
    pub at: &'a str,
}

impl<G: CardDriven> Parameters<'_, G> {
    /// The parameters as this type has them, or which of them is wrong.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        serde_path_to_error::deserialize(&self.fields).map_err(|error| {
            let (path, inner) = (error.path().to_string(), error.inner());
            if path == "." { format!("{}: {inner}", self.at) } else { format!("{}.{path}: {inner}", self.at) }
        })
    }

    /// Where one of the parameters stands.
    pub fn place(&self, field: &str) -> String {
        format!("{}.{field}", self.at)
    }

    /// An effect within this one.
    pub fn effect(&self, value: &Value, field: &str) -> Result<Effect<G>, Trouble> {
        effect(value, self.names, &self.place(field))
    }

    /// Several effects within this one; there must be one at least.
    pub fn effects(&self, values: &[Value], field: &str) -> Result<Vec<Effect<G>>, Trouble> {
        if values.is_empty() {
            return Err(format!("{}: is empty", self.place(field)));
        }
        values.iter().enumerate().map(|(n, value)| self.effect(value, &format!("{field}[{n}]"))).collect()
    }

    /// The spaces that the effect may choose.
    pub fn filter(&self, entry: &FilterEntry) -> Result<Filter<G>, Trouble> {
        entry.filter(self.names, &self.place("where"))
    }

    /// How often: `max` or `exactly`, one of the two.
    fn limit(&self, max: Option<u8>, exactly: Option<u8>) -> Result<Limit, Trouble> {
        match (max, exactly) {
            (Some(max), None) => Ok(Limit::Max(max)),
            (None, Some(exactly)) => Ok(Limit::Exactly(exactly)),
            (Some(_), Some(_)) => Err(format!("{}: max and exactly are both given; give one", self.at)),
            (None, None) => Err(format!("{}: neither max nor exactly is given; give one", self.at)),
        }
    }

    /// Refuses a number that is not from the least to the most.
    pub fn within(&self, field: &str, value: u8, least: u8, most: u8) -> Result<u8, Trouble> {
        match value {
            value if (least..=most).contains(&value) => Ok(value),
            value => Err(format!("{}: {value} is not from {least} to {most}", self.place(field))),
        }
    }
}

/// The effect that stands at a place of a file, or what is wrong with it.
pub fn effect<G: CardDriven>(value: &Value, names: &Names<G>, at: &str) -> Result<Effect<G>, Trouble> {
    let mut fields = value.clone();
    let kind = match fields.as_object_mut().and_then(|fields| fields.remove("kind")) {
        Some(Value::String(kind)) => kind,
        _ => return Err(format!("{at}.kind: is missing")),
    };
    let given = Parameters { fields, names, at };
    if let Some(effect) = of_kind(&kind, &given)? {
        return Ok(effect);
    }
    let own = G::own_effect(&kind, &given)?;
    own.map(Effect::Own).ok_or_else(|| format!("{at}.kind: there is no effect {kind:?}; see the vocabulary"))
}

/// The effect of a kind that both games have.
fn of_kind<G: CardDriven>(kind: &str, given: &Parameters<'_, G>) -> Result<Option<Effect<G>>, Trouble> {
    Ok(Some(match kind {
        "ops" => Effect::Ops(given.within("value", given.read::<OpsEntry>()?.value, 1, 3)?),
        "place_pc" => {
            let it: PlacePcEntry = given.read()?;
            Effect::PlacePc(PlacePc {
                side: it.side,
                limit: given.limit(it.max, it.exactly)?,
                one_per_colony: it.one_per_colony,
                same_colony: it.same_colony,
                chaining: it.chaining,
                filter: given.filter(&it.filter)?,
            })
        }
        "remove_pc" => {
            let it: RemovePcEntry = given.read()?;
            Effect::RemovePc(ChangePc {
                owner: it.side,
                limit: given.limit(it.max, it.exactly)?,
                one_per_colony: it.one_per_colony,
                filter: given.filter(&it.filter)?,
            })
        }
        "flip_pc" => {
            let it: FlipPcEntry = given.read()?;
            Effect::FlipPc(ChangePc {
                owner: it.to.enemy(),
                limit: given.limit(it.max, it.exactly)?,
                one_per_colony: it.one_per_colony,
                filter: given.filter(&it.filter)?,
            })
        }
        "add_cu" => {
            let it: AddCuEntry = given.read()?;
            if it.to == CuPlace::Reinforcements && it.side == Side::American {
                let place = given.place("to");
                return Err(format!("{place}: American combat units have no Reinforcements box"));
            }
            let filter = given.filter(&it.filter)?;
            Effect::AddCu(AddCu { side: it.side, count: it.count, to: it.to, filter })
        }
        "remove_cu" => {
            let it: RemoveCuEntry = given.read()?;
            Effect::RemoveCu(RemoveCu {
                side: it.side,
                limit: given.limit(it.max, it.exactly)?,
                from: it.from,
                filter: given.filter(&it.filter)?,
                chosen_by: it.chosen_by,
            })
        }
        "draw_cards" => {
            let it: DrawCardsEntry = given.read()?;
            Effect::DrawCards { side: it.side, count: it.count }
        }
        "lose_regulars" => {
            given.read::<Nothing>()?;
            Effect::LoseRegulars
        }
        "remove_general" => {
            let it: RemoveGeneralEntry = given.read()?;
            Effect::RemoveGeneral(given.names.ids.general(&it.general, &given.place("general"))?)
        }
        "war_ends" => Effect::WarEnds(given.read::<WarEndsEntry>()?.year),
        "choose" => {
            let it: ChooseEntry = given.read()?;
            Effect::Choose(given.effects(&it.options, "options")?)
        }
        "sequence" => {
            let it: SequenceEntry = given.read()?;
            Effect::Sequence(given.effects(&it.steps, "steps")?)
        }
        _ => return Ok(None),
    }))
}
