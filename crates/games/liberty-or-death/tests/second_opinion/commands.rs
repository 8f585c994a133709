//! §3.2 to §3.5 Where a Command may begin, and what it may do there.

use liberty_or_death::command_order::{Accompaniment, Order, Price};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader};
use liberty_or_death::prompt::Prompt;
use liberty_or_death::state::Edition;
use tricorne_testkit::{Expected, Kind};

use crate::board::{BASES, Board, MILITIA, PATRIOT_UNITS, PATRIOTS, WAR_PARTIES, WEST_INDIES};

pub fn opinion(board: &Board<'_>, prompt: &Prompt) -> Option<(&'static str, Expected)> {
    match *prompt {
        Prompt::RallyHow { space } => return Some(("rally-how", rally_how(board, space.id()))),
        Prompt::MusterNext { .. } => return muster_next(board),
        Prompt::GatherHow { space } => return Some(("gather-how", gather_how(board, space.id()))),
        _ => {}
    }
    let order = first_space_of(board)?;
    let can_pay = |cost: u8| order.price == Price::Free || board.state.resources[order.faction] >= cost;
    let if_paid =
        |cost: u8, spaces: Vec<String>| board.expect(if can_pay(cost) { spaces } else { Vec::new() });
    Some(match prompt {
        Prompt::BritishBattle { .. } => {
            let fields = board.spaces(|id| board.british(id) > 0 && board.rebels(id) > 0);
            ("british-battle", if_paid(1, fields))
        }
        Prompt::PatriotBattleWhere => {
            let fields = board.on_map(|id| board.n(&PATRIOTS, id) > 0 && board.royalists(id) > 0);
            ("patriot-battle-where", if_paid(1, fields))
        }
        Prompt::FrenchBattleWhere => {
            let french = |id: &str| board.n(&["french-regulars"], id) > 0;
            ("french-battle-where", if_paid(1, board.spaces(|id| french(id) && board.royalists(id) > 0)))
        }
        Prompt::BritishMarchTo { .. } => {
            ("british-march-to", if_paid(1, board.on_map(|to| british_march(board, to))))
        }
        Prompt::GarrisonCity { .. } => ("garrison-city", if_paid(2, garrison(board))),
        Prompt::RallyWhere => ("rally-where", if_paid(1, board.on_map(|id| board.level(id) < 2))),
        Prompt::PatriotMarchWhere => {
            let entered = |to: &str| board.beside(to, |from| board.n(&PATRIOT_UNITS, from) > 0);
            ("patriot-march-where", if_paid(1, board.on_map(entered)))
        }
        Prompt::RabbleRousingWhere => {
            let stirred = |id: &str| {
                board.controlled_by_rebels(id) && board.n(&PATRIOTS, id) > 0
                    || board.n(&["militia-underground"], id) > 0
            };
            ("rabble-rousing-where", if_paid(1, board.on_map(stirred)))
        }
        Prompt::GatherWhere => {
            let open = |id: &str| board.province(id) && board.level(id).abs() < 2;
            let free = |id: &str| board.is("reserve", id);
            ("gather-where", board.expect(board.on_map(|id| open(id) && (free(id) || can_pay(1)))))
        }
        Prompt::IndianMarchWhere => {
            let from_reserve = |from: &str| board.is("reserve", from) || can_pay(1);
            let marches = |from: &str| board.n(&WAR_PARTIES, from) > 0 && from_reserve(from);
            let entered = |to: &str| board.province(to) && board.beside(to, marches);
            ("indian-march-where", board.expect(board.on_map(entered)))
        }
        Prompt::RaidWhere => ("raid-where", if_paid(1, board.on_map(|id| raided(board, id)))),
        Prompt::AgentsWhere => {
            let agents = ["quebec", "new-york", "new-hampshire", "massachusetts"];
            ("agents-where", if_paid(1, board.on_map(|id| agents.contains(&id) && board.level(id) < 2)))
        }
        Prompt::MusterFirst { .. } => {
            let qualifies = |id: &str| regulars_land(board, id) || tories_join(board, id);
            ("muster-first", if_paid(1, board.spaces(qualifies)))
        }
        Prompt::FrenchMarchWhere => {
            ("french-march-where", if_paid(1, board.on_map(|to| french_march(board, order, to))))
        }
        Prompt::FrenchMusterWhere => {
            let landing = |id: &str| {
                id == WEST_INDIES
                    || (board.city(id) || board.is("colony", id)) && board.controlled_by_rebels(id)
            };
            ("french-muster-where", if_paid(2, board.spaces(landing)))
        }
        _ => return None,
    })
}

