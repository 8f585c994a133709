//! One page about a run, or about two: who wins, how the game goes, what is used and what that does.

mod sections;
mod stats;
mod svg;

use std::fmt::Write;

use tricorne_kernel::{Key, Setup, Words, key, msg};
use tricorne_library::{AnyGame, Pack};

use crate::study::{End, Game, Run};
use sections::Section;
use stats::{Difference, Spread, more_than_noise};
use svg::escape;

/// A run with its games.
#[derive(Clone, Debug)]
pub struct Study {
    /// What was played.
    pub run: Run,
    /// The games.
    pub games: Vec<Game>,
}

/// Words, and the game they are about.
pub(crate) struct Language<'a> {
    pub words: &'a dyn Words,
    pub game: &'a dyn AnyGame,
    pub pack: &'a Pack,
}

impl Language<'_> {
    pub fn say(&self, key: Key) -> String {
        self.words.name(key)
    }

    /// A seat by its id.
    pub fn seat(&self, setup: &Setup, id: &str) -> String {
        let seats = self.game.seats(setup).unwrap_or_default();
        seats.iter().find(|info| info.id == id).map_or_else(|| id.to_owned(), |info| self.say(info.name))
    }

    /// A Command, a card or the like by its notation.
    pub fn used(&self, notation: &str) -> String {
        let label = self.game.label(self.pack, notation);
        label.map_or_else(|| notation.to_owned(), |label| self.words.say(&label))
    }

    /// How many games a run is of, and who plays.
    fn played(&self, study: &Study) -> String {
        let run = &study.run;
        let seats = run.seats.iter().zip(&run.agents);
        let agents = seats.map(|(seat, agent)| format!("{} {agent}", self.seat(&run.setups[0], seat)));
        let facts = msg!("report-facts", games = study.games.len(), setups = run.setups.len());
        format!("{} {}", self.words.say(&facts), agents.collect::<Vec<_>>().join(" · "))
    }

    /// What a run can be played again from.
    fn from(&self, run: &Run) -> String {
        let (seed, rules) = (self.say(key!("report-seed")), self.say(key!("report-rules")));
        format!("{seed} {}, {rules} {}", run.seed, run.rules)
    }

    fn setup(&self, setup: &Setup) -> String {
        let scenario = self.game.scenarios().iter().find(|info| info.id == setup.scenario);
        let mut text = scenario.map_or_else(|| setup.scenario.clone(), |info| self.say(info.name));
        for (name, value) in &setup.options {
            let option = self.game.options().iter().find(|info| info.id == name);
            let value_info = option.and_then(|info| info.values.iter().find(|it| it.id == value));
            let name = option.map_or_else(|| name.clone(), |info| self.say(info.name));
            let value = value_info.map_or_else(|| value.clone(), |info| self.say(info.name));
            let _ = write!(text, " · {name}: {value}");
        }
        text
    }
}

/// The page about a run, and about what another one differs in.
pub fn page(
    study: &Study,
    other: Option<&Study>,
    (game, pack): (&dyn AnyGame, &Pack),
    words: &dyn Words,
) -> String {
    let language = Language { words, game, pack };
    let run = &study.run;
    let title = language.say(game.title());
    let mut body = format!(
        "<header><h1>{}</h1><p class=\"lead\">{}</p><p class=\"fine\">{}</p></header>",
        escape(&title),
        escape(&language.played(study)),
        escape(&language.from(run)),
    );
    if let Some(other) = other {
        body.push_str(&comparison(study, other, &language));
    }
    if run.setups.len() > 1 {
        let link = |(index, setup): (usize, &Setup)| {
            format!("<a href=\"#setup-{index}\">{}</a>", escape(&language.setup(setup)))
        };
        let links: Vec<String> = run.setups.iter().enumerate().map(link).collect();
        let _ = write!(body, "<nav>{}</nav>", links.join(""));
    }
    for (index, setup) in run.setups.iter().enumerate() {
        let games: Vec<&Game> =
            study.games.iter().filter(|it| it.setup == index && it.end == End::Finished).collect();
        let section = Section { run, setup, games: &games, language: &language };
        let _ = write!(
            body,
            "<section id=\"setup-{index}\"><h2>{}</h2><div class=\"cards\">{}</div></section>",
            escape(&language.setup(setup)),
            section.cards()
        );
    }
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\
         <style>{}</style></head><body>{body}</body></html>\n",
        language.say(key!("report-language")),
        escape(&title),
        include_str!("report/page.css")
    )
}

