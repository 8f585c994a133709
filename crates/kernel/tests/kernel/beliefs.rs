//! What a viewer may believe, compared with the trial of every world: see `cards::exact`.

use crate::cards::exact::{check, exact, fits, world};
use crate::cards::{Act, BLUE, Cards, Counts, KINDS, RED, State};
use tricorne_kernel::{AgentRng, Belief, Chance, Node, Players, Question, Setup, Table, Viewer, own_facts};

/// A table that begins with this deal and is given these answers.
#[track_caller]
fn table(acts: &[Act], deck: Counts, hands: [Counts; 2], answers: &[(&str, &str)]) -> Table<Cards> {
    let state = State { deck, hands, acts: acts.to_vec(), ..State::default() };
    let (facts, setup) = (own_facts::<Cards>(), Setup::of::<Cards>());
    let mut table = Table::from_state(&facts, setup, Chance::Asked, state).unwrap();
    table.run().unwrap();
    for (seat, choice) in answers {
        table.answer(seat, choice).unwrap();
    }
    table
}

/// The hand of these kinds.
fn cards(kinds: &[usize]) -> Counts {
    let mut counts = [0; KINDS];
    kinds.iter().for_each(|&kind| counts[kind] += 1);
    counts
}

/// Blue draws twice, playing a card after each draw.
const TWO_PLAYS: &[Act] = &[Act::Draw(1), Act::Play(1), Act::Draw(1), Act::Play(1), Act::Wait];

const DRAWS_AND_PLAYS: [(&str, &str); 4] =
    [("chance", "k2"), ("blue", "k2"), ("chance", "k3"), ("blue", "k4")];

#[test]
fn a_unique_card_that_is_played_was_in_the_hand_or_was_drawn() {
    let table = table(TWO_PLAYS, cards(&[2, 3, 5]), [cards(&[0]), cards(&[1, 4])], &DRAWS_AND_PLAYS);
    check("to red", &table, Viewer::Seat(RED));
    check("to a spectator", &table, Viewer::Observer);
}

/// Of copies a hand may hold several, and what was played may have come from many slots: without the correction by the
/// number of ways, worlds with many copies would come too often.
#[test]
fn copies_of_a_card_are_as_likely_as_they_should_be() {
    let deck = [2, 3, 1, 0, 0, 0];
    let answers = [("chance", "k1"), ("blue", "k1"), ("chance", "k0"), ("blue", "k1")];
    let table = table(TWO_PLAYS, deck, [cards(&[0]), cards(&[1, 2])], &answers);
    check("to red", &table, Viewer::Seat(RED));
    check("to a spectator", &table, Viewer::Observer);
}

/// Red's draws are known to red, so that nobody else can have had them; blue sees none of them.
const BOTH_DRAW: &[Act] = &[Act::Draw(1), Act::Draw(0), Act::Draw(1), Act::Draw(0), Act::Play(0), Act::Wait];

#[test]
fn what_the_viewer_draws_later_nobody_had_before() {
    let answers = [("chance", "k1"), ("chance", "k1"), ("chance", "k0"), ("chance", "k2"), ("red", "k1")];
    let copies = table(BOTH_DRAW, [2, 3, 1, 0, 0, 0], [cards(&[0]), cards(&[1, 2])], &answers);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Observer] {
        check(&format!("copies to {viewer:?}"), &copies, viewer);
    }
    let answers = [("chance", "k1"), ("chance", "k2"), ("chance", "k3"), ("chance", "k4"), ("red", "k4")];
    let unique = table(BOTH_DRAW, cards(&[1, 2, 3, 4]), [cards(&[0]), cards(&[5])], &answers);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Observer] {
        check(&format!("unique cards to {viewer:?}"), &unique, viewer);
    }
}

/// Blue puts a card away between draw and play.
const BURIES: &[Act] = &[Act::Draw(1), Act::Bury(1), Act::Play(1), Act::Bury(0), Act::Wait];

#[test]
fn secret_answers_are_any_that_leave_what_was_shown() {
    let answers = [("chance", "k1"), ("blue", "k2"), ("blue", "k1"), ("red", "k0")];
    let table = table(BURIES, [1, 3, 1, 1, 0, 0], [cards(&[0, 3]), cards(&[1, 2])], &answers);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Observer] {
        check(&format!("to {viewer:?}"), &table, viewer);
    }
}

/// Cards come off the deck for all to see, among hidden draws.
const REVEALS: &[Act] = &[Act::Draw(1), Act::Reveal, Act::Draw(1), Act::Reveal, Act::Play(1), Act::Wait];

#[test]
fn what_is_revealed_tells_what_was_left_in_the_deck() {
    let answers = [("chance", "k0"), ("chance", "k0"), ("chance", "k1"), ("chance", "k2"), ("blue", "k1")];
    let table = table(REVEALS, [2, 2, 1, 0, 0, 0], [cards(&[3]), cards(&[2])], &answers);
    check("to red", &table, Viewer::Seat(RED));
    check("to a spectator", &table, Viewer::Observer);
}

/// Blue draws for all to see and in secret, and plays twice.
const FACE_UP: &[Act] = &[Act::DrawFaceUp(1), Act::Draw(1), Act::Play(1), Act::Play(1), Act::Wait];

