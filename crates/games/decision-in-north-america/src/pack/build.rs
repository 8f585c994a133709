//! Facts out of the files: names become indices, and whatever does not fit is named.

use std::collections::BTreeMap;

use tricorne_kernel::FactFiles;

use super::read::{
    CountersFile, MapFile, MarkersFile, RawCost, RawEffect, RawFilter, RawPlacement, RawPrice, RawSpecial,
    RawWhere, SetupFile, TablesFile, file,
};
use super::*;
use crate::ids::{KINDS, MARKERS, PLACES, REGIONS};

/// How many Leader Arises markers each side could have in play.
const RISEN: usize = 2;

/// The lists of names while they are made.
#[derive(Default)]
struct Names([Vec<Named>; 7]);

const PREFIX: [&str; 7] = ["place", "region", "leader", "unit", "marker", "progress", "europe"];

impl Names {
    fn add(&mut self, list: u8, file: &str, id: &str) -> Result<(), String> {
        let plain = !id.is_empty()
            && id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-');
        if !plain {
            return Err(format!("{file}: {id:?} is no id: small letters, digits and hyphens are due"));
        }
        if list == Place::LIST && crate::choice::Button::from_id(id).is_some() {
            return Err(format!("{file}: no place can be called {id}, which is a button"));
        }
        let names = &mut self.0[list as usize];
        if names.iter().any(|named| named.id == id) {
            return Err(format!("{file}: {id} is listed twice"));
        }
        names.push(Named { id: id.to_owned(), key: format!("dina-{}-{id}", PREFIX[list as usize]) });
        Ok(())
    }

    fn find(&self, list: u8, file: &str, id: &str) -> Result<u8, String> {
        let found = self.0[list as usize].iter().position(|named| named.id == id);
        found
            .map(|at| at as u8)
            .ok_or_else(|| format!("{file}: there is no {} {id:?}", PREFIX[list as usize]))
    }

    fn place(&self, file: &str, id: &str) -> Result<Place, String> {
        self.find(Place::LIST, file, id).map(Place)
    }

    fn region(&self, file: &str, id: &str) -> Result<Region, String> {
        self.find(Region::LIST, file, id).map(Region)
    }

    fn leader(&self, file: &str, id: &str) -> Result<Leader, String> {
        self.find(Leader::LIST, file, id).map(Leader)
    }

    fn kind(&self, file: &str, id: &str) -> Result<Kind, String> {
        self.find(Kind::LIST, file, id).map(Kind)
    }

    fn kinds(&self, file: &str, ids: &[String]) -> Result<Vec<Kind>, String> {
        ids.iter().map(|id| self.kind(file, id)).collect()
    }
}

fn limit(file: &str, what: &str, count: usize, most: usize) -> Result<(), String> {
    if count > most { Err(format!("{file}: {count} {what}; at most {most} are possible")) } else { Ok(()) }
}

