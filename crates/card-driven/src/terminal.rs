//! The board for a terminal: the map colony by colony, boxes, tracks and cards, in 100 columns and any language. Signs
//! stand for PC markers and kinds of space, and a legend explains them; nothing depends on colour.

use std::ops::{Deref, DerefMut};

use tricorne_kernel::{Key, Message, Page, Words};

use crate::cards::CardSet;
use crate::generals::General;
use crate::map::{Colony, Road, Space};
use crate::sides::{BySide, Nation, Side};
use crate::{Board, CardDriven, Facts, HandSeen, Place};

/// What a game's board calls things.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Terms<G: CardDriven> {
    pub none: Key,
    pub nobody: Key,
    /// A nation's combat units, shortly.
    pub codes: [Key; 3],
    pub congress_code: Key,
    pub year: fn(u16) -> Message,
    pub to_play: fn(Side) -> Message,
    /// How many the Americans have, and the British.
    pub colonies: fn(u8, u8) -> Message,
    pub regulars: Key,
    pub no_regulars: Key,
    pub congress: fn(Space<G>) -> Message,
    pub dispersed: Key,
    pub war_goes_on: Key,
    pub cus: fn(u8) -> Message,
    pub boxes: BySide<Key>,
    pub french_box: Key,
    pub captured: Key,
    pub on_map: Key,
    /// How many are in the deck, and discarded.
    pub deck: fn(usize, usize) -> Message,
    pub discards: Key,
    pub removed: Key,
    pub legend: Key,
    pub marks: Key,
}

/// A board that is being drawn.
#[derive(Debug)]
pub struct Drawing<'a, G: CardDriven> {
    page: Page<'a>,
    board: &'a Board<G>,
    facts: &'a Facts<G>,
    terms: &'a Terms<G>,
}

impl<'a, G: CardDriven> Deref for Drawing<'a, G> {
    type Target = Page<'a>;
    fn deref(&self) -> &Page<'a> {
        &self.page
    }
}

impl<'a, G: CardDriven> DerefMut for Drawing<'a, G> {
    fn deref_mut(&mut self) -> &mut Page<'a> {
        &mut self.page
    }
}

