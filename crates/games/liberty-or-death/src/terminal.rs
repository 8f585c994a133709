//! The board for a terminal: the map space by space, the tracks and boxes, and the cards, in 100 columns and any
//! language. Codes and signs stand for pieces and levels, and a legend explains them; nothing depends on colour.

use std::ops::{Deref, DerefMut};

use tricorne_kernel::{Key, Page, Words, key, msg};

use crate::cards::CardNumber;
use crate::events;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::setup;
use crate::state::{Level, Pieces, State, Whereabouts};
use crate::words::Button;

/// The whole board.
pub fn board(state: &State, words: &dyn Words) -> String {
    let mut board = Board { state, page: Page::new(words) };
    board.map();
    board.boxes();
    board.tracks();
    board.cards();
    board.legend();
    board.page.text()
}

/// Where the columns of the map begin and end.
struct Columns {
    abbreviation: usize,
    name: usize,
    population: usize,
    level: usize,
    control: usize,
}

struct Board<'a> {
    state: &'a State,
    page: Page<'a>,
}

impl<'a> Deref for Board<'a> {
    type Target = Page<'a>;
    fn deref(&self) -> &Page<'a> {
        &self.page
    }
}

impl DerefMut for Board<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.page
    }
}

impl Board<'_> {
    /// `Label: one, two, three`, or `Label: none`.
    fn list(&mut self, label: Key, items: &[String], separator: &str) {
        let none = [self.name(key!("lod-board-none"))];
        let head = format!("{}: ", self.name(label));
        self.items(&head, if items.is_empty() { &none } else { items }, separator);
    }

    /// §1.3.1 The spaces, by kind.
    fn map(&mut self) {
        let columns = self.columns();
        let groups = [
            (key!("lod-board-cities"), SpaceSet::CITIES),
            (key!("lod-board-colonies"), SpaceSet::COLONIES),
            (key!("lod-board-reserves"), SpaceSet::RESERVES),
            (Space::WestIndies.name(), SpaceSet::of(Space::WestIndies)),
        ];
        for (at, (title, spaces)) in groups.into_iter().enumerate() {
            let title = self.name(title);
            if at == 0 {
                self.title_and_heads(&title, &columns);
            } else {
                self.line(&title);
            }
            for space in spaces.iter() {
                self.space(space, &columns);
            }
        }
        self.line("");
    }

    fn columns(&self) -> Columns {
        let widest = |keys: &mut dyn Iterator<Item = Key>| {
            keys.map(|key| self.name(key).chars().count()).max().unwrap_or_default()
        };
        let control = [Faction::British.name(), Side::Rebellion.name(), key!("lod-board-control")];
        let title = widest(&mut [key!("lod-board-cities")].into_iter());
        let abbreviation = widest(&mut Space::ALL.into_iter().map(Space::abbreviation));
        let name = widest(&mut Space::ALL.into_iter().map(Space::name));
        Columns {
            abbreviation,
            name: name.max(title.saturating_sub(abbreviation + 1)),
            population: widest(&mut [key!("lod-board-population")].into_iter()),
            level: widest(&mut [key!("lod-board-level")].into_iter()).max(2),
            control: widest(&mut control.into_iter()),
        }
    }

    fn title_and_heads(&mut self, title: &str, columns: &Columns) {
        let first = columns.abbreviation + 1 + columns.name;
        let heads = [
            (self.name(key!("lod-board-population")), columns.population),
            (self.name(key!("lod-board-level")), columns.level),
            (self.name(key!("lod-board-control")), columns.control),
        ];
        let [(population, p), (level, l), (control, c)] = heads;
        let pieces = self.name(key!("lod-board-pieces"));
        self.line(&format!("{title:first$} {population:>p$} {level:<l$} {control:<c$} {pieces}"));
    }

    /// One space: abbreviation, name, Population, level, Control; then pieces, markers and Leaders.
    fn space(&mut self, space: Space, columns: &Columns) {
        let &Columns { abbreviation: a, name: n, population: p, level: l, control: c } = columns;
        let (abbreviation, name) = (self.name(space.abbreviation()), self.name(space.name()));
        let level = if space.population() > 0 { sign(self.state.level(space)) } else { "" };
        let control = match self.state.control(space) {
            Some(Side::Royalist) => self.name(Faction::British.name()),
            Some(Side::Rebellion) => self.name(Side::Rebellion.name()),
            None => String::new(),
        };
        let population = space.population();
        let head = format!("{abbreviation:a$} {name:n$} {population:>p$} {level:<l$} {control:<c$} ");
        let here = &self.state.spaces[space];
        let ships = if space == Space::WestIndies { SQUADRON } else { BLOCKADE };
        let mut items = self.coded(&here.pieces);
        for (marker, count) in [(PROPAGANDA, here.propaganda), (RAID, here.raids), (ships, here.squadrons)] {
            items.extend(self.marker(marker, count));
        }
        items.extend(self.leaders(Whereabouts::At(space)));
        self.items(&head, &items, " ");
    }

    /// Pieces as codes with their numbers.
    fn coded(&self, pieces: &Pieces) -> Vec<String> {
        let present = Piece::ALL.into_iter().filter(|&piece| pieces[piece as usize] > 0);
        present.map(|piece| format!("{}{}", self.name(code(piece)), pieces[piece as usize])).collect()
    }

    fn marker(&self, marker: (Key, Key), count: u8) -> Option<String> {
        (count > 0).then(|| format!("{}{count}", self.name(marker.0)))
    }

    fn leaders(&self, place: Whereabouts) -> Vec<String> {
        let there = Faction::ALL.into_iter().filter(|&faction| self.state.leaders[faction].place == place);
        there.map(|faction| self.name(self.state.leaders[faction].leader.name())).collect()
    }

    fn factions(&self, test: impl Fn(Faction) -> bool) -> Vec<String> {
        Faction::ALL.into_iter().filter(|&it| test(it)).map(|faction| self.name(faction.name())).collect()
    }

    /// §1.3.9, §1.4.1, §1.6.4 What is off the map.
    fn boxes(&mut self) {
        let mut available = self.coded(&self.state.available);
        available.extend(self.leaders(Whereabouts::Available));
        let mut unavailable = self.coded(&self.state.unavailable);
        unavailable.extend(self.marker(SQUADRON, self.state.squadrons_unavailable));
        let casualties = self.coded(&self.state.casualties);
        self.list(key!("lod-board-available"), &available, " ");
        self.list(key!("lod-board-unavailable"), &unavailable, " ");
        self.list(key!("lod-board-casualties"), &casualties, " ");
    }

    /// §1.6.3, §1.6.4, §1.8, §1.9, §2.3.9 The tracks.
    fn tracks(&mut self) {
        let state = self.state;
        let resources =
            |faction: Faction| format!("{} {}", self.name(faction.name()), state.resources[faction]);
        self.list(key!("lod-board-resources"), &Faction::ALL.map(resources), ", ");
        let (support, opposition) = (state.total_support(), state.total_opposition());
        let (preparations, fni) = (state.french_preparations(), state.fni());
        let treaty = match state.treaty {
            true => key!("lod-board-treaty-played"),
            false => key!("lod-board-treaty-not-played"),
        };
        let tracks = [
            self.say(msg!("lod-board-totals", support = support, opposition = opposition)),
            self.say(msg!("lod-board-casualty-tracks", cbc = state.cbc, crc = state.crc)),
            self.say(msg!("lod-board-french-tracks", fni = fni, preparations = preparations)),
            self.name(treaty),
        ];
        self.items("", &tracks, "; ");
    }

    /// §2.0 The cards that lie open, who may act in which order, and how far the game is.
    fn cards(&mut self) {
        let state = self.state;
        let cards = &state.cards;
        let campaigns = setup::campaigns(state.scenario).len() as u8;
        let campaign = (cards.campaign + 1).min(campaigns);
        let strokes = self.factions(|faction| state.strokes[faction]);
        self.list(key!("lod-board-strokes"), &strokes, ", ");
        let course = msg!(
            "lod-board-campaign",
            campaign = campaign,
            campaigns = campaigns,
            drawn = cards.drawn,
            winters = cards.winters
        );
        let course = self.say(course);
        self.line(&course);
        for (label, card) in
            [(key!("lod-board-in-play"), cards.current), (key!("lod-board-on-deck"), cards.on_deck)]
        {
            self.card(label, card);
            if card == cards.current {
                self.texts(card);
            }
        }
        let order = cards.current.and_then(|card| card.card().event).map_or(Faction::ALL, |it| it.order);
        let standing = order
            .map(|faction| format!("{} {}", self.name(faction.name()), self.name(standing(state, faction))));
        self.list(key!("lod-board-order"), &standing, ", ");
    }

    fn card(&mut self, label: Key, card: Option<CardNumber>) {
        let parts: Vec<String> = card
            .into_iter()
            .flat_map(|card| {
                let title = self.say(msg!("lod-card", number = card.get(), title = card.title()));
                let order = card.card().event.map(|it| it.order.map(|it| self.name(it.name())).join(" "));
                [Some(title), order.map(|order| format!("({order})"))]
            })
            .flatten()
            .collect();
        self.list(label, &parts, " ");
    }

    /// §5.2 What the sides of an Event card say.
    fn texts(&mut self, card: Option<CardNumber>) {
        let Some(sides) = card.and_then(events::sides) else { return };
        let unshaded = (Button::Unshaded, Some(sides.unshaded));
        for (word, side) in [unshaded, (Button::Shaded, sides.shaded)] {
            let Some(side) = side else { continue };
            let head = match sides.shaded {
                Some(_) => format!("  {}: ", self.name(word.name())),
                None => "  ".to_owned(),
            };
            let text: Vec<String> = self.name(side.text).split(' ').map(str::to_owned).collect();
            self.items(&head, &text, " ");
        }
    }

    /// What codes and signs mean.
    fn legend(&mut self) {
        let levels = Level::ALL.iter().rev();
        let levels: Vec<String> =
            levels.map(|&level| format!("{} {}", sign(level), self.name(level.name()))).collect();
        let pieces = Piece::ALL.into_iter().map(|piece| (code(piece), piece.name()));
        let markers = [PROPAGANDA, RAID, BLOCKADE, SQUADRON].into_iter();
        let codes: Vec<String> =
            pieces.chain(markers).map(|it| format!("{} {}", self.name(it.0), self.name(it.1))).collect();
        self.line("");
        self.list(key!("lod-board-level"), &levels, ", ");
        self.list(key!("lod-board-pieces"), &codes, ", ");
    }
}