#[test]
fn what_was_seen_to_be_drawn_explains_what_is_played() {
    let answers = [("chance", "k0"), ("chance", "k1"), ("blue", "k0"), ("blue", "k1")];
    let unique = table(FACE_UP, cards(&[0, 1, 2, 5]), [cards(&[3]), cards(&[4])], &answers);
    check("unique cards", &unique, Viewer::Seat(RED));
    let answers = [("chance", "k0"), ("chance", "k1"), ("blue", "k0"), ("blue", "k0")];
    let copies = table(FACE_UP, [2, 2, 1, 0, 0, 0], [cards(&[3]), cards(&[0])], &answers);
    check("copies", &copies, Viewer::Seat(RED));
    check("copies, to a spectator", &copies, Viewer::Observer);
}

/// Blue draws, then both plan in secret, then blue plays.
const PLANS: &[Act] = &[Act::Draw(1), Act::Plan, Act::Play(1), Act::Wait];

const DECK: Counts = [1, 2, 1, 0, 0, 0];

#[test]
fn of_an_open_dialogue_only_who_is_done_is_known() {
    let hands = [cards(&[0, 2]), cards(&[1, 3])];
    let begun = [("chance", "k1")];
    let blue = [("blue", "2"), ("blue", "k1"), ("blue", "k3")];
    let red = [("red", "1"), ("red", "k2")];
    let after = |steps: &[&[(&'static str, &'static str)]]| {
        table(PLANS, DECK, hands, &[&begun[..], &steps.concat()].concat())
    };
    for viewer in [Viewer::Seat(RED), Viewer::Observer] {
        let fresh = exact(&after(&[]), viewer);
        check(&format!("nobody has answered, to {viewer:?}"), &after(&[]), viewer);
        check(&format!("blue has begun, to {viewer:?}"), &after(&[&blue[..2]]), viewer);
        assert_eq!(exact(&after(&[&blue[..2]]), viewer), fresh, "how far blue is, is not known");
        check(&format!("blue is done, to {viewer:?}"), &after(&[&blue]), viewer);
        check(&format!("red is done, to {viewer:?}"), &after(&[&red]), viewer);
        check(&format!("red answers after blue, to {viewer:?}"), &after(&[&blue, &red[..1]]), viewer);
        check(&format!("all are done, to {viewer:?}"), &after(&[&blue, &red]), viewer);
    }
    check("red has begun, to blue", &after(&[&red[..1], &blue[..2]]), Viewer::Seat(BLUE));
    let played = after(&[&red[..1], &blue, &red[1..], &[("blue", "k1")]]);
    check("after a dialogue, to red", &played, Viewer::Seat(RED));
}

/// A viewer's samples say nothing of what the viewer cannot know: they are the same from any world that looks the same.
#[test]
fn what_is_true_does_not_sway_the_samples() {
    let table = table(TWO_PLAYS, cards(&[2, 3, 5]), [cards(&[0]), cards(&[1, 4])], &DRAWS_AND_PLAYS);
    let samples = |belief: Belief<Cards>| {
        let mut rng = AgentRng::new(7);
        (0..50).map(|_| world(&belief.sample(&mut rng).unwrap())).collect::<Vec<_>>()
    };
    for viewer in [Viewer::Seat(RED), Viewer::Observer] {
        let from_truth = samples(table.belief(viewer));
        let mut rng = AgentRng::new(8);
        for _ in 0..10 {
            let other = table.belief(viewer).sample(&mut rng).unwrap();
            assert_eq!(samples(other.belief(viewer)), from_truth);
        }
    }
}

#[test]
fn a_referee_and_who_knows_all_see_the_truth() {
    let table = table(TWO_PLAYS, cards(&[2, 3, 5]), [cards(&[0]), cards(&[1, 4])], &DRAWS_AND_PLAYS);
    let mut rng = AgentRng::new(1);
    let truth = world(&table.node());
    for _ in 0..20 {
        assert_eq!(world(&table.belief(Viewer::Referee).sample(&mut rng).unwrap()), truth);
        let own = table.belief(Viewer::Seat(BLUE)).sample(&mut rng).unwrap();
        assert_eq!(own.start().hands[1], table.node().start().hands[1]);
        assert!(own.answers().eq(table.node().answers()), "blue knows every answer of the step");
    }
}

#[test]
fn a_world_goes_on_to_the_end() {
    let table = table(PLANS, DECK, [cards(&[0, 2]), cards(&[1, 3])], &[("chance", "k1"), ("blue", "2")]);
    let mut rng = AgentRng::new(5);
    for _ in 0..100 {
        let mut node: Node<_> = table.belief(Viewer::Seat(RED)).sample(&mut rng).unwrap();
        let mut players = Players::all(|| Box::new(crate::toy::Whimsical) as _);
        let mut chance = Chance::Random(AgentRng::new(rng.bits()));
        assert!(node.play_out(&mut players, &mut chance).is_ok());
        assert!(node.questions().is_empty());
    }
}

/// The chi-square would find a sampler that forgets how many ways lead to a world.
#[test]
#[should_panic(expected = "chi-square")]
fn a_wrong_distribution_is_found() {
    let table = table(TWO_PLAYS, [2, 3, 1, 0, 0, 0], [cards(&[0]), cards(&[1, 2])], &[("chance", "k1")]);
    let exact = exact(&table, Viewer::Seat(RED));
    let kinds = exact.len();
    let belief = table.belief(Viewer::Seat(RED));
    let mut rng = AgentRng::new(3);
    let mut twice = |asked: &Question<_>| asked.choices.len() == 1;
    fits("skewed", &exact, 400 * kinds, || {
        let first = belief.sample(&mut rng)?;
        if first.questions().iter().any(&mut twice) { Some(first) } else { belief.sample(&mut rng) }
    });
}
