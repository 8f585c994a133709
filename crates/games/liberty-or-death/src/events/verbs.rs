//! §5.1 The verbs that Events are made of. Each asks whoever decides, does as much as can be done (§5.1.3), and notes it.
//!
//! Counts are obligatory as far as possible, unless the verb says "up to". Pieces come from Available and go back there,
//! unless the verb says otherwise (§5.1.1). "The map" leaves out the West Indies.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Key, key, msg};

use super::prospects::{self, Grant};
use crate::activities;
use crate::ask::{self, Choices, Lod};
use crate::battle::{self, Attack};
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands::{self, french, patriots};
use crate::leaders;
use crate::map::{Regions, SPACES, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::placing;
use crate::prompt::Prompt;
use crate::state::{Level, Pieces, Source};
use crate::words::{Activity, Button, Command};

/// An Event being executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// §5.1 Who executes it, and decides whatever the card leaves to nobody else.
    pub executor: Faction,
    /// The card.
    pub card: CardNumber,
}

impl Play {
    /// What is asked next, and what for.
    pub fn to(self, purpose: Key) -> Aim {
        Aim { card: self.card, purpose }
    }
}

/// What a question of an Event is for: whoever is asked reads it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    card: CardNumber,
    purpose: Key,
}

impl Aim {
    /// The question for one of these spaces, where so many are still to be chosen, if there are as many.
    fn space(self, left: u8, spaces: SpaceSet) -> Prompt {
        let left = left.min(spaces.len() as u8);
        Prompt::EventSpace { title: self.card, purpose: self.purpose, left }
    }
}

/// Continentals and Militia.
pub const PATRIOT_UNITS: [Piece; 3] = [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground];

/// Some spaces, in the order in which they were chosen.
pub type Spaces = ArrayVec<Space, SPACES>;

// Choosing.

