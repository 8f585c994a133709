//! §9.0 Rabble Rousing; §10.0 Revolutionary Progress; §11.0 Colonial Loyalty; §12.0 European Balance of Power.

use arrayvec::ArrayVec;
use tricorne_kernel::{Arg, Flow, msg};

use crate::alliances;
use crate::ask::{T, facts, listed, own_die};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::ids::{EuropeBox, MARKERS, Place, ProgressBox, REGIONS, Region};
use crate::markers::{Moment, window};
use crate::pack::{Category, Effect, Facts};
use crate::prompts::{Prompt, Roll};
use crate::sequence::enter;
use crate::sides::{BySide, Side};
use crate::state::{Half, Phase, State};

/// A contest: the progress table, the European table, or a region, by its index from 2 on.
const CONTESTS: usize = REGIONS + 2;
const PROGRESS: usize = 0;
const EUROPE: usize = 1;

/// What a side commits: markers by contest.
type Commitment = [[u8; MARKERS]; CONTESTS];

/// §9.0, §9.1, §9.3, §10.0, §11.0, §12.0 Both sides commit markers in secret; the First Player orders the tables.
pub fn rabble_rousing_phase(t: &mut T<'_>) -> Flow<()> {
    window(t, Moment::RabbleRousing)?;
    let facts = facts(t);
    let answers = t.ask_all(Prompt::Commit, &Side::BOTH.map(Side::seat), |dialogue| {
        let side = Side::of(dialogue.seat);
        let mut hand = rousers(dialogue.state, dialogue.facts, side);
        let mut committed: Commitment = [[0; MARKERS]; CONTESTS];
        loop {
            let mut options: Vec<Choice> = listed(&hand).0.into_iter().map(Choice::Marker).collect();
            options.push(Choice::Button(Button::Done));
            let Choice::Marker(marker) = dialogue.ask(Prompt::CommitMarker, &options)? else {
                return Ok(committed);
            };
            let contest = dialogue.ask(Prompt::CommitTo { marker }, &contests(dialogue.facts))?;
            hand[marker.index()] -= 1;
            committed[index_of(contest)][marker.index()] += 1;
        }
    })?;
    let committed = BySide { american: answers[0], british: answers[1] };
    for side in Side::BOTH {
        for (index, count) in committed[side].iter().flat_map(|it| it.iter().enumerate()) {
            t.state.hands[side][index] -= count;
            t.state.pool[index] += count;
        }
    }
    let used = |contest: usize| Side::BOTH.iter().any(|side| committed[*side][contest] != [0; MARKERS]);
    let mut tables: ArrayVec<Button, 3> = ArrayVec::new();
    if used(PROGRESS) {
        tables.push(Button::Progress);
    }
    if (2..CONTESTS).any(used) {
        tables.push(Button::Loyalty);
    }
    if used(EUROPE) {
        tables.push(Button::Europe);
    }
    while !tables.is_empty() {
        let table = t.pick(t.state.first, Prompt::TableFirst, &tables)?;
        tables.retain(|it| *it != table);
        match table {
            Button::Progress => {
                let winner = contest(t, &committed, PROGRESS, 1)?;
                if winner == Some(Side::American) {
                    advance(t)?;
                }
            }
            Button::Europe => {
                let dice = t.state.effects(facts).map(european_dice).max().unwrap_or(0).max(1);
                if let Some(winner) = contest(t, &committed, EUROPE, dice)? {
                    shift_europe(t, winner)?;
                }
            }
            _ => {
                let mut regions: Vec<Region> =
                    facts.colonial_regions().filter(|it| used(2 + it.index())).collect();
                while !regions.is_empty() {
                    let region = t.pick(t.state.first, Prompt::RegionFirst, &regions)?;
                    regions.retain(|it| *it != region);
                    if let Some(winner) = contest(t, &committed, 2 + region.index(), 1)? {
                        shift_loyalty(t, region, winner);
                    }
                }
            }
        }
    }
    enter(t, Phase::Movement(1, Half::First));
    Ok(())
}

fn european_dice(effect: &Effect) -> u8 {
    match effect {
        Effect::EuropeanDice(Side::American, dice) => *dice,
        _ => 0,
    }
}

/// §7.10 The rabble-rousing markers of a hand.
fn rousers(state: &State, facts: &Facts, side: Side) -> [u8; MARKERS] {
    let mut hand = state.hands[side];
    for (index, count) in hand.iter_mut().enumerate() {
        if facts.markers.get(index).is_none_or(|it| it.category != Category::RabbleRousing) {
            *count = 0;
        }
    }
    hand
}

/// The contests, as choices.
fn contests(facts: &Facts) -> Vec<Choice> {
    let mut all = vec![Choice::Button(Button::Progress), Choice::Button(Button::Europe)];
    all.extend(facts.colonial_regions().map(Choice::Region));
    all
}

fn index_of(contest: Choice) -> usize {
    match contest {
        Choice::Region(region) => 2 + region.index(),
        Choice::Button(Button::Europe) => EUROPE,
        _ => PROGRESS,
    }
}

