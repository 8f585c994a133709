//! §8.3.1 The instructions that a musket stands for: one for a card and a Faction, in card order.
//!
//! An instruction says which side is played, what must come of it, and what is wished among the choices. Where it says
//! nothing the general rules hold. It holds for its Faction whoever executes the Event.

use tricorne_kernel::Flow;

use super::super::Mind;
use super::orders;
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::events::Text;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::Faction::{self, British, French, Indians, Patriots};
use crate::pieces::{Piece, Side};
use crate::prompt::Prompt;
use crate::state::{Level, State};
use crate::words::{Button, Command};

/// What must be true of the states before and after the rehearsed Event.
pub type Condition = fn(&mut Mind<'_, '_>, &State, &State) -> Flow<bool>;

/// One instruction.
#[derive(Clone, Copy)]
pub struct Instruction {
    /// The side that is played, where it is not the usual one (§8.3.2).
    pub text: Option<fn(&State) -> Text>,
    /// The Event is Ineffective unless this holds.
    pub only_if: Option<Condition>,
    /// How much a choice is wished; the most wished are taken where they can be.
    pub wish: fn(&Mind<'_, '_>, Choice) -> i32,
    /// Whether the wish only breaks ties.
    pub breaks_ties: bool,
    /// Whether a March must lead to a Battle that the priorities would fight.
    pub seeks_battle: bool,
}

impl Instruction {
    /// No instruction.
    pub const NONE: Instruction =
        Instruction { text: None, only_if: None, wish: |_, _| 0, breaks_ties: false, seeks_battle: false };

    const fn text(text: fn(&State) -> Text) -> Instruction {
        Instruction { text: Some(text), ..Instruction::NONE }
    }

    const fn wish(wish: fn(&Mind<'_, '_>, Choice) -> i32) -> Instruction {
        Instruction { wish, ..Instruction::NONE }
    }

    const fn only_if(self, condition: Condition) -> Instruction {
        Instruction { only_if: Some(condition), ..self }
    }

    const fn and_wish(self, wish: fn(&Mind<'_, '_>, Choice) -> i32) -> Instruction {
        Instruction { wish, ..self }
    }
}

/// §8.3.1 The instruction of a Faction for a card. Only card 86 has one without an icon, for the Indians (L69).
pub fn of(card: CardNumber, faction: Faction) -> Instruction {
    const NONE: Instruction = Instruction::NONE;
    match (card.get(), faction) {
        (4, Indians) => Instruction::text(shaded).only_if(village_placed),
        (8, Patriots) => NONE.only_if(french_are_no_player),
        (18 | 44, Patriots | Indians | British) => {
            Instruction::wish(eligible_enemy).only_if(an_enemy_is_eligible)
        }
        (21, Indians) => Instruction::wish(no_village_there),
        (22, Indians) => Instruction::wish(village_there),
        (23, British) => Instruction::wish(out_of_support),
        (29, British) => Instruction::wish(name_patriots).only_if(four_militia_flip),
        (29, Patriots) => Instruction::wish(name_indians).only_if(war_parties_flip),
        (29, Indians) => Instruction::wish(name_patriots).only_if(militia_flip),
        (30, British) => Instruction::wish(not_the_last_regular),
        (32, Indians) => Instruction::text(shaded),
        (38, Indians) => Instruction::text(shaded).and_wish(war_parties).only_if(war_parties_placed),
        (51, Patriots | British) => Instruction { seeks_battle: true, ..NONE }.only_if(march_leads_to_battle),
        (52, French | Patriots) => Instruction::wish(remove_no_french).only_if(battle_is_wanted),
        (52, British) => Instruction::wish(where_rebels_outnumber_british),
        (62, French) => Instruction::wish(militia).only_if(militia_placed),
        (62, British) => Instruction::wish(tories_in_new_york).only_if(new_york_needs_tories),
        (70, French) => Instruction::wish(british_among_rebels).only_if(british_stand_among_rebels),
        (70, Indians) => Instruction::wish(french_in_villages),
        (70, Patriots) => Instruction::wish(british_among_patriots),
        (70, British) => Instruction::wish(french_overseas_or_near).only_if(french_are_overseas_or_near),
        (71, Patriots) => Instruction::text(unshaded),
        (72, Indians) => NONE.only_if(village_placed),
        (73, French) => Instruction::wish(british_fort).only_if(british_fort_removed),
        (80, Indians) => Instruction::wish(patriot_forts_fall).only_if(a_patriot_fort_falls),
        (80, Patriots) => Instruction::wish(villages_fall).only_if(a_village_falls),
        (80, British) => Instruction::wish(rebels_in_cities).only_if(rebels_are_in_cities),
        (83, Indians) => Instruction::text(shaded_for_a_village).and_wish(quebec),
        (83, Patriots) => Instruction::wish(quebec_city_for_control),
        (83, French) => Instruction::wish(quebec_city).only_if(quebec_city_gained),
        (86, Patriots) => Instruction::wish(village_there),
        (86, Indians) => Instruction { breaks_ties: true, ..Instruction::wish(village_there) },
        (88, British | Patriots | Indians | French) => {
            Instruction::wish(leave_one_enemy).only_if(an_enemy_is_near)
        }
        (89, Indians) => Instruction::wish(village_there),
        (89, French) => Instruction::wish(active_support_there),
        (90, Indians) => NONE.only_if(village_placed),
        (90, Patriots) => Instruction::text(unshaded),
        (95, French) => Instruction::wish(british_fort).only_if(british_fort_removed),
        (95, British) => Instruction::wish(war_parties),
        _ => NONE,
    }
}