/// What two runs differ in, each with its set-up, where the other has it too.
fn differences(study: &Study, other: &Study, language: &Language<'_>) -> Vec<Difference<(usize, String)>> {
    let mut all = Vec::new();
    for (index, setup) in study.run.setups.iter().enumerate() {
        let Some(place) = other.run.setups.iter().position(|it| it == setup) else { continue };
        let games = |study: &Study, index: usize| -> Vec<Game> {
            study.games.iter().filter(|it| it.setup == index && it.end == End::Finished).cloned().collect()
        };
        let (ours, theirs) = (games(study, index), games(other, place));
        let label = |what: String| (index, what);
        for (seat, id) in study.run.seats.iter().enumerate() {
            let won =
                |games: &[Game]| (games.iter().filter(|it| it.winners.contains(&seat)).count(), games.len());
            let name = language.seat(setup, id);
            let wins = language.words.say(&msg!("report-wins"));
            all.push(Difference::of_shares(label(format!("{wins}, {name}")), won(&ours), won(&theirs)));
            let scores = |games: &[Game]| {
                Spread::of(games.iter().filter_map(|it| it.scores.get(seat).map(|&score| f64::from(score))))
            };
            let score = language.say(key!("report-score"));
            all.push(Difference::of_means(label(format!("{score}, {name}")), scores(&ours), scores(&theirs)));
        }
        let lengths = |games: &[Game]| Spread::of(games.iter().map(|it| it.answers as f64));
        all.push(Difference::of_means(
            label(language.say(key!("report-length"))),
            lengths(&ours),
            lengths(&theirs),
        ));
    }
    all
}

fn comparison(study: &Study, other: &Study, language: &Language<'_>) -> String {
    let all = differences(study, other, language);
    let compared = all.len();
    let named = more_than_noise(all);
    let mut out =
        format!("<section class=\"compare\"><h2>{}</h2>", escape(&language.say(key!("report-compared"))));
    let said = language.words.say(&msg!("report-differences", count = named.len(), compared = compared));
    let _ = write!(out, "<p>{}</p>", escape(&said));
    for (which, it) in [(key!("report-first"), study), (key!("report-second"), other)] {
        let (which, from) = (language.say(which), language.from(&it.run));
        let said = format!("{which}: {} · {from}", language.played(it));
        let _ = write!(out, "<p class=\"fine\">{}</p>", escape(&said));
    }
    if !named.is_empty() {
        let head = [key!("report-what"), key!("report-first"), key!("report-second"), key!("report-change")];
        let head: String = head.iter().map(|it| format!("<th>{}</th>", escape(&language.say(*it)))).collect();
        let _ = write!(out, "<table><thead><tr>{head}</tr></thead><tbody>");
        let mut named = named;
        // The surest come first in each set-up.
        named.sort_by_key(|it| it.what.0);
        let mut heading = (study.run.setups.len() == 1).then_some(0);
        for it in named {
            let (index, what) = it.what;
            if heading.replace(index) != Some(index) {
                let setup = escape(&language.setup(&study.run.setups[index]));
                let _ = write!(out, "<tr><th colspan=\"4\">{setup}</th></tr>");
            }
            let shown = |value: f64| match it.is_share {
                true => format!("{:.1}%", 100.0 * value),
                false => format!("{value:.1}"),
            };
            let change = it.second - it.first;
            let scale = if it.is_share { 100.0 } else { 1.0 };
            let _ = write!(
                out,
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{} ± {:.1}</td></tr>",
                escape(&what),
                shown(it.first),
                shown(it.second),
                format!("{:+.1}", scale * change).replace('-', "−"),
                scale * it.noise
            );
        }
        out.push_str("</tbody></table>");
    }
    out + "</section>"
}
