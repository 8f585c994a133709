//! Views and choices in numbers, for programs that learn.

use tricorne_card_driven::encode::{
    Control, board, cards, every_choice, hands, one_general, one_space, sign,
};
use tricorne_kernel::{Encode, Row};

use crate::WashingtonsWar;
use crate::choice::Choice;
use crate::map::{Space, Zone};
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Navy;
use crate::view::View;
use crate::words::Button;

/// The phases, in their order.
const PHASES: [&str; 10] = [
    "committees",
    "for-the-king",
    "reinforcements",
    "strategy-cards",
    "first-player",
    "impulse",
    "winter-attrition",
    "french-naval",
    "political-control",
    "end",
];

impl Encode for WashingtonsWar {
    const ENCODING_VERSION: u32 = 1;

    fn every_choice(facts: &Pack) -> Vec<Choice> {
        let mut all: Vec<Choice> = every_choice::<WashingtonsWar>(facts).collect();
        all.extend(Space::all(facts).map(Choice::BySea));
        all.extend(Space::all(facts).map(Choice::Remove));
        all.extend(Zone::all(facts).map(Choice::Zone));
        all.extend(Button::ALL.iter().copied().map(Choice::Button));
        all
    }

    fn encode(view: &View<'_>, row: &mut Row<'_>) {
        let (open, facts) = (view.open, view.facts);
        row.put("tournament", open.options.tournament);
        row.put("older-loyalists", open.options.older_loyalists);
        row.within("phase", |row| row.one_of(PHASES.len(), |at| PHASES[at], Some(open.phase as usize)));
        let control = Control::new(facts, |colony| open.control(facts, colony));
        board(row, open, facts, &control);
        row.put("dispersed", open.dispersed);
        row.put("british-choose", open.british_choose);
        row.put("french-alliance", open.alliance);
        row.put("allied", open.allied());
        row.put("european-war", open.european_war());
        row.put("reshuffle", open.reshuffle);
        row.put("deck", view.deck as u8);
        row.within("navy", |row| {
            row.put("away", open.navy == Navy::Away);
            for zone in Zone::all(facts) {
                row.put(zone.id(facts), open.navy == Navy::Zone(zone));
            }
        });
        row.within("held-out", |row| cards(row, open.held_out));
        for side in Side::BOTH {
            row.within(side.id(), |row| {
                row.put("colonies", control.count(facts, side, |_| true));
                row.put("queued", open.queued(facts, side));
                row.put("blocked-ops", open.blocked[side].ops);
                row.put("blocked-discard", open.blocked[side].discard);
                row.put("owed", open.owed[side]);
            });
        }
        hands(row, &view.hands);
        row.within("moving", |row| {
            one_general(row, open.activation.map(|it| it.general), facts);
            row.put("moved", open.activation.map_or(0, |it| it.moved));
            one_space(row, open.activation.and_then(|it| it.battle_from), facts);
        });
        row.put("ended", sign(open.ending.map(|ending| ending.winner)));
    }
}
