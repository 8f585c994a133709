//! A game in numbers, for programs that learn: what a seat may know as a row of fixed length, and every choice by a number
//! that stays.

mod document;

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use tricorne_kernel::{
    AnyPrompt, Arg, Choice, Encode, Facts, MAX_ARGS, Prompt, Question, Row, Seat, SeatInfo, Setup, Target,
    Viewer,
};

pub use document::{Action, EncodingDocument};

/// How a game played with some facts is told in numbers. Cheap to copy.
#[derive(Clone, Debug)]
pub struct Encoding {
    document: Arc<EncodingDocument>,
    typed: Arc<dyn Any + Send + Sync>,
}

/// Why something cannot be told in numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncodingError {
    /// The encoding is that of another game.
    #[error("an encoding of {encoding} is used for another game")]
    OtherGame {
        /// The encoding's game.
        encoding: &'static str,
    },
    /// Room for another number of numbers.
    #[error("an observation of {game} has {due} numbers, and there is room for {given}")]
    Length {
        /// The game.
        game: &'static str,
        /// How many it has.
        due: usize,
        /// How many were expected.
        given: usize,
    },
    /// A choice that the game's list of choices does not have.
    #[error("{game} has no number for the choice {choice:?}: its list of choices is incomplete")]
    NoSuchChoice {
        /// The game.
        game: &'static str,
        /// The notation of the choice.
        choice: String,
    },
}

/// What only the game's own type can be asked.
#[derive(Debug)]
struct Typed<G: Encode> {
    numbers: FxHashMap<G::Choice, u32>,
    prompts: FxHashMap<&'static str, usize>,
    things: FxHashMap<String, u16>,
}

impl Encoding {
    pub(crate) fn new<G: Encode>(facts: &G::Facts) -> Encoding {
        let mut things = Interner::default();
        let mut forms = Interner::default();
        let every = G::every_choice(facts);
        let actions = every.iter().map(|choice| action(choice, facts, &mut things, &mut forms)).collect();
        let seats: Vec<&'static str> = seats::<G>().iter().map(|info| info.id).collect();
        let numbers = (0..).zip(every).map(|(number, choice)| (choice, number)).collect();
        let prompts = G::Prompt::names().iter().copied().zip(0..).collect();
        let typed = Typed::<G> { numbers, prompts, things: things.numbers };
        let start = G::begin(&Setup::of::<G>(), facts).expect("the default set-up can begin");
        let view = G::view(&start, facts, Viewer::Observer);
        let observation = Row::names(|row| {
            write_seat(&seats, Viewer::Observer, row);
            write_prompt(None, facts, &typed, row);
            G::encode(&view, row);
        });
        let document = EncodingDocument {
            game: G::NAME,
            version: G::ENCODING_VERSION,
            rules_version: G::RULES_VERSION,
            seats,
            observation,
            things: things.list,
            forms: forms.list,
            actions,
        };
        Encoding { document: Arc::new(document), typed: Arc::new(typed) }
    }

    /// What each number means.
    pub fn document(&self) -> &EncodingDocument {
        &self.document
    }

    fn typed<G: Encode>(&self) -> Result<&Typed<G>, EncodingError> {
        self.typed.downcast_ref().ok_or(EncodingError::OtherGame { encoding: self.document.game })
    }

    /// Writes what a viewer may know, and what the viewer is asked.
    pub(crate) fn observe<G: Encode>(
        &self,
        viewer: Viewer,
        view: &G::View<'_>,
        questions: &[Question<G>],
        facts: &G::Facts,
        out: &mut [f32],
    ) -> Result<(), EncodingError> {
        let typed = self.typed::<G>()?;
        let given = out.len();
        let asked = questions.iter().find(|question| Viewer::Seat(question.seat) == viewer);
        let due = Row::write(out, |row| {
            write_seat(&self.document.seats, viewer, row);
            write_prompt(asked, facts, typed, row);
            G::encode(view, row);
        });
        if due == given { Ok(()) } else { Err(EncodingError::Length { game: G::NAME, due, given }) }
    }

    /// The actions that a question offers, in its order.
    pub(crate) fn offered<G: Encode>(
        &self,
        question: &Question<G>,
        facts: &G::Facts,
        actions: &mut Vec<u32>,
    ) -> Result<(), EncodingError> {
        let typed = self.typed::<G>()?;
        actions.clear();
        for choice in &question.choices {
            let number = typed.numbers.get(choice).copied();
            let number = number.ok_or_else(|| EncodingError::NoSuchChoice {
                game: G::NAME,
                choice: choice.notation(facts),
            })?;
            actions.push(number);
        }
        Ok(())
    }
}