fn shaded(_: &State) -> Text {
    Text::Shaded
}

fn unshaded(_: &State) -> Text {
    Text::Unshaded
}

/// Card 83, Indians: the shaded side if a Village can be placed, in Quebec since no City takes one.
fn shaded_for_a_village(state: &State) -> Text {
    let possible =
        state.available[Piece::Villages as usize] > 0 && state.may_stand(Piece::Villages, Space::Quebec);
    if possible { Text::Shaded } else { Text::Unshaded }
}

/// The space that a choice names, by itself or with a piece.
fn space(choice: Choice) -> Option<Space> {
    choice.as_space().or(choice.as_piece_at().map(|(_, space)| space))
}

fn piece(choice: Choice) -> Option<Piece> {
    choice.as_piece_at().map(|(piece, _)| piece)
}

fn wish_space(choice: Choice, test: impl Fn(Space) -> bool) -> i32 {
    i32::from(space(choice).is_some_and(test))
}

fn wish_piece(choice: Choice, wished: Piece) -> i32 {
    i32::from(piece(choice) == Some(wished))
}

// Wishes among spaces and pieces.

fn village_there(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_space(choice, |space| mind.state.count(Piece::Villages, space) > 0)
}

fn no_village_there(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_space(choice, |space| mind.state.count(Piece::Villages, space) == 0)
}

fn active_support_there(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_space(choice, |space| mind.state.level(space) == Level::ActiveSupport)
}

/// Card 23: Patriots are driven from a space at Support to one that is not.
fn out_of_support(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let arrives = matches!(mind.prompt, Prompt::EventDriveTo { .. });
    wish_space(choice, |space| mind.state.level(space).is_support() != arrives)
}

/// Card 30: when Regulars must go, one stays in every space.
fn not_the_last_regular(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    i32::from(choice.as_piece_at().is_some_and(|(piece, space)| mind.state.count(piece, space) > 1))
}

fn war_parties(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_piece(choice, Piece::WarPartiesUnderground)
}

fn militia(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_piece(choice, Piece::MilitiaUnderground)
}

fn british_fort(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_piece(choice, Piece::BritishForts)
}

fn tories_in_new_york(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    i32::from(choice == Choice::PieceAt(Piece::Tories, Space::NewYork))
}

/// Card 52: no French Regulars are taken off the map.
fn remove_no_french(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    i32::from(choice == Button::Done.into())
}

fn where_rebels_outnumber_british(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let Some((_, space)) = choice.as_piece_at() else { return 0 };
    let rebels = mind.state.pieces_of_side(Side::Rebellion, space);
    1 + i32::from(rebels > mind.state.pieces_of(British, space))
}

