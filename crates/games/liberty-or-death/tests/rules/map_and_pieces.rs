//! Chapter 1: the map, Factions, pieces and tracks.

use liberty_or_death::map::{Regions, Space, SpaceSet, Terrain};
use liberty_or_death::pieces::{Faction, Leader, Piece, Side};
use liberty_or_death::state::{Level, Players};

use crate::board::Board;

/// §1.3.1, §1.3.4, §1.3.5, §1.3.7 Seven Cities, eleven Colonies, four Indian Reserve Provinces and the West Indies.
#[test]
fn kinds_of_space() {
    for (terrain, set, count) in [
        (Terrain::City, SpaceSet::CITIES, 7),
        (Terrain::Colony, SpaceSet::COLONIES, 11),
        (Terrain::Reserve, SpaceSet::RESERVES, 4),
        (Terrain::WestIndies, SpaceSet::of(Space::WestIndies), 1),
    ] {
        assert_eq!(SpaceSet::where_(|space| space.terrain() == terrain), set);
        assert_eq!(set.len(), count);
    }
    assert!(SpaceSet::PROVINCES.iter().all(Space::is_province));
    assert!(!SpaceSet::CITIES.iter().any(Space::is_province));
}

/// §1.3.2, §1.3.3 Populations as in the list of spaces: 8 in the Cities, 19 in the Colonies, none elsewhere.
#[test]
fn populations() {
    let total = |spaces: SpaceSet| spaces.iter().map(Space::population).sum::<u8>();
    assert_eq!((total(SpaceSet::CITIES), total(SpaceSet::COLONIES)), (8, 19));
    assert_eq!(total(SpaceSet::ALL - SpaceSet::CITIES - SpaceSet::COLONIES), 0);
    assert_eq!(Space::NewYorkCity.population(), 2);
    for space in [Space::NewHampshire, Space::NewJersey, Space::Georgia, Space::Boston] {
        assert_eq!(space.population(), 1, "{space}");
    }
}

/// §1.3.6 Adjacency holds both ways (L2); the West Indies touch nothing, and no space touches itself.
#[test]
fn adjacency() {
    for space in Space::ALL {
        assert!(!space.adjacent().contains(space), "{space}");
        for neighbour in space.adjacent().iter() {
            assert!(neighbour.adjacent().contains(space), "{space} and {neighbour}");
        }
        assert_eq!(space.adjacent().is_empty(), space == Space::WestIndies, "{space}");
    }
    for (one, other) in [
        (Space::NewHampshire, Space::Massachusetts),
        (Space::NewYork, Space::NewJersey),
        (Space::NewYork, Space::Quebec),
        (Space::Quebec, Space::NewHampshire),
    ] {
        assert!(one.adjacent().contains(other), "L2: {one} and {other}");
    }
}

/// §1.4.2 Two Forts and Villages in a space, whoever's; no Indians in Cities; in the West Indies only Regulars and
/// British Forts, and those only from the Treaty on (§1.3.7).
#[test]
fn stacking() {
    let two =
        Board::at_war().put(1, Piece::PatriotForts, Space::Virginia).put(1, Piece::Villages, Space::Virginia);
    for base in [Piece::BritishForts, Piece::PatriotForts, Piece::Villages] {
        assert!(!two.0.may_stand(base, Space::Virginia));
        assert_eq!(two.0.clone().place(base, Space::Virginia, 1), 0);
    }
    assert!(two.0.may_stand(Piece::WarPartiesActive, Space::Virginia));
    for piece in Piece::ALL {
        let indian = piece.faction() == Faction::Indians;
        assert_eq!(two.0.may_stand(piece, Space::Boston), !indian, "{}", piece.id());
        let exotic = matches!(piece, Piece::BritishRegulars | Piece::FrenchRegulars | Piece::BritishForts);
        assert_eq!(two.0.may_stand(piece, Space::WestIndies), exotic, "{}", piece.id());
        assert!(!Board::empty().0.may_stand(piece, Space::WestIndies), "{}", piece.id());
    }
    assert!(!Board::empty().0.may_stand(Piece::FrenchRegulars, Space::Boston), "before the Treaty (§2.3.9)");
}

