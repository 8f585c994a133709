//! What a page says of one set-up.

use std::collections::BTreeMap;
use std::fmt::Write;

use tricorne_kernel::{Key, Setup, key, msg};

use super::stats::{Share, Spread, Z};
use super::svg::{Row, Series, bars, escape, histogram, lines};
use super::{Game, Language, Run};

/// The things that a table of uses lists for a seat.
const USES: usize = 14;
/// A turn that fewer than this share of the games reach is not drawn.
const REACHED: f64 = 0.1;

/// The games of one set-up.
pub struct Section<'a> {
    pub run: &'a Run,
    pub setup: &'a Setup,
    pub games: &'a [&'a Game],
    pub language: &'a Language<'a>,
}

impl Section<'_> {
    /// All cards of the section.
    pub fn cards(&self) -> String {
        let mut out = self.wins();
        for (title, columns) in self.groups() {
            out.push_str(&self.over_turns(&title, &columns));
        }
        out.push_str(&self.length());
        for (seat, id) in self.run.seats.iter().enumerate() {
            out.push_str(&self.uses(seat, id));
        }
        out
    }

    fn seat(&self, id: &str) -> String {
        self.language.seat(self.setup, id)
    }

    fn wins(&self) -> String {
        let all = self.games.len();
        let row = |name: String, class: &str, won: usize| {
            let Share { share, low, high } = Share::of(won, all);
            let percent = |it: f64| format!("{:.1}", 100.0 * it);
            Row {
                name,
                class: class.to_owned(),
                value: share,
                ends: (low, high),
                text: format!("{}% ({}–{})", percent(share), percent(low), percent(high)),
            }
        };
        let mut rows: Vec<Row> = self
            .run
            .seats
            .iter()
            .enumerate()
            .map(|(seat, id)| {
                let won = self.games.iter().filter(|game| game.winners.contains(&seat)).count();
                row(self.seat(id), &class(id), won)
            })
            .collect();
        let draws = self.games.iter().filter(|game| game.winners.is_empty()).count();
        if draws > 0 {
            rows.push(row(self.language.say(key!("report-draws")), "other", draws));
        }
        let title = self.language.say(key!("report-wins"));
        let note = self.language.words.say(&msg!("report-wins-note", games = all));
        card(&title, &note, &bars(&title, &rows))
    }

    /// The columns of the turns that belong on one plot, with its title: margins, resources and so on.
    fn groups(&self) -> Vec<(String, Vec<String>)> {
        let mut groups: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let columns = self.games.iter().flat_map(|game| &game.turns).next().map(|turn| &turn.1);
        for column in columns.into_iter().flat_map(BTreeMap::keys) {
            let kind =
                MEASURES.iter().position(|(name, _)| column == name || column.ends_with(&format!("-{name}")));
            groups.entry(kind.unwrap_or(MEASURES.len())).or_default().push(column.clone());
        }
        let title = |kind: usize| match MEASURES.get(kind) {
            Some((_, key)) => self.language.say(*key),
            None => self.language.say(key!("report-support")),
        };
        groups.into_iter().map(|(kind, columns)| (title(kind), columns)).collect()
    }

    fn over_turns(&self, title: &str, columns: &[String]) -> String {
        let mut by_turn: BTreeMap<i64, Vec<&BTreeMap<String, i64>>> = BTreeMap::new();
        for game in self.games {
            // The end of a game is measured in its last turn.
            let turns: BTreeMap<i64, &BTreeMap<String, i64>> =
                game.turns.iter().map(|(turn, measures)| (*turn, measures)).collect();
            turns.into_iter().for_each(|(turn, measures)| by_turn.entry(turn).or_default().push(measures));
        }
        by_turn.retain(|_, games| games.len() as f64 >= REACHED * self.games.len() as f64);
        let series = |column: &String| {
            let point = |(turn, games): (&i64, &Vec<&BTreeMap<String, i64>>)| {
                let values = games.iter().filter_map(|it| it.get(column)).map(|&it| it as f64);
                let Spread { mean, low, high, .. } = Spread::of(values);
                (*turn as f64, mean, low, high)
            };
            Series {
                name: self.column(column),
                class: class(column),
                points: by_turn.iter().map(point).collect(),
            }
        };
        let series: Vec<Series> = columns.iter().map(series).collect();
        let note = self.language.say(key!("report-turns-note"));
        card(title, &note, &lines(title, &series))
    }

    /// A column by the seat, or else the thing, that it is about.
    fn column(&self, column: &str) -> String {
        let about = column.split('-').next().unwrap_or(column);
        match about {
            "support" => self.language.say(key!("report-support-line")),
            "opposition" => self.language.say(key!("report-opposition-line")),
            "rebellion" => self.language.say(key!("report-rebellion")),
            seat => self.seat(seat),
        }
    }

    fn length(&self) -> String {
        let answers: Vec<f64> = self.games.iter().map(|game| game.answers as f64).collect();
        let Spread { mean, low, high, .. } = Spread::of(answers.iter().copied());
        let title = self.language.say(key!("report-length"));
        let note =
            msg!("report-length-note", mean = mean.round() as i64, low = low as i64, high = high as i64);
        card(&title, &self.language.words.say(&note), &histogram(&title, &answers))
    }

    /// What a seat used: how often in a game, and what that did to its margin.
    fn uses(&self, seat: usize, id: &str) -> String {
        let mut uses: BTreeMap<&str, (u64, Vec<f64>)> = BTreeMap::new();
        for game in self.games {
            for (by, what, count, change) in &game.uses {
                if *by == seat {
                    let (all, changes) = uses.entry(what).or_default();
                    *all += u64::from(*count);
                    changes.push(*change as f64 / f64::from(*count));
                }
            }
        }
        if uses.is_empty() {
            return String::new();
        }
        let mut uses: Vec<_> = uses.into_iter().collect();
        uses.sort_by_key(|(what, (count, _))| (std::cmp::Reverse(*count), *what));
        let left_out = uses.len().saturating_sub(USES);
        uses.truncate(USES);
        let rows: Vec<Row> = uses
            .iter()
            .map(|(what, (count, changes))| {
                let spread = Spread::of(changes.iter().copied());
                let often = *count as f64 / self.games.len().max(1) as f64;
                Row {
                    name: self.language.used(what),
                    class: class(id),
                    value: spread.mean,
                    ends: (spread.mean - Z * spread.error, spread.mean + Z * spread.error),
                    text: format!("{} · {often:.1}×", signed(spread.mean)),
                }
            })
            .collect();
        let title = self.language.words.say(&msg!("report-uses"));
        let title = format!("{title}: {}", self.seat(id));
        let note = self.language.words.say(&msg!("report-uses-note", left = left_out));
        card(&title, &note, &bars(&title, &rows))
    }
}

/// The kinds of measures, in the order of the page.
const MEASURES: [(&str, Key); 6] = [
    ("margin", key!("report-margin")),
    ("colonies", key!("report-colonies")),
    ("casualties", key!("report-casualties")),
    ("resources", key!("report-resources")),
    ("points", key!("report-points")),
    ("pieces", key!("report-pieces")),
];

/// The class of a seat, or of a column about one.
fn class(id: &str) -> String {
    let about = id.split('-').next().unwrap_or(id);
    let known =
        ["british", "patriots", "american", "indians", "french", "support", "opposition", "rebellion"];
    let class = known.iter().find(|known| **known == about).copied().unwrap_or("other");
    format!("seat {class}")
}

/// A change with its sign, and none where it is nothing.
fn signed(change: f64) -> String {
    if change.abs() < 0.005 { "0.00".to_owned() } else { format!("{change:+.2}").replace('-', "−") }
}

fn card(title: &str, note: &str, plot: &str) -> String {
    let mut out = String::new();
    let _ = write!(
        out,
        "<article><h3>{}</h3><p class=\"fine\">{}</p>{plot}</article>",
        escape(title),
        escape(note)
    );
    out
}
