//! The table as a second reader of the rulebook sees it: the map's data, and who and what is where. It shares no helper with
//! the rules, and serves the second opinions on both games.

use serde_json::Value;
use tricorne_card_driven::{Board, CardDriven, Facts, General, Nation, Place, Side, Space};

/// A line to another space.
#[derive(Debug)]
pub struct Line {
    pub to: usize,
    /// How many spaces it counts as.
    pub cost: u8,
    /// The one general who may use it.
    pub only: Option<String>,
}

/// A space of the data.
#[derive(Debug)]
pub struct Site {
    pub id: String,
    pub colony: String,
    pub port: bool,
    pub fortified: bool,
    pub zone: Option<String>,
    /// Winter quarters, or south of the winter attrition line.
    pub sheltered: bool,
    pub lines: Vec<Line>,
}

/// The map as its data has it.
#[derive(Debug)]
pub struct Map(pub Vec<Site>);

impl Map {
    pub fn read(data: &str) -> Map {
        let data: Value = serde_json::from_str(data).expect("the map's data");
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let yes = |value: &Value| value.as_bool() == Some(true);
        let list = |name: &str| data[name].as_array().expect("a list").clone();
        let mut sites: Vec<Site> = list("spaces")
            .iter()
            .map(|it| Site {
                id: text(&it["id"]).expect("a name"),
                colony: text(&it["colony"]).expect("a colony"),
                port: yes(&it["port"]),
                fortified: yes(&it["fortified_port"]),
                zone: text(&it["blockade_zone"]),
                sheltered: yes(&it["winter_quarters"]) || !yes(&it["north_of_winter_line"]),
                lines: Vec::new(),
            })
            .collect();
        for edge in list("edges") {
            let end = |name: &str| sites.iter().position(|it| edge[name] == it.id.as_str()).expect("an end");
            let (a, b) = (end("a"), end("b"));
            let cost = edge["cost"].as_u64().unwrap_or(1) as u8;
            for (from, to) in [(a, b), (b, a)] {
                sites[from].lines.push(Line { to, cost, only: text(&edge["only_general"]) });
            }
        }
        Map(sites)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }
}

/// A general, and where he is.
#[derive(Debug)]
pub struct Officer {
    pub id: String,
    pub side: Side,
    pub at: Option<usize>,
    pub in_box: bool,
}

/// A position on the map.
#[derive(Debug)]
pub struct Position<'m> {
    pub map: &'m Map,
    pub pcs: Vec<Option<Side>>,
    /// The combat units in each space: American, French, British.
    pub cus: Vec<[u8; 3]>,
    pub generals: Vec<Officer>,
    pub congress: Option<usize>,
}

