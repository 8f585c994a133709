//! `tricorne engine`: the protocol, JSON lines on standard input and output.

mod lines;
mod session;

use std::io::{self, BufWriter, Write};

use tricorne_locale::Language;

use crate::data::Data;
use crate::failure::Done;
use lines::{RecordLine, next_line};
use session::Session;

/// The longest line that is read.
const LONGEST_LINE: usize = 1 << 20;

/// Play over JSON lines on standard input and output, for programs
///
/// Each request is one line, `{"id": 1, "do": "hello"}`, and gets one reply line with the same id. A bad request gets an
/// error reply and changes nothing. The program ends with `quit` or at the end of its input.
#[derive(Debug, clap::Args)]
#[command(after_help = r#"Example, as typed after `tricorne engine`:
  {"id":1,"do":"new","game":"washingtons-war","seats":{"american":"ask","british":"steady"},"seed":7}
  {"id":2,"do":"question","handle":"g1"}
  {"id":3,"do":"answer","handle":"g1","seat":"american","choice":"ninety-six"}
  {"id":4,"do":"quit"}

examples/README.md describes every verb; examples/play_by_protocol.py is a whole program."#)]
pub struct Args {
    /// Language of the texts: en, it
    #[arg(long, default_value_t)]
    lang: Language,
    #[command(flatten)]
    data: Data,
}

pub fn run(args: Args) -> Done {
    let mut session = Session::new(args.data.packs(None)?, args.lang);
    let (mut input, mut output) = (io::stdin().lock(), BufWriter::new(io::stdout().lock()));
    while let Some(line) = next_line(&mut input, LONGEST_LINE)? {
        let reply = match line {
            RecordLine::Whole(bytes) => session.reply(&bytes),
            RecordLine::TooLong => session.too_long(LONGEST_LINE),
        };
        serde_json::to_writer(&mut output, &reply).map_err(io::Error::from)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}
