//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! It looks at each choice alone, one move deep: what would the board be worth at the end of the year, and what are the odds
//! of the battle? Numbers are hundredths of a colony.

mod cards;
mod judge;
mod march;
mod odds;
mod reasons;

use tricorne_kernel::{Agent, Arg, Chosen, Dice, Prompt, Question, Seen, Told};

use crate::WashingtonsWar;
use crate::cards::{Card, CardSet};
use crate::choice::Choice;
use crate::map::{Space, Zone};
use crate::pieces::{General, Nation, Side};
use crate::state::Open;
use crate::words::Word;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WashingtonsWar> for Steady {
    fn choose(
        &mut self,
        seen: &Seen<'_, WashingtonsWar>,
        question: &Question<'_, WashingtonsWar>,
        dice: &mut Dice<'_, WashingtonsWar>,
    ) -> Told<Chosen> {
        let view = seen.view();
        let me = if seen.seat() == Side::American.into() { Side::American } else { Side::British };
        let mut mind = Mind {
            open: view.open,
            me,
            hand: view.hands[me].cards.unwrap_or_default(),
            enemy_cards: view.hands[me.enemy()].size,
            now: 0,
        };
        mind.now = judge::worth(mind.open, me, mind.late());
        let scores: Vec<i32> =
            question.choices.iter().map(|&choice| mind.score(question.prompt, choice)).collect();
        let best = scores.iter().copied().max().unwrap_or_default();
        let equal: Vec<usize> = (0..scores.len()).filter(|&at| scores[at] == best).collect();
        let position = equal[dice.whim().below(equal.len())];
        let reasons =
            if seen.reasons_wanted() { reasons::of(&mind, question, &scores, position) } else { Vec::new() };
        Ok(Chosen { position, reasons })
    }
}

/// What the agent knows while it weighs a question.
struct Mind<'a> {
    open: &'a Open,
    me: Side,
    hand: CardSet,
    enemy_cards: usize,
    /// What the board is worth now.
    now: i32,
}

impl Mind<'_> {
    /// Whether the year is nearly over: winter and the Political Control Phase are near.
    fn late(&self) -> bool {
        self.hand.len() <= 2 && self.enemy_cards <= 2
    }

    /// What a choice is worth.
    fn score(&self, prompt: &Prompt, choice: Choice) -> i32 {
        match choice {
            Choice::Number(number) => i32::from(number),
            Choice::Space(space) => self.score_space(prompt, space),
            Choice::BySea(space) => match prompt.message.key.0 {
                "ww-move" => self.sailing(space),
                _ => self.refuge(space),
            },
            Choice::Remove(space) => self.gain(|open| open.unmark(space)),
            Choice::General(general) => self.score_general(prompt, general),
            Choice::Nation(nation) => i32::from(nation == Nation::American),
            Choice::Zone(zone) => self.score_zone(zone),
            // The last word of the year counts most: the other side begins.
            Choice::Side(side) => i32::from(side != self.me),
            Choice::Card(card) => self.score_card(prompt, card),
            Choice::Word(word) => self.score_word(prompt, word),
        }
    }

    fn score_space(&self, prompt: &Prompt, space: Space) -> i32 {
        match prompt.message.key.0 {
            "ww-event-remove" | "ww-capture-removes" => self.gain(|open| open.unmark(space)),
            "ww-move" => self.marching(space),
            "ww-retreat-where" => self.refuge(space),
            "ww-reinforce-where" => self.reinforcing(space, number(prompt, "count").unwrap_or(1) as u8),
            "ww-land-where" => self.landing(space),
            "ww-event-add-cu" => self.reinforcing(space, 2),
            "ww-french-where" => self.refuge(space),
            "ww-congress-where" => self.seat_of_congress(space),
            "ww-event-remove-cu" => self.losing_one(space),
            "ww-european-war" => i32::from(self.open.cus(Side::British, space)),
            _ => self.gain(|open| open.mark(self.me, space)) + self.near_friends(space),
        }
    }

    fn score_general(&self, prompt: &Prompt, general: General) -> i32 {
        let quality = i32::from(general.battle()) * 2 + i32::from(general.own().agility)
            - i32::from(general.strategy()) * 2;
        match prompt.message.key.0 {
            "ww-who-leaves" => -quality,
            "ww-bring-general" => 10 + quality,
            "ww-intercept" => self.intercepting(general),
            _ => self.activating(general),
        }
    }

    fn score_zone(&self, zone: Zone) -> i32 {
        let ports = zone.ports().iter();
        ports
            .map(|port| {
                let garrison = 3 * i32::from(self.open.cus(Side::British, port));
                garrison + i32::from(self.open.pcs.british.contains(port))
            })
            .sum()
    }

    fn score_card(&self, prompt: &Prompt, card: Card) -> i32 {
        match prompt.message.key.0 {
            "ww-battle-card" => self.card_in_battle(card),
            "ww-exchange" => self.exchanging(prompt, card),
            "ww-open-with-campaign" => self.event(card) - 150,
            _ => self.best_play(card),
        }
    }

    fn score_word(&self, prompt: &Prompt, word: Word) -> i32 {
        match (prompt.message.key.0, word) {
            ("ww-use-ops", _) => self.use_of_ops(word, number(prompt, "value").unwrap_or(1) as u8),
            ("ww-use-event", Word::Event) => card_named(prompt).map_or(0, |card| self.event(card)),
            ("ww-use-event", Word::Discard) => self.discarding(),
            ("ww-battle-card-how", Word::Event) | ("ww-tournament", Word::Yes) => 1,
            ("ww-retreat-before-battle", Word::Yes) => self.slipping_away(),
            ("ww-campaign", Word::LandingParty) => self.best_landing_party(),
            ("ww-move", Word::Stop) => self.stopping(),
            ("ww-event-choose", Word::FirstOption) => 1,
            _ => 0,
        }
    }
}

/// A number that a prompt names.
fn number(prompt: &Prompt, name: &str) -> Option<i64> {
    prompt.message.args().iter().find(|arg| arg.0 == name).and_then(|arg| match arg.1 {
        Arg::Number(number) => Some(number),
        Arg::Key(_) => None,
    })
}

/// The card that a prompt names.
fn card_named(prompt: &Prompt) -> Option<Card> {
    number(prompt, "number").and_then(|number| Card::new(number as u8))
}