impl<'m> Position<'m> {
    pub fn of<G: CardDriven>(map: &'m Map, facts: &Facts<G>, board: &Board<G>) -> Position<'m> {
        let site = |space: Space<G>| map.0.iter().position(|it| it.id == space.id(facts)).expect("a space");
        let mut pcs = vec![None; map.len()];
        let mut cus = vec![[0; 3]; map.len()];
        for space in Space::all(facts) {
            let at = site(space);
            let marked = |side: Side| board.pcs[side].iter().any(|it| it == space);
            pcs[at] = [Side::American, Side::British].into_iter().find(|&side| marked(side));
            cus[at] = [Nation::American, Nation::French, Nation::British]
                .map(|nation| board.cus[nation as usize][space]);
        }
        let generals = General::all(facts)
            .zip(&board.generals)
            .map(|(general, &place)| Officer {
                id: general.id(facts).to_owned(),
                side: general.side(facts),
                at: if let Place::<G>::At(space) = place { Some(site(space)) } else { None },
                in_box: place == Place::<G>::Reinforcements,
            })
            .collect();
        Position { map, pcs, cus, generals, congress: board.congress.map(site) }
    }

    /// The combat units of a side; French ones are American.
    pub fn units(&self, side: Side, at: usize) -> u8 {
        let [american, french, british] = self.cus[at];
        match side {
            Side::American => american + french,
            Side::British => british,
        }
    }

    pub fn all_units(&self, side: Side) -> u32 {
        (0..self.map.len()).map(|at| u32::from(self.units(side, at))).sum()
    }

    pub fn general(&self, side: Side, at: usize) -> bool {
        self.generals.iter().any(|it| it.side == side && it.at == Some(at))
    }

    /// A general with combat units.
    pub fn army(&self, side: Side, at: usize) -> bool {
        self.general(side, at) && self.units(side, at) > 0
    }

    /// Any American unit: combat units, a general, Congress.
    pub fn americans(&self, at: usize) -> bool {
        self.units(Side::American, at) > 0 || self.general(Side::American, at) || self.congress == Some(at)
    }

    /// Whether a neighbour passes a test. A line for one general alone makes no neighbours.
    pub fn beside(&self, at: usize, test: impl Fn(usize) -> bool) -> bool {
        self.map.0[at].lines.iter().any(|line| line.only.is_none() && test(line.to))
    }

    /// The spaces that pass a test, by name.
    pub fn named(&self, test: impl Fn(usize) -> bool) -> Vec<String> {
        (0..self.map.len()).filter(|&at| test(at)).map(|at| self.map.0[at].id.clone()).collect()
    }

    /// The place of a space on the map.
    pub fn site(&self, id: &str) -> usize {
        self.map.0.iter().position(|it| it.id == id).expect("a space")
    }

    /// The markers of a side without a path over markers of that side to one that is safe, or to a haven beside one.
    pub fn isolated(
        &self,
        side: Side,
        safe: impl Fn(usize) -> bool,
        haven: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let own = |at: usize| self.pcs[at] == Some(side);
        let saved = |start: usize| {
            let (mut reached, mut next) = (vec![start], 0);
            while next < reached.len() {
                let at = reached[next];
                if safe(at) || self.beside(at, &haven) {
                    return true;
                }
                let lines = self.map.0[at].lines.iter().filter(|line| line.only.is_none());
                let more: Vec<usize> =
                    lines.map(|line| line.to).filter(|&to| own(to) && !reached.contains(&to)).collect();
                reached.extend(more);
                next += 1;
            }
            false
        };
        (0..self.map.len()).filter(|&at| own(at) && !saved(at)).collect()
    }

    /// Whether a way of this length leads a general from one space to another.
    pub fn way(&self, general: &str, from: usize, to: usize, length: u8) -> bool {
        if length == 0 {
            return from == to;
        }
        self.map.0[from].lines.iter().any(|line| {
            line.cost <= length
                && line.only.as_deref().is_none_or(|only| only == general)
                && self.way(general, line.to, to, length - line.cost)
        })
    }

    /// What the Political Control Phase makes of this position, if this is what it came to: Congress meets again, armies mark
    /// their spaces, and isolated markers go, the American ones first. An error says where it came to something else.
    pub fn check_politics(
        mut self,
        told: &Position<'_>,
        isolated: impl Fn(&Position<'_>, Side) -> Vec<usize>,
    ) -> Result<(), String> {
        let sites = 0..self.map.len();
        let fights = |at: usize| self.units(Side::American, at) > 0 && self.units(Side::British, at) > 0;
        if sites.clone().any(fights) {
            // The position was taken in the middle of a battle; the Phase never sees it.
            return Ok(());
        }
        if self.congress.is_none() {
            // Where it meets is the American's choice, in a colony with his marker and without British pieces.
            let open = |at: usize| {
                self.pcs[at] == Some(Side::American)
                    && self.map.0[at].colony != "CAN"
                    && self.units(Side::British, at) == 0
                    && !self.general(Side::British, at)
            };
            if !told.congress.map_or_else(|| !sites.clone().any(open), open) {
                return Err(format!("Congress meets in {:?}", told.congress.map(|at| &self.map.0[at].id)));
            }
            self.congress = told.congress;
        }
        for at in sites.clone() {
            let army = [Side::American, Side::British].into_iter().find(|&side| self.army(side, at));
            self.pcs[at] = army.or(self.pcs[at]);
        }
        for side in [Side::American, Side::British] {
            for at in isolated(&self, side) {
                self.pcs[at] = None;
            }
        }
        let differ: Vec<_> = sites
            .filter(|&at| told.pcs[at] != self.pcs[at])
            .map(|at| (&self.map.0[at].id, told.pcs[at], self.pcs[at]))
            .collect();
        if differ.is_empty() { Ok(()) } else { Err(format!("space, told, expected: {differ:?}")) }
    }
}

/// The number of the card that lets a general move six spaces.
pub fn six_spaces_card(data: &str) -> u8 {
    let data: Value = serde_json::from_str(data).expect("the cards");
    let mut cards = data["cards"].as_array().expect("cards").iter();
    let six = cards.find(|card| card["effect"]["kind"] == "activate_general").expect("the card");
    six["numbers"][0].as_u64().expect("its number") as u8
}