/// Regulars of one crown, first where a test is met.
fn regulars(choice: Choice, regulars: Piece, first: impl Fn(Space) -> i32) -> i32 {
    match choice.as_piece_at() {
        Some((piece, space)) if piece == regulars => 1 + first(space),
        Some(_) | None => 0,
    }
}

fn british_among_rebels(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let rebels = |space| i32::from(mind.state.pieces_of_side(Side::Rebellion, space) > 0);
    regulars(choice, Piece::BritishRegulars, rebels)
}

fn british_among_patriots(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let patriots = |space| i32::from(mind.state.pieces_of(Patriots, space) > 0);
    regulars(choice, Piece::BritishRegulars, patriots)
}

fn french_in_villages(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let village = |space| i32::from(mind.state.count(Piece::Villages, space) > 0);
    regulars(choice, Piece::FrenchRegulars, village)
}

fn french_overseas_or_near(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    regulars(choice, Piece::FrenchRegulars, |space| {
        if space == Space::WestIndies { 2 } else { i32::from(mind.state.pieces_of(British, space) > 0) }
    })
}

fn quebec(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_space(choice, |space| space == Space::Quebec)
}

fn quebec_city(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_space(choice, |space| space == Space::QuebecCity)
}

/// Card 83, Patriots: Quebec City if three more pieces change its Control, be it that British Control ends, else Quebec.
fn quebec_city_for_control(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let (state, city) = (mind.state, Space::QuebecCity);
    let rebels = state.pieces_of_side(Side::Rebellion, city) + 3;
    let royalists = state.pieces_of_side(Side::Royalist, city);
    let changes = match state.control(city) {
        Some(Side::Rebellion) => false,
        Some(Side::Royalist) => rebels >= royalists,
        None => rebels > royalists,
    };
    let wished = if changes { city } else { Space::Quebec };
    i32::from(choice.as_space() == Some(wished))
}

// Wishes among Factions.

fn wish_faction(choice: Choice, test: impl Fn(Faction) -> bool) -> i32 {
    i32::from(matches!(choice, Choice::Faction(faction) if test(faction)))
}

fn name_patriots(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_faction(choice, |faction| faction == Patriots)
}

fn name_indians(_: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_faction(choice, |faction| faction == Indians)
}

/// Cards 18 and 44: an enemy that is Eligible and has not acted on this card.
fn is_eligible_enemy(state: &State, me: Faction, other: Faction) -> bool {
    let sequence = &state.sequence;
    other.side() != me.side() && sequence.eligible[other] && !sequence.acted[other]
}

fn eligible_enemy(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    wish_faction(choice, |faction| is_eligible_enemy(mind.state, mind.faction, faction))
}

/// Card 80: where a Faction that must remove two pieces cannot spare its Fort or Village.
fn base_falls(state: &State, base: Piece, space: Space) -> bool {
    state.count(base, space) > 0 && state.units_of(base.faction(), space) < 2
}

fn patriot_forts_fall(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    name_patriots(mind, choice)
        + wish_space(choice, |space| base_falls(mind.state, Piece::PatriotForts, space))
}

fn villages_fall(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    name_indians(mind, choice) + wish_space(choice, |space| base_falls(mind.state, Piece::Villages, space))
}

fn in_cities(state: &State, faction: Faction) -> bool {
    faction.side() == Side::Rebellion
        && SpaceSet::CITIES.iter().any(|city| state.pieces_of(faction, city) > 0)
}

fn rebels_in_cities(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    // The pieces that the Faction gives up it picks itself: only the space and the Faction are wished.
    let faction = choice.as_faction().is_some_and(|faction| in_cities(mind.state, faction));
    i32::from(faction || choice.as_space().is_some_and(Space::is_city))
}

/// Card 88: one space, shared with an enemy.
fn leave_one_enemy(mind: &Mind<'_, '_>, choice: Choice) -> i32 {
    let left_one = mind.state.playing.is_some_and(|playing| playing.at.is_some());
    let faction = choice.as_faction().is_some_and(|faction| faction.side() != mind.faction.side());
    let done = choice == Button::Done.into() && left_one;
    i32::from(faction || done || choice.as_space().is_some() && !left_one)
}