/// All facts.
pub fn facts(files: FactFiles) -> Result<Facts, String> {
    let map: MapFile = file(&files, "map.json")?;
    let counters: CountersFile = file(&files, "counters.json")?;
    let marker_file: MarkersFile = file(&files, "markers.json")?;
    let setup: SetupFile = file(&files, "setup.json")?;
    let tables: TablesFile = file(&files, "tables.json")?;
    let mut names = Names::default();

    let (regions, colonial) = regions(&map, &tables, &mut names)?;
    let (places, locales) = places(&map, &mut names)?;
    let leaders = leaders(&counters, &mut names)?;
    let leaders_of = |side: Side| {
        let of = leaders.iter().enumerate().filter(|(_, leader)| leader.side == side);
        of.fold(Leaders::NONE, |set, (index, _)| Leaders(set.0 | 1 << index))
    };
    let leaders_of = BySide { american: leaders_of(Side::American), british: leaders_of(Side::British) };
    let (kinds, kinds_of) = kinds(&counters, &mut names)?;
    let markers = markers(&marker_file, &mut names)?;
    let mark = |id: &str| names.find(Marker::LIST, "markers.json", id).map(Marker);
    let marks = Marks {
        bait: mark("bait")?,
        committee: mark("committee")?,
        debate: mark("debate")?,
        drillmaster: mark("drillmaster")?,
        engineers: mark("engineers")?,
        hessians: mark("hessians")?,
        indians: mark("indians")?,
        leader_arises: mark("leader-arises")?,
        master_plan: mark("master-plan")?,
        minutemen: mark("minutemen")?,
        mutiny: mark("mutiny")?,
        politicking: mark("politicking")?,
        privateers: mark("privateers")?,
        pulaski: mark("pulaski")?,
        shot_heard: mark("shot-heard")?,
        speculators: mark("speculators")?,
        spy: mark("spy")?,
        tarleton: mark("tarleton")?,
        tactics: mark("tactics")?,
    };
    if usize::from(markers[marks.leader_arises.index()].count) > RISEN {
        return Err(format!("markers.json: at most {RISEN} leader-arises are possible"));
    }
    let in_region = |region: Region| -> Vec<Place> {
        let of = |index: &usize| places[*index].region == Some(region);
        (0..locales).filter(of).map(Place::at).collect()
    };
    let placements: Result<Vec<_>, String> =
        setup.placements.iter().map(|raw| placement(raw, &names, &in_region)).collect();
    let specials: Result<Vec<_>, String> =
        setup.special_reinforcements.iter().map(|raw| special(raw, &names, &in_region)).collect();
    let special_ids: Vec<&str> = setup.special_reinforcements.iter().map(|raw| raw.id.as_str()).collect();

    for (at, raw) in tables.revolutionary_progress.iter().enumerate() {
        names.add(ProgressBox::LIST, "tables.json", &raw.id)?;
        if usize::try_from(raw.index) != Ok(at) {
            return Err(format!(
                "tables.json: the progress box {} has index {}, not {at}",
                raw.id, raw.index
            ));
        }
    }
    for raw in &tables.european_balance {
        names.add(EuropeBox::LIST, "tables.json", &raw.id)?;
    }
    let neutral = tables.european_balance.iter().position(|raw| raw.index == 0);
    let neutral = neutral.ok_or("tables.json: no European box has index 0")?;
    for (at, raw) in tables.european_balance.iter().enumerate() {
        if i32::from(raw.index) != at as i32 - neutral as i32 {
            return Err(format!("tables.json: the European box {} is out of order", raw.id));
        }
    }
    let effect = |raw: &RawEffect| effect(raw, &names, &special_ids);
    let progress = tables.revolutionary_progress.iter().map(|raw| {
        let effects: Result<Vec<_>, String> =
            raw.effects.iter().filter_map(|it| effect(it).transpose()).collect();
        Ok(TableBox { effects: effects?, american_dice: raw.american_dice })
    });
    let progress: Result<Vec<_>, String> = progress.collect();
    let europe = tables.european_balance.iter().map(|raw| {
        let effects: Result<Vec<_>, String> =
            raw.effects.iter().filter_map(|it| effect(it).transpose()).collect();
        Ok(TableBox { effects: effects?, american_dice: 0 })
    });
    let europe: Result<Vec<_>, String> = europe.collect();
    let costs: Result<Vec<_>, String> =
        tables.costs.iter().map(|raw| cost(raw, &names, &places, colonial)).collect();
    let mut costs = costs?;
    for item in [Item::Marker, Item::Leader, Item::Partisan, Item::Fortress, Item::Siege, Item::Upgrade] {
        if !costs.iter().any(|cost| cost.item == item) {
            return Err(format!("tables.json: costs lack {item:?}"));
        }
    }
    let years: Vec<u16> = tables.turns.iter().map(|turn| turn.year).collect();
    let progress_box = |id: &str| names.find(ProgressBox::LIST, "tables.json", id).map(ProgressBox);
    let short = &tables.short_scenario;
    let last = years.iter().position(|year| *year == short.last_year);
    let victory = VictoryFacts {
        political_value: tables.victory.political_value,
        loyalty_level: tables.victory.loyalty_level,
        regions: tables.victory.regions,
        american_progress: progress_box(&tables.victory.american_progress)?,
        british_progress_at_most: progress_box(&tables.victory.british_progress_at_most)?,
        short_last_turn: last.ok_or("tables.json: short_scenario.last_year is no turn")? as u8,
        short_regions: short.american_loyal_regions,
        short_progress: progress_box(&short.progress_at_least)?,
        short_europe: names.find(EuropeBox::LIST, "tables.json", &short.european_at_least).map(EuropeBox)?,
    };
    let homes =
        ["britain", "france", "spain"].map(|id| names.find(Place::LIST, "map.json", id).ok().map(Place));
    let specials = specials?;
    let (progress, europe) = (progress?, europe?);
    for cost in &mut costs {
        let effects = progress.iter().chain(&europe).flat_map(|it| &it.effects);
        let saved = effects.map(|effect| match (effect, cost.item) {
            (Effect::CostChange(kinds, change), Item::Unit(kind)) if kinds.contains(&kind) => {
                i32::from(-change).max(0)
            }
            _ => 0,
        });
        cost.most_saved = saved.sum::<i32>().min(255) as u8;
    }
    let actions = markers.iter().enumerate().filter(|(_, marker)| marker.category == Category::Action);
    let facts = Facts {
        files,
        by_id: names
            .0
            .each_ref()
            .map(|list| list.iter().enumerate().map(|(index, named)| (named.id.clone(), index)).collect()),
        names: names.0,
        places,
        locales,
        regions,
        colonial,
        masks: Masks::new(&kinds, &leaders),
        leaders,
        leaders_of,
        kinds,
        kinds_of,
        homes,
        actions: actions.map(|(index, _)| Marker::at(index)).collect(),
        markers,
        marks,
        fortress_strength: counters.fortress.strength,
        placements: placements?,
        special_forces: specials.iter().map(Placement::force).collect(),
        specials,
        years,
        progress,
        europe,
        europe_start: EuropeBox::at(neutral),
        costs,
        victory,
    };
    check(&facts, marker_file.pool.size)?;
    Ok(facts)
}