/// The code and the name of each marker.
const PROPAGANDA: (Key, Key) = (key!("lod-code-propaganda"), key!("lod-marker-propaganda"));
const RAID: (Key, Key) = (key!("lod-code-raid"), key!("lod-marker-raid"));
const BLOCKADE: (Key, Key) = (key!("lod-code-blockade"), key!("lod-marker-blockade"));
const SQUADRON: (Key, Key) = (key!("lod-code-squadron"), key!("lod-name-squadrons"));

/// The code of a kind of piece.
const fn code(piece: Piece) -> Key {
    match piece {
        Piece::BritishRegulars => key!("lod-code-british-regulars"),
        Piece::Tories => key!("lod-code-tories"),
        Piece::BritishForts => key!("lod-code-british-forts"),
        Piece::Continentals => key!("lod-code-continentals"),
        Piece::MilitiaUnderground => key!("lod-code-militia-underground"),
        Piece::MilitiaActive => key!("lod-code-militia-active"),
        Piece::PatriotForts => key!("lod-code-patriot-forts"),
        Piece::WarPartiesUnderground => key!("lod-code-war-parties-underground"),
        Piece::WarPartiesActive => key!("lod-code-war-parties-active"),
        Piece::Villages => key!("lod-code-villages"),
        Piece::FrenchRegulars => key!("lod-code-french-regulars"),
    }
}

/// The sign of a level.
const fn sign(level: Level) -> &'static str {
    match level {
        Level::ActiveSupport => "++",
        Level::PassiveSupport => "+",
        Level::Neutral => "0",
        Level::PassiveOpposition => "-",
        Level::ActiveOpposition => "--",
    }
}

/// §2.3 What a Faction may still do, or did, on this card.
fn standing(state: &State, faction: Faction) -> Key {
    let sequence = &state.sequence;
    if sequence.acted[faction] {
        key!("lod-board-acted")
    } else if sequence.passed[faction] {
        key!("lod-board-passed")
    } else if sequence.eligible[faction] {
        key!("lod-board-eligible")
    } else {
        key!("lod-board-ineligible")
    }
}
