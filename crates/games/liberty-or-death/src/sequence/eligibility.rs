//! §2.3.1 to §2.3.3, §2.3.6 Who may act, in which order, and who may act on the next card.

use tricorne_kernel::msg;

use crate::ask::Lod;
use crate::pieces::{ByFaction, Faction};
use crate::state::{Phase, Sequence, State};

/// §2.3.2 The next Faction to act or pass on this card: the leftmost Eligible one that did neither yet.
pub fn next_eligible(state: &State) -> Option<Faction> {
    let order = state.cards.current?.card().event?.order;
    let sequence = &state.sequence;
    order
        .into_iter()
        .find(|&faction| sequence.eligible[faction] && !sequence.acted[faction] && !sequence.passed[faction])
}

/// §2.3.3 A Faction passes: 1 Resource for Patriots and Indians, 2 for British and French. It stays Eligible.
pub fn pass(t: &mut Lod<'_>, faction: Faction) {
    let income = match faction {
        Faction::Patriots | Faction::Indians => 1,
        Faction::British | Faction::French => 2,
    };
    t.state.gain(faction, income);
    t.state.sequence.passed[faction] = true;
    t.note("2.3.3", msg!("lod-note-passes", faction = faction, count = income));
}

/// §2.3.6, §5.1.2 Who executed a Command or the Event becomes Ineligible, the others Eligible, unless the Event in play
/// said otherwise; what an earlier one said is over.
pub fn adjust(t: &mut Lod<'_>) {
    let before = t.state.sequence;
    let mut eligible = ByFaction([false; 4]);
    for faction in Faction::ALL {
        let out = before.acted[faction] || before.ineligible_through_next[faction];
        eligible[faction] = before.remains_eligible[faction] || !out;
    }
    t.state.sequence = Sequence { phase: Phase::NextCard, eligible, ..Sequence::default() };
}

/// §2.3.6, §2.3.8 After a Brilliant Stroke every Faction is Eligible, and the next card is turned up.
pub fn all_eligible(t: &mut Lod<'_>) {
    t.state.sequence =
        Sequence { phase: Phase::NextCard, eligible: ByFaction([true; 4]), ..Sequence::default() };
}

/// §2.3.6 An Event makes a Faction Ineligible through the next card. It bites at once: a Faction that waits for its
/// turn on this card loses it.
pub fn become_ineligible_through_next(t: &mut Lod<'_>, faction: Faction) {
    t.state.sequence.eligible[faction] = false;
    t.state.sequence.ineligible_through_next[faction] = true;
    t.note("2.3.6", msg!("lod-note-ineligible-through-next", faction = faction));
}

/// §2.3.6 An Event leaves a Faction Eligible for the next card, whatever it did on this one.
pub fn remain_eligible(t: &mut Lod<'_>, faction: Faction) {
    t.state.sequence.remains_eligible[faction] = true;
    t.note("2.3.6", msg!("lod-note-remains-eligible", faction = faction));
}
