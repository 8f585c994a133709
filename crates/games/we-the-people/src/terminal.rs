//! The board for a terminal: the map colony by colony, boxes, tracks and cards, in 100 columns and any language. Signs
//! stand for PC markers and kinds of space, and a legend explains them; nothing depends on colour.

use tricorne_kernel::{Key, Message, Words, key, msg};

use crate::cards::{Card, CardSet};
use crate::map::{Colony, Space};
use crate::pieces::{General, NAMES, Named, Nation, Side};
use crate::state::{Navy, Phase, Place};
use crate::view::View;

/// The columns of the terminal.
pub const WIDTH: usize = 100;

/// The whole board.
pub fn board(view: &View<'_>, words: &dyn Words) -> String {
    let mut page = Page { view, words, text: String::new() };
    page.map();
    page.tracks();
    page.boxes();
    page.fight();
    page.cards();
    page.legend();
    page.text
}

struct Page<'a> {
    view: &'a View<'a>,
    words: &'a dyn Words,
    text: String,
}

impl Page<'_> {
    fn name(&self, key: Key) -> String {
        self.words.name(key)
    }

    fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Items after a head, as many on a line as fit; further lines begin below the first item.
    fn items(&mut self, head: &str, items: &[String], separator: &str) {
        let indent = head.chars().count();
        let mut line = head.to_owned();
        let mut length = indent;
        for (at, item) in items.iter().enumerate() {
            let last = at + 1 == items.len();
            let item = if last { item.clone() } else { format!("{item}{separator}") };
            if length + item.trim_end().chars().count() > WIDTH && length > indent {
                self.line(&line);
                line = " ".repeat(indent);
                length = indent;
            }
            length += item.chars().count();
            line.push_str(&item);
        }
        self.line(&line);
    }

    /// `Label: one, two, three`, or `Label: none`.
    fn list(&mut self, label: Key, items: &[String]) {
        let none = [self.name(key!("wtp-board-none"))];
        let head = format!("{}: ", self.name(label));
        self.items(&head, if items.is_empty() { &none } else { items }, ", ");
    }

    /// §2.1 The spaces, colony by colony, with the lines that leave them.
    fn map(&mut self) {
        let widest = Space::all().map(|space| self.space_name(space).chars().count()).max().unwrap_or(0);
        for colony in Colony::all() {
            let control = match self.view.open.control(colony) {
                Some(side) => self.name(side.name()),
                None => self.name(key!("wtp-board-nobody")),
            };
            let colony_name = self.name(colony.name());
            self.line(&format!("{colony_name} ({control})"));
            for space in colony.spaces().iter() {
                self.space(space, widest);
            }
        }
        self.line("");
    }

    fn space_name(&self, space: Space) -> String {
        format!("{}{}", self.name(space.name()), self.name(NAMES.mark(space.facts().basis)))
    }

    /// One space: PC marker, name, kind, units, and where its lines lead.
    fn space(&mut self, space: Space, widest: usize) {
        let open = self.view.open;
        let pc = match open.pc(space) {
            Some(Side::American) => "A",
            Some(Side::British) => "B",
            None => "·",
        };
        let kind = if space.is_port() { "p" } else { " " };
        let winter = if space.is_winter_quarters() { "w" } else { " " };
        let navy = if open.navy_space().contains(space) { "#" } else { " " };
        let name = self.space_name(space);
        let units = self.units(space).join(" ");
        let head = format!(" {pc} {name:widest$} {kind}{winter}{navy} {units:<20} ");
        let roads: Vec<String> = space
            .roads()
            .iter()
            .map(|road| {
                let sign = if road.only.is_some() { "!" } else { "" };
                format!("{sign}{}{}", self.name(road.to.name()), self.name(NAMES.mark(road.basis)))
            })
            .collect();
        self.items(&head, &roads, ", ");
    }

    /// The pieces in a space.
    fn units(&self, space: Space) -> Vec<String> {
        let open = self.view.open;
        let mut units = Vec::new();
        for (nation, code) in [
            (Nation::American, key!("wtp-code-american")),
            (Nation::French, key!("wtp-code-french")),
            (Nation::British, key!("wtp-code-british")),
        ] {
            let count = open.cus[nation as usize][space];
            if count > 0 {
                units.push(format!("{}{count}", self.name(code)));
            }
        }
        let generals = Side::BOTH.into_iter().flat_map(|side| open.generals_in(side, Place::At(space)));
        units.extend(generals.map(|general| self.name(general.name())));
        if open.congress == Some(space) {
            units.push(self.name(key!("wtp-code-congress")));
        }
        units
    }

    /// §5.0, §6.2, §9.1, §12.0 The tracks.
    fn tracks(&mut self) {
        let open = self.view.open;
        let to_play = match open.phase {
            Phase::Strategy => self.say(msg!("wtp-board-to-play", side = open.to_play.name())),
            _ => String::new(),
        };
        let year = self.say(msg!("wtp-board-year", year = open.year()));
        self.line(&format!("{year} {to_play}"));
        let [american, british] = Side::BOTH.map(|side| open.colonies(side));
        let regulars = match open.regulars {
            true => key!("wtp-board-regulars"),
            false => key!("wtp-board-no-regulars"),
        };
        let navy = match open.navy {
            Navy::France => self.name(key!("wtp-board-navy-france")),
            Navy::Away => self.name(key!("wtp-board-navy-away")),
            Navy::At(space) => self.say(msg!("wtp-board-navy", space = space)),
        };
        let france = match (open.allied, open.european_war) {
            (_, true) => key!("wtp-board-european-war"),
            (true, false) => key!("wtp-board-allied"),
            (false, false) => key!("wtp-board-no-alliance"),
        };
        let congress = match open.congress {
            Some(space) => self.say(msg!("wtp-board-congress", space = space)),
            None => self.name(key!("wtp-board-congress-dispersed")),
        };
        let war = match open.war_ends {
            Some(card) => self.say(card.label()),
            None => self.name(key!("wtp-board-war-goes-on")),
        };
        let tracks = [
            self.say(msg!("wtp-board-colonies", american = american, british = british)),
            self.name(france),
            self.name(regulars),
            congress,
            navy,
            war,
        ];
        self.items("", &tracks, "; ");
    }

    fn ratings(&self, general: General) -> String {
        let name = self.name(general.name());
        let mark = self.name(NAMES.mark(general.facts().basis));
        format!("{name} {}-{}{mark}", general.strategy(), general.battle())
    }

    fn generals(&self, test: impl Fn(General) -> bool) -> Vec<String> {
        General::all().filter(|&it| test(it)).map(|it| self.ratings(it)).collect()
    }

    /// §7.1, §8.0 What is off the map, and the ratings of all generals.
    fn boxes(&mut self) {
        let open = self.view.open;
        for (side, label) in
            [(Side::American, key!("wtp-board-american-box")), (Side::British, key!("wtp-board-british-box"))]
        {
            let mut inside = self.generals(|it| it.side() == side && open.place(it) == Place::Reinforcements);
            if side == Side::British {
                inside.insert(0, self.say(msg!("wtp-board-cus", count = open.british_box)));
            }
            self.list(label, &inside);
        }
        if open.french_box > 0 {
            let mut inside = self.generals(|it| open.place(it) == Place::France);
            inside.insert(0, self.say(msg!("wtp-board-cus", count = open.french_box)));
            self.list(key!("wtp-board-french-box"), &inside);
        }
        self.list(key!("wtp-board-captured"), &self.generals(|it| open.place(it) == Place::Captured));
        self.list(key!("wtp-board-on-map"), &self.generals(|it| open.space_of(it).is_some()));
    }

    /// §9.1 The battle under way, and the battle cards that the viewer may know.
    fn fight(&mut self) {
        let Some(fight) = self.view.open.fight else { return };
        let attack = msg!("wtp-board-fight", space = fight.space, side = fight.attacking.name());
        let attack = self.say(attack);
        self.line(&attack);
        for side in Side::BOTH {
            let hand = self.view.battle_hands[side];
            let line = self.say(msg!("wtp-board-battle-hand", side = side.name(), count = hand.size));
            let Some(cards) = hand.cards else {
                self.line(&line);
                continue;
            };
            let tactics = cards.types().map(|it| format!("{} {}", cards.count(it), self.name(it.name())));
            let tactics: Vec<String> = tactics.collect();
            self.items(&format!("{line}: "), &tactics, ", ");
        }
    }

    fn titles(&self, cards: CardSet) -> Vec<String> {
        cards.iter().map(|card| self.say(card.label())).collect()
    }

    /// §6.0 Hands, deck, discards and reinforcement cards.
    fn cards(&mut self) {
        let open = self.view.open;
        self.line("");
        let pile = msg!("wtp-board-deck", deck = self.view.deck, discards = open.discards.len());
        let pile = self.say(pile);
        self.line(&pile);
        let events = open.discards.iter().filter(|card| card.ops().is_none()).collect();
        self.list(key!("wtp-board-discards"), &self.titles(events));
        if !open.removed.is_empty() {
            self.list(key!("wtp-board-removed"), &self.titles(open.removed));
        }
        for side in Side::BOTH {
            let size = self.view.hands[side].size;
            let sent = open.reinforcement_cards[side].len();
            let line = self.say(msg!("wtp-board-hand", side = side.name(), count = size, sent = sent));
            self.line(&line);
            for card in self.view.hands[side].cards.unwrap_or_default().iter() {
                self.card(card);
            }
        }
    }

    /// A card in hand: number, title, and what it says.
    fn card(&mut self, card: Card) {
        let head = format!("  {}: ", self.say(card.label()));
        let text = self.name(card.facts().text);
        let text: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let indented = if head.chars().count() > 50 {
            self.line(&head);
            "      ".to_owned()
        } else {
            head
        };
        self.items(&indented, &text, " ");
    }

    /// What the signs mean, and which facts are not known to be the printed ones.
    fn legend(&mut self) {
        self.line("");
        for key in [key!("wtp-board-legend"), key!("wtp-board-marks")] {
            let text: Vec<String> = self.name(key).split(' ').map(str::to_owned).collect();
            self.items("", &text, " ");
        }
    }
}
