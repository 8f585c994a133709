//! Every fault of a position: pieces lost or doubled, tracks out of bounds, things where they may not be.

use tricorne_kernel::{Flaw, msg};

use crate::cards::{CardNumber, Kind, Period};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::setup::{self, FORCE_POOL, PILE, SQUADRONS};
use crate::state::{Edition, Level, MARKERS, MOST_RESOURCES, State, Whereabouts};

/// What is wrong with a position, as text.
pub fn of(state: &State) -> Vec<String> {
    flaws(state).iter().map(Flaw::to_string).collect()
}

/// What is wrong with a position; nothing, if it is one that play could reach.
pub fn flaws(state: &State) -> Vec<Flaw> {
    let mut faults = Vec::new();
    if pieces(state, &mut faults) > u32::from(u8::MAX) {
        // The sums below could overflow.
        return faults;
    }
    spaces(state, &mut faults);
    tracks(state, &mut faults);
    cards(state, &mut faults);
    faults
}

fn at(space: Space) -> String {
    format!("spaces.{space}")
}

fn of_leader(faction: Faction) -> String {
    format!("leaders.{faction}")
}

/// §1.4.1 Every piece is in exactly one place. Gives how many there are.
fn pieces(state: &State, faults: &mut Vec<Flaw>) -> u32 {
    let mut all = 0;
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
        all += total;
        if total != u32::from(*pool) {
            faults.push(Flaw::new(
                kinds[0].id(),
                format!("{total} in all, but there are {pool}"),
                msg!("lod-flaw-count", count = total, pool = *pool),
            ));
        }
    }
    let squadrons: u32 = SpaceSet::ALL.iter().map(|space| u32::from(state.spaces[space].squadrons)).sum();
    let squadrons = squadrons + u32::from(state.squadrons_unavailable);
    if squadrons != u32::from(SQUADRONS) {
        faults.push(Flaw::new(
            "squadrons",
            format!("{squadrons} in all, but there are {SQUADRONS}"),
            msg!("lod-flaw-count", count = squadrons, pool = SQUADRONS),
        ));
    }
    for piece in Piece::ALL {
        let (unavailable, casualties) = (state.unavailable[piece as usize], state.casualties[piece as usize]);
        let releasable = matches!(piece, Piece::BritishRegulars | Piece::Tories | Piece::FrenchRegulars);
        if unavailable > 0 && !releasable {
            faults.push(Flaw::new(
                format!("unavailable.{}", piece.id()),
                "this kind is never Unavailable (§1.3.9)",
                msg!("lod-flaw-unavailable"),
            ));
        }
        if casualties > 0 && !piece.is_cube() {
            faults.push(Flaw::new(
                format!("casualties.{}", piece.id()),
                "only cubes stay in the Casualties box (§1.6.4)",
                msg!("lod-flaw-casualties"),
            ));
        }
        if piece.at_home() != piece && state.available[piece as usize] > 0 {
            faults.push(Flaw::new(
                format!("available.{}", piece.id()),
                "off the map it counts as Underground (§1.4.3)",
                msg!("lod-flaw-underground"),
            ));
        }
    }
    all
}

