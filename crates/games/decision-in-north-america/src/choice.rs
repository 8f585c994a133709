//! The choices of the game and their notation.

use tricorne_kernel::{Message, Role, Target, buttons, choices, msg};

use crate::ids::{Kind, Leader, Marker, Place, Region};
use crate::pack::{Facts, PlaceKind};

/// All choices of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A place, `boston`.
    Place(Place),
    /// A region, `region/canada`.
    Region(Region),
    /// A leader, `leader/washington`.
    Leader(Leader),
    /// A unit of a kind, `unit/british-regular`.
    Unit(Kind),
    /// A disrupted unit of a kind, `disrupted/british-regular`.
    Disrupted(Kind),
    /// A unit of a kind in a place, `unit/british-regular@boston`.
    UnitAt(Kind, Place),
    /// A campaign marker, `marker/spy`.
    Marker(Marker),
    /// A button, `done`.
    Button(Button),
    /// A number.
    Number(i32),
}

choices!(Choice: Place Region Leader Marker Button);

impl From<Kind> for Choice {
    fn from(kind: Kind) -> Choice {
        Choice::Unit(kind)
    }
}

buttons! {
    /// Choices that are no things.
    Button {
        Done "done" key!("dina-button-done") Done,
        Stop "stop" key!("dina-button-stop") Done,
        Pass "pass" key!("dina-button-pass") Pass,
        PassPhase "pass-phase" key!("dina-button-pass-phase") Pass,
        Yes "yes" key!("dina-button-yes") Yes,
        No "no" key!("dina-button-no") No,
        Accept "accept" key!("dina-button-accept") Yes,
        Decline "decline" key!("dina-button-decline") No,
        All "all" key!("dina-button-all"),
        None "none" key!("dina-button-none") No,
        BuyMarker "buy-marker" key!("dina-button-buy-marker"),
        BuyLeader "buy-leader" key!("dina-button-buy-leader"),
        BuyPartisan "buy-partisan" key!("dina-button-buy-partisan"),
        BuyFortress "buy-fortress" key!("dina-button-buy-fortress"),
        Upgrade "upgrade" key!("dina-button-upgrade"),
        Split "split" key!("dina-button-split"),
        Join "join" key!("dina-button-join"),
        Arrange "arrange" key!("dina-button-arrange"),
        ByLand "by-land" key!("dina-button-by-land"),
        BySea "by-sea" key!("dina-button-by-sea"),
        DropOff "drop-off" key!("dina-button-drop-off"),
        Fire "fire" key!("dina-button-fire"),
        Retreat "retreat" key!("dina-button-retreat"),
        Attack "attack" key!("dina-button-attack") Yes,
        Wait "wait" key!("dina-button-wait") Pass,
        OfferHonors "offer-honors" key!("dina-button-offer-honors"),
        AtTroops "at-troops" key!("dina-button-at-troops"),
        AtFleet "at-fleet" key!("dina-button-at-fleet"),
        Progress "progress" key!("dina-button-progress"),
        Loyalty "loyalty" key!("dina-button-loyalty"),
        Europe "europe" key!("dina-button-europe"),
        EnemyHand "enemy-hand" key!("dina-button-enemy-hand"),
    }
}

/// A place, a town with its value, marked where they are not certain.
pub fn place_label(facts: &Facts, place: Place) -> Message {
    let it = facts.place(place);
    if it.value > 0 {
        msg!("dina-choice-town", place = place, value = it.value, mark = it.basis)
    } else {
        msg!("dina-choice-place", place = place, mark = it.basis)
    }
}

/// A leader with his value, marked where it is not certain.
pub fn leader_label(facts: &Facts, leader: Leader) -> Message {
    let it = facts.leader(leader);
    msg!("dina-choice-leader", leader = leader, value = it.value, mark = it.basis)
}

impl tricorne_kernel::Choice for Choice {
    type Facts = Facts;

