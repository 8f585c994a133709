//! §7.1 Where a general may go, and with how many combat units.

use tricorne_testkit::{Expected, Opinion};
use we_the_people::pieces::Side;
use we_the_people::prompt::Prompt;

use crate::{Memory, Table, numbers};

/// §7.1 At most five combat units move with a general.
const MOST: u8 = 5;

pub fn opinion(table: &Table<'_>, memory: &mut Memory, prompt: &Prompt) -> Opinion {
    match *prompt {
        Prompt::Move { general, space, moved } => {
            let at = table.at.site(space.id(table.facts));
            let march = March::new(table, memory, general.id(table.facts), at, moved);
            march.follows(memory.step.as_ref())?;
            memory.step = Some((march.general.to_owned(), at, moved));
            Ok(Some(("move", Expected::exactly(march.choices()))))
        }
        Prompt::TakeAlong { general, space, .. } => {
            let Some(activation) = table.state.open.activation else { return Ok(None) };
            let officer = general.id(table.facts);
            let from = table.at.generals.iter().find(|it| it.id == officer).and_then(|it| it.at);
            let Some(from) = from.filter(|_| activation.general == general) else { return Ok(None) };
            // Two nations are asked for one after the other.
            let [american, french, _] = table.at.cus[from];
            if american > 0 && french > 0 {
                return Ok(None);
            }
            let march = March::new(table, memory, officer, from, activation.moved);
            let to = table.at.site(space.id(table.facts));
            // Whether he marches or sails to a neighbouring port is not asked here; only who marches passes a general.
            if activation.moved == 0 && table.at.map.0[from].port && table.at.general(Side::American, to) {
                return Ok(None);
            }
            let least = u8::from(!march.may_enter_alone(to));
            Ok(Some(("take-along", numbers(least, table.at.units(march.side, from).min(MOST)))))
        }
        _ => Ok(None),
    }
}

/// A general on his way.
struct March<'a> {
    table: &'a Table<'a>,
    general: &'a str,
    side: Side,
    enemy: Side,
    at: usize,
    moved: u8,
    /// §7.1 Four spaces, or the six of a card.
    limit: u8,
}

impl<'a> March<'a> {
    fn new(table: &'a Table<'a>, memory: &Memory, general: &'a str, at: usize, moved: u8) -> March<'a> {
        let side = table.at.generals.iter().find(|it| it.id == general).expect("a general").side;
        let enemy = if side == Side::American { Side::British } else { Side::American };
        March { table, general, side, enemy, at, moved, limit: if memory.six_spaces { 6 } else { 4 } }
    }

    /// §7.1 The spaces he says he has come are those of a way along the lines.
    fn follows(&self, step: Option<&(String, usize, u8)>) -> Result<(), String> {
        match step.filter(|(general, _, moved)| general == self.general && *moved < self.moved) {
            Some((_, from, before))
                if !self.table.at.way(self.general, *from, self.at, self.moved - before) =>
            {
                Err(format!("7.1: {} has not come {} spaces", self.general, self.moved))
            }
            _ => Ok(()),
        }
    }

    /// The lines that he may use.
    fn lines(&self, from: usize) -> impl Iterator<Item = usize> {
        let lines = self.table.at.map.0[from].lines.iter();
        let open = lines.filter(|line| line.only.as_deref().is_none_or(|only| only == self.general));
        open.map(|line| line.to)
    }

    /// §7.1 Whether he may go there without combat units: no enemy combat unit, and no enemy general unless he can go on.
    fn may_enter_alone(&self, to: usize) -> bool {
        match self.lines(self.at).any(|it| it == to) {
            true => self.passes_alone(to, self.moved + 1),
            // Who sails goes no further.
            false => !self.table.at.general(self.enemy, to),
        }
    }

    fn passes_alone(&self, to: usize, moved: u8) -> bool {
        moved <= self.limit
            && self.table.at.units(self.enemy, to) == 0
            && (!self.table.at.general(self.enemy, to)
                || self.lines(to).any(|next| self.passes_alone(next, moved + 1)))
    }

    fn choices(&self) -> Vec<String> {
        let at = &self.table.at;
        let has_units = at.units(self.side, self.at) > 0;
        let mut choices = Vec::new();
        for to in self.lines(self.at) {
            if self.moved < self.limit && (has_units || self.may_enter_alone(to)) {
                choices.push(at.map.0[to].id.clone());
            }
        }
        // §7.1 British Naval Movement, from a port without the French Navy, with the whole move.
        let may_sail = at.map.0[self.at].port && !self.table.navy(self.at);
        if self.side == Side::British && self.moved == 0 && may_sail {
            let ports = at.named(|to| {
                to != self.at && self.table.open_port(to) && (has_units || !at.general(Side::American, to))
            });
            choices.extend(ports.into_iter().map(|port| format!("by-sea:{port}")));
        }
        if self.moved > 0 && (has_units || !at.general(self.enemy, self.at)) {
            choices.push("stop".to_owned());
        }
        choices
    }
}