/// What holds between the files.
fn check(facts: &Facts, pool: u8) -> Result<(), String> {
    let spare = |marker: &&MarkerFacts| marker.category != Category::Spare;
    let count: u8 = facts.markers.iter().filter(spare).map(|marker| marker.count).sum();
    if count != pool {
        return Err(format!("markers.json: the pool has {pool} markers, and {count} are listed"));
    }
    let mut used = [0_u8; KINDS];
    for (kind, count) in facts.placements.iter().chain(&facts.specials).flat_map(|line| &line.units) {
        used[kind.index()] += count;
    }
    for (index, kind) in facts.kinds.iter().enumerate() {
        if used[index] > kind.count {
            let id = facts.id(Kind::LIST, index);
            return Err(format!(
                "setup.json: {} units of {id}; counters.json has {}",
                used[index], kind.count
            ));
        }
    }
    for nation in [Nation::British, Nation::French, Nation::Spanish] {
        if facts.home_box(nation).is_none() {
            return Err(format!("map.json: there is no box for the {} units", nation.id()));
        }
    }
    for place in facts.placements.iter().flat_map(|line| &line.places) {
        if !facts.is_locale(*place) && !matches!(facts.place(*place).what, PlaceKind::Box(..)) {
            return Err(format!(
                "setup.json: {} is neither locale nor box",
                facts.id(Place::LIST, place.index())
            ));
        }
    }
    Ok(())
}

fn regions(
    map: &MapFile,
    tables: &TablesFile,
    names: &mut Names,
) -> Result<(Vec<RegionFacts>, usize), String> {
    limit("map.json", "regions", map.regions.len(), REGIONS)?;
    let mut sorted: Vec<_> = map.regions.iter().collect();
    sorted.sort_by_key(|raw| !raw.colonial);
    let mut regions = Vec::new();
    for raw in &sorted {
        names.add(Region::LIST, "map.json", &raw.id)?;
        let loyalty = tables.loyalty.iter().find(|it| it.region == raw.id).map(|it| it.start);
        if loyalty.is_some() != raw.colonial {
            return Err(format!("tables.json: loyalty is for colonial regions, all of them: {}", raw.id));
        }
        if loyalty.is_some_and(|it| !(-3..=3).contains(&it)) {
            return Err(format!("tables.json: the loyalty of {} is not from -3 to 3", raw.id));
        }
        regions.push(RegionFacts { owner: raw.neutral_owner, loyalty });
    }
    for raw in &tables.loyalty {
        names.region("tables.json", &raw.region)?;
    }
    let colonial = sorted.iter().filter(|raw| raw.colonial).count();
    Ok((regions, colonial))
}