/// §1.4.2 Stacking, §1.6.1 levels, §1.9 Blockades, §1.10 Leaders.
fn spaces(state: &State, faults: &mut Vec<Flaw>) {
    for space in Space::ALL {
        let here = &state.spaces[space];
        let limited = space != Space::WestIndies || state.options.edition == Edition::Living;
        if limited && state.bases(space) > 2 {
            faults.push(Flaw::new(
                at(space),
                "more than two Forts and Villages (§1.4.2)",
                msg!("lod-flaw-bases"),
            ));
        }
        if space.is_city() && state.pieces_of(Faction::Indians, space) > 0 {
            faults.push(Flaw::new(
                at(space),
                "Indian pieces in a City (§1.4.2)",
                msg!("lod-flaw-indians-in-city"),
            ));
        }
        let strangers = |piece: Piece| {
            !matches!(piece, Piece::BritishRegulars | Piece::FrenchRegulars | Piece::BritishForts)
        };
        if space == Space::WestIndies && state.count_if(space, strangers) > 0 {
            faults.push(Flaw::new(
                at(space),
                "only Regulars, British Forts and Squadrons may be there (§1.4.2)",
                msg!("lod-flaw-strangers"),
            ));
        }
        if space == Space::WestIndies && !state.treaty && state.count_if(space, |_| true) > 0 {
            faults.push(Flaw::new(
                at(space),
                "not in play before the Treaty of Alliance (§1.3.7)",
                msg!("lod-flaw-west-indies-closed"),
            ));
        }
        if state.count(Piece::FrenchRegulars, space) > 0 && !state.treaty {
            faults.push(Flaw::new(
                at(space),
                "French Regulars before the Treaty of Alliance (§2.3.9)",
                msg!("lod-flaw-french-too-soon"),
            ));
        }
        if space.population() == 0 && here.level != Level::Neutral {
            faults.push(Flaw::new(
                at(space),
                "Support or Opposition without Population (§1.6.1)",
                msg!("lod-flaw-no-population"),
            ));
        }
        let may_have_squadrons = space == Space::WestIndies || space.is_city() && state.treaty;
        if here.squadrons > 0 && !may_have_squadrons {
            faults.push(Flaw::new(
                at(space),
                "no Squadron or Blockade may be there now (§1.9)",
                msg!("lod-flaw-squadron"),
            ));
        }
        if space == Space::WestIndies && (here.propaganda > 0 || here.raids > 0) {
            faults.push(Flaw::new(
                at(space),
                "markers in the West Indies",
                msg!("lod-flaw-markers-west-indies"),
            ));
        }
    }
    for faction in Faction::ALL {
        let it = state.leaders[faction];
        if it.leader.faction() != faction {
            faults.push(Flaw::new(
                of_leader(faction),
                format!("{:?} is no Leader of theirs (§1.10)", it.leader),
                msg!("lod-flaw-other-leader"),
            ));
        }
        if let Whereabouts::At(Space::WestIndies) = it.place
            && !matches!(faction, Faction::British | Faction::French)
        {
            faults.push(Flaw::new(
                of_leader(faction),
                "not in the West Indies (§1.10)",
                msg!("lod-flaw-leader-west-indies"),
            ));
        }
        if let Whereabouts::At(space) = it.place
            && faction == Faction::Indians
            && space.is_city()
        {
            faults.push(Flaw::new(
                of_leader(faction),
                "not in a City (§1.4.2)",
                msg!("lod-flaw-leader-in-city"),
            ));
        }
        if it.place != Whereabouts::Available && faction == Faction::French && !state.treaty {
            faults.push(Flaw::new(
                of_leader(faction),
                "not on the map before the Treaty of Alliance (§2.3.9)",
                msg!("lod-flaw-leader-too-soon"),
            ));
        }
    }
}

/// §1.8 Resources, §3.3.4 and §3.4.4 markers.
fn tracks(state: &State, faults: &mut Vec<Flaw>) {
    for faction in Faction::ALL {
        if state.resources[faction] > MOST_RESOURCES {
            faults.push(Flaw::new(
                format!("resources.{faction}"),
                format!("more than {MOST_RESOURCES} (§1.8)"),
                msg!("lod-flaw-most", most = MOST_RESOURCES),
            ));
        }
    }
    let all = |count: fn(&State, Space) -> u8| -> u32 {
        SpaceSet::MAP.iter().map(|space| u32::from(count(state, space))).sum()
    };
    if all(|state, space| state.spaces[space].propaganda) > u32::from(MARKERS) {
        faults.push(Flaw::new(
            "propaganda",
            format!("more than {MARKERS} markers (§3.3.4)"),
            msg!("lod-flaw-markers", most = MARKERS),
        ));
    }
    if all(|state, space| state.spaces[space].raids) > u32::from(MARKERS) {
        faults.push(Flaw::new(
            "raids",
            format!("more than {MARKERS} markers (§3.4.4)"),
            msg!("lod-flaw-markers", most = MARKERS),
        ));
    }
    if state.treaty && state.treaty_card {
        faults.push(Flaw::new(
            "treaty_card",
            "the Treaty of Alliance was played (§2.3.9)",
            msg!("lod-flaw-treaty-card"),
        ));
    }
}