/// The seats of the scenario that has most.
fn seats<G: Encode>() -> &'static [SeatInfo] {
    let of = |id: &str| G::seats(&Setup { scenario: id.to_owned(), ..Setup::default() });
    G::scenarios().iter().map(|info| of(info.id)).max_by_key(|seats| seats.len()).unwrap_or_default()
}

fn write_seat(seats: &[&'static str], viewer: Viewer, row: &mut Row<'_>) {
    let index = match viewer {
        Viewer::Seat(seat) => Some(Seat::index(seat)),
        Viewer::Observer | Viewer::Referee => None,
    };
    row.within("seat", |row| row.one_of(seats.len(), |at| seats[at], index));
}

/// The prompt's name, then its arguments: numbers as they are, things by their numbers.
fn write_prompt<G: Encode>(
    asked: Option<&Question<G>>,
    facts: &G::Facts,
    typed: &Typed<G>,
    row: &mut Row<'_>,
) {
    let prompt = asked.and_then(|question| match &question.prompt {
        AnyPrompt::Seat(prompt) => Some(prompt),
        AnyPrompt::Chance(_) => None,
    });
    let names = G::Prompt::names();
    let name = prompt.and_then(|prompt| typed.prompts.get(prompt.name()).copied());
    row.within("prompt", |row| row.one_of(names.len(), |at| names[at], name));
    let message = prompt.map(Prompt::message);
    let args = message.as_ref().map(|message| message.args()).unwrap_or_default();
    let thing = |id: &str| typed.things.get(id).map_or(0.0, |number| f32::from(*number));
    let number = |arg: &Arg| match arg {
        Arg::Number(number) => *number as f32,
        Arg::Named(id, _) => thing(id),
        Arg::Fact(id) => thing(facts.name(*id).id),
        Arg::Key(_) => 0.0,
    };
    row.within("argument", |row| {
        row.block(
            MAX_ARGS,
            |at| at + 1,
            |block| {
                for (place, (_, arg)) in block.iter_mut().zip(args) {
                    *place = number(arg);
                }
            },
        );
    });
}

fn action<C: Choice>(choice: &C, facts: &C::Facts, things: &mut Interner, forms: &mut Interner) -> Action {
    let notation = choice.notation(facts);
    let target = choice.target(facts);
    let (kind, what, place, number) = match &target {
        Target::Button { .. } => (0, Some(notation.as_str()), None, 0),
        Target::Space { space } => (1, None, Some(space.as_ref()), 0),
        Target::Piece { space, piece } => (2, Some(piece.as_ref()), Some(space.as_ref()), 0),
        Target::Unit { unit } => (3, Some(unit.as_ref()), None, 0),
        Target::Stack { space, seat } => (4, Some(*seat), Some(space.as_ref()), 0),
        Target::Route { spaces } => (5, None, spaces.last().map(AsRef::as_ref), 0),
        Target::Box { name } => (6, None, Some(name.as_ref()), 0),
        Target::Card { .. } => (7, Some(notation.as_str()), None, 0),
        Target::Number { number } => (8, None, None, *number),
    };
    let names = [what, place].into_iter().flatten();
    let form = names.fold(notation.clone(), |form, name| form.replace(name, "…"));
    let form = if matches!(target, Target::Number { .. }) { "…".to_owned() } else { form };
    let mut number_of = |name: Option<&str>| name.map_or(0, |name| things.number(name) + 1);
    let (what, place) = (number_of(what), number_of(place));
    Action { kind, form: forms.number(&form), what, place, number, notation }
}

/// Names in the order in which they first came.
#[derive(Default)]
struct Interner {
    list: Vec<String>,
    /// The place of each name from 1.
    numbers: FxHashMap<String, u16>,
}

impl Interner {
    /// The place of a name from 0.
    fn number(&mut self, name: &str) -> u16 {
        if let Some(number) = self.numbers.get(name) {
            return number - 1;
        }
        self.list.push(name.to_owned());
        let number = self.list.len() as u16;
        self.numbers.insert(name.to_owned(), number);
        number - 1
    }
}