fn places(map: &MapFile, names: &mut Names) -> Result<(Vec<PlaceFacts>, usize), String> {
    let hundredths = |degrees: f64| (degrees * 100.0).round() as i32;
    let ports = map.locales.iter().filter(|raw| raw.port).count();
    limit("map.json", "places", map.locales.len() + ports + map.seas.len() + map.boxes.len(), PLACES)?;
    let mut places: Vec<PlaceFacts> = Vec::new();
    let fresh = |what, region, value, port, drawn| PlaceFacts {
        what,
        region,
        value,
        port,
        aboard: None,
        land: Vec::new(),
        sea: Vec::new(),
        basis: Basis::Rulebook,
        drawn,
    };
    for raw in &map.locales {
        names.add(Place::LIST, "map.json", &raw.id)?;
        let region = names.region("map.json", &raw.region)?;
        let drawn = (hundredths(raw.lat), hundredths(raw.lon));
        // A zero needs no source.
        let value = raw.basis.of_field(&raw.basis_fields, "political_value");
        let value = if raw.political_value > 0 { value } else { Basis::Rulebook };
        let what = PlaceKind::Locale(raw.r#type);
        let place = fresh(what, Some(region), raw.political_value, raw.port, drawn);
        places.push(PlaceFacts { basis: raw.basis.max(value), ..place });
    }
    for raw in &map.seas {
        names.add(Place::LIST, "map.json", &raw.id)?;
        places.push(fresh(PlaceKind::Sea, None, 0, false, (hundredths(raw.lat), hundredths(raw.lon))));
    }
    for raw in &map.boxes {
        names.add(Place::LIST, "map.json", &raw.id)?;
        let drawn = (hundredths(raw.lat), hundredths(raw.lon));
        places.push(fresh(PlaceKind::Box(raw.controller, raw.dice), None, 0, true, drawn));
    }
    for (at, raw) in map.locales.iter().enumerate().filter(|(_, raw)| raw.port) {
        let aboard = format!("aboard-{}", raw.id);
        names.add(Place::LIST, "map.json", &aboard)?;
        let place = Place::at(places.len());
        places[at].aboard = Some(place);
        let (region, drawn) = (places[at].region, places[at].drawn);
        places.push(fresh(PlaceKind::Aboard(Place::at(at)), region, 0, false, drawn));
    }
    for raw in &map.edges {
        let (a, b) = (names.place("map.json", &raw.a)?, names.place("map.json", &raw.b)?);
        let sailed = |place: Place| {
            let facts = &places[place.index()];
            facts.what == PlaceKind::Sea || facts.port
        };
        if raw.r#type == Route::HighSeas {
            if !sailed(a) || !sailed(b) {
                return Err(format!("map.json: the high seas route {} to {} ends inland", raw.a, raw.b));
            }
            places[a.index()].sea.push(b);
            places[b.index()].sea.push(a);
        } else {
            if a.index() >= map.locales.len() || b.index() >= map.locales.len() {
                return Err(format!("map.json: the land route {} to {} does not join locales", raw.a, raw.b));
            }
            places[a.index()].land.push((b, raw.r#type));
            places[b.index()].land.push((a, raw.r#type));
        }
    }
    Ok((places, map.locales.len()))
}

fn leaders(counters: &CountersFile, names: &mut Names) -> Result<Vec<LeaderFacts>, String> {
    limit("counters.json", "leaders", counters.leaders.len() + 2 * RISEN, 64)?;
    let mut leaders = Vec::new();
    for raw in &counters.leaders {
        names.add(Leader::LIST, "counters.json", &raw.id)?;
        leaders.push(LeaderFacts {
            side: raw.side,
            nation: raw.nation,
            kind: raw.r#type,
            value: raw.value,
            basis: raw.basis.max(raw.basis.of_field(&raw.basis_fields, "value")),
            pooled: raw.in_leader_pool,
            marker: false,
        });
    }
    for side in Side::BOTH {
        for nth in 1..=RISEN {
            names.add(Leader::LIST, "counters.json", &format!("risen-{}-{nth}", side.id()))?;
            if let Some(named) = names.0[Leader::LIST as usize].last_mut() {
                named.key = "dina-leader-risen".to_owned();
            }
            let nation = if side == Side::American { Nation::American } else { Nation::British };
            leaders.push(LeaderFacts {
                side,
                nation,
                kind: LeaderType::Any,
                value: 1,
                basis: Basis::Rulebook,
                pooled: false,
                marker: true,
            });
        }
    }
    Ok(leaders)
}

fn kinds(
    counters: &CountersFile,
    names: &mut Names,
) -> Result<(Vec<KindFacts>, BySide<Range<usize>>), String> {
    limit("counters.json", "kinds of unit", counters.units.len(), KINDS)?;
    let mut sorted: Vec<_> = counters.units.iter().collect();
    sorted.sort_by_key(|raw| raw.side != Side::British);
    let mut kinds = Vec::new();
    for raw in &sorted {
        names.add(Kind::LIST, "counters.json", &raw.id)?;
        kinds.push(KindFacts {
            side: raw.side,
            nation: raw.nation,
            kind: raw.r#type,
            strength: raw.strength,
            count: raw.count,
            can_return: raw.can_return,
        });
    }
    let british = sorted.iter().filter(|raw| raw.side == Side::British).count();
    let of = BySide { american: british..kinds.len(), british: 0..british };
    Ok((kinds, of))
}

fn markers(file: &MarkersFile, names: &mut Names) -> Result<Vec<MarkerFacts>, String> {
    limit("markers.json", "kinds of marker", file.markers.len(), MARKERS)?;
    let mut markers = Vec::new();
    for raw in &file.markers {
        names.add(Marker::LIST, "markers.json", &raw.id)?;
        let needs: Result<Vec<_>, String> = raw.needs_options.iter().map(|id| optional(id)).collect();
        if (raw.category == Category::RabbleRousing) != raw.points.is_some() {
            return Err(format!(
                "markers.json: points are for rabble-rousing markers, all of them: {}",
                raw.id
            ));
        }
        let points =
            raw.points.map_or(BySide::default(), |it| BySide { american: it.american, british: it.british });
        markers.push(MarkerFacts {
            category: raw.category,
            count: raw.count,
            needs: needs?,
            once: raw.removed_when_played,
            points,
        });
    }
    Ok(markers)
}

fn optional(id: &str) -> Result<OptionalRule, String> {
    let found = OptionalRule::ALL.iter().copied().find(|rule| rule.id() == id);
    found.ok_or_else(|| format!("there is no optional rule {id:?}"))
}

fn units(raw: &BTreeMap<String, u8>, names: &Names) -> Result<Vec<(Kind, u8)>, String> {
    raw.iter().map(|(id, count)| Ok((names.kind("setup.json", id)?, *count))).collect()
}

fn spots(
    raw: &RawWhere,
    names: &Names,
    in_region: &dyn Fn(Region) -> Vec<Place>,
) -> Result<Vec<Place>, String> {
    match raw {
        RawWhere::Locale(id) | RawWhere::Box(id) => Ok(vec![names.place("setup.json", id)?]),
        RawWhere::OneOf(ids) => ids.iter().map(|id| names.place("setup.json", id)).collect(),
        RawWhere::Region(id) => Ok(in_region(names.region("setup.json", id)?)),
        RawWhere::WithUnit(_) => Ok(Vec::new()),
    }
}

fn placement(
    raw: &RawPlacement,
    names: &Names,
    in_region: &dyn Fn(Region) -> Vec<Place>,
) -> Result<Placement, String> {
    let side = if raw.side == Nation::British { Side::British } else { Side::American };
    let leaders: Result<Vec<_>, String> =
        raw.leaders.iter().map(|id| names.leader("setup.json", id)).collect();
    let partisan =
        match (raw.markers.contains_key("rebel-partisan"), raw.markers.contains_key("tory-partisan")) {
            (true, _) => Some(Side::American),
            (_, true) => Some(Side::British),
            _ => None,
        };
    let known = ["fortress", "rebel-partisan", "tory-partisan"];
    if let Some(id) = raw.markers.keys().find(|id| !known.contains(&id.as_str())) {
        return Err(format!("setup.json: there is no marker {id:?}; there are: {}", known.join(", ")));
    }
    Ok(Placement {
        side,
        places: spots(&raw.r#where, names, in_region)?,
        with_unit: None,
        leaders: leaders?,
        units: units(&raw.units, names)?,
        fortress: raw.markers.contains_key("fortress"),
        partisan,
    })
}

fn special(
    raw: &RawSpecial,
    names: &Names,
    in_region: &dyn Fn(Region) -> Vec<Place>,
) -> Result<Placement, String> {
    let leaders: Result<Vec<_>, String> =
        raw.leaders.iter().map(|id| names.leader("setup.json", id)).collect();
    let with_unit = match raw.r#where {
        RawWhere::WithUnit(nation) => Some(nation),
        RawWhere::Locale(_) | RawWhere::Region(_) | RawWhere::OneOf(_) | RawWhere::Box(_) => None,
    };
    Ok(Placement {
        side: raw.side,
        places: spots(&raw.r#where, names, in_region)?,
        with_unit,
        leaders: leaders?,
        units: units(&raw.units, names)?,
        fortress: false,
        partisan: None,
    })
}

/// An effect; what other tables say already is none.
fn effect(raw: &RawEffect, names: &Names, specials: &[&str]) -> Result<Option<Effect>, String> {
    Ok(Some(match raw {
        RawEffect::SpecialReinforcement { id } => {
            let at = specials.iter().position(|it| it == id);
            Effect::Special(
                at.ok_or_else(|| format!("tables.json: there is no special reinforcement {id:?}"))?,
            )
        }
        RawEffect::PoliticalDice { side, change, .. } => Effect::PoliticalDice(*side, *change),
        RawEffect::EuropeanDice { side, dice } => Effect::EuropeanDice(*side, *dice),
        RawEffect::NoEnlistmentCheck { units } => {
            Effect::NoEnlistmentCheck(names.kinds("tables.json", units)?)
        }
        RawEffect::CostChange { units, change } => {
            Effect::CostChange(names.kinds("tables.json", units)?, *change)
        }
        RawEffect::FreeMarker { side, count, .. } => Effect::FreeMarker(*side, *count),
        RawEffect::AtWar { nation } => Effect::AtWar(*nation),
        RawEffect::CloseVictory { .. } | RawEffect::OpenVictory { .. } | RawEffect::UnitCost { .. } => {
            return Ok(None);
        }
    }))
}

fn cost(raw: &RawCost, names: &Names, places: &[PlaceFacts], colonial: usize) -> Result<Cost, String> {
    let item = match raw.id.as_str() {
        "campaign-marker" => Item::Marker,
        "leader" => Item::Leader,
        "partisan" => Item::Partisan,
        "fortress" => Item::Fortress,
        "siege" => Item::Siege,
        "militia-upgrade" => Item::Upgrade,
        unit => Item::Unit(names.kind("tables.json", unit)?),
    };
    let price = match &raw.cost {
        RawPrice::Fixed(cost) => Price::Fixed(*cost),
        RawPrice::ByLoyalty { own, neutral, enemy } => Price::ByLoyalty([*own, *neutral, *enemy]),
        RawPrice::ByProgress { r#box, before, from } => Price::ByProgress(
            ProgressBox(names.find(ProgressBox::LIST, "tables.json", r#box)?),
            *before,
            *from,
        ),
    };
    let place: Result<Vec<_>, String> =
        raw.place.iter().map(|it| filter(it, names, places, colonial)).collect();
    Ok(Cost {
        item,
        by: raw.by.clone(),
        price,
        place: place?,
        most_saved: 0,
        needs_war: raw.needs_war,
        option: raw.option.as_deref().map(optional).transpose()?,
        enemy_draws: raw.enemy_draws,
        one_per_locale: raw.max_per_locale_per_turn.is_some(),
        appears_on: raw.appears_on.clone().unwrap_or_default(),
    })
}

fn filter(raw: &RawFilter, names: &Names, places: &[PlaceFacts], colonial: usize) -> Result<Filter, String> {
    let regions =
        raw.regions.as_ref().map(|ids| ids.iter().map(|id| names.region("tables.json", id)).collect());
    let regions: Option<Vec<Region>> = regions.transpose()?;
    let boxes = raw.boxes.as_ref().map(|ids| ids.iter().map(|id| names.place("tables.json", id)).collect());
    let boxes: Option<Vec<Place>> = boxes.transpose()?;
    let passes = |place: Place| {
        let it = &places[place.index()];
        match (&boxes, it.what) {
            (Some(boxes), PlaceKind::Box(..)) => boxes.contains(&place),
            (None, PlaceKind::Locale(terrain)) => {
                let among = |regions: &Vec<Region>| it.region.is_some_and(|region| regions.contains(&region));
                regions.as_ref().is_none_or(among)
                    && (raw.colonial != Some(true) || it.region.is_some_and(|it| it.index() < colonial))
                    && raw.types.as_ref().is_none_or(|terrains| terrains.contains(&terrain))
                    && (raw.port != Some(true) || it.port)
            }
            _ => false,
        }
    };
    Ok(Filter {
        places: (0..places.len()).map(Place::at).filter(|place| passes(*place)).collect(),
        empty_of: raw.empty_of.clone(),
        holds_any: raw.holds_any.clone(),
        holds_all: raw.holds_all.clone(),
    })
}