/// §2.2 The cards that lie open.
fn cards(state: &State, faults: &mut Vec<Flaw>) {
    let open = [("current", state.cards.current), ("on_deck", state.cards.on_deck)];
    for (field, card) in open {
        if let Some(card) = card {
            if state.cards.seen & (1 << card.get()) == 0 {
                faults.push(Flaw::new(
                    format!("cards.{field}"),
                    format!("card {card} lies open but is not among those seen"),
                    msg!("lod-flaw-not-seen", card = card.get()),
                ));
            }
            if !matches!(card.card().kind, Kind::Event | Kind::WinterQuarters) {
                faults.push(Flaw::new(
                    format!("cards.{field}"),
                    format!("card {card} is not of the deck"),
                    msg!("lod-flaw-not-of-deck", card = card.get()),
                ));
            }
        }
    }
    if open[0].1.is_some() && open[0].1 == open[1].1 {
        faults.push(Flaw::new("cards", "the same card is in play and on deck", msg!("lod-flaw-same-card")));
    }
    deck(state, faults);
    let strangers = (0..128).filter(|&bit| state.cards.seen & (1 << bit) != 0);
    for number in strangers {
        let known = CardNumber::new(number)
            .is_some_and(|card| matches!(card.card().kind, Kind::Event | Kind::WinterQuarters));
        if !known {
            faults.push(Flaw::new(
                "cards.seen",
                format!("{number} is no card of the deck"),
                msg!("lod-flaw-not-of-deck", card = number),
            ));
        }
    }
}

/// §2.1 What is left of the piles.
fn deck(state: &State, faults: &mut Vec<Flaw>) {
    let cards = &state.cards;
    let piles = setup::campaigns(state.scenario);
    let campaigns = piles.len() as u8;
    if cards.campaign > campaigns {
        faults.push(Flaw::new(
            "cards.campaign",
            format!("there are {campaigns} Campaigns (§2.1)"),
            msg!("lod-flaw-most", most = campaigns),
        ));
    }
    if cards.drawn > PILE {
        faults.push(Flaw::new(
            "cards.drawn",
            format!("a pile has {PILE} cards (§2.1)"),
            msg!("lod-flaw-most", most = PILE),
        ));
    }
    if cards.winters > campaigns {
        faults.push(Flaw::new(
            "cards.winters",
            format!("there are {campaigns} Winter Quarters Rounds (§2.1)"),
            msg!("lod-flaw-most", most = campaigns),
        ));
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
    let winters =
        usize::from(campaigns.saturating_sub(cards.campaign)).saturating_sub(cards.winter_drawn.into());
    if unseen(&|card| card.card().kind == Kind::WinterQuarters) < winters {
        let text = "too few Winter Quarters cards are left to draw (§2.1)";
        faults.push(Flaw::new("cards.seen", text, msg!("lod-flaw-too-few-winters")));
    }
    let periods = if state.options.periods { Period::ALL.map(Some).to_vec() } else { vec![None] };
    for period in periods {
        let is_event = |card: CardNumber| {
            card.card().event.is_some_and(|event| period.is_none_or(|period| event.period == period))
        };
        if unseen(&is_event) < left(period) {
            faults.push(Flaw::new(
                "cards.seen",
                "too few Events are left to draw (§2.1)",
                msg!("lod-flaw-too-few-events"),
            ));
        }
    }
}
