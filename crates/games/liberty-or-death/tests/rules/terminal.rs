//! The board for a terminal.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::setup::SCENARIOS;
use liberty_or_death::state::Level;
use liberty_or_death::view::View;
use tricorne_kernel::{Arg, Chance, Game, Message, Setup, Table, WIDTH, Words, own_facts};

use crate::board::Board;

/// A language in which codes and abbreviations are the initials of their keys, and all else is called by the last part.
struct LastParts;

impl Words for LastParts {
    fn say(&self, message: &Message) -> String {
        let key = message.key.0;
        let short = key.strip_prefix("lod-code-").or(key.strip_prefix("lod-abbr-"));
        let mut text: String = match short {
            Some(words) => words.split('-').filter_map(|word| word.chars().next()).collect(),
            None => key.rsplit('-').next().unwrap_or_default().to_owned(),
        };
        for (_, arg) in message.args() {
            text.push(' ');
            match arg {
                Arg::Number(number) => text.push_str(&number.to_string()),
                Arg::Key(key) | Arg::Named(_, key) => text.push_str(&self.name(*key)),
                Arg::Fact(id) => text.push_str(&self.fact(*id)),
            }
        }
        text
    }
}

fn drawn(board: &Board) -> String {
    LibertyOrDeath::board(&View(&board.0), &LastParts)
}

/// A small position, letter by letter.
#[test]
fn a_small_position() {
    let mut board = Board::at_war()
        .put(3, BritishRegulars, Boston)
        .put(2, Tories, Boston)
        .put(1, MilitiaUnderground, Boston)
        .put(2, MilitiaActive, Boston)
        .leader(Leader::Gage, Boston)
        .blockade(Boston)
        .level(Boston, Level::ActiveSupport)
        .put(1, Continentals, Virginia)
        .level(Virginia, Level::PassiveOpposition)
        .markers(Virginia, 2, 1)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesActive, Northwest)
        .put(2, Villages, Northwest)
        .put(2, FrenchRegulars, WestIndies);
    board.0.available[BritishRegulars as usize] -= 4;
    board.0.unavailable[BritishRegulars as usize] += 1;
    board.0.casualties[BritishRegulars as usize] += 3;
    board.0.cbc = 3;
    board.0.strokes[liberty_or_death::pieces::Faction::Indians] = true;
    board.0.sequence.eligible.0 = [true, true, true, false];
    board.0.sequence.passed.0 = [true, false, false, false];
    board.0.sequence.acted.0 = [false, true, false, false];
    let expected = "\
cities            population level control   pieces
qc  city                   1 0
b   boston                 1 ++    british   br3 t2 mu1 ma2 b1 gage
nyc city                   2 0
p   philadelphia           1 0
n   norfolk                1 0
ct  town                   1 0
s   savannah               1 0
colonies
nh  hampshire              1 0
m   massachusetts          2 0
cri island                 2 0
ny  york                   2 0
nj  jersey                 1 0
p   pennsylvania           2 0
md  delaware               2 0
v   virginia               2 -     rebellion c1 p2 r1
nc  carolina               2 0
sc  carolina               2 0
g   georgia                1 0
reserves
q   quebec                 0
n   northwest              0                 wpu1 wpa1 v2
s   southwest              0
f   florida                0
indies
wi  indies                 0       rebellion fr2 s2

available: br18 t23 bf6 c19 mu12 pf6 wpu13 v10 fr13 washington brant rochambeau
unavailable: br1
casualties: br3
resources: british 10, patriots 10, indians 10, french 10
totals 0 2; tracks 3 0; tracks 1 18; played
strokes: indians
campaign 1 6 2 0
play: card 1 1 (patriots british french indians)
  unshaded: unshaded
  shaded: shaded
deck: card 2 2 (patriots british french indians)
order: patriots acted, british passed, french ineligible, indians eligible

level: ++ support, + support, 0 neutral, - opposition, -- opposition
pieces: br regulars, t tories, bf forts, c continentals, mu underground, ma active, pf forts,
        wpu underground, wpa active, v villages, fr regulars, p propaganda, r raid, b blockade,
        s squadrons
";
    assert_eq!(drawn(&board), expected);
}

/// A language in which everything takes many words.
struct ManyWords;

impl Words for ManyWords {
    fn say(&self, message: &Message) -> String {
        let times =
            if message.key.0.ends_with("shaded") && message.key.0.starts_with("lod-card") { 40 } else { 1 };
        ["word"].repeat(times).join(" ")
    }
}

/// §5.2 The texts of the card in play are wrapped; a card with one side has no heads.
#[test]
fn long_texts_of_a_card_fit() {
    let mut board = Board::empty();
    let text = LibertyOrDeath::board(&View(&board.0), &ManyWords);
    fits(&text);
    assert!(text.contains("\n  word: word word"), "{text}");
    board.0.cards.current = liberty_or_death::cards::CardNumber::new(44);
    let text = LibertyOrDeath::board(&View(&board.0), &ManyWords);
    fits(&text);
    assert!(text.contains("\n  word word word"), "{text}");
}

fn fits(text: &str) {
    let widest = text.lines().map(|line| line.chars().count()).max().unwrap_or_default();
    assert!(widest <= WIDTH, "{widest} columns\n{text}");
}

/// Every space crowded with everything fits too, on several lines.
#[test]
fn crowded_spaces_fit() {
    let mut board = Board::at_war();
    for space in liberty_or_death::map::Space::ALL {
        board.0.spaces[space].pieces = [15; 11];
        board.0.spaces[space].propaganda = 12;
        board.0.spaces[space].raids = 12;
        board.0.spaces[space].squadrons = 3;
    }
    for leader in [Leader::Gage, Leader::Washington, Leader::DraggingCanoe, Leader::Rochambeau] {
        board = board.leader(leader, Boston);
    }
    fits(&drawn(&board));
}

/// Every scenario fits, at the start and after 200 random answers.
#[test]
fn games_fit() {
    for scenario in SCENARIOS {
        let setup = Setup { scenario: scenario.id.to_owned(), ..Setup::default() };
        let mut table =
            Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup, Chance::seeded(7)).unwrap();
        table.run().unwrap();
        fits(&LibertyOrDeath::board(&View(table.state()), &LastParts));
        let mut rng = 7_usize;
        while table.answers() < 200
            && let Some(asked) = table.questions().first()
        {
            rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (seat, position) = (asked.seat, (rng >> 33) % asked.choices.len());
            table.answer_at(seat, position).unwrap();
            fits(&LibertyOrDeath::board(&View(table.state()), &LastParts));
        }
    }
}
