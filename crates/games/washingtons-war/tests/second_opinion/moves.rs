//! §7.3 to §7.5 Where a general may go, and with how many combat units.

use tricorne_testkit::{Expected, Kind, Opinion};
use washingtons_war::pieces::Side;
use washingtons_war::prompt::Prompt;

use crate::reading::Position;
use crate::{Memory, Table, numbers};

/// §7.3.A At most five combat units move with a general.
const MOST: u8 = 5;

pub fn opinion(table: &Table<'_>, memory: &mut Memory, prompt: &Prompt) -> Opinion {
    match *prompt {
        Prompt::Move { general, space, moved } => {
            let march = March::new(table, memory, general.id(table.facts), space.id(table.facts), moved);
            march.follows(memory.step.as_ref())?;
            memory.step = Some((march.general.to_owned(), march.at, moved));
            Ok(Some(march.choices(memory.activations > 1)))
        }
        Prompt::TakeAlong { general, space, .. } => {
            let Some(activation) = table.state.open.activation else { return Ok(None) };
            let officer = general.id(table.facts);
            let from = table.at.generals.iter().find(|it| it.id == officer).and_then(|it| it.at);
            let Some(from) = from.filter(|_| activation.general == general) else { return Ok(None) };
            // Two nations are asked for one after the other; units that another general has moved stay behind.
            let [own, ally, _] = table.at.cus[from];
            if memory.activations > 1 || own > 0 && ally > 0 {
                return Ok(None);
            }
            let from_id = table.at.map.0[from].id.clone();
            let march = March::new(table, memory, officer, &from_id, activation.moved);
            let to = table.at.site(space.id(table.facts));
            // Whether he marches or sails to a neighbouring port is not asked here; only who marches passes a general.
            if activation.moved == 0 && table.open_port(from) && table.at.general(Side::American, to) {
                return Ok(None);
            }
            let least = u8::from(!march.may_enter_alone(to));
            let most = table.at.units(march.side, from).min(MOST);
            Ok(Some(("take-along", numbers(least, most))))
        }
        _ => Ok(None),
    }
}

/// A general on his way.
struct March<'a> {
    table: &'a Table<'a>,
    general: &'a str,
    side: Side,
    at: usize,
    moved: u8,
    /// §7.3.A, §7.3.C How far he may go if he meets enemy combat units, and if he does not.
    limits: [u8; 2],
}

impl<'a> March<'a> {
    fn new(table: &'a Table<'a>, memory: &Memory, general: &'a str, at: &str, moved: u8) -> March<'a> {
        let side = table.side_of(general);
        let enemy = if side == Side::American { Side::British } else { Side::American };
        let before = memory.units[usize::from(enemy == Side::British)];
        let overran = table.at.all_units(enemy) < before;
        let limits = match (memory.six_spaces, side) {
            (true, _) => [6, 6],
            (false, Side::American) if !overran => [4, 5],
            (false, Side::American | Side::British) => [4, 4],
        };
        March { table, general, side, at: table.at.site(at), moved, limits }
    }

    fn position(&self) -> &Position<'a> {
        &self.table.at
    }

    fn enemy(&self) -> Side {
        if self.side == Side::American { Side::British } else { Side::American }
    }

    /// §7.3.A, §7.3.B The spaces he says he has come are those of a way along the lines.
    fn follows(&self, step: Option<&(String, usize, u8)>) -> Result<(), String> {
        let known = step.filter(|(general, _, moved)| general == self.general && *moved < self.moved);
        match known {
            Some((_, from, before))
                if !self.position().way(self.general, *from, self.at, self.moved - before) =>
            {
                Err(format!("7.3: {} has not come {} spaces", self.general, self.moved))
            }
            _ => Ok(()),
        }
    }

    /// The lines that he may use.
    fn lines(&self, from: usize) -> impl Iterator<Item = (usize, u8)> {
        let lines = self.table.at.map.0[from].lines.iter();
        let open = lines.filter(|line| line.only.as_deref().is_none_or(|only| only == self.general));
        open.map(|line| (line.to, line.cost))
    }

    /// §7.4.A, §7.4.B Whether he may go there without combat units: no enemy combat unit, no enemy PC marker, and no enemy
    /// general unless he can go on.
    fn may_enter_alone(&self, to: usize) -> bool {
        let by_line = self.lines(self.at).find(|it| it.0 == to);
        match by_line {
            Some((to, cost)) => self.passes_alone(to, self.moved + cost),
            // §7.5 Who sails goes no further.
            None => !self.position().general(self.enemy(), to),
        }
    }

    fn passes_alone(&self, to: usize, moved: u8) -> bool {
        let position = self.position();
        moved <= self.limits[1]
            && position.units(self.enemy(), to) == 0
            && position.pcs[to] != Some(self.enemy())
            && (!position.general(self.enemy(), to)
                || self.lines(to).any(|(next, cost)| self.passes_alone(next, moved + cost)))
    }

    fn choices(&self, later: bool) -> (&'static str, Expected) {
        let position = self.position();
        let has_units = position.units(self.side, self.at) > 0;
        let mut choices = Vec::new();
        for (to, cost) in self.lines(self.at) {
            let fights = position.units(self.enemy(), to) > 0;
            let near = self.moved + cost <= self.limits[usize::from(!fights)];
            if near && (has_units || self.may_enter_alone(to)) {
                choices.push(position.map.0[to].id.clone());
            }
        }
        // §7.5 The British sail from an open port to another with the whole move.
        if self.side == Side::British && self.moved == 0 && self.table.open_port(self.at) {
            let ports = position.named(|to| {
                to != self.at
                    && self.table.open_port(to)
                    && (has_units || !position.general(Side::American, to))
            });
            choices.extend(ports.into_iter().map(|port| format!("by-sea:{port}")));
        }
        if self.moved > 0 && (has_units || !position.general(self.enemy(), self.at)) {
            choices.push("stop".to_owned());
        }
        if later {
            // §7.4.E Units that another general has moved do not count, and only their owner knows which: nothing else may
            // be offered, but something may be missing.
            let other = |choice: &String| !choices.contains(choice);
            let sea =
                position.named(|at| position.map.0[at].port).into_iter().map(|id| format!("by-sea:{id}"));
            let others = position.named(|_| true).into_iter().chain(sea).filter(other).collect();
            return ("move-later", Expected { choices: Vec::new(), kind: Kind::Among(others) });
        }
        ("move", Expected::exactly(choices))
    }
}
