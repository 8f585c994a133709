//! Ferry Town, the example game, of our own invention: it uses every part of the kernel and nothing else.
//!
//! Two to four merchants wait at a river.
//!
//! 1. **Deal.** Each merchant is dealt four tokens, secretly, out of a bag with four each of 1 to 6.
//! 2. **Discard.** Each secretly throws one of them away.
//! 3. **Rounds.** Three times: a cargo is drawn (pigs worth 1, rum worth 2, silver worth 4), and all bid one token
//!    at the same time. The highest bid that nobody else made wins the cargo.
//! 4. **Crossing.** The winner wades through the ford, and is paid half of the cargo's worth, rounded up; or takes
//!    the ferry and rolls: on 3 or more the whole worth is paid, on less the cargo is lost.
//! 5. **End.** After three rounds the richest merchants win.

mod choice;
mod encode;
mod view;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{
    AgentRng, Arg, Audience, Evidence, Flow, Game, Key, OptionInfo, Outcome, Pool, ScenarioInfo, Seat,
    SeatInfo, Setup, Step, Viewer, Words, from_document, key, msg, no_facts, prompts,
};

pub use choice::{Cargo, Choice, Crossing, Token};
pub use view::View;

/// How many merchants there can be.
pub const MERCHANTS: usize = 4;
/// How many tokens of each value the bag holds.
const EACH: u8 = 4;
const ROUNDS: u8 = 3;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct FerryTown;

prompts! {
    /// What merchants are asked.
    pub enum Prompt {
        Discard = "2": "ferry-discard",
        Bid { cargo: Cargo, worth: u8 } = "3": "ferry-bid",
        Cross { half: u8, worth: u8 } = "4": "ferry-cross",
    }
}

prompts! {
    /// Dice and draws.
    pub enum Roll {
        Deal { merchant: Merchant } = "1": "ferry-deal",
        DrawCargo = "3": "ferry-draw-cargo",
        Ferry { merchant: Merchant } = "4": "ferry-roll",
    }
}

/// A merchant, by seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Merchant(u8);

impl From<Merchant> for Arg {
    fn from(merchant: Merchant) -> Self {
        let info = &SEATS[merchant.0 as usize];
        Arg::Named(info.id, info.name)
    }
}

/// A merchant's tokens and wealth.
#[derive(Clone, Default, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Purse {
    /// The tokens in hand, which no other merchant may see; sorted.
    pub hand: ArrayVec<Token, 4>,
    /// The token thrown away, which no other merchant may see.
    pub discarded: Option<Token>,
    /// What the merchant earned.
    pub coins: u8,
}

/// The whole position.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The merchants, in the order of their seats.
    pub merchants: ArrayVec<Purse, MERCHANTS>,
    /// How many tokens of each value were bid so far; these everybody knows.
    pub spent: [u8; 6],
    /// The round: 0 before the first.
    pub round: u8,
}

impl State {
    fn seats(&self) -> impl Iterator<Item = (usize, Seat)> + use<> {
        (0..self.merchants.len()).map(|index| (index, Seat::new(index as u8)))
    }

    /// How many tokens of each value are in the bag, as the referee knows it.
    fn bag(&self) -> [u8; 6] {
        let mut bag = [EACH; 6];
        for merchant in &self.merchants {
            for token in merchant.hand.iter().chain(&merchant.discarded) {
                bag[token.0 as usize - 1] -= 1;
            }
        }
        for (left, spent) in bag.iter_mut().zip(self.spent) {
            *left -= spent;
        }
        bag
    }
}

const SEATS: [SeatInfo; MERCHANTS] = [
    SeatInfo { id: "north", name: key!("ferry-north") },
    SeatInfo { id: "east", name: key!("ferry-east") },
    SeatInfo { id: "south", name: key!("ferry-south") },
    SeatInfo { id: "west", name: key!("ferry-west") },
];

impl Game for FerryTown {
    const NAME: &'static str = "ferry-town";
    const TITLE: Key = key!("ferry-title");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = true;
    type Facts = ();
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Roll = Roll;
    type View<'a> = View;