impl<'a, G: CardDriven> Drawing<'a, G> {
    /// An empty page for this board.
    pub fn new(
        board: &'a Board<G>,
        facts: &'a Facts<G>,
        terms: &'a Terms<G>,
        words: &'a dyn Words,
    ) -> Drawing<'a, G> {
        Drawing { page: Page::new(words), board, facts, terms }
    }

    /// What was drawn.
    pub fn text(self) -> String {
        self.page.text()
    }

    /// `Label: one, two, three`, or `Label: none`.
    pub fn list(&mut self, label: Key, items: &[String]) {
        let none = [self.name(self.terms.none)];
        let head = format!("{}: ", self.name(label));
        self.items(&head, if items.is_empty() { &none } else { items }, ", ");
    }

    /// The spaces, colony by colony, with the lines that leave them. The game says who controls a colony, and has its
    /// signs for kinds of space and of lines.
    pub fn map(
        &mut self,
        control: impl Fn(Colony<G>) -> Option<Side>,
        space_sign: impl Fn(Space<G>) -> String,
        road_sign: impl Fn(&Road<G>) -> &'static str,
    ) {
        let facts = self.facts;
        let widest = Space::all(facts).map(|space| self.space_name(space).chars().count()).max().unwrap_or(0);
        for colony in Colony::all(facts) {
            let control = match control(colony) {
                Some(side) => self.name(G::NAMES.side(side)),
                None => self.name(self.terms.nobody),
            };
            let colony_name = self.fact(colony);
            self.line(&format!("{colony_name} ({control})"));
            for space in colony.spaces(facts).iter() {
                let pc = match self.board.pc(space) {
                    Some(Side::American) => "A",
                    Some(Side::British) => "B",
                    None => "·",
                };
                let (name, sign) = (self.space_name(space), space_sign(space));
                let units = self.units(space).join(" ");
                let head = format!(" {pc} {name:widest$} {sign} {units:<20} ");
                let road = |road: &Road<G>| {
                    let mark = self.name(G::NAMES.mark(road.basis));
                    format!("{}{}{mark}", road_sign(road), self.fact(road.to))
                };
                let roads: Vec<String> = space.roads(facts).iter().map(road).collect();
                self.items(&head, &roads, ", ");
            }
        }
        self.line("");
    }

    fn space_name(&self, space: Space<G>) -> String {
        format!("{}{}", self.fact(space), self.name(G::NAMES.mark(space.facts(self.facts).basis)))
    }

    /// The pieces in a space.
    fn units(&self, space: Space<G>) -> Vec<String> {
        let mut units = Vec::new();
        for nation in Nation::ALL {
            let count = self.board.cus[nation as usize][space];
            if count > 0 {
                units.push(format!("{}{count}", self.name(self.terms.codes[nation as usize])));
            }
        }
        let generals = Side::BOTH
            .into_iter()
            .flat_map(|side| self.board.generals_in(self.facts, side, Place::At(space)));
        units.extend(generals.map(|general| self.fact(general)));
        if self.board.congress == Some(space) {
            units.push(self.name(self.terms.congress_code));
        }
        units
    }

    /// The year, and in the Strategy Phase whose turn it is.
    pub fn year(&mut self, strategy: bool) {
        let to_play = match strategy {
            true => self.say((self.terms.to_play)(self.board.to_play)),
            false => String::new(),
        };
        let year = self.say((self.terms.year)(self.board.year(self.facts)));
        self.line(&format!("{year} {to_play}"));
    }

    /// How many colonies each side has.
    pub fn colonies(&self, of: impl Fn(Side) -> u8) -> String {
        let [american, british] = Side::BOTH.map(of);
        self.say((self.terms.colonies)(american, british))
    }

    /// Whether the British Regulars have their advantage.
    pub fn regulars(&self) -> String {
        self.name(if self.board.regulars { self.terms.regulars } else { self.terms.no_regulars })
    }

    /// Where Congress meets.
    pub fn congress(&self) -> String {
        match self.board.congress {
            Some(space) => self.say((self.terms.congress)(space)),
            None => self.name(self.terms.dispersed),
        }
    }

    /// The card in the War Ends box.
    pub fn war_ends(&self) -> String {
        match self.board.war_ends {
            Some(card) => self.say(card.label(self.facts)),
            None => self.name(self.terms.war_goes_on),
        }
    }

    /// What is off the map, and the ratings of all generals.
    pub fn boxes(&mut self, ratings: impl Fn(General<G>) -> String) {
        let (board, facts) = (self.board, self.facts);
        let rated = |page: &Self, test: &dyn Fn(General<G>) -> bool| -> Vec<String> {
            let rated = |it: General<G>| {
                let (name, mark) = (page.fact(it), page.name(G::NAMES.mark(it.facts(facts).basis)));
                format!("{name} {}{mark}", ratings(it))
            };
            General::all(facts).filter(|&it| test(it)).map(rated).collect()
        };
        let cus = |page: &Self, count: u8| page.say((page.terms.cus)(count));
        for side in Side::BOTH {
            let waits = |it: General<G>| it.side(facts) == side && board.place(it) == Place::Reinforcements;
            let mut inside = rated(self, &waits);
            if side == Side::British {
                inside.insert(0, cus(self, board.british_box));
            }
            self.list(self.terms.boxes[side], &inside);
        }
        if board.french_box > 0 {
            let mut inside = rated(self, &|it| board.place(it) == Place::France);
            inside.insert(0, cus(self, board.french_box));
            self.list(self.terms.french_box, &inside);
        }
        let captured = rated(self, &|it| board.place(it) == Place::Captured);
        self.list(self.terms.captured, &captured);
        let on_map = rated(self, &|it| board.space_of(it).is_some());
        self.list(self.terms.on_map, &on_map);
    }

    /// The deck, the discarded events, the cards out of the game, and the hands, as far as they may be known.
    pub fn cards(
        &mut self,
        deck: usize,
        hands: &BySide<HandSeen<CardSet<G>>>,
        hand: impl Fn(Side, usize) -> Message,
    ) {
        self.line("");
        let pile = self.say((self.terms.deck)(deck, self.board.discards.len()));
        self.line(&pile);
        let events = self.board.discards.only(|card| card.ops(self.facts).is_none());
        self.titles(self.terms.discards, events);
        if !self.board.removed.is_empty() {
            self.titles(self.terms.removed, self.board.removed);
        }
        for side in Side::BOTH {
            let line = self.say(hand(side, hands[side].size));
            self.line(&line);
            for card in hands[side].cards.unwrap_or_default().iter() {
                let head = format!("  {}: ", self.say(card.label(self.facts)));
                let text = self.fact(card.text());
                if head.chars().count() > 50 {
                    self.line(&head);
                    self.paragraph("      ", &text);
                } else {
                    self.paragraph(&head, &text);
                }
            }
        }
    }

    fn titles(&mut self, label: Key, cards: CardSet<G>) {
        let titles: Vec<String> = cards.iter().map(|card| self.say(card.label(self.facts))).collect();
        self.list(label, &titles);
    }

    /// What the signs mean, and which facts are not known to be the printed ones.
    pub fn legend(&mut self) {
        self.line("");
        for key in [self.terms.legend, self.terms.marks] {
            let text = self.name(key);
            self.paragraph("", &text);
        }
    }
}
