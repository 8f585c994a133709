//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! It looks at each choice alone, one move deep: what would the board be worth at the end of the year, and what are the odds
//! of the battle? Numbers are hundredths of a colony.

mod cards;
mod judge;
mod march;
mod odds;
mod reasons;
mod tactics;

use tricorne_kernel::{Agent, Arg, Chosen, Dice, Prompt, Question, Seen, Told};

use crate::WeThePeople;
use crate::cards::{Card, CardSet};
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{General, Nation, Side};
use crate::state::{Navy, Open};
use crate::tactics::BattleHand;
use crate::words::Word;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WeThePeople> for Steady {
    fn choose(
        &mut self,
        seen: &Seen<'_, WeThePeople>,
        question: &Question<'_, WeThePeople>,
        dice: &mut Dice<'_, WeThePeople>,
    ) -> Told<Chosen> {
        let view = seen.view();
        let me = if seen.seat() == Side::American.into() { Side::American } else { Side::British };
        let mut mind = Mind {
            open: view.open,
            me,
            hand: view.hands[me].cards.unwrap_or_default(),
            enemy_cards: view.hands[me.enemy()].size,
            battle_hand: view.battle_hands[me].cards.unwrap_or_default(),
            enemy_battle_cards: view.battle_hands[me.enemy()].size,
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
    battle_hand: BattleHand,
    enemy_battle_cards: usize,
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
                "wtp-move" => self.sailing(space),
                _ => self.refuge(space),
            },
            Choice::General(general) => self.score_general(prompt, general),
            Choice::Nation(nation) => i32::from(nation == Nation::American),
            Choice::Tactic(tactic) => match prompt.message.key.0 {
                "wtp-attack-with" => self.attacking_with(tactic),
                _ => self.cancelling_with(tactic),
            },
            // The last word of the year counts most: the other side begins.
            Choice::Side(side) => i32::from(side != self.me),
            Choice::Card(card) => self.score_card(prompt, card),
            Choice::Word(word) => self.score_word(prompt, word),
        }
    }

    fn score_space(&self, prompt: &Prompt, space: Space) -> i32 {
        match prompt.message.key.0 {
            "wtp-event-remove" => self.gain(|open| open.unmark(space)),
            "wtp-move" => self.marching(space),
            "wtp-retreat-where" => self.refuge(space),
            "wtp-reinforce-where" => self.reinforcing(space, number(prompt, "count").unwrap_or(1) as u8),
            "wtp-land-where" => self.landing(space),
            "wtp-event-add-cu" => self.reinforcing(space, 2),
            "wtp-french-where" => self.refuge(space),
            "wtp-congress-where" => self.seat_of_congress(space),
            "wtp-event-remove-cu" => self.losing_one(space),
            "wtp-navy-where" => self.blockading(space),
            _ => self.gain(|open| open.mark(self.me, space)) + self.near_friends(space),
        }
    }

    fn score_general(&self, prompt: &Prompt, general: General) -> i32 {
        let quality = i32::from(general.battle()) * 3 - i32::from(general.strategy()) * 2;
        match prompt.message.key.0 {
            "wtp-who-leaves" => -quality,
            "wtp-bring-general" => 10 + quality,
            "wtp-intercept" => self.intercepting(general),
            _ => self.moving_general(general),
        }
    }

    /// §5.0 What the French Navy cuts off in a port.
    fn blockading(&self, port: Space) -> i32 {
        let garrison = 3 * i32::from(self.open.cus(Side::British, port));
        garrison + self.gain(|open| open.navy = Navy::At(port))
    }

    fn score_card(&self, prompt: &Prompt, card: Card) -> i32 {
        match prompt.message.key.0 {
            "wtp-battle-event" => self.event_in_battle(),
            "wtp-open-with-campaign" => self.event(card) - 150,
            _ => self.best_play(card),
        }
    }

    fn score_word(&self, prompt: &Prompt, word: Word) -> i32 {
        match (prompt.message.key.0, word) {
            ("wtp-use-ops", _) => self.use_of_ops(word, number(prompt, "value").unwrap_or(1) as u8),
            ("wtp-use-event", Word::Event) => card_named(prompt).map_or(0, |card| self.event(card)),
            ("wtp-counterattack", Word::Yes) => self.counterattacking(),
            ("wtp-retreat-before-battle", Word::Yes) => self.slipping_away(),
            ("wtp-move", Word::Stop) => self.stopping(),
            ("wtp-event-choose", Word::FirstOption) => 1,
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
