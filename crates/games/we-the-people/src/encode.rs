//! Views and choices in numbers, for programs that learn.

use tricorne_card_driven::encode::{Control, board, every_choice, hands, one_general, one_space, sign};
use tricorne_kernel::{Encode, Row};

use crate::WeThePeople;
use crate::choice::Choice;
use crate::map::{Colony, Space};
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::{Navy, Open};
use crate::tactics::{BattleHand, Tactic};
use crate::view::View;
use crate::words::Button;

/// The phases, in their order.
const PHASES: [&str; 9] = [
    "committees",
    "reinforcements",
    "deal",
    "first-player",
    "strategy",
    "winter-attrition",
    "french-navy",
    "political-control",
    "end",
];

impl Encode for WeThePeople {
    const ENCODING_VERSION: u32 = 1;

    fn every_choice(facts: &Pack) -> Vec<Choice> {
        let mut all: Vec<Choice> = every_choice::<WeThePeople>(facts).collect();
        all.extend(Space::all(facts).map(Choice::BySea));
        all.extend(Tactic::all(facts).map(Choice::Tactic));
        all.extend(Button::ALL.iter().copied().map(Choice::Button));
        all
    }

    fn encode(view: &View<'_>, row: &mut Row<'_>) {
        let (open, facts) = (view.open, view.facts);
        row.put("armies-place", open.options.armies_place);
        row.put("safe-among-friends", open.options.safe_among_friends);
        row.put("only-defenders-sail", open.options.only_defenders_sail);
        row.within("phase", |row| row.one_of(PHASES.len(), |at| PHASES[at], Some(open.phase as usize)));
        let control = Control::new(facts, |colony| open.control(facts, colony));
        board(row, open, facts, &control);
        row.put("allied", open.allied);
        row.put("european-war", open.european_war);
        row.put("deck", view.deck as u8);
        row.within("navy", |row| {
            row.put("away", open.navy == Navy::Away);
            let port = if let Navy::At(port) = open.navy { Some(port) } else { None };
            one_space(row, port, facts);
        });
        for side in Side::BOTH {
            row.within(side.id(), |row| {
                let counts = |colony: Colony| side == Side::American || colony.is_of_thirteen(facts);
                row.put("colonies", control.count(facts, side, counts));
                row.put("blocked", open.blocked[side]);
                let hand = view.battle_hands[side];
                row.put("battle-cards", hand.size as u8);
                battle_cards(row, &hand.cards.unwrap_or_default(), facts);
            });
        }
        hands(row, &view.hands);
        row.within("moving", |row| moving(open, facts, row));
        row.within("battle", |row| battle(open, facts, row));
        row.put("ended", sign(open.ending.and_then(|ending| ending.winner())));
    }
}

fn battle_cards(row: &mut Row<'_>, hand: &BattleHand, facts: &Pack) {
    for tactic in Tactic::all(facts) {
        row.put(tactic.id(facts), hand.count(tactic));
    }
}

/// A general on the move.
fn moving(open: &Open, facts: &Pack, row: &mut Row<'_>) {
    let moving = open.activation;
    one_general(row, moving.map(|it| it.general), facts);
    row.put("moved", moving.map_or(0, |it| it.moved));
    row.put("pace", moving.map_or(0, |it| it.pace));
    row.put("carried", moving.map_or(0, |it| it.carried));
    one_space(row, moving.and_then(|it| it.from), facts);
}

/// A battle under way.
fn battle(open: &Open, facts: &Pack, row: &mut Row<'_>) {
    let fight = open.fight.as_ref();
    one_space(row, fight.map(|it| it.space), facts);
    row.put("attacker", sign(fight.map(|it| it.attacker)));
    row.put("attacking", sign(fight.map(|it| it.attacking)));
    row.within("attack", |row| {
        for tactic in Tactic::all(facts) {
            row.put(tactic.id(facts), fight.is_some_and(|it| it.attack == Some(tactic)));
        }
    });
    row.within("played", |row| {
        battle_cards(row, &fight.map_or_else(BattleHand::default, |it| it.played), facts);
    });
    for side in Side::BOTH {
        row.within(side.id(), |row| row.put("dealt", fight.map_or(0, |it| it.sources[side].total())));
    }
}