/// The order of a Command that has selected nothing yet and that no Event, Leader or Activity has narrowed.
fn first_space_of<'a>(board: &Board<'a>) -> Option<&'a Order> {
    let order = board.state.executing.as_ref()?;
    let whole =
        order.within.len() == Space::ALL.len() && order.exactly.is_none() && order.must_involve.is_none();
    let untouched = order.selected.is_empty() && order.barred.is_empty();
    let alone = !matches!(order.activity, Accompaniment::Used(_));
    (board.state.playing.is_none() && whole && untouched && alone).then_some(order)
}

/// §3.2.1, §1.9, §1.3.7, L29 An open City, a Colony beside one, or the West Indies once they are in play.
fn regulars_land(board: &Board<'_>, id: &str) -> bool {
    let open = |city: &str| board.city(city) && !board.blockaded(city);
    id == WEST_INDIES && board.state.treaty || open(id) || board.is("colony", id) && board.beside(id, open)
}

/// §3.2.1 A City or Colony, not at Active Opposition, with or beside Regulars or a British Fort.
fn tories_join(board: &Board<'_>, id: &str) -> bool {
    let called = |near: &str| board.n(&["british-regulars", "british-forts"], near) > 0;
    let settled = board.city(id) || board.is("colony", id);
    settled && board.level(id) > -2 && (called(id) || board.beside(id, called))
}

/// §3.2.1 Regulars come to one space only; every further one takes Tories.
fn muster_next(board: &Board<'_>) -> Option<(&'static str, Expected)> {
    let order = board.state.executing.as_ref()?;
    let narrowed =
        order.within.len() < Space::ALL.len() || order.exactly.is_some() || !order.barred.is_empty();
    if narrowed || order.limited || order.must_involve.is_some() || board.state.playing.is_some() {
        return None;
    }
    let chosen = |id: &str| order.selected.contains(Space::from_id(id).expect("a space"));
    let paid = order.price == Price::Free || board.state.resources[order.faction] > 0;
    let spaces = board.spaces(|id| paid && !chosen(id) && tories_join(board, id));
    Some(("muster-next", board.expect(spaces)))
}

/// §3.5.4 French Regulars move to an adjacent space, or from a City under Rebellion Control or beside it to another such City
/// or a Province beside it; a Patriot piece is there, or Continentals come along, for whom the Patriots pay.
fn french_march(board: &Board<'_>, order: &Order, to: &str) -> bool {
    let port = |city: &str| board.city(city) && board.controlled_by_rebels(city);
    let embarks = |from: &str, city: &str| port(city) && (from == city || board.adjacent(from, city));
    let lands = |city: &str| port(city) && (to == city || board.province(to) && board.adjacent(to, city));
    let voyage = |from: &str| {
        let cities = board.on_map(|city| embarks(from, city));
        cities.iter().any(|city| !board.on_map(|other| other != city && lands(other)).is_empty())
    };
    let patriots_pay = order.price == Price::Free || board.state.resources[Faction::Patriots] > 0;
    let welcome =
        |from: &str| board.n(&PATRIOTS, to) > 0 || patriots_pay && board.n(&["continentals"], from) > 0;
    let comes = |from: &str| {
        let regulars = board.n(&["french-regulars"], from) > 0;
        from != to && regulars && welcome(from) && (board.adjacent(from, to) || voyage(from))
    };
    !board.on_map(comes).is_empty()
}

/// §3.2.3, §1.9, L34 British Regulars move to an adjacent space, or by sea between open Cities and what touches them; or
/// cubes stay where they are and look for Militia.
fn british_march(board: &Board<'_>, to: &str) -> bool {
    let ports = |id: &str| {
        board.on_map(|city| {
            board.city(city) && !board.blockaded(city) && (city == id || board.adjacent(city, id))
        })
    };
    // They embark in one City and land at another.
    let voyage = |from: &str| {
        let (embark, land) = (ports(from), ports(to));
        embark.iter().any(|city| land.iter().any(|other| other != city))
    };
    let stays = board.n(&["british-regulars", "tories"], to) > 0;
    let comes = |from: &str| {
        let regulars = board.n(&["british-regulars"], from) > 0;
        from != to && regulars && (board.adjacent(from, to) || voyage(from))
    };
    stays || !board.on_map(comes).is_empty()
}