// Conditions.

fn grew(before: &State, after: &State, pieces: &[Piece]) -> bool {
    let count = |state: &State| pieces.iter().map(|&piece| state.count_in(piece, SpaceSet::ALL)).sum::<u8>();
    count(after) > count(before)
}

fn village_placed(_: &mut Mind<'_, '_>, _: &State, after: &State) -> Flow<bool> {
    Ok(after.done().village_placed)
}

fn war_parties_placed(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    Ok(grew(before, after, &Piece::WAR_PARTIES))
}

fn militia_placed(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    Ok(grew(before, after, &Piece::MILITIA))
}

fn british_fort_removed(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    Ok(grew(after, before, &[Piece::BritishForts]))
}

fn militia_flip(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    Ok(grew(before, after, &[Piece::MilitiaActive]))
}

fn war_parties_flip(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    Ok(grew(before, after, &[Piece::WarPartiesActive]))
}

/// Card 29, British: at least four Militia come into the open.
fn four_militia_flip(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    let active = |state: &State| state.count_in(Piece::MilitiaActive, SpaceSet::MAP);
    Ok(active(after) >= active(before) + 4)
}

/// Card 8, Patriots: not if somebody plays the French.
fn french_are_no_player(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    Ok(before.options.non_players[French])
}

fn an_enemy_is_eligible(mind: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    Ok(Faction::ALL.into_iter().any(|faction| is_eligible_enemy(before, mind.faction, faction)))
}

/// Card 51: some March leads to a Battle that the Battle priorities pick.
fn march_leads_to_battle(mind: &mut Mind<'_, '_>, _: &State, _: &State) -> Flow<bool> {
    Ok(!orders::battlefields(mind, SpaceSet::MAP)?.is_empty())
}

/// Card 52: the Battle priorities pick a space.
fn battle_is_wanted(mind: &mut Mind<'_, '_>, _: &State, _: &State) -> Flow<bool> {
    orders::would(mind, mind.state, Command::Battle, SpaceSet::ALL)
}

/// Card 62, British: New York is at Active Opposition and has no Tory.
fn new_york_needs_tories(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    let level = before.level(Space::NewYork);
    Ok(level == Level::ActiveOpposition && before.count(Piece::Tories, Space::NewYork) == 0)
}

fn british_stand_among_rebels(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    let mut spaces = before.spaces_with(Piece::BritishRegulars).iter();
    Ok(spaces.any(|space| before.pieces_of_side(Side::Rebellion, space) > 0))
}

fn french_are_overseas_or_near(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    let mut spaces = before.spaces_with(Piece::FrenchRegulars).iter();
    Ok(spaces.any(|space| space == Space::WestIndies || before.pieces_of(British, space) > 0))
}

fn some_base_falls(state: &State, base: Piece) -> bool {
    SpaceSet::MAP.iter().any(|space| base_falls(state, base, space))
}

fn a_patriot_fort_falls(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    Ok(some_base_falls(before, Piece::PatriotForts))
}

fn a_village_falls(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    Ok(some_base_falls(before, Piece::Villages))
}

fn rebels_are_in_cities(_: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    Ok(Side::Rebellion.factions().into_iter().any(|faction| in_cities(before, faction)))
}

/// Card 83, French: the Rebellion gains Control of Quebec City.
fn quebec_city_gained(_: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    let controlled = |state: &State| state.control(Space::QuebecCity) == Some(Side::Rebellion);
    Ok(!controlled(before) && controlled(after))
}

/// Card 88: units of the Faction share a space with an enemy.
fn an_enemy_is_near(mind: &mut Mind<'_, '_>, before: &State, _: &State) -> Flow<bool> {
    let (me, enemy) = (mind.faction, mind.faction.side().enemy());
    let shared = |space| before.units_of(me, space) > 0 && before.pieces_of_side(enemy, space) > 0;
    Ok(SpaceSet::MAP.iter().any(shared))
}
