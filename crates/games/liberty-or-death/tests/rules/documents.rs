//! Positions as documents: they lead back to the same position, and every fault is named by its field.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::setup::SCENARIOS;
use liberty_or_death::state::State;
use serde_json::{Value, json};
use tricorne_kernel::{Chance, Deck, Game, Position, Setup, Table, own_facts};

fn document() -> Value {
    let setup = Setup { scenario: "1778-short".to_owned(), ..Setup::default() };
    LibertyOrDeath::write_state(&LibertyOrDeath::begin(&setup, &()).unwrap(), &())
}

/// §2.1 The start of every scenario, and what comes after some play, is written down and read back the same.
#[test]
fn round_trip() {
    for scenario in SCENARIOS {
        let setup = Setup { scenario: scenario.id.to_owned(), ..Setup::default() };
        let mut table =
            Table::<LibertyOrDeath>::new(&own_facts::<LibertyOrDeath>(), setup, Chance::seeded(11)).unwrap();
        table.run().unwrap();
        let mut rng = 3_usize;
        while table.answers() < 120
            && let Some(asked) = table.questions().first()
        {
            let document = LibertyOrDeath::write_state(table.state(), &());
            let again = LibertyOrDeath::read_state(document, &()).unwrap();
            let midst = table.state();
            let again = State { executing: midst.executing, playing: midst.playing, ..again };
            assert_eq!(again, *midst);
            rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (seat, position) = (asked.seat, (rng >> 33) % asked.choices.len());
            table.answer_at(seat, position).unwrap();
        }
    }
}

/// Spaces and counts of nothing may be left out.
#[test]
fn what_may_be_left_out() {
    let mut document = document();
    let full = LibertyOrDeath::read_state(document.clone(), &()).unwrap();
    for field in ["options", "unavailable", "casualties", "squadrons_unavailable"] {
        document.as_object_mut().unwrap().remove(field);
    }
    assert_eq!(LibertyOrDeath::read_state(document, &()).unwrap().spaces, full.spaces);
}

