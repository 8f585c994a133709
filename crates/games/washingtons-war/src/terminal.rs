//! The board for a terminal of 100 columns, in any language.

use tricorne_card_driven::Road;
use tricorne_card_driven::terminal::{Drawing, Terms};
use tricorne_kernel::{Words, key, msg};

use crate::WashingtonsWar;
use crate::map::Space;
use crate::pieces::{BySide, General, Named};
use crate::state::{Navy, Phase};
use crate::view::View;

/// The whole board.
pub fn board(view: &View<'_>, words: &dyn Words) -> String {
    let (open, facts) = (view.open, view.facts);
    let mut page = Drawing::new(open, facts, &TERMS, words);
    page.map(|colony| open.control(facts, colony), |space| kind(view, space), road);
    tracks(&mut page, view);
    page.boxes(|it: General| {
        format!("{}-{}-{}", it.strategy(facts), it.battle(facts), it.own(facts).agility)
    });
    page.cards(view.deck, &view.hands, |side, count| {
        let (queued, sent) = (open.queued(facts, side), open.reinforcement_cards[side].len());
        msg!("ww-board-hand", side = side.name(), count = count, queued = queued, sent = sent)
    });
    page.legend();
    page.text()
}

/// §2.1, §12.3 The signs of a space: port or fortified port, winter quarters, blockaded.
fn kind(view: &View<'_>, space: Space) -> String {
    let facts = view.facts;
    let kind = match (facts.fortified.contains(space), space.is_port(facts)) {
        (true, _) => "f",
        (false, true) => "p",
        (false, false) => " ",
    };
    let winter = if space.is_winter_quarters(facts) { "w" } else { " " };
    let blockaded = if view.open.blockaded(facts).contains(space) { "#" } else { " " };
    format!("{kind}{winter}{blockaded}")
}

/// §7.3.D, §7.4.D The sign of a line.
fn road(road: &Road<WashingtonsWar>) -> &'static str {
    match (road.only, road.cost) {
        (Some(_), _) => "!",
        (None, 1) => "",
        (None, _) => "~",
    }
}

/// §5.0, §9.41, §12.1, §13.2 The tracks.
fn tracks(page: &mut Drawing<'_, WashingtonsWar>, view: &View<'_>) {
    let (open, facts) = (view.open, view.facts);
    page.year(open.phase == Phase::Impulse);
    let navy = match open.navy {
        Navy::France => page.name(key!("ww-board-navy-france")),
        Navy::Away => page.name(key!("ww-board-navy-away")),
        Navy::Zone(zone) => page.say(msg!("ww-board-navy", zone = zone)),
    };
    let alliance = match open.allied() {
        true => page.name(key!("ww-board-allied")),
        false => page.say(msg!("ww-board-alliance", at = open.alliance, end = facts.tables.alliance_at)),
    };
    let colonies = page.colonies(|side| open.colonies(facts, side));
    let tracks = [colonies, alliance, page.regulars(), page.congress(), navy, page.war_ends()];
    page.items("", &tracks, "; ");
}

/// What the board calls things.
const TERMS: Terms<WashingtonsWar> = Terms {
    none: key!("ww-board-none"),
    nobody: key!("ww-board-nobody"),
    codes: [key!("ww-code-american"), key!("ww-code-french"), key!("ww-code-british")],
    congress_code: key!("ww-code-congress"),
    year: |year| msg!("ww-board-year", year = year),
    to_play: |side| msg!("ww-board-to-play", side = side.name()),
    colonies: |american, british| msg!("ww-board-colonies", american = american, british = british),
    regulars: key!("ww-board-regulars"),
    no_regulars: key!("ww-board-no-regulars"),
    congress: |space| msg!("ww-board-congress", space = space),
    dispersed: key!("ww-board-congress-dispersed"),
    war_goes_on: key!("ww-board-war-goes-on"),
    cus: |count| msg!("ww-board-cus", count = count),
    boxes: BySide { american: key!("ww-board-american-box"), british: key!("ww-board-british-box") },
    french_box: key!("ww-board-french-box"),
    captured: key!("ww-board-captured"),
    on_map: key!("ww-board-on-map"),
    deck: |deck, discards| msg!("ww-board-deck", deck = deck, discards = discards),
    discards: key!("ww-board-discards"),
    removed: key!("ww-board-removed"),
    legend: key!("ww-board-legend"),
    marks: key!("ww-board-marks"),
};