/// What happens in a space that somebody chooses. A non-player tries it in each space before it chooses (§8.3.5).
pub type LocalEffect<'a> = &'a dyn Fn(&mut Lod<'_>, Space) -> Flow<()>;

/// In one of these spaces, if there is one, this happens; in which, is asked.
pub fn in_space(
    t: &mut Lod<'_>,
    aim: Aim,
    who: Faction,
    spaces: SpaceSet,
    effect: impl Fn(&mut Lod<'_>, Space) -> Flow<()>,
) -> Flow<()> {
    in_spaces(t, aim, who, spaces, Many::Exactly(1), effect)
}

/// In how many spaces an effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    /// In so many, as far as there are.
    Exactly(u8),
    /// In so many at most, as the player likes.
    UpTo(u8),
}

/// In this many different spaces this happens, once all of them are chosen.
pub fn in_spaces(
    t: &mut Lod<'_>,
    aim: Aim,
    who: Faction,
    mut spaces: SpaceSet,
    many: Many,
    effect: impl Fn(&mut Lod<'_>, Space) -> Flow<()>,
) -> Flow<()> {
    let mut chosen = Spaces::new();
    loop {
        let (Many::Exactly(count) | Many::UpTo(count)) = many;
        let left = count.saturating_sub(chosen.len() as u8);
        let next = match many {
            _ if left == 0 => None,
            Many::Exactly(_) => choose_space(t, aim, left, who, spaces, &effect)?,
            Many::UpTo(_) => choose_or_done(t, aim, left, who, spaces, &effect)?,
        };
        let Some(space) = next else { break };
        spaces.remove(space);
        chosen.push(space);
    }
    chosen.into_iter().try_for_each(|space| effect(t, space))
}

/// In this many different spaces, one after the other, this happens, wherever it still can.
pub fn in_turn(
    t: &mut Lod<'_>,
    aim: Aim,
    who: Faction,
    (count, mut unused): (u8, SpaceSet),
    open: impl Fn(&Lod<'_>, Space) -> bool,
    effect: impl Fn(&mut Lod<'_>, Space) -> Flow<()>,
) -> Flow<()> {
    for left in (1..=count).rev() {
        let spaces = unused.only(|space| open(t, space));
        let Some(space) = choose_space(t, aim, left, who, spaces, &effect)? else { break };
        unused.remove(space);
        effect(t, space)?;
    }
    Ok(())
}

/// The same in up to so many spaces.
pub fn in_turn_up_to(
    t: &mut Lod<'_>,
    aim: Aim,
    who: Faction,
    (count, mut unused): (u8, SpaceSet),
    open: impl Fn(&Lod<'_>, Space) -> bool,
    effect: impl Fn(&mut Lod<'_>, Space) -> Flow<()>,
) -> Flow<()> {
    for left in (1..=count).rev() {
        let spaces = unused.only(|space| open(t, space));
        let Some(space) = choose_or_done(t, aim, left, who, spaces, &effect)? else { break };
        unused.remove(space);
        effect(t, space)?;
    }
    Ok(())
}

/// Asks for one of these spaces, in which this will happen; none if there is none.
fn choose_space(
    t: &mut Lod<'_>,
    aim: Aim,
    left: u8,
    who: Faction,
    spaces: SpaceSet,
    effect: LocalEffect<'_>,
) -> Flow<Option<Space>> {
    if spaces.is_empty() {
        return Ok(None);
    }
    prospects::foresee(t, who, spaces, effect);
    let prompt = aim.space(left, spaces);
    let space = ask::space(t, who, prompt, spaces)?;
    chosen(t, space);
    Ok(Some(space))
}

/// Asks for one of these spaces, in which this will happen, or to be done.
pub fn choose_or_done(
    t: &mut Lod<'_>,
    aim: Aim,
    left: u8,
    who: Faction,
    spaces: SpaceSet,
    effect: LocalEffect<'_>,
) -> Flow<Option<Space>> {
    prospects::foresee(t, who, spaces, effect);
    let prompt = aim.space(left, spaces);
    let space = ask::space_or_done(t, who, prompt, spaces)?;
    if let Some(space) = space {
        chosen(t, space);
    }
    Ok(space)
}

/// Keeps the space that was chosen.
fn chosen(t: &mut Lod<'_>, space: Space) {
    if let Some(playing) = &mut t.state.playing {
        (playing.at, playing.picked) = (Some(space), Pieces::default());
    }
}

/// Pieces are about to be picked one after the other.
pub fn begin_picking(t: &mut Lod<'_>) {
    if let Some(playing) = &mut t.state.playing {
        (playing.at, playing.picked) = (None, Pieces::default());
    }
}

/// Keeps what was picked, and where.
pub fn picked(t: &mut Lod<'_>, piece: Piece, space: Space) {
    if let Some(playing) = &mut t.state.playing {
        if playing.at != Some(space) {
            (playing.at, playing.picked) = (Some(space), Pieces::default());
        }
        playing.picked[piece as usize] += 1;
    }
}

/// Asks which of these Factions gets what the card gives: what that is, `that` says.
pub fn choose_faction(t: &mut Lod<'_>, play: Play, that: Key, factions: &[Faction]) -> Flow<Faction> {
    let prompt = Prompt::EventFaction { title: play.card, that };
    ask::faction(t, play.executor, prompt, factions)
}

/// Asks which of these Factions suffers what the card does: what that is, `that` says.
pub fn choose_victim(t: &mut Lod<'_>, play: Play, that: Key, factions: &[Faction]) -> Flow<Faction> {
    let prompt = Prompt::EventVictim { title: play.card, that };
    ask::faction(t, play.executor, prompt, factions)
}

/// Asks whether to do what the card allows but does not demand.
pub fn may(t: &mut Lod<'_>, Aim { card, purpose }: Aim, who: Faction) -> Flow<bool> {
    ask::yes(t, who, Prompt::EventMay { title: card, purpose })
}

/// How one of these pieces is called where somebody picks it.
pub fn one_of(pieces: &[Piece]) -> Key {
    const NAMES: [(&[Piece], Key); 14] = [
        (&[Piece::BritishRegulars], key!("lod-one-british-regular")),
        (&[Piece::FrenchRegulars], key!("lod-one-french-regular")),
        (&[Piece::Tories], key!("lod-one-tory")),
        (&[Piece::Continentals], key!("lod-one-continental")),
        (&Piece::MILITIA, key!("lod-one-militia")),
        (&Piece::WAR_PARTIES, key!("lod-one-war-party")),
        (&[Piece::PatriotForts], key!("lod-one-patriot-fort")),
        (&[Piece::BritishForts], key!("lod-one-british-fort")),
        (&[Piece::Villages], key!("lod-one-village")),
        (&Piece::BRITISH_CUBES, key!("lod-one-british-cube")),
        (&[Piece::BritishRegulars, Piece::FrenchRegulars], key!("lod-one-regular")),
        (&PATRIOT_UNITS, key!("lod-one-patriot-unit")),
        (&[Piece::BritishForts, Piece::PatriotForts, Piece::Villages], key!("lod-one-base")),
        (&[Piece::MilitiaUnderground, Piece::WarPartiesUnderground], key!("lod-one-militia-or-war-party")),
    ];
    let fits = |kinds: &[Piece]| pieces.iter().all(|piece| kinds.contains(piece));
    NAMES.iter().find(|(kinds, _)| fits(kinds)).map_or(key!("lod-one-piece"), |&(_, name)| name)
}

// Adding pieces.

/// Adds pieces to a space: as many as are Available and stacking allows. Their owner, if it decides, may take them from
/// elsewhere on the map when none is Available (§1.4.1). Returns how many.
pub fn add(t: &mut Lod<'_>, who: Faction, count: u8, piece: Piece, space: Space) -> Flow<u8> {
    if piece.faction() == who {
        return placing::place_own(t, "5.1", piece, space, count);
    }
    let placed = t.state.place(piece, space, count);
    if placed > 0 {
        let owner = piece.faction();
        t.note("5.1", msg!("lod-note-placed", faction = owner, count = placed, piece = piece, space = space));
        leaders::come_along(t, leader_decider(who, owner), owner, space)?;
    }
    Ok(placed)
}

/// §1.10 Who decides whether a Leader goes with pieces of its Faction that somebody adds or moves: that Faction, if it
/// is a friend of the Leader, else the Leader's own.
pub fn leader_decider(who: Faction, owner: Faction) -> Faction {
    if who.side() == owner.side() { who } else { owner }
}

/// Adds up to this many pieces of one kind to a space; how many is asked. Returns how many.
pub fn add_up_to(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    piece: Piece,
    space: Space,
) -> Flow<u8> {
    let most = count.min(addable(t, who, piece, space));
    let message = Prompt::EventHowMany { title: play.card, piece, space };
    draws_upon(t, Source::Available);
    let count = ask::number(t, who, message, 0, most)?;
    add(t, who, count, piece, space)
}

/// Says where the pieces come from, before it is asked how many.
pub fn draws_upon(t: &mut Lod<'_>, source: Source) {
    if let Some(playing) = &mut t.state.playing {
        playing.source = source;
    }
}

/// How many pieces of this kind could be added to the space at most.
pub fn addable(t: &Lod<'_>, who: Faction, piece: Piece, space: Space) -> u8 {
    if piece.faction() == who {
        return placing::placeable(t.state, piece, space);
    }
    if t.state.may_stand(piece, space) { t.state.available[piece.at_home() as usize] } else { 0 }
}

/// Adds this many pieces, of any of these kinds and to any of these spaces, one after the other. Returns how many.
pub fn add_any(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    pieces: &[Piece],
    spaces: SpaceSet,
) -> Flow<u8> {
    add_one_by_one(t, play, who, count, pieces, spaces, false)
}

/// Adds up to this many pieces, of any of these kinds and to any of these spaces, one after the other. Returns how many.
pub fn add_any_up_to(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    pieces: &[Piece],
    spaces: SpaceSet,
) -> Flow<u8> {
    add_one_by_one(t, play, who, count, pieces, spaces, true)
}

fn add_one_by_one(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    pieces: &[Piece],
    spaces: SpaceSet,
    may_stop: bool,
) -> Flow<u8> {
    let mut added = 0;
    begin_picking(t);
    while added < count {
        let all = spaces.iter().flat_map(|space| pieces.iter().map(move |&piece| (piece, space)));
        let mut options: Choices = all
            .filter(|&(piece, space)| addable(t, who, piece, space) > 0)
            .map(|(piece, space)| Choice::PieceAt(piece, space))
            .collect();
        if options.is_empty() {
            break;
        }
        if may_stop {
            options.push(Button::Done.into());
        }
        let prompt = Prompt::EventAdd { title: play.card, what: one_of(pieces), left: count - added };
        let Choice::PieceAt(piece, space) = t.pick(who, prompt, &options)? else { break };
        if add(t, who, 1, piece, space)? == 0 {
            break;
        }
        picked(t, piece, space);
        added += 1;
    }
    Ok(added)
}

/// Adds one of these groups of pieces of one kind, in one space each: which, the executor says.
pub fn add_one_group<const N: usize>(
    t: &mut Lod<'_>,
    play: Play,
    groups: [(u8, Piece, Space); N],
) -> Flow<()> {
    let options: Choices = groups
        .iter()
        .filter(|&&(_, piece, space)| addable(t, play.executor, piece, space) > 0)
        .map(|&(_, piece, space)| Choice::PieceAt(piece, space))
        .collect();
    if options.is_empty() {
        return Ok(());
    }
    let most = groups.iter().map(|&(count, ..)| count).max().unwrap_or(0);
    let prompt = Prompt::EventGroup { title: play.card, most };
    let chosen = t.pick(play.executor, prompt, &options)?;
    for (count, piece, space) in groups {
        if chosen == Choice::PieceAt(piece, space) {
            add(t, play.executor, count, piece, space)?;
        }
    }
    Ok(())
}

/// Adds this many pieces that may be Available or Unavailable; how many of them were Unavailable is asked. Returns how
/// many came.
pub fn add_from_unavailable_too(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    piece: Piece,
    space: Space,
) -> Flow<u8> {
    let count = count.min(addable_from_unavailable_too(t, who, piece, space));
    let (available, unavailable) = (t.state.available[piece as usize], t.state.unavailable[piece as usize]);
    // Of those that come, as many must be Unavailable as Available ones do not reach for.
    let (least, most) = (count.saturating_sub(available).min(unavailable), count.min(unavailable));
    let message = Prompt::EventFromUnavailable { title: play.card, piece, count };
    let unavailable = ask::number(t, who, message, least, most)?;
    let placed = t.state.place_unavailable(piece, space, unavailable);
    if placed > 0 {
        let owner = piece.faction();
        t.note("5.1", msg!("lod-note-placed", faction = owner, count = placed, piece = piece, space = space));
    }
    Ok(placed + add(t, who, count - placed, piece, space)?)
}

/// How many pieces of this kind, Available or Unavailable, could be added to the space at most.
pub fn addable_from_unavailable_too(t: &Lod<'_>, who: Faction, piece: Piece, space: Space) -> u8 {
    let unavailable = if t.state.may_stand(piece, space) { t.state.unavailable[piece as usize] } else { 0 };
    unavailable.saturating_add(addable(t, who, piece, space))
}

// Removing pieces.

/// Where removed pieces go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Back to Available; no Casualties.
    Available,
    /// §1.6.4 To Casualties.
    Casualties,
}

/// Removes this many pieces, of any of these kinds and from any of these spaces; which ones is asked. Returns how many.
pub fn remove_any(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    pieces: &[Piece],
    spaces: SpaceSet,
    fate: Fate,
) -> Flow<u8> {
    let mut removed = 0;
    begin_picking(t);
    while removed < count {
        let prompt = Prompt::EventRemove { title: play.card, what: one_of(pieces), left: count - removed };
        let Some((piece, space)) = ask::piece_at(t, who, prompt, pieces, spaces)? else { break };
        removed += remove(t, 1, piece, space, fate);
        picked(t, piece, space);
    }
    Ok(removed)
}

/// Removes up to this many pieces, as many as whoever decides likes. Returns how many.
pub fn remove_any_up_to(
    t: &mut Lod<'_>,
    play: Play,
    who: Faction,
    count: u8,
    pieces: &[Piece],
    spaces: SpaceSet,
    fate: Fate,
) -> Flow<u8> {
    let mut removed = 0;
    begin_picking(t);
    while removed < count {
        let prompt = Prompt::EventRemove { title: play.card, what: one_of(pieces), left: count - removed };
        let Some((piece, space)) = ask::piece_at_or_done(t, who, prompt, pieces, spaces)? else { break };
        removed += remove(t, 1, piece, space, fate);
        picked(t, piece, space);
    }
    Ok(removed)
}

/// Removes up to this many pieces of one kind from a space. Returns how many there were.
pub fn remove(t: &mut Lod<'_>, count: u8, piece: Piece, space: Space, fate: Fate) -> u8 {
    let removed = match fate {
        Fate::Available => t.state.remove(piece, space, count),
        Fate::Casualties => t.state.remove_as_casualties(piece, space, count),
    };
    if removed > 0 {
        let note = match fate {
            Fate::Available => msg!("lod-note-event-removed", count = removed, piece = piece, space = space),
            Fate::Casualties => {
                msg!("lod-note-event-casualties", count = removed, piece = piece, space = space)
            }
        };
        t.note("5.1", note);
    }
    removed
}

/// Returns all pieces of these kinds in a space to Available. Returns how many.
pub fn return_all(t: &mut Lod<'_>, pieces: &[Piece], space: Space) -> u8 {
    pieces.iter().map(|&piece| remove(t, u8::MAX, piece, space, Fate::Available)).sum()
}

/// Swaps all pieces of these kinds in a space: for each comes this many of another, as far as those are Available
/// (§1.4.1).
pub fn swap_all(t: &mut Lod<'_>, play: Play, from: &[Piece], to: Piece, each: u8, space: Space) -> Flow<()> {
    let removed = return_all(t, from, space);
    take_their_place(t, play, removed.saturating_mul(each), to, space)
}

/// Swaps this many pieces of any of these kinds on the map that the executor picks, each for one of another kind, as far
/// as those are Available (§1.4.1).
pub fn swap_any(t: &mut Lod<'_>, play: Play, count: u8, from: &[Piece], to: Piece) -> Flow<()> {
    begin_picking(t);
    for left in (1..=count).rev() {
        let prompt = Prompt::EventSwap { title: play.card, what: one_of(from), left, to };
        let Some((piece, space)) = ask::piece_at(t, play.executor, prompt, from, SpaceSet::MAP)? else {
            break;
        };
        remove(t, 1, piece, space, Fate::Available);
        picked(t, piece, space);
        take_their_place(t, play, 1, to, space)?;
    }
    Ok(())
}

fn take_their_place(t: &mut Lod<'_>, play: Play, count: u8, piece: Piece, space: Space) -> Flow<()> {
    let placed = t.state.place(piece, space, count);
    if placed > 0 {
        let owner = piece.faction();
        t.note("5.1", msg!("lod-note-placed", faction = owner, count = placed, piece = piece, space = space));
        leaders::come_along(t, leader_decider(play.executor, owner), owner, space)?;
    }
    Ok(())
}

// Support, markers, tracks.

/// Shifts a space by steps towards Active Support, or if negative towards Active Opposition.
pub fn shift(t: &mut Lod<'_>, space: Space, steps: i8) {
    if t.state.shift(space, steps) > 0 {
        t.note("5.1", msg!("lod-note-event-shift", space = space, level = t.state.level(space)));
    }
}

/// Shifts a space by up to this many steps towards a level, never past it.
pub fn shift_towards(t: &mut Lod<'_>, space: Space, level: Level, steps: u8) {
    if t.state.shift_towards(space, level, steps) > 0 {
        t.note("5.1", msg!("lod-note-event-shift", space = space, level = t.state.level(space)));
    }
}

/// Adds Propaganda markers, as far as there are any.
pub fn add_propaganda(t: &mut Lod<'_>, space: Space, count: u8) {
    let added = t.state.add_propaganda(space, count);
    if added > 0 {
        t.note("5.1", msg!("lod-note-event-propaganda", count = added, space = space));
    }
}

/// Adds Raid markers, as far as there are any.
pub fn add_raids(t: &mut Lod<'_>, space: Space, count: u8) {
    let added = t.state.add_raids(space, count);
    if added > 0 {
        t.note("5.1", msg!("lod-note-event-raids", count = added, space = space));
    }
}

/// Adds Resources, up to 50.
pub fn gain(t: &mut Lod<'_>, faction: Faction, count: u8) {
    let before = t.state.resources[faction];
    t.state.gain(faction, count);
    let gained = t.state.resources[faction] - before;
    t.note("5.1", msg!("lod-note-event-gain", faction = faction, count = gained));
}

/// Takes Resources, down to 0.
pub fn lose(t: &mut Lod<'_>, faction: Faction, count: u8) {
    let lost = t.state.lose(faction, count);
    t.note("5.1", msg!("lod-note-event-lose", faction = faction, count = lost));
}

// Free Commands and Activities (§3.1.2, §5.3).

/// A Faction executes one free Command in so many of these spaces, as far as it can. Returns where.
pub fn free_command_in(
    t: &mut Lod<'_>,
    faction: Faction,
    command: Command,
    within: SpaceSet,
    count: u8,
) -> Flow<SpaceSet> {
    let mut order = Order::free_in(faction, within, count);
    if commands::possible(t.state, &order, command) {
        commands::execute(t, &mut order, command)?;
        leaders::settle(t)?;
    }
    Ok(order.selected)
}

/// A Faction executes a free Command within these spaces, once; nothing if it cannot.
pub fn free_command(t: &mut Lod<'_>, faction: Faction, command: Command, within: SpaceSet) -> Flow<()> {
    if prospects::granted(t, faction, Grant::Command(command, None)) {
        return Ok(());
    }
    let mut order = Order::free_limited(faction, within);
    if commands::possible(t.state, &order, command) {
        commands::execute(t, &mut order, command)?;
        leaders::settle(t)?;
    }
    Ok(())
}

/// Whether the Faction could execute this free Command within these spaces.
pub fn can_command(t: &Lod<'_>, faction: Faction, command: Command, within: SpaceSet) -> bool {
    commands::possible(t.state, &Order::free_limited(faction, within), command)
}

/// A Faction Battles for free in the space; nothing if there is no enemy or nobody of its own.
pub fn free_battle(t: &mut Lod<'_>, faction: Faction, space: Space) -> Flow<()> {
    free_battle_with(t, Attack::new(faction, space))
}

/// A free Battle with what the Event adds to it.
pub fn free_battle_with(t: &mut Lod<'_>, attack: Attack) -> Flow<()> {
    if prospects::granted(t, attack.faction, Grant::Command(Command::Battle, None)) {
        return Ok(());
    }
    let within = SpaceSet::of(attack.space);
    if !can_command(t, attack.faction, Command::Battle, within) {
        return Ok(());
    }
    let mut order = Order::free_limited(attack.faction, within);
    order.command = Some(Command::Battle);
    order.selected.insert(attack.space);
    t.state.executing = Some(order);
    let friend_joins = match attack.faction {
        Faction::Patriots => patriots::battle::french_join(t, &order, attack.space)?,
        Faction::French => french::battle::patriots_join(t, &order, attack.space)?,
        Faction::British | Faction::Indians => false,
    };
    battle::fight(t, &mut order, Attack { friend_joins, ..attack })?;
    t.state.executing = None;
    leaders::settle(t)
}

/// A Faction Marches for free into the space, then Battles there for free; what it cannot do is skipped.
pub fn march_then_battle(t: &mut Lod<'_>, attack: Attack) -> Flow<()> {
    free_command(t, attack.faction, Command::March, SpaceSet::of(attack.space))?;
    free_battle_with(t, attack)
}

/// Whether the Faction could March into the space or Battle there, for free.
pub fn can_march_or_battle(t: &Lod<'_>, faction: Faction, space: Space) -> bool {
    let there = SpaceSet::of(space);
    can_command(t, faction, Command::March, there) || can_command(t, faction, Command::Battle, there)
}

/// A Faction executes a free Special Activity within these spaces, once; nothing if it cannot.
pub fn free_activity(t: &mut Lod<'_>, faction: Faction, activity: Activity, within: SpaceSet) -> Flow<()> {
    if prospects::granted(t, faction, Grant::Activity(activity)) {
        return Ok(());
    }
    let mut order = Order::free(faction, within);
    if activities::possible(t.state, &order, activity) {
        activities::execute(t, &mut order, activity)?;
    }
    Ok(())
}

/// A Faction may execute this free Command in the space, if it can; Battle is fought alone.
pub fn may_command(
    t: &mut Lod<'_>,
    play: Play,
    faction: Faction,
    command: Command,
    space: Space,
) -> Flow<()> {
    if prospects::granted(t, faction, Grant::Command(command, None)) {
        return Ok(());
    }
    let there = SpaceSet::of(space);
    let prompt = Prompt::EventMayCommand { title: play.card, command, space };
    if !can_command(t, faction, command, there) || !ask::yes(t, faction, prompt)? {
        return Ok(());
    }
    if command == Command::Battle {
        free_battle(t, faction, space)
    } else {
        free_command(t, faction, command, there)
    }
}

/// Whether the Faction could execute this free Special Activity within these spaces.
pub fn can_activity(t: &Lod<'_>, faction: Faction, activity: Activity, within: SpaceSet) -> bool {
    activities::possible(t.state, &Order::free(faction, within), activity)
}

/// All spaces of the map where a Faction has a piece of one of these kinds.
pub fn spaces_with(t: &Lod<'_>, pieces: &[Piece]) -> SpaceSet {
    SpaceSet::MAP.only(|space| t.state.count_of(pieces, space) > 0)
}

// Moving and turning pieces.

/// A Faction moves as many of these units as it likes out of a space, to any adjacent ones.
pub fn move_out(t: &mut Lod<'_>, play: Play, mover: Faction, from: Space, mut left: Pieces) -> Flow<()> {
    let mut unused = from.adjacent();
    loop {
        let units: ArrayVec<Piece, 3> = Piece::ALL
            .into_iter()
            .filter(|unit| unit.faction() == mover && unit.is_unit() && left[*unit as usize] > 0)
            .collect();
        let open = unused.only(|space| units.iter().any(|&unit| t.state.may_stand(unit, space)));
        let prompt = Prompt::EventMoveOut { title: play.card, from };
        let Some(to) = ask::space_or_done(t, mover, prompt, open)? else { return Ok(()) };
        unused.remove(to);
        let mut moved = 0;
        for &unit in &units {
            let message = Prompt::EventMoveCount { title: play.card, piece: unit, from, to };
            let least = u8::from(units.len() == 1);
            let count = ask::number(t, mover, message, least, left[unit as usize])?;
            if count > 0 {
                t.state.relocate(unit, from, to, count);
                left[unit as usize] -= count;
                moved += count;
                t.note(
                    "5.1",
                    msg!(
                        "lod-note-event-moved",
                        faction = mover,
                        count = count,
                        piece = unit,
                        from = from,
                        to = to
                    ),
                );
            }
        }
        if moved > 0 {
            leaders::follow(t, mover, mover, from, to)?;
        }
    }
}

/// Moves Regulars that the executor picks from the map to the West Indies, once these are in play (§1.3.7). Their Leader
/// may follow (§1.10).
pub fn sail_to_west_indies(t: &mut Lod<'_>, play: Play, regulars: Piece, count: u8) -> Flow<()> {
    let (owner, to) = (regulars.faction(), Space::WestIndies);
    let mut origins = SpaceSet::NONE;
    begin_picking(t);
    for left in (1..=count).rev() {
        if !t.state.may_stand(regulars, to) {
            return Ok(());
        }
        let prompt = Prompt::EventSail { title: play.card, left };
        let Some((_, from)) = ask::piece_at(t, play.executor, prompt, &[regulars], SpaceSet::MAP)? else {
            break;
        };
        t.state.relocate(regulars, from, to, 1);
        picked(t, regulars, from);
        origins.insert(from);
        t.note(
            "5.1",
            msg!("lod-note-event-moved", faction = owner, count = 1, piece = regulars, from = from, to = to),
        );
    }
    for from in origins.iter() {
        leaders::follow(t, leader_decider(play.executor, owner), owner, from, to)?;
    }
    leaders::settle(t)
}

/// §1.4.3 Sets up to so many Underground pieces in a space Active.
pub fn activate(t: &mut Lod<'_>, underground: Piece, space: Space, count: u8) {
    let count = t.state.activate(underground, space, count);
    if count > 0 {
        t.note("5.1", msg!("lod-note-event-set-active", count = count, piece = underground, space = space));
    }
}

/// The set of these spaces.
pub fn these<const N: usize>(spaces: [Space; N]) -> SpaceSet {
    spaces.into_iter().collect()
}
