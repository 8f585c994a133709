//! A small game of hidden hands for the tests of beliefs: cards of a few kinds, a deck, two hands, and what lies open.
//! Its one step does what the state lists.

pub mod exact;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{
    AgentRng, Arg, Audience, Choice, Evidence, Flow, Game, Key, Message, OptionInfo, Outcome, Pool, Role,
    ScenarioInfo, Seat, SeatInfo, Setup, Step, Target, Viewer, Words, from_document, key, msg, no_facts,
    prompts,
};

pub const RED: Seat = Seat::new(0);
pub const BLUE: Seat = Seat::new(1);
/// How many kinds of card there are.
pub const KINDS: usize = 6;
/// How many cards there are of each kind.
pub type Counts = [u8; KINDS];

#[derive(Clone, Debug)]
pub struct Cards;

/// What happens in the step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// A seat draws a card that only its owner sees.
    Draw(u8),
    /// A seat draws a card that everybody sees.
    DrawFaceUp(u8),
    /// A card of the deck is laid open.
    Reveal,
    /// A seat plays a card that everybody sees.
    Play(u8),
    /// A seat puts a card away in secret.
    Bury(u8),
    /// Both choose in secret how many cards they plan with, and which.
    Plan,
    /// Red is asked something that says nothing.
    Wait,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct State {
    pub deck: Counts,
    pub hands: [Counts; 2],
    /// What lies open.
    pub open: Counts,
    /// What was put away in secret.
    pub buried: Counts,
    pub over: bool,
    pub acts: Vec<Act>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Pick {
    Card(u8),
    Number(i32),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Whose(Seat);

impl From<Whose> for Arg {
    fn from(whose: Whose) -> Self {
        Arg::Number(whose.0.index() as i64)
    }
}

prompts! {
    pub enum Prompt {
        Play = "1": "cards-play",
        Bury = "2": "cards-bury",
        Plans = "3": "cards-plans",
        HowMany = "3": "cards-how-many",
        Plan { number: u8 } = "3": "cards-plan",
        Wait = "4": "cards-wait",
    }
}

prompts! {
    pub enum Roll {
        Draw { whose: Whose } = "5": "cards-draw",
        FaceUp { whose: Whose } = "5": "cards-face-up",
        Reveal = "6": "cards-reveal",
    }
}

/// Where cards lie that were revealed from the deck.
const REVEALED: Pool = Pool(7);

impl Choice for Pick {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        match self {
            Pick::Card(kind) => format!("k{kind}"),
            Pick::Number(number) => number.to_string(),
        }
    }

    fn parse(notation: &str, (): &()) -> Option<Self> {
        match notation.strip_prefix('k') {
            Some(kind) => kind.parse().ok().map(Pick::Card),
            None => notation.parse().ok().map(Pick::Number),
        }
    }

    fn label(&self, (): &()) -> Message {
        msg!("cards-choice")
    }

    fn target(&self, (): &()) -> Target {
        Target::Button { role: Role::Choose }
    }

    fn number(number: i32) -> Self {
        Pick::Number(number)
    }
}

/// The kinds of which there are any.
fn kinds(counts: &Counts) -> Vec<Pick> {
    (0..KINDS as u8).filter(|&kind| counts[kind as usize] > 0).map(Pick::Card).collect()
}

fn add(counts: &mut Counts, pick: Pick, many: i8) {
    if let Pick::Card(kind) = pick {
        let count = &mut counts[kind as usize];
        *count = count.checked_add_signed(many).expect("a card that is there");
    }
}

fn from_deck(t: &mut Step<'_, Cards>, roll: Roll, audience: Audience) -> Flow<Pick> {
    let options = kinds(&t.state.deck);
    let odds: Vec<u32> = t.state.deck.iter().filter(|&&count| count > 0).map(|&count| count.into()).collect();
    let card = t.draw_weighted(roll, &options, &odds, audience)?;
    add(&mut t.state.deck, card, -1);
    Ok(card)
}

fn draw(t: &mut Step<'_, Cards>, seat: Seat) -> Flow<()> {
    let card = from_deck(t, Roll::Draw { whose: Whose(seat) }, Audience::Only(seat))?;
    add(&mut t.state.hands[seat.index()], card, 1);
    Ok(())
}

fn draw_face_up(t: &mut Step<'_, Cards>, seat: Seat) -> Flow<()> {
    let card = from_deck(t, Roll::FaceUp { whose: Whose(seat) }, Audience::All)?;
    add(&mut t.state.hands[seat.index()], card, 1);
    Ok(())
}

fn reveal(t: &mut Step<'_, Cards>) -> Flow<()> {
    let card = from_deck(t, Roll::Reveal, Audience::All)?;
    add(&mut t.state.open, card, 1);
    Ok(())
}

fn play(t: &mut Step<'_, Cards>, seat: Seat) -> Flow<()> {
    let card = t.ask(seat, Prompt::Play, &kinds(&t.state.hands[seat.index()]))?;
    add(&mut t.state.hands[seat.index()], card, -1);
    add(&mut t.state.open, card, 1);
    Ok(())
}

fn bury(t: &mut Step<'_, Cards>, seat: Seat) -> Flow<()> {
    let card = t.ask_secretly(seat, Prompt::Bury, &kinds(&t.state.hands[seat.index()]))?;
    add(&mut t.state.hands[seat.index()], card, -1);
    add(&mut t.state.buried, card, 1);
    Ok(())
}

fn plan(t: &mut Step<'_, Cards>) -> Flow<()> {
    let plans = t.ask_all(Prompt::Plans, &[RED, BLUE], |dialogue| {
        let many = dialogue.ask_number(Prompt::HowMany, 1, 2)?;
        let mut hand = dialogue.state.hands[dialogue.seat.index()];
        let mut cards = Vec::new();
        for number in 0..many {
            let card = dialogue.ask(Prompt::Plan { number }, &kinds(&hand))?;
            add(&mut hand, card, -1);
            cards.push(card);
        }
        Ok(cards)
    })?;
    for (seat, cards) in plans.into_iter().enumerate() {
        for card in cards {
            add(&mut t.state.hands[seat], card, -1);
            add(&mut t.state.open, card, 1);
        }
    }
    Ok(())
}

fn wait(t: &mut Step<'_, Cards>) -> Flow<()> {
    t.ask(RED, Prompt::Wait, &[Pick::Number(0), Pick::Number(1)]).map(drop)
}

impl Game for Cards {
    const NAME: &'static str = "cards";
    const TITLE: Key = key!("cards");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = true;
    type Facts = ();
    type State = State;
    type Choice = Pick;
    type Prompt = Prompt;
    type Roll = Roll;
    type View<'a> = (Vec<Counts>, Vec<u8>, Counts);

    fn scenarios() -> &'static [ScenarioInfo] {
        const { &[ScenarioInfo { id: "one", name: key!("one") }] }
    }

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        const { &[SeatInfo { id: "red", name: key!("red") }, SeatInfo { id: "blue", name: key!("blue") }] }
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(_setup: &Setup, (): &()) -> Result<State, String> {
        Ok(State { deck: [1; KINDS], ..State::default() })
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        for act in t.state.acts.clone() {
            match act {
                Act::Draw(seat) => draw(t, Seat::new(seat))?,
                Act::DrawFaceUp(seat) => draw_face_up(t, Seat::new(seat))?,
                Act::Reveal => reveal(t)?,
                Act::Play(seat) => play(t, Seat::new(seat))?,
                Act::Bury(seat) => bury(t, Seat::new(seat))?,
                Act::Plan => plan(t)?,
                Act::Wait => wait(t)?,
            }
        }
        t.state.over = true;
        Ok(())
    }

    fn outcome(state: &State, (): &()) -> Option<Outcome> {
        let end = || Outcome {
            winners: [].into_iter().collect(),
            scores: [].into_iter().collect(),
            message: msg!("end"),
        };
        state.over.then(end)
    }

    fn view(state: &State, (): &(), viewer: Viewer) -> (Vec<Counts>, Vec<u8>, Counts) {
        let own =
            [RED, BLUE].into_iter().filter(|seat| viewer == Viewer::Seat(*seat) || viewer == Viewer::Referee);
        let sizes = state.hands.iter().map(|hand| hand.iter().sum()).collect();
        (own.map(|seat| state.hands[seat.index()]).collect(), sizes, state.open)
    }

    fn board(view: &(Vec<Counts>, Vec<u8>, Counts), _words: &dyn Words) -> String {
        format!("{view:?}")
    }

    fn violations(_state: &State, (): &()) -> Vec<String> {
        Vec::new()
    }

    fn write_state(state: &State, (): &()) -> Value {
        serde_json::to_value(state).unwrap()
    }

    fn read_state(document: Value, (): &()) -> Result<State, String> {
        from_document(document)
    }

    fn draws_to(roll: &Roll) -> Option<Pool> {
        match roll {
            Roll::Draw { whose } | Roll::FaceUp { whose } => Some(Pool(whose.0.index() as u16)),
            Roll::Reveal => Some(REVEALED),
        }
    }

    fn shows(seat: Seat, prompt: &Prompt, choice: &Pick) -> Option<(Pool, Pick)> {
        match prompt {
            Prompt::Play | Prompt::Plan { .. } => Some((Pool(seat.index() as u16), *choice)),
            Prompt::Bury | Prompt::Plans | Prompt::HowMany | Prompt::Wait => None,
        }
    }

    fn pool(state: &State, pool: Pool) -> Vec<Pick> {
        let hand = state.hands.get(usize::from(pool.0)).copied().unwrap_or_default();
        hand.iter()
            .enumerate()
            .flat_map(|(kind, &count)| (0..count).map(move |_| Pick::Card(kind as u8)))
            .collect()
    }

    fn resample(
        state: &State,
        (): &(),
        viewer: Viewer,
        evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        let mut other = state.clone();
        let hidden = [RED, BLUE].into_iter().filter(|seat| viewer != Viewer::Seat(*seat));
        let hidden: Vec<usize> = hidden.map(Seat::index).collect();
        let mut unseen = state.deck;
        for &seat in &hidden {
            (0..KINDS).for_each(|kind| unseen[kind] += state.hands[seat][kind]);
        }
        for &card in &evidence.undealt {
            add(&mut unseen, card, -1);
        }
        for &seat in &hidden {
            let held = evidence.held.iter().filter(|(pool, _)| usize::from(pool.0) == seat);
            other.hands[seat] = [0; KINDS];
            for &(_, card) in held {
                add(&mut unseen, card, -1);
                add(&mut other.hands[seat], card, 1);
            }
        }
        let list = |counts: &Counts| -> Vec<usize> {
            (0..KINDS).flat_map(|kind| (0..counts[kind]).map(move |_| kind)).collect()
        };
        let mut cards = list(&unseen);
        rng.shuffle(&mut cards);
        for &seat in &hidden {
            let size = |hand: &Counts| hand.iter().sum::<u8>();
            for _ in size(&other.hands[seat])..size(&state.hands[seat]) {
                let kind = cards.pop().expect("as many cards as before");
                other.hands[seat][kind] += 1;
                unseen[kind] -= 1;
            }
        }
        for &card in &evidence.undealt {
            add(&mut unseen, card, 1);
        }
        other.deck = unseen;
        other
    }
}
