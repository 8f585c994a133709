//! Sets of small things, and asking for one out of a set, a number, or something else instead.

use std::fmt;

use crate::toy::{ABC, BLUE, Pick, RED, Rules, Toy, answers, prompt, table};
use serde::{Deserialize, Serialize};
use tricorne_kernel::{Chance, Flow, Member, Set, Step};

/// A letter from `a` to `p`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Letter(char);

impl Member for Letter {
    const WHAT: &'static str = "letter";
    type Bits = u16;
    fn index(self) -> usize {
        self.0 as usize - 'a' as usize
    }
    fn at(index: usize) -> Self {
        Letter((b'a' + index as u8) as char)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Letter> for Pick {
    fn from(letter: Letter) -> Pick {
        Pick::Letter(letter.0)
    }
}

fn set(letters: &str) -> Set<Letter> {
    letters.chars().map(Letter).collect()
}

fn text(set: Set<Letter>) -> String {
    set.iter().map(|letter| letter.0).collect()
}

#[test]
fn sets_are_in_order_and_hold_each_thing_once() {
    assert_eq!((text(set("pcaac")).as_str(), set("pcaac").len()), ("acp", 3));
    assert!(Set::<Letter>::NONE.is_empty() && !set("p").is_empty());
    assert!(set("ap").contains(Letter('p')) && !set("ap").contains(Letter('b')));
}

#[test]
fn sets_are_joined_and_cut() {
    let (one, two) = (set("abc"), set("bcd"));
    assert_eq!([text(one & two), text(one | two), text(one - two)], ["bc", "abcd", "a"]);
    assert_eq!((text(one.without(Letter('b'))), text(one.only(|it| it.0 > 'a'))), ("ac".into(), "bc".into()));
    let mut changed = one;
    changed.insert(Letter('p'));
    changed.remove(Letter('a'));
    changed |= set("d");
    assert_eq!(text(changed), "bcdp");
}

/// One of more than 64 things.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wide(usize);

impl Member for Wide {
    const WHAT: &'static str = "wide";
    type Bits = u128;
    fn index(self) -> usize {
        self.0
    }
    fn at(index: usize) -> Self {
        Wide(index)
    }
}

#[test]
fn each_has_its_place() {
    assert_eq!(
        [0, 1, 2, 3].map(|place| set("pac").nth(place)),
        [Some('a'), Some('c'), Some('p'), None].map(|it| it.map(Letter))
    );
    let wide: Set<Wide> = [0, 5, 63, 64, 100, 127].map(Wide).into_iter().collect();
    for (place, member) in wide.iter().enumerate() {
        assert_eq!(wide.nth(place), Some(member));
    }
    assert_eq!((wide.nth(6), Set::<Wide>::NONE.nth(0)), (None, None));
    assert!(wide.any(|it| it.0 == 64) && !wide.any(|it| it.0 == 65));
}

/// A set is written as a list, and a list in which something stands twice is refused.
#[test]
fn sets_are_lists_in_text() {
    let written = serde_json::to_string(&set("ca")).unwrap();
    assert_eq!(written, r#"["a","c"]"#);
    assert_eq!(serde_json::from_str::<Set<Letter>>(&written).unwrap(), set("ac"));
    let error = serde_json::from_str::<Set<Letter>>(r#"["a","c","a"]"#).unwrap_err().to_string();
    assert!(error.contains("letter a stands twice"), "{error}");
}

/// Red picks out of sets and ranges, blue may choose something else instead.
#[derive(Clone, Debug)]
struct Asks;

impl Rules for Asks {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let of_two = t.pick_in(RED, prompt("1.1"), set("ca"))?;
        t.state.hear(of_two);
        let of_one = t.pick_in(RED, prompt("1.2"), set("p"))?;
        t.state.hear(of_one);
        let number = t.pick_number(RED, prompt("1.3"), 3, 5)?;
        t.state.hear(number);
        let only = t.pick_number(RED, prompt("1.4"), 7, 7)?;
        t.state.hear(only);
        for letters in ["ab", "ab", ""] {
            let chosen = t.ask_or(BLUE, prompt("1.5"), set(letters).iter(), ABC[2])?;
            t.state.hear(chosen.map_or("instead".to_owned(), |letter| letter.to_string()));
        }
        Ok(())
    }
}

/// What leaves no choice is not asked: one of one, a range of one number, something or nothing.
#[test]
fn asked_where_there_is_a_choice() {
    let mut table = table::<Asks>(Chance::Asked);
    let offered = |table: &tricorne_kernel::Table<Toy<Asks>>| -> Vec<String> {
        table.questions()[0].choices.iter().map(Pick::to_string).collect()
    };
    assert_eq!(offered(&table), ["a", "c"]);
    table.answer("red", "c").unwrap();
    assert_eq!(offered(&table), ["3", "4", "5"]);
    table.answer("red", "4").unwrap();
    assert_eq!(offered(&table), ["a", "b", "c"]);
    table.answer("blue", "b").unwrap();
    table.answer("blue", "c").unwrap();
    assert_eq!(table.state().heard, ["c", "p", "4", "7", "b", "instead", "instead"]);
    assert_eq!(answers(&table), ["red c", "red 4", "blue b", "blue c"]);
}