/// A change to a document, as a path and the new value; null takes the field away.
type Change = (&'static str, Value);

/// What an error must say, and the changes that earn it.
fn faulty() -> Vec<(&'static str, Vec<Change>)> {
    let moved = |path: &'static str, count: u8, off: &'static str, left: u8| {
        vec![(path, json!(count)), (off, json!(left))]
    };
    vec![
        ("missing field `cbc`", vec![("cbc", Value::Null)]),
        ("unknown field `colour`", vec![("colour", json!("red"))]),
        ("field \"scenario\": unknown variant `1777`", vec![("scenario", json!("1777"))]),
        ("unknown variant `atlantis`", vec![("spaces.atlantis", json!({}))]),
        ("unknown field `villages`", vec![("spaces.virginia", json!({"villages": 1}))]),
        ("unknown variant `cavalry`", vec![("available.cavalry", json!(1))]),
        (
            "field \"spaces.virginia.support\": unknown variant `fervent`",
            vec![("spaces.virginia", json!({"support": "fervent"}))],
        ),
        ("leaders: french are missing", vec![("leaders.french", Value::Null)]),
        ("resources: indians are missing", vec![("resources.indians", Value::Null)]),
        ("strokes: british stand twice", vec![("strokes", json!(["british", "british"]))]),
        ("british-regulars: 26 in all, but there are 25", vec![("available.british-regulars", json!(8))]),
        (
            "militia-underground: 14 in all, but there are 15",
            vec![("available.militia-underground", json!(0))],
        ),
        ("tories: 272 in all", vec![("available.tories", json!(255))]),
        ("squadrons: 5 in all, but there are 3", vec![("squadrons_unavailable", json!(2))]),
        (
            "unavailable.continentals: this kind is never Unavailable",
            moved("unavailable.continentals", 11, "available.continentals", 0),
        ),
        (
            "casualties.villages: only cubes stay in the Casualties box",
            moved("casualties.villages", 6, "available.villages", 0),
        ),
        (
            "available.war-parties-active: off the map it counts as Underground",
            moved("available.war-parties-active", 8, "available.war-parties-underground", 0),
        ),
        (
            "spaces.virginia: more than two Forts and Villages",
            moved("spaces.virginia.pieces.villages", 3, "available.villages", 3),
        ),
        (
            "spaces.norfolk: Indian pieces in a City",
            moved("spaces.norfolk.pieces.villages", 1, "available.villages", 5),
        ),
        (
            "spaces.west-indies: only Regulars, British Forts and Squadrons may be there",
            moved("spaces.west-indies.pieces.tories", 1, "available.tories", 7),
        ),
        (
            "spaces.west-indies: not in play before the Treaty of Alliance",
            vec![
                ("treaty", json!(false)),
                ("spaces.west-indies.pieces", json!({"british-regulars": 7})),
                ("available.british-regulars", json!(0)),
                ("available.french-regulars", json!(11)),
            ],
        ),
        ("French Regulars before the Treaty of Alliance", vec![("treaty", json!(false))]),
        (
            "spaces.quebec: Support or Opposition without Population",
            vec![("spaces.quebec.support", json!("passive-support"))],
        ),
        (
            "spaces.virginia: no Squadron or Blockade may be there now",
            moved("spaces.virginia.squadrons", 1, "spaces.west-indies.squadrons", 2),
        ),
        ("spaces.west-indies: markers in the West Indies", vec![("spaces.west-indies.raids", json!(1))]),
        ("leaders.british: Brant is no Leader of theirs", vec![("leaders.british.leader", json!("brant"))]),
        (
            "leaders.patriots: not in the West Indies",
            vec![("leaders.patriots.place", json!({"at": "west-indies"}))],
        ),
        ("leaders.indians: not in a City", vec![("leaders.indians.place", json!({"at": "boston"}))]),
        ("leaders.french: not on the map before the Treaty of Alliance", vec![("treaty", json!(false))]),
        ("resources.patriots: more than 50", vec![("resources.patriots", json!(51))]),
        (
            "field \"resources.patriots\": invalid value: integer `300`",
            vec![("resources.patriots", json!(300))],
        ),
        ("field \"crc\": invalid value: integer `-1`", vec![("crc", json!(-1))]),
        ("propaganda: more than 12 markers", vec![("spaces.virginia.propaganda", json!(13))]),
        (
            "raids: more than 12 markers",
            vec![("spaces.virginia.raids", json!(12)), ("spaces.georgia.raids", json!(255))],
        ),
        ("treaty_card: the Treaty of Alliance was played", vec![("treaty_card", json!(true))]),
        ("cards.current: card 9 lies open but is not among those seen", vec![("cards.current", json!(9))]),
        (
            "cards.on_deck: card 105 is not of the deck",
            vec![("cards.on_deck", json!(105)), ("cards.seen", json!([105]))],
        ),
        (
            "cards: the same card is in play and on deck",
            vec![("cards.on_deck", json!(9)), ("cards.current", json!(9)), ("cards.seen", json!([9]))],
        ),
        ("cards.seen: 109 is no card of the deck", vec![("cards.seen", json!([109]))]),
        ("cards.seen: there is no card 110", vec![("cards.seen", json!([110]))]),
        ("cards.seen: card 9 stands twice", vec![("cards.seen", json!([9, 9]))]),
        ("cards.seen: too few Events are left to draw", vec![("cards.seen", Value::from_iter(1..=96))]),
        (
            "cards.seen: too few Winter Quarters cards are left to draw",
            vec![("cards.seen", Value::from_iter(97..=104))],
        ),
        ("cards.campaign: there are 3 Campaigns", vec![("cards.campaign", json!(4))]),
        ("cards.drawn: a pile has 11 cards", vec![("cards.drawn", json!(12))]),
        ("cards.winters: there are 3 Winter Quarters Rounds", vec![("cards.winters", json!(4))]),
        ("field \"sequence.phase\": unknown variant `summer`", vec![("sequence.phase", json!("summer"))]),
    ]
}

fn change(document: &mut Value, path: &str, value: Value) {
    let mut at = document;
    let (way, field) = path.rsplit_once('.').unwrap_or(("", path));
    for part in way.split('.').filter(|part| !part.is_empty()) {
        at = at.as_object_mut().unwrap().entry(part).or_insert(json!({}));
    }
    match value {
        Value::Null => at.as_object_mut().unwrap().remove(field),
        value => at.as_object_mut().unwrap().insert(field.to_owned(), value),
    };
}

/// §2.1 Every kind of fault has its own error.
#[test]
fn faults_are_named() {
    for (error, changes) in faulty() {
        let mut document = document();
        for (path, value) in changes {
            change(&mut document, path, value);
        }
        match LibertyOrDeath::read_state(document, &()) {
            Ok(_) => panic!("taken, but should be refused: {error}"),
            Err(found) => assert!(found.contains(error), "{error:?} is expected, found: {found}"),
        }
    }
}

/// §2.1 All faults are told at once, each at its field and with words for people.
#[test]
fn every_fault_has_its_field() {
    let mut document = document();
    for (path, value) in [
        ("resources.patriots", json!(51)),
        ("spaces.quebec.support", json!("passive-support")),
        ("leaders.indians.place", json!({"at": "boston"})),
    ] {
        change(&mut document, path, value);
    }
    let flaws = LibertyOrDeath::check_document(document.clone(), &()).unwrap_err();
    let fields: Vec<&str> = flaws.iter().map(|flaw| flaw.field.as_str()).collect();
    assert_eq!(fields, ["spaces.quebec", "leaders.indians", "resources.patriots"]);
    assert!(flaws.iter().all(|flaw| flaw.message.is_some()), "{flaws:?}");
    change(&mut document, "cbc", json!("many"));
    let [flaw] = &LibertyOrDeath::check_document(document, &()).unwrap_err()[..] else { panic!("one fault") };
    assert!(flaw.field.is_empty() && flaw.text.contains("cbc"), "{flaw}");
}

/// §2.1 A position is played under its own options: a set-up that names others is refused, option by option. What the set-up
/// leaves open is the position's.
#[test]
fn a_setup_that_contradicts_its_position_is_refused() {
    let position = || Position { state: document(), answers: Vec::new() };
    let begin = |setup: Setup| {
        Table::<LibertyOrDeath>::from_position(
            &own_facts::<LibertyOrDeath>(),
            setup,
            Chance::Asked,
            position(),
        )
    };
    let setup = Setup { scenario: "1778-short".to_owned(), ..Setup::default() };
    let agreeing = setup.clone().with("edition", "printed").with("players", "four").with("french", "player");
    assert!(begin(setup.clone()).is_ok() && begin(agreeing).is_ok());
    let wrong = [
        ("edition", "living", "printed"),
        ("deck", "mixed", "periods"),
        ("winter-is-coming", "yes", "no"),
        ("players", "two", "four"),
        ("french", "non-player", "player"),
        ("difficulty", "high", "normal"),
    ];
    for (option, value, has) in wrong {
        let error = begin(setup.clone().with(option, value)).expect_err(option).to_string();
        assert_eq!(error, format!("option {option} is {value:?}, but the position has {has:?}"));
    }
    let both = setup.with("edition", "living").with("players", "two");
    assert_eq!(begin(both).expect_err("two options").0.len(), 2);
}

/// §2.1 A deck that is laid out beforehand holds the cards of its set-up, each once. A wrong one is refused by its number.
#[test]
fn an_impossible_deck_is_refused() {
    let deal = |setup: Setup, cards: &[u16]| {
        let facts = own_facts::<LibertyOrDeath>();
        let mut table = Table::<LibertyOrDeath>::new(&facts, setup, Chance::Asked).unwrap();
        table.deal(Deck::new(cards.iter().copied())).map_err(|error| error.to_string())
    };
    let short = || Setup { scenario: "1778-short".to_owned(), ..Setup::default() };
    assert_eq!(deal(short(), &[3, 97, 52]), Ok(()));
    for card in [0, 105, 109, 110, 300] {
        let error = deal(short(), &[3, card]).unwrap_err();
        assert_eq!(error, format!("deck: there is no card {card} in liberty-or-death under this set-up"));
    }
    assert_eq!(deal(short(), &[3, 97, 3]).unwrap_err(), "deck: card 3 is there twice");
    // 1778 has no Campaign of 1775 or 1776, unless all Events are mixed.
    assert!(deal(short(), &[2]).unwrap_err().contains("no card 2 "));
    assert_eq!(deal(short().with("deck", "mixed"), &[2]), Ok(()));
}
