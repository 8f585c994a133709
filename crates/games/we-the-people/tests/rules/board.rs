//! Small positions for rule tests: what only this game has.

use tricorne_card_driven::test_board;
use tricorne_kernel::Table;
use we_the_people::WeThePeople;
use we_the_people::pack::Pack;
use we_the_people::pieces::Side;
use we_the_people::state::{Navy, Phase, Place, State};

pub type WtpTable = Table<WeThePeople>;

test_board!(WeThePeople, State, Pack, phase: Phase::Strategy);

impl Board {
    /// Gives these cards to a side.
    pub fn hand(mut self, side: Side, numbers: &[u8]) -> Board {
        for &number in numbers {
            let card = card(number);
            self.0.deck.remove(card);
            self.0.hands[side].insert(card);
        }
        self
    }

    /// The French are in the war, their force gone and their navy in a port.
    pub fn allied(mut self, navy: &str) -> Board {
        self.0.allied = true;
        self.0.french_box = 0;
        self.0.put(general("rochambeau"), Place::Reinforcements);
        self.0.navy = Navy::At(space(navy));
        self
    }

    pub fn phase(self, phase: Phase) -> Board {
        self.with(|state| state.phase = phase)
    }
}

/// Whether a choice is offered.
pub fn offers(table: &WtpTable, choice: &str) -> bool {
    tricorne_testkit::script::offered(table).iter().any(|it| it == choice)
}

/// The battle cards that a side was given, by source.
pub fn sources(table: &WtpTable, side: Side) -> Vec<String> {
    let start = format!("wtp-note-source side=wtp-{side} source=wtp-source-");
    let notes = tricorne_testkit::script::told(table).into_iter();
    notes.filter_map(|note| note.strip_prefix(&start).map(|rest| rest.replace("count=", ""))).collect()
}
