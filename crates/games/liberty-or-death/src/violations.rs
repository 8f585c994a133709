//! Every fault of a position: pieces lost or doubled, tracks out of bounds, things where they may not be.

use crate::cards::{CardNumber, Kind, Period};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::setup::{self, FORCE_POOL, PILE, SQUADRONS};
use crate::state::{Edition, Level, MARKERS, MOST_RESOURCES, State, Whereabouts};

/// What is wrong with a position; nothing, if it is one that play could reach.
pub fn of(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    pieces(state, &mut faults);
    if !faults.is_empty() {
        // With more pieces than there are, the sums below could overflow.
        return faults;
    }
    spaces(state, &mut faults);
    tracks(state, &mut faults);
    cards(state, &mut faults);
    faults
}

/// §1.4.1 Every piece is in exactly one place.
fn pieces(state: &State, faults: &mut Vec<String>) {
    for (kinds, pool) in FORCE_POOL {
        let total: u32 = kinds
            .iter()
            .map(|&piece| {
                let on_map: u32 =
                    SpaceSet::ALL.iter().map(|space| u32::from(state.count(piece, space))).sum();
                let off_map = [&state.available, &state.unavailable, &state.casualties];
                on_map + off_map.iter().map(|pieces| u32::from(pieces[piece as usize])).sum::<u32>()
            })
            .sum();
        if total != u32::from(*pool) {
            faults.push(format!("{}: {total} in all, but there are {pool}", kinds[0].id()));
        }
    }
    let squadrons: u32 = SpaceSet::ALL.iter().map(|space| u32::from(state.spaces[space].squadrons)).sum();
    let squadrons = squadrons + u32::from(state.squadrons_unavailable);
    if squadrons != u32::from(SQUADRONS) {
        faults.push(format!("squadrons: {squadrons} in all, but there are {SQUADRONS}"));
    }
    for piece in Piece::ALL {
        let (unavailable, casualties) = (state.unavailable[piece as usize], state.casualties[piece as usize]);
        let releasable = matches!(piece, Piece::BritishRegulars | Piece::Tories | Piece::FrenchRegulars);
        if unavailable > 0 && !releasable {
            faults.push(format!("unavailable.{}: this kind is never Unavailable (§1.3.9)", piece.id()));
        }
        if casualties > 0 && !piece.is_cube() {
            faults.push(format!("casualties.{}: only cubes stay in the Casualties box (§1.6.4)", piece.id()));
        }
        if piece.at_home() != piece && state.available[piece as usize] > 0 {
            faults.push(format!("available.{}: off the map it counts as Underground (§1.4.3)", piece.id()));
        }
    }
}

/// §1.4.2 Stacking, §1.6.1 levels, §1.9 Blockades, §1.10 Leaders.
fn spaces(state: &State, faults: &mut Vec<String>) {
    for space in Space::ALL {
        let here = &state.spaces[space];
        let limited = space != Space::WestIndies || state.options.edition == Edition::Living;
        if limited && state.bases(space) > 2 {
            faults.push(format!("spaces.{space}: more than two Forts and Villages (§1.4.2)"));
        }
        if space.is_city() && state.pieces_of(Faction::Indians, space) > 0 {
            faults.push(format!("spaces.{space}: Indian pieces in a City (§1.4.2)"));
        }
        let strangers = |piece: Piece| {
            !matches!(piece, Piece::BritishRegulars | Piece::FrenchRegulars | Piece::BritishForts)
        };
        if space == Space::WestIndies && state.count_if(space, strangers) > 0 {
            faults.push(format!(
                "spaces.{space}: only Regulars, British Forts and Squadrons may be there (§1.4.2)"
            ));
        }
        if space == Space::WestIndies && !state.treaty && state.count_if(space, |_| true) > 0 {
            faults.push(format!("spaces.{space}: not in play before the Treaty of Alliance (§1.3.7)"));
        }
        if state.count(Piece::FrenchRegulars, space) > 0 && !state.treaty {
            faults.push(format!("spaces.{space}: French Regulars before the Treaty of Alliance (§2.3.9)"));
        }
        if space.population() == 0 && here.level != Level::Neutral {
            faults.push(format!("spaces.{space}: Support or Opposition without Population (§1.6.1)"));
        }
        let may_have_squadrons = space == Space::WestIndies || space.is_city() && state.treaty;
        if here.squadrons > 0 && !may_have_squadrons {
            faults.push(format!("spaces.{space}: no Squadron or Blockade may be there now (§1.9)"));
        }
        if space == Space::WestIndies && (here.propaganda > 0 || here.raids > 0) {
            faults.push(format!("spaces.{space}: markers in the West Indies"));
        }
    }
    for faction in Faction::ALL {
        let it = state.leaders[faction];
        if it.leader.faction() != faction {
            faults.push(format!("leaders.{faction}: {:?} is no Leader of theirs (§1.10)", it.leader));
        }
        if let Whereabouts::At(Space::WestIndies) = it.place
            && !matches!(faction, Faction::British | Faction::French)
        {
            faults.push(format!("leaders.{faction}: not in the West Indies (§1.10)"));
        }
        if let Whereabouts::At(space) = it.place
            && faction == Faction::Indians
            && space.is_city()
        {
            faults.push(format!("leaders.{faction}: not in a City (§1.4.2)"));
        }
        if it.place != Whereabouts::Available && faction == Faction::French && !state.treaty {
            faults.push(format!("leaders.{faction}: not on the map before the Treaty of Alliance (§2.3.9)"));
        }
    }
}