    fn scenarios() -> &'static [ScenarioInfo] {
        const {
            &[
                ScenarioInfo { id: "four", name: key!("ferry-four-merchants") },
                ScenarioInfo { id: "three", name: key!("ferry-three-merchants") },
                ScenarioInfo { id: "two", name: key!("ferry-two-merchants") },
            ]
        }
    }

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn seats(setup: &Setup) -> &'static [SeatInfo] {
        match setup.scenario.as_str() {
            "two" => &SEATS[..2],
            "three" => &SEATS[..3],
            _ => &SEATS,
        }
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(setup: &Setup, (): &()) -> Result<State, String> {
        let merchants = Self::seats(setup).iter().map(|_| Purse::default()).collect();
        Ok(State { merchants, spent: [0; 6], round: 0 })
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        if t.state.round == 0 {
            deal(t)?;
            discard(t)?;
        } else {
            round(t)?;
        }
        t.state.round += 1;
        Ok(())
    }

    fn outcome(state: &State, (): &()) -> Option<Outcome> {
        if state.round <= ROUNDS {
            return None;
        }
        let scores: ArrayVec<_, 8> =
            state.seats().map(|(index, seat)| (seat, i32::from(state.merchants[index].coins))).collect();
        let best = scores.iter().map(|score| score.1).max()?;
        let winners = scores.iter().filter(|score| score.1 == best).map(|score| score.0).collect();
        Some(Outcome { winners, scores, message: msg!("ferry-end", coins = best) })
    }

    fn view(state: &State, (): &(), viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn board(view: &View, words: &dyn Words) -> String {
        view.board(words)
    }

    fn write_state(state: &State, (): &()) -> Value {
        serde_json::to_value(state).expect("a state is plain data")
    }

    fn read_state(document: Value, (): &()) -> Result<State, String> {
        from_document(document)
    }

    fn violations(state: &State, (): &()) -> Vec<String> {
        let mut faults = Vec::new();
        for value in 1..=6 {
            let in_hands = |merchant: &Purse| {
                merchant.hand.iter().chain(&merchant.discarded).filter(|token| token.0 == value).count()
            };
            let out = state.merchants.iter().map(in_hands).sum::<usize>()
                + state.spent[value as usize - 1] as usize;
            if out > EACH as usize {
                faults.push(format!("{out} tokens of {value} are out of the bag; there are {EACH}"));
            }
        }
        for (merchant, info) in state.merchants.iter().zip(SEATS) {
            if merchant.hand.iter().chain(&merchant.discarded).any(|token| !(1..=6).contains(&token.0)) {
                faults.push(format!("{} holds a token that is not from 1 to 6", info.id));
            }
        }
        if !(2..=MERCHANTS).contains(&state.merchants.len()) || state.round > ROUNDS + 1 {
            faults.push("there are two to four merchants and three rounds".into());
            return faults;
        }
        let bids = state.spent.iter().map(|&spent| usize::from(spent)).sum::<usize>() / state.merchants.len();
        let due = usize::from(ROUNDS).saturating_sub(bids);
        for (merchant, info) in state.merchants.iter().zip(SEATS).filter(|_| state.round > 0) {
            if merchant.hand.len() != due {
                faults.push(format!("{} holds {} tokens; {due} are due", info.id, merchant.hand.len()));
            }
            if merchant.discarded.is_none() {
                faults.push(format!("{} has not thrown a token away", info.id));
            }
        }
        faults
    }

    fn draws_to(roll: &Roll) -> Option<Pool> {
        match roll {
            Roll::Deal { merchant } => Some(Pool(merchant.0.into())),
            Roll::DrawCargo | Roll::Ferry { .. } => None,
        }
    }

    fn shows(seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<(Pool, Choice)> {
        match prompt {
            Prompt::Bid { .. } => Some((Pool(seat.index() as u16), *choice)),
            Prompt::Discard | Prompt::Cross { .. } => None,
        }
    }

    fn pool(state: &State, pool: Pool) -> Vec<Choice> {
        state.merchants[pool.0 as usize].hand.iter().map(|&token| Choice::Token(token)).collect()
    }

    fn resample(
        state: &State,
        (): &(),
        viewer: Viewer,
        evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        let mut other = state.clone();
        let secret: Vec<usize> = state
            .seats()
            .filter(|&(_, seat)| viewer != Viewer::Seat(seat) && viewer != Viewer::Referee)
            .map(|(index, _)| index)
            .collect();
        let mut bag = state.bag();
        for &index in &secret {
            let merchant = &mut other.merchants[index];
            for token in merchant.hand.iter().chain(&merchant.discarded) {
                bag[token.0 as usize - 1] += 1;
            }
        }
        let held = |index: usize| {
            evidence.held.iter().filter_map(move |(pool, choice)| match choice {
                Choice::Token(token) if usize::from(pool.0) == index => Some(*token),
                _ => None,
            })
        };
        let undealt = evidence.undealt.iter().filter_map(|choice| match choice {
            Choice::Token(token) => Some(*token),
            Choice::Cargo(_) | Choice::Crossing(_) | Choice::Number(_) => None,
        });
        for token in secret.iter().flat_map(|&index| held(index)).chain(undealt) {
            bag[token.0 as usize - 1] -= 1;
        }
        let mut tokens: Vec<Token> =
            (1..=6).flat_map(|value| (0..bag[value as usize - 1]).map(move |_| Token(value))).collect();
        rng.shuffle(&mut tokens);
        for &index in &secret {
            let merchant = &mut other.merchants[index];
            let mut known = held(index);
            for token in merchant.hand.iter_mut().chain(&mut merchant.discarded) {
                *token = known.next().or_else(|| tokens.pop()).unwrap_or(*token);
            }
            merchant.hand.sort();
        }
        other
    }
}

/// §1 Deals four tokens to each merchant: draws with known odds, whose outcome only their owner may know.
fn deal(t: &mut Step<'_, FerryTown>) -> Flow<()> {
    for (index, seat) in t.state.seats() {
        for _ in 0..4 {
            let (values, odds): (ArrayVec<Token, 6>, ArrayVec<u32, 6>) = (1..=6)
                .zip(t.state.bag())
                .filter(|&(_, left)| left > 0)
                .map(|(value, left)| (Token(value), u32::from(left)))
                .unzip();
            let roll = Roll::Deal { merchant: Merchant(index as u8) };
            let token = t.draw_weighted(roll, &values, &odds, Audience::Only(seat))?;
            t.note_to(seat, "1", msg!("ferry-dealt", token = token.0));
            t.state.merchants[index].hand.push(token);
        }
        t.state.merchants[index].hand.sort();
    }
    Ok(())
}

/// §2 Each merchant in turn secretly throws a token away.
fn discard(t: &mut Step<'_, FerryTown>) -> Flow<()> {
    for (index, seat) in t.state.seats() {
        let token = t.ask_secretly(seat, Prompt::Discard, &distinct(t.state, index))?;
        spend(&mut t.state.merchants[index], token);
        t.state.merchants[index].discarded = Some(token);
        t.note("2", msg!("ferry-discarded", merchant = SEATS[index].name));
    }
    Ok(())
}

/// §3 One round: a cargo, a simultaneous bid, and the crossing for who bid highest alone.
fn round(t: &mut Step<'_, FerryTown>) -> Flow<()> {
    let cargo = t.draw_weighted(Roll::DrawCargo, &Cargo::ALL, &Cargo::ODDS, Audience::All)?;
    t.note("3", msg!("ferry-cargo", cargo = cargo.name(), worth = cargo.worth()));

    let hands: ArrayVec<_, MERCHANTS> = t.state.seats().map(|(index, _)| distinct(t.state, index)).collect();
    let prompt = Prompt::Bid { cargo, worth: cargo.worth() };
    let asks: ArrayVec<_, MERCHANTS> =
        t.state.seats().map(|(index, seat)| (seat, prompt, hands[index].as_slice())).collect();
    let bids = t.ask_each(&asks)?;
    for (index, &bid) in bids.iter().enumerate() {
        spend(&mut t.state.merchants[index], bid);
        t.state.spent[bid.0 as usize - 1] += 1;
        t.note("3", msg!("ferry-bid-opened", merchant = SEATS[index].name, token = bid.0));
    }
    let alone = |bid: &&Token| bids.iter().filter(|other| other == bid).count() == 1;
    match bids.iter().filter(alone).max() {
        Some(highest) => {
            let winner = bids.iter().position(|bid| bid == highest).unwrap_or_default();
            cross(t, winner, cargo)
        }
        None => {
            t.note("3", msg!("ferry-no-winner", cargo = cargo.name()));
            Ok(())
        }
    }
}

/// §4 The winner crosses by the ford or by the ferry.
fn cross(t: &mut Step<'_, FerryTown>, winner: usize, cargo: Cargo) -> Flow<()> {
    let (seat, name) = (Seat::new(winner as u8), SEATS[winner].name);
    let prompt = Prompt::Cross { half: cargo.half(), worth: cargo.worth() };
    let paid = match t.ask(seat, prompt, &[Crossing::Ford, Crossing::Ferry])? {
        Crossing::Ford => cargo.half(),
        Crossing::Ferry => {
            let die = t.die(Roll::Ferry { merchant: Merchant(winner as u8) }, 6)?;
            t.note("4", msg!("ferry-rolled", merchant = name, die = die));
            if die >= 3 { cargo.worth() } else { 0 }
        }
    };
    t.state.merchants[winner].coins += paid;
    t.note("4", msg!("ferry-paid", merchant = name, coins = paid));
    Ok(())
}

/// The tokens that a merchant may part with, each value once.
fn distinct(state: &State, index: usize) -> ArrayVec<Token, 4> {
    let mut tokens = state.merchants[index].hand.clone();
    let mut last = None;
    tokens.retain(|token| last.replace(*token) != Some(*token));
    tokens
}

fn spend(merchant: &mut Purse, token: Token) {
    if let Some(at) = merchant.hand.iter().position(|held| *held == token) {
        merchant.hand.remove(at);
    }
}