    fn notation(&self, facts: &Facts) -> String {
        let place = |it: Place| facts.id(Place::LIST, it.index());
        let kind = |it: Kind| facts.id(Kind::LIST, it.index());
        match *self {
            Choice::Place(it) => place(it).to_owned(),
            Choice::Region(it) => format!("region/{}", facts.id(Region::LIST, it.index())),
            Choice::Leader(it) => format!("leader/{}", facts.id(Leader::LIST, it.index())),
            Choice::Unit(it) => format!("unit/{}", kind(it)),
            Choice::Disrupted(it) => format!("disrupted/{}", kind(it)),
            Choice::UnitAt(it, at) => format!("unit/{}@{}", kind(it), place(at)),
            Choice::Marker(it) => format!("marker/{}", facts.id(Marker::LIST, it.index())),
            Choice::Button(it) => it.id().to_owned(),
            Choice::Number(number) => number.to_string(),
        }
    }

    fn parse(notation: &str, facts: &Facts) -> Option<Choice> {
        if let Ok(number) = notation.parse() {
            return Some(Choice::Number(number));
        }
        let Some((what, id)) = notation.split_once('/') else {
            let button = Button::from_id(notation).map(Choice::Button);
            return button
                .or_else(|| facts.find(Place::LIST, notation).map(|at| Choice::Place(Place::at(at))));
        };
        let find = |list, id| facts.find(list, id);
        match what {
            "region" => find(Region::LIST, id).map(|at| Choice::Region(Region::at(at))),
            "leader" => find(Leader::LIST, id).map(|at| Choice::Leader(Leader::at(at))),
            "marker" => find(Marker::LIST, id).map(|at| Choice::Marker(Marker::at(at))),
            "disrupted" => find(Kind::LIST, id).map(|at| Choice::Disrupted(Kind::at(at))),
            "unit" => match id.split_once('@') {
                Some((kind, place)) => {
                    let kind = Kind::at(find(Kind::LIST, kind)?);
                    Some(Choice::UnitAt(kind, Place::at(find(Place::LIST, place)?)))
                }
                None => find(Kind::LIST, id).map(|at| Choice::Unit(Kind::at(at))),
            },
            _ => None,
        }
    }

    fn label(&self, facts: &Facts) -> Message {
        match *self {
            Choice::Place(place) => place_label(facts, place),
            Choice::Region(region) => msg!("dina-choice-region", region = region),
            Choice::Leader(leader) => leader_label(facts, leader),
            Choice::Unit(unit) => msg!("dina-choice-unit", unit = unit),
            Choice::Disrupted(unit) => msg!("dina-choice-disrupted", unit = unit),
            Choice::UnitAt(unit, place) => msg!("dina-choice-unit-at", unit = unit, place = place),
            Choice::Marker(marker) => msg!("dina-choice-marker", marker = marker),
            Choice::Button(button) => button.name().into(),
            Choice::Number(number) => msg!("tricorne-number", number = number),
        }
    }

    fn target(&self, facts: &Facts) -> Target {
        let place = |it: Place| facts.id(Place::LIST, it.index()).to_owned().into();
        match *self {
            Choice::Place(it) => match facts.place(it).what {
                PlaceKind::Box(..) => Target::Box { name: place(it) },
                PlaceKind::Locale(_) | PlaceKind::Sea | PlaceKind::Aboard(_) => {
                    Target::Space { space: place(it) }
                }
            },
            Choice::Leader(it) => Target::Unit { unit: facts.id(Leader::LIST, it.index()).to_owned().into() },
            Choice::Unit(it) | Choice::Disrupted(it) => {
                Target::Unit { unit: facts.id(Kind::LIST, it.index()).to_owned().into() }
            }
            Choice::UnitAt(it, at) => {
                Target::Piece { space: place(at), piece: facts.id(Kind::LIST, it.index()).to_owned().into() }
            }
            Choice::Region(_) => Target::Button { role: Role::Choose },
            Choice::Marker(it) => Target::Card { card: u16::from(it.0) + 1 },
            Choice::Button(button) => Target::Button { role: button.role() },
            Choice::Number(number) => Target::Number { number },
        }
    }

    fn number(number: i32) -> Choice {
        Choice::Number(number)
    }
}