/// §1.4.2 The limit of two holds in the West Indies by the living text only (L4).
#[test]
fn stacking_in_the_west_indies() {
    let two = Board::at_war().put(2, Piece::BritishForts, Space::WestIndies);
    assert!(two.0.may_stand(Piece::BritishForts, Space::WestIndies));
    assert!(!two.living().0.may_stand(Piece::BritishForts, Space::WestIndies));
}

/// §1.4.1, §1.4.3 Removed pieces return to Available, and new ones come Underground, as many as are Available.
#[test]
fn placing_and_removing() {
    let mut state = Board::empty().put(3, Piece::MilitiaActive, Space::Virginia).0;
    assert_eq!(state.remove(Piece::MilitiaActive, Space::Virginia, 5), 3);
    assert_eq!(state.place(Piece::MilitiaActive, Space::Georgia, 99), 15);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Georgia), 15);
    assert_eq!(state.available[Piece::MilitiaUnderground as usize], 0);
    assert_eq!(state.activate(Piece::MilitiaUnderground, Space::Georgia, 4), 4);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Georgia), 4);
    state.go_underground(Piece::MilitiaUnderground, Space::Georgia);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Georgia), 15);
}

/// §1.6.1 Five levels, at whose ends shifting stops; spaces without Population stay Neutral.
#[test]
fn levels() {
    let mut state = Board::empty().0;
    assert_eq!(state.shift(Space::Boston, 9), 2);
    assert_eq!(state.level(Space::Boston), Level::ActiveSupport);
    assert_eq!(state.shift(Space::Boston, -9), 4);
    assert_eq!(state.level(Space::Boston), Level::ActiveOpposition);
    assert_eq!(state.shift_towards(Space::Boston, Level::Neutral, 9), 2);
    for space in [Space::Quebec, Space::WestIndies] {
        assert_eq!(state.shift(space, 1), 0);
        assert_eq!(state.level(space), Level::Neutral);
    }
}

/// §1.6.2, §1.6.3 Active levels count double; §1.9 a Blockaded City counts for Opposition, not for Support (L12).
#[test]
fn totals() {
    let board = Board::at_war()
        .level(Space::NewYorkCity, Level::ActiveSupport)
        .level(Space::Virginia, Level::PassiveSupport)
        .level(Space::Boston, Level::ActiveOpposition)
        .level(Space::Georgia, Level::PassiveOpposition);
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (4 + 2, 2 + 1));
    let blockaded = board.blockade(Space::NewYorkCity).blockade(Space::Boston);
    assert_eq!((blockaded.0.total_support(), blockaded.0.total_opposition()), (2, 2 + 1));
}

