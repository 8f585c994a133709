//! The board for a terminal of 100 columns, in any language.

use tricorne_card_driven::Road;
use tricorne_card_driven::terminal::{Drawing, Terms};
use tricorne_kernel::{Words, key, msg};

use crate::WeThePeople;
use crate::map::Space;
use crate::pieces::{BySide, General, Named, Side};
use crate::state::{Navy, Phase};
use crate::view::View;

/// The whole board.
pub fn board(view: &View<'_>, words: &dyn Words) -> String {
    let (open, facts) = (view.open, view.facts);
    let mut page = Drawing::new(open, facts, &TERMS, words);
    page.map(|colony| open.control(facts, colony), |space| kind(view, space), road);
    tracks(&mut page, view);
    page.boxes(|it: General| format!("{}-{}", it.strategy(facts), it.battle(facts)));
    fight(&mut page, view);
    page.cards(view.deck, &view.hands, |side, count| {
        let sent = open.reinforcement_cards[side].len();
        msg!("wtp-board-hand", side = side.name(), count = count, sent = sent)
    });
    page.legend();
    page.text()
}

/// §2.1 The signs of a space: port, winter quarters, French Navy.
fn kind(view: &View<'_>, space: Space) -> String {
    let facts = view.facts;
    let port = if space.is_port(facts) { "p" } else { " " };
    let winter = if space.is_winter_quarters(facts) { "w" } else { " " };
    let navy = if view.open.navy_space().contains(space) { "#" } else { " " };
    format!("{port}{winter}{navy}")
}

/// §7.1 The sign of a line.
fn road(road: &Road<WeThePeople>) -> &'static str {
    if road.only.is_some() { "!" } else { "" }
}

/// §5.0, §6.2, §9.1, §12.0 The tracks.
fn tracks(page: &mut Drawing<'_, WeThePeople>, view: &View<'_>) {
    let (open, facts) = (view.open, view.facts);
    page.year(open.phase == Phase::Strategy);
    let navy = match open.navy {
        Navy::France => page.name(key!("wtp-board-navy-france")),
        Navy::Away => page.name(key!("wtp-board-navy-away")),
        Navy::At(space) => page.say(msg!("wtp-board-navy", space = space)),
    };
    let france = match (open.allied, open.european_war) {
        (_, true) => key!("wtp-board-european-war"),
        (true, false) => key!("wtp-board-allied"),
        (false, false) => key!("wtp-board-no-alliance"),
    };
    let colonies = page.colonies(|side| open.colonies(facts, side));
    let tracks = [colonies, page.name(france), page.regulars(), page.congress(), navy, page.war_ends()];
    page.items("", &tracks, "; ");
}

/// §9.1 The battle under way, and the battle cards that the viewer may know.
fn fight(page: &mut Drawing<'_, WeThePeople>, view: &View<'_>) {
    let Some(fight) = view.open.fight else { return };
    let attack = page.say(msg!("wtp-board-fight", space = fight.space, side = fight.attacking.name()));
    page.line(&attack);
    for side in Side::BOTH {
        let hand = view.battle_hands[side];
        let line = page.say(msg!("wtp-board-battle-hand", side = side.name(), count = hand.size));
        let Some(cards) = hand.cards else {
            page.line(&line);
            continue;
        };
        let tactics = cards.types().map(|it| format!("{} {}", cards.count(it), page.fact(it)));
        let tactics: Vec<String> = tactics.collect();
        page.items(&format!("{line}: "), &tactics, ", ");
    }
}

/// What the board calls things.
const TERMS: Terms<WeThePeople> = Terms {
    none: key!("wtp-board-none"),
    nobody: key!("wtp-board-nobody"),
    codes: [key!("wtp-code-american"), key!("wtp-code-french"), key!("wtp-code-british")],
    congress_code: key!("wtp-code-congress"),
    year: |year| msg!("wtp-board-year", year = year),
    to_play: |side| msg!("wtp-board-to-play", side = side.name()),
    colonies: |american, british| msg!("wtp-board-colonies", american = american, british = british),
    regulars: key!("wtp-board-regulars"),
    no_regulars: key!("wtp-board-no-regulars"),
    congress: |space| msg!("wtp-board-congress", space = space),
    dispersed: key!("wtp-board-congress-dispersed"),
    war_goes_on: key!("wtp-board-war-goes-on"),
    cus: |count| msg!("wtp-board-cus", count = count),
    boxes: BySide { american: key!("wtp-board-american-box"), british: key!("wtp-board-british-box") },
    french_box: key!("wtp-board-french-box"),
    captured: key!("wtp-board-captured"),
    on_map: key!("wtp-board-on-map"),
    deck: |deck, discards| msg!("wtp-board-deck", deck = deck, discards = discards),
    discards: key!("wtp-board-discards"),
    removed: key!("wtp-board-removed"),
    legend: key!("wtp-board-legend"),
    marks: key!("wtp-board-marks"),
};
