//! `tricorne play`: a game in the terminal.

mod command;
mod obey;
mod screen;
mod session;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::ValueEnum;
use tricorne_kernel::{ASK, Chance, SeatInfo};
use tricorne_library::{AnyGame, AnyTable, OpenError, Opening, RANDOM};
use tricorne_locale::Language;

use crate::common::{fresh_seed, game_named, known_games, pair, read_position, read_record, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use screen::Screen;
use session::Session;

/// What `--seat` calls a person.
const ME: &str = "me";
/// What `--seat` calls every seat that it does not name.
const ALL: &str = "all";

/// Play in this terminal, against bots or around one screen
///
/// By default you take the first seat and the game's own bots take the others (random bots if it has none). Type `help`
/// in the game to list its commands.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne play liberty-or-death
  tricorne play washingtons-war --seat american=me --seat british=me
  tricorne play liberty-or-death --scenario 1778-short --seat all=np --seed 7
  tricorne play --load game.jsonl
  tricorne play liberty-or-death --seat patriots=me --companion
  tricorne play liberty-or-death --companion --position board.json

Exit codes: 0 the game ended, or you quit; 1 an internal error, or an invalid game record; 2 a wrong command, or a file
that cannot be read.")]
pub struct Args {
    /// Name of the game (not with --load)
    game: Option<String>,
    /// Scenario [default: the game's first] (an unknown name lists them all)
    #[arg(long, conflicts_with = "load")]
    scenario: Option<String>,
    /// Setup option; repeatable (an unknown name lists them all)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair, conflicts_with = "load")]
    options: Vec<(String, String)>,
    /// Player of a seat: a bot, or `me`; `all` means all other seats. Repeatable
    #[arg(long = "seat", value_name = "SEAT=BOT", value_parser = pair)]
    seats: Vec<(String, String)>,
    /// Seed of the dice [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Game record to continue
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Language of the texts: en, it
    #[arg(long, default_value_t)]
    lang: Language,
    /// Source of the dice [default: seed]
    #[arg(long, value_enum)]
    chance: Option<Dice>,
    /// Companion mode for a real board: you type in the dice and cards, and the bots explain their moves. Short for
    /// `--chance ask` with reasons shown
    #[arg(long, conflicts_with = "chance")]
    companion: bool,
    /// Wait for Enter between the moves of two bots
    #[arg(long)]
    pause: bool,
    /// Position to start from, as saved by `position FILE` in a game
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    position: Option<PathBuf>,
    /// Width of the text in columns [default: that of the terminal]
    #[arg(long, value_name = "COLUMNS", value_parser = clap::value_parser!(u16).range(20..))]
    width: Option<u16>,
    #[command(flatten)]
    data: Data,
}

/// Where dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Dice {
    /// Rolled by the program
    Seeded,
    /// Typed in by you
    Ask,
}

pub fn run(args: Args) -> Done {
    let (lang, screen) = (args.lang, Screen::new(args.width.map(usize::from)));
    let (resumed, companion, pause) = (args.load.is_some(), args.companion, args.pause);
    let (game, table) = if resumed { load(args)? } else { open(args)? };
    let session = Session::new(game, table, lang, screen, companion, pause);
    if resumed { session.resumed().run() } else { session.run() }
}

type Opened = (&'static dyn AnyGame, Box<dyn AnyTable>);

fn open(args: Args) -> Result<Opened, Failure> {
    let name = args.game.ok_or_else(|| Failure::Usage(format!("which game? {}", known_games())))?;
    let game = game_named(&name)?;
    let packs = args.data.packs(Some(game))?;
    let setup = setup(game, args.scenario, args.options);
    let seats = game.seats(&setup)?;
    let mut opening = Opening::new(setup, args.seed.unwrap_or_else(fresh_seed));
    if args.companion || args.chance == Some(Dice::Ask) {
        opening.chance = Chance::Asked;
    }
    opening.position = args.position.as_deref().map(read_position).transpose()?;
    opening.seats = players(game, seats, args.seats)?;
    Ok((game, game.open(packs.of(game), opening)?))
}

fn load(args: Args) -> Result<Opened, Failure> {
    let path = args.load.unwrap_or_default();
    let mut record = read_record(&path)?;
    let game = game_named(&record.header.game)?;
    let packs = args.data.packs(Some(game))?;
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
    let pack = packs.of_record(game, &record.header).map_err(OpenError::FactsMismatch);
    let table = pack.and_then(|pack| game.load(pack, &record, chance));
    let table = table.map_err(|error| match Failure::from(error) {
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
            game.check_player(&player)
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