/// §3.2.2, §1.9 The open Cities where British pieces are or Regulars can come to.
fn garrison(board: &Board<'_>) -> Vec<String> {
    // The living text knows no Garrison while FNI is 3 (L33).
    let blockades = |id: &String| board.state.spaces[Space::from_id(id).expect("a space")].squadrons;
    let fni: u8 = board.on_map(|_| true).iter().map(blockades).sum();
    if board.state.options.edition == Edition::Living && fni >= 3 {
        return Vec::new();
    }
    board.on_map(|city| {
        let comes =
            |from: &str| from != city && !board.blockaded(from) && board.n(&["british-regulars"], from) > 0;
        let reached = board.british(city) > 0 || !board.on_map(comes).is_empty();
        board.city(city) && !board.blockaded(city) && reached
    })
}

/// §3.4.4, §1.10 Provinces at Opposition with, or beside Provinces with, an Underground War Party; Dragging Canoe's raiders
/// come from two spaces away.
fn raided(board: &Board<'_>, id: &str) -> bool {
    let hidden = |from: &str| board.province(from) && board.n(&["war-parties-underground"], from) > 0;
    let canoe = board.state.leaders[Faction::Indians].leader == Leader::DraggingCanoe;
    let led = |from: &str| {
        canoe && hidden(from) && board.state.leader_space(Faction::Indians).is_some_and(|it| it.id() == from)
    };
    let from_afar = board.beside(id, |middle| board.province(middle) && board.beside(middle, led));
    board.province(id) && board.level(id) < 0 && (hidden(id) || board.beside(id, hidden) || from_afar)
}

/// §3.3.1 What may be placed or built in a Rally space.
fn rally_how(board: &Board<'_>, id: &str) -> Expected {
    let available = |name: &str| available(board, name) > 0;
    let forts = board.n(&["patriot-forts"], id);
    let mut choices = Vec::new();
    if !board.is("reserve", id) && (available("militia-underground") || elsewhere(board, &MILITIA, id)) {
        choices.push("place-militia".to_owned());
    }
    let room = board.n(&BASES, id) < 2;
    let built = available("patriot-forts") || elsewhere(board, &["patriot-forts"], id);
    if board.n(&PATRIOT_UNITS, id) >= 2 && room && built {
        choices.push("build-fort".to_owned());
    }
    let moved = board.beside(id, |from| board.n(&MILITIA, from) > 0);
    if forts > 0 && (moved || board.n(&["militia-active"], id) > 0) {
        choices.push("regroup".to_owned());
    }
    regrouping(board, choices, &["place-militia", "build-fort", "regroup"])
}

/// §3.4.1 What may be placed or built in a Gather space.
fn gather_how(board: &Board<'_>, id: &str) -> Expected {
    let mut choices = Vec::new();
    if available(board, "war-parties-underground") > 0 || elsewhere(board, &WAR_PARTIES, id) {
        choices.push("place-war-parties".to_owned());
    }
    let cornplanter = board.state.leaders[Faction::Indians].leader == Leader::Cornplanter
        && board.state.leader_space(Faction::Indians).is_some_and(|it| it.id() == id);
    let needed = if cornplanter { 1 } else { 2 };
    let village = available(board, "villages") > 0 || elsewhere(board, &["villages"], id);
    if board.n(&WAR_PARTIES, id) >= needed && board.n(&BASES, id) < 2 && village {
        choices.push("build-village".to_owned());
    }
    let moved = board.beside(id, |from| board.n(&WAR_PARTIES, from) > 0);
    if board.n(&["villages"], id) > 0 && (moved || board.n(&["war-parties-active"], id) > 0) {
        choices.push("regroup".to_owned());
    }
    regrouping(board, choices, &["place-war-parties", "build-village", "regroup"])
}

/// The living text has nothing move twice in a Rally or Gather (L177): once some have moved, that choice is not compared.
fn regrouping(board: &Board<'_>, mut choices: Vec<String>, kinds: &'static [&'static str]) -> Expected {
    let moved = board.state.executing.is_some_and(|order| !order.regrouped.is_empty());
    if board.state.options.edition == Edition::Living && moved {
        choices.retain(|choice| choice != "regroup");
        return Expected { choices, kind: Kind::Named(&kinds[..2]) };
    }
    Expected { choices, kind: Kind::Named(kinds) }
}

/// §1.4.1 Who has none Available may take one from elsewhere on the map, or an Active one from there to hide it.
fn elsewhere(board: &Board<'_>, kinds: &[&str], id: &str) -> bool {
    let taken = |from: &str| {
        let hides = kinds.iter().any(|kind| kind.ends_with("-active") && board.n(&[kind], from) > 0);
        board.n(kinds, from) > 0 && (from != id || hides)
    };
    !board.on_map(taken).is_empty()
}

fn available(board: &Board<'_>, name: &str) -> u8 {
    let piece = liberty_or_death::pieces::Piece::ALL.into_iter().find(|piece| piece.id() == name);
    board.state.available[piece.expect("a piece") as usize]
}