/// What a contest is about, for the journal.
fn named(contest: usize) -> Arg {
    match contest {
        PROGRESS => Button::Progress.name().into(),
        EUROPE => Button::Europe.name().into(),
        region => Region::at(region - 2).into(),
    }
}

/// §9.2, §9.3, §9.4, §10.3, §11.4, §12.4, §12.5 One contest: points plus a die each; who commits alone wins without a die; a tie changes nothing.
fn contest(
    t: &mut T<'_>,
    committed: &BySide<Commitment>,
    contest: usize,
    american_dice: u8,
) -> Flow<Option<Side>> {
    let facts = facts(t);
    let what = named(contest);
    let points = |side: Side| -> Option<u16> {
        let markers = &committed[side][contest];
        let worth =
            |(index, count): (usize, &u8)| u16::from(*count) * u16::from(facts.markers[index].points[side]);
        (*markers != [0; MARKERS])
            .then(|| markers.iter().enumerate().filter(|(_, count)| **count > 0).map(worth).sum())
    };
    let winner = match (points(Side::American), points(Side::British)) {
        (None, None) => None,
        (Some(_), None) => Some(Side::American),
        (None, Some(_)) => Some(Side::British),
        (Some(mut american), Some(mut british)) => {
            for _ in 0..american_dice {
                american += u16::from(own_die(t, Side::American, Roll::Rabble { side: Side::American })?);
            }
            british += u16::from(own_die(t, Side::British, Roll::Rabble { side: Side::British })?);
            t.note("9.3", msg!("dina-note-contest", contest = what, american = american, british = british));
            match american.cmp(&british) {
                std::cmp::Ordering::Greater => Some(Side::American),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => Some(Side::British),
            }
        }
    };
    match winner {
        Some(side) => t.note("9.3", msg!("dina-note-contest-won", contest = what, side = side)),
        None => t.note("9.3", msg!("dina-note-contest-tied", contest = what)),
    }
    Ok(winner)
}

/// §10.2, §10.4 The progress marker moves one box on; what waits for the box comes.
pub fn advance(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    if t.state.progress.index() + 1 >= facts.progress.len() {
        return Ok(());
    }
    t.state.progress = ProgressBox(t.state.progress.0 + 1);
    let at = t.state.progress;
    t.note("10.2", msg!("dina-note-progress", progress = at));
    for effect in &facts.progress[at.index()].effects {
        if let Effect::Special(line) = effect {
            special(t, *line)?;
        }
    }
    Ok(())
}

/// §4.9, §4.10 A special reinforcement comes, for free.
fn special(t: &mut T<'_>, line: usize) -> Flow<()> {
    let facts = facts(t);
    let bit = 1 << line;
    if t.state.specials_due & bit == 0 {
        return Ok(());
    }
    let it = &facts.specials[line];
    t.state.specials_due &= !bit;
    let mut force = Force::default();
    it.units.iter().for_each(|(kind, count)| force.units[kind.index()] += count);
    it.leaders.iter().for_each(|leader| force.leaders.add(*leader));
    let place = match it.with_unit {
        Some(nation) => {
            let with = |place: &Place| {
                t.state.stacks[place.index()].kinds().any(|kind| facts.kind(kind).nation == nation)
            };
            let places: Vec<Place> = facts.all_locales().filter(with).collect();
            if places.is_empty() {
                // Nobody to join: he can be drawn like any other leader.
                t.state.leader_pool = t.state.leader_pool.or(force.leaders);
                return Ok(());
            }
            // The state is whole while the question is asked.
            t.state.specials_due |= bit;
            let place = t.pick(it.side, Prompt::SpecialWhere, &places)?;
            t.state.specials_due &= !bit;
            place
        }
        None => it.places[0],
    };
    t.state.put(facts, place, &force);
    t.note("4.9", msg!("dina-note-special", side = it.side, place = place));
    Ok(())
}

/// §11.2, §11.3, §11.5 A region's loyalty moves one step toward the winner.
pub fn shift_loyalty(t: &mut T<'_>, region: Region, winner: Side) {
    let step = if winner == Side::American { 1 } else { -1 };
    let loyalty = &mut t.state.loyalty[region.index()];
    *loyalty = (*loyalty + step).clamp(-3, 3);
    let loyalty = *loyalty;
    t.note("11.1", msg!("dina-note-loyalty", region = region, level = loyalty));
}

/// §12.2, §12.3, §12.6 The European marker moves one box toward the winner; alliances begin and end.
pub fn shift_europe(t: &mut T<'_>, winner: Side) -> Flow<()> {
    let facts = facts(t);
    let at = t.state.europe.index();
    let to = match winner {
        Side::American => (at + 1).min(facts.europe.len() - 1),
        Side::British => at.saturating_sub(1),
    };
    t.state.europe = EuropeBox::at(to);
    t.note("12.1", msg!("dina-note-europe", europe = t.state.europe));
    alliances::update(t)
}