/// §1.8 Resources, §3.3.4 and §3.4.4 markers.
fn tracks(state: &State, faults: &mut Vec<String>) {
    for faction in Faction::ALL {
        if state.resources[faction] > MOST_RESOURCES {
            faults.push(format!("resources.{faction}: more than {MOST_RESOURCES} (§1.8)"));
        }
    }
    let all = |count: fn(&State, Space) -> u8| -> u32 {
        SpaceSet::MAP.iter().map(|space| u32::from(count(state, space))).sum()
    };
    if all(|state, space| state.spaces[space].propaganda) > u32::from(MARKERS) {
        faults.push(format!("propaganda: more than {MARKERS} markers (§3.3.4)"));
    }
    if all(|state, space| state.spaces[space].raids) > u32::from(MARKERS) {
        faults.push(format!("raids: more than {MARKERS} markers (§3.4.4)"));
    }
    if state.treaty && state.treaty_card {
        faults.push("treaty_card: the Treaty of Alliance was played (§2.3.9)".into());
    }
}

/// §2.2 The cards that lie open.
fn cards(state: &State, faults: &mut Vec<String>) {
    let open = [("current", state.cards.current), ("on_deck", state.cards.on_deck)];
    for (field, card) in open {
        if let Some(card) = card {
            if state.cards.seen & (1 << card.get()) == 0 {
                faults.push(format!("cards.{field}: card {card} lies open but is not among those seen"));
            }
            if !matches!(card.card().kind, Kind::Event | Kind::WinterQuarters) {
                faults.push(format!("cards.{field}: card {card} is not of the deck"));
            }
        }
    }
    if open[0].1.is_some() && open[0].1 == open[1].1 {
        faults.push("cards: the same card is in play and on deck".into());
    }
    deck(state, faults);
    let strangers = (0..128).filter(|&bit| state.cards.seen & (1 << bit) != 0);
    for number in strangers {
        let known = CardNumber::new(number)
            .is_some_and(|card| matches!(card.card().kind, Kind::Event | Kind::WinterQuarters));
        if !known {
            faults.push(format!("cards.seen: {number} is no card of the deck"));
        }
    }
}

/// §2.1 What is left of the piles.
fn deck(state: &State, faults: &mut Vec<String>) {
    let cards = &state.cards;
    let piles = setup::campaigns(state.scenario);
    let campaigns = piles.len() as u8;
    if cards.campaign > campaigns {
        faults.push(format!("cards.campaign: there are {campaigns} Campaigns (§2.1)"));
    }
    if cards.drawn > PILE {
        faults.push(format!("cards.drawn: a pile has {PILE} cards (§2.1)"));
    }
    if cards.winters > campaigns {
        faults.push(format!("cards.winters: there are {campaigns} Winter Quarters Rounds (§2.1)"));
    }
    let unseen = |test: &dyn Fn(CardNumber) -> bool| {
        CardNumber::all().filter(|&card| cards.seen & (1 << card.get()) == 0 && test(card)).count()
    };
    let left = |period: Option<Period>| -> usize {
        let of_period = |&at: &usize| period.is_none_or(|period| piles[at] == period);
        let drawn = cards.drawn.saturating_sub(cards.winter_drawn.into());
        let taken = |at: usize| if at == usize::from(cards.campaign) { drawn.min(PILE - 1) } else { 0 };
        (cards.campaign.into()..piles.len())
            .filter(of_period)
            .map(|at| usize::from(PILE - 1 - taken(at)))
            .sum()
    };
    let periods = if state.options.periods { Period::ALL.map(Some).to_vec() } else { vec![None] };
    for period in periods {
        let is_event = |card: CardNumber| {
            card.card().event.is_some_and(|event| period.is_none_or(|period| event.period == period))
        };
        if unseen(&is_event) < left(period) {
            faults.push("cards.seen: too few Events are left to draw (§2.1)".into());
        }
    }
}
