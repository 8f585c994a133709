//! `tricorne play`: a game in the terminal.

mod command;
mod obey;
mod screen;
mod session;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::ValueEnum;
use tricorne_kernel::{ASK, Chance, SeatInfo};
use tricorne_library::{AnyGame, AnyTable, Opening, RANDOM};
use tricorne_locale::{Language, Speech};

use crate::common::{fresh_seed, game_named, known_games, pair, read_position, read_record, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use screen::Screen;
use session::Session;

/// What `--seat` calls a person.
const ME: &str = "me";
/// What `--seat` calls every seat that it does not name.
const ALL: &str = "all";

/// Play in this terminal, alone against agents or with others around one screen.
///
/// Unless told otherwise you take the first seat, and the game's own opponents the others; where it has none, they choose
/// at random. Type `help` in the game to see its commands.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne play ferry-town
  tricorne play ferry-town --scenario two --seat north=me --seat east=me
  tricorne play ferry-town --seat all=random --seed 7
  tricorne play --load game.jsonl
  tricorne play liberty-or-death --seat patriots=me --companion
  tricorne play liberty-or-death --companion --position board.json

Exit codes: 0 the game ended, or you left it; 1 the rules broke, or the record does not hold; 2 the command was not
understood, or a file cannot be read.")]
pub struct Args {
    /// The game; that of the record with --load
    game: Option<String>,
    /// The scenario; the game's first unless given. A wrong name lists those there are
    #[arg(long, conflicts_with = "load")]
    scenario: Option<String>,
    /// An option of set-up; may be given several times. A wrong name lists those there are
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair, conflicts_with = "load")]
    options: Vec<(String, String)>,
    /// Who takes a seat: an agent, or `me`; `all` stands for the seats not named. May be given several times
    #[arg(long = "seat", value_name = "SEAT=AGENT", value_parser = pair)]
    seats: Vec<(String, String)>,
    /// The seed of the dice; a fresh one unless given
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a record
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// The language: en, it
    #[arg(long, default_value_t)]
    lang: Language,
    /// Where dice come from: the program, or you, who roll them on a real table
    #[arg(long, value_enum)]
    chance: Option<Dice>,
    /// Play along on a real board: you roll the dice and draw the cards, and type them in; the game's opponents say what
    /// they do, and why. Short for `--chance ask` with reasons told as they come
    #[arg(long, conflicts_with = "chance")]
    companion: bool,
    /// Begin from a position, as `position FILE` in a game or `position` in the protocol writes it
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    position: Option<PathBuf>,
    /// Columns of text; those of the terminal unless given
    #[arg(long, value_name = "COLUMNS", value_parser = clap::value_parser!(u16).range(20..))]
    width: Option<u16>,
    #[command(flatten)]
    data: Data,
}

/// Where dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Dice {
    /// From the seed
    Seeded,
    /// Typed in
    Ask,
}

pub fn run(args: Args) -> Done {
    let (lang, screen) = (args.lang, Screen::new(args.width.map(usize::from)));
    let (resumed, companion) = (args.load.is_some(), args.companion);
    let (game, table) = if resumed { load(args)? } else { open(args)? };
    let session = Session::new(game, table, Speech::of(lang), screen, companion);
    if resumed { session.resumed().run() } else { session.run() }
}

type Opened = (&'static dyn AnyGame, Box<dyn AnyTable>);

fn open(args: Args) -> Result<Opened, Failure> {
    let name = args.game.ok_or_else(|| Failure::Usage(format!("which game? {}", known_games())))?;
    let game = game_named(&name)?;
    args.data.use_for(Some(game))?;
    let setup = setup(game, args.scenario, args.options);
    let seats = game.seats(&setup)?;
    let mut opening = Opening::new(setup, args.seed.unwrap_or_else(fresh_seed));
    if args.companion || args.chance == Some(Dice::Ask) {
        opening.chance = Chance::Asked;
    }
    opening.position = args.position.as_deref().map(read_position).transpose()?;
    opening.seats = players(game, seats, args.seats)?;
    Ok((game, game.open(opening)?))
}

fn load(args: Args) -> Result<Opened, Failure> {
    let path = args.load.unwrap_or_default();
    let mut record = read_record(&path)?;
    let game = game_named(&record.header.game)?;
    args.data.use_for(Some(game))?;
    if let Some(wanted) = args.game.filter(|wanted| wanted != game.name()) {
        return Err(Failure::Usage(format!(
            "{}: a record of {}, not of {wanted}",
            path.display(),
            game.name()
        )));
    }
    let seats = game.seats(&record.header.setup)?;
    record.header.seats.extend(named(game, seats, args.seats)?);
    let chance = match (args.chance, args.seed) {
        _ if args.companion => Some(Chance::Asked),
        (Some(Dice::Ask), _) => Some(Chance::Asked),
        (_, Some(seed)) => Some(Chance::seeded(seed)),
        (Some(Dice::Seeded), None) => Some(Chance::seeded(record.header.seed.unwrap_or_else(fresh_seed))),
        (None, None) => None,
    };
    let table = game.load(&record, chance).map_err(|error| match Failure::from(error) {
        Failure::Check(message) => Failure::Check(format!("{}: {message}", path.display())),
        Failure::Usage(message) => Failure::Usage(format!("{}: {message}", path.display())),
        Failure::Unheard => Failure::Unheard,
    })?;
    Ok((game, table))
}

/// Who plays each seat of a new game.
fn players(
    game: &dyn AnyGame,
    seats: &[SeatInfo],
    given: Vec<(String, String)>,
) -> Result<BTreeMap<String, String>, Failure> {
    let mut players = named(game, seats, given)?;
    let opponent = game.agents().first().map_or(RANDOM, |agent| agent.id);
    let somebody = players.values().any(|player| player == ASK);
    for (index, seat) in seats.iter().enumerate() {
        let me = index == 0 && !somebody;
        players.entry(seat.id.to_owned()).or_insert_with(|| if me { ASK } else { opponent }.to_owned());
    }
    Ok(players)
}

/// The seats that the command line names, one by one or by `all`.
fn named(
    game: &dyn AnyGame,
    seats: &[SeatInfo],
    given: Vec<(String, String)>,
) -> Result<BTreeMap<String, String>, Failure> {
    let mut players = BTreeMap::new();
    let mut others = None;
    for (seat, player) in given {
        let player = if player == ME { ASK.to_owned() } else { player };
        if player != ASK {
            game.check_agent(&player)
                .map_err(|error| Failure::Usage(format!("--seat {seat}={player}: {error}, and {ME}")))?;
        }
        if seat == ALL {
            others = Some(player);
        } else if seats.iter().any(|info| info.id == seat) {
            players.insert(seat, player);
        } else {
            let known = seats.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
            return Err(Failure::Usage(format!(
                "--seat: there is no seat {seat:?}; there are: {known}, and {ALL}"
            )));
        }
    }
    for seat in seats {
        if let Some(player) = &others {
            players.entry(seat.id.to_owned()).or_insert_with(|| player.clone());
        }
    }
    Ok(players)
}