/// §1.6.4 Cubes stay in the Casualties box and Forts are Available again; both count, without a ceiling of 50 (L6).
#[test]
fn casualties() {
    let mut state = Board::empty()
        .put(2, Piece::Tories, Space::Virginia)
        .put(1, Piece::BritishForts, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .0;
    (state.cbc, state.crc) = (49, 7);
    for piece in [Piece::Tories, Piece::BritishForts, Piece::PatriotForts, Piece::MilitiaActive] {
        state.remove_as_casualties(piece, Space::Virginia, 2);
    }
    assert_eq!((state.cbc, state.crc), (52, 8));
    assert_eq!(state.casualties[Piece::Tories as usize], 2);
    assert_eq!(state.casualties.iter().sum::<u8>(), 2);
    assert_eq!(
        (state.available[Piece::BritishForts as usize], state.available[Piece::PatriotForts as usize]),
        (6, 6)
    );
    assert_eq!(state.available[Piece::MilitiaUnderground as usize], 15);
}

/// §1.5, §1.5.1, §1.5.2 Two sides of two Factions, friends of each other and enemies of the other two.
#[test]
fn sides() {
    for faction in Faction::ALL {
        assert_eq!(faction.friend().friend(), faction);
        for other in Faction::ALL {
            let friendly = other == faction || other == faction.friend();
            assert_eq!(other.side() == faction.side(), friendly, "{faction} and {other}");
            assert_eq!(other.side() == faction.side().enemy(), !friendly, "{faction} and {other}");
        }
    }
    assert_eq!(Side::Royalist.factions(), [Faction::British, Faction::Indians]);
    assert_eq!(Side::Rebellion.factions(), [Faction::Patriots, Faction::French]);
}

/// §1.5 Who plays both Factions of a side.
#[test]
fn players() {
    let together = |players: Players| [Side::Royalist, Side::Rebellion].map(|side| players.together(side));
    assert_eq!(together(Players::Four), [false, false]);
    assert_eq!(together(Players::ThreeRoyalist), [true, false]);
    assert_eq!(together(Players::ThreeRebellion), [false, true]);
    assert_eq!(together(Players::Two), [true, true]);
}

/// §1.3.9 Unavailable forces are not placed as Available ones are.
#[test]
fn unavailable_forces() {
    let mut state = Board::empty().only_available(1, Piece::Tories).0;
    assert_eq!(state.place(Piece::Tories, Space::Virginia, 5), 1);
    assert_eq!(state.unavailable[Piece::Tories as usize], 24);
    assert_eq!(state.place_unavailable(Piece::Tories, Space::Virginia, 2), 2);
    assert_eq!(state.unavailable[Piece::Tories as usize], 22);
}

/// §1.6.5 Forts and Villages are counted over the whole map.
#[test]
fn forts_and_villages_on_the_map() {
    let board = Board::at_war()
        .put(2, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Georgia)
        .put(1, Piece::Villages, Space::Florida)
        .put(1, Piece::BritishForts, Space::WestIndies);
    let on_map =
        [Piece::PatriotForts, Piece::Villages, Piece::BritishForts].map(|it| board.0.bases_on_map(it));
    assert_eq!(on_map, [3, 1, 1]);
}

/// §1.7 The Rebellion Controls with more pieces; the Royalists with more, if one is British; Leaders do not count (L15).
#[test]
fn control() {
    let control = |pieces: &[(u8, Piece)]| {
        let board = pieces.iter().fold(Board::at_war(), |board, it| board.put(it.0, it.1, Space::Virginia));
        board.leader(Leader::Washington, Space::Virginia).0.control(Space::Virginia)
    };
    assert_eq!(control(&[]), None);
    assert_eq!(
        control(&[(1, Piece::Continentals), (1, Piece::FrenchRegulars), (1, Piece::Tories)]),
        Some(Side::Rebellion)
    );
    assert_eq!(control(&[(1, Piece::PatriotForts)]), Some(Side::Rebellion));
    assert_eq!(control(&[(1, Piece::Continentals), (1, Piece::Tories)]), None);
    assert_eq!(
        control(&[(1, Piece::Tories), (1, Piece::Villages), (1, Piece::MilitiaUnderground)]),
        Some(Side::Royalist)
    );
    assert_eq!(control(&[(3, Piece::WarPartiesActive), (1, Piece::Continentals)]), None);
    assert_eq!(control(&[(2, Piece::WarPartiesActive), (3, Piece::Continentals)]), Some(Side::Rebellion));
}

/// §1.8 Resources stay between 0 and 50.
#[test]
fn resources() {
    let mut state = Board::empty().0;
    state.gain(Faction::French, 200);
    assert_eq!(state.resources[Faction::French], 50);
    assert_eq!(state.lose(Faction::Indians, 12), 10);
    assert_eq!(state.resources[Faction::Indians], 0);
}
