"""Tables: what is asked, what is answered, and what is known."""

from __future__ import annotations

import pickle

import pytest
from conftest import play_randomly

import tricorne
from tricorne import Table, Turn


def test_a_question_says_who_decides_what_by_which_rule():
    question = Table("liberty-or-death", seed=3).question
    assert question.seat in {"british", "patriots", "indians", "french"}
    assert question.rule and question.name and question.text
    assert [choice.index for choice in question.choices] == list(range(len(question.choices)))
    assert all(choice.notation and choice.text and choice.target["kind"] for choice in question.choices)


def test_random_games_end(game):
    table = Table(game, seed=1)
    play_randomly(table, 1_000_000)
    assert table.is_over and table.question is None and table.seat is None
    outcome = table.outcome
    assert set(outcome.winners) <= set(table.seats)
    assert {outcome.reward(seat) for seat in table.seats} <= {-1.0, 0.0, 1.0}


def test_answers_by_place_and_by_notation_are_the_same():
    one, other = Table("we-the-people", seed=5), Table("we-the-people", seed=5)
    for _ in range(30):
        notation = one.question.choices[0].notation
        one.answer(0)
        other.answer(notation, other.seat)
    assert one.record() == other.record()


def test_the_same_seed_gives_the_same_game(game):
    def record(seed: int) -> str:
        table = Table(game, seed=seed)
        play_randomly(table, 60)
        return table.record()

    assert record(4) == record(4)
    assert record(4) != record(5)


def test_a_record_leads_to_the_same_point(game):
    table = Table(game, seed=2)
    play_randomly(table, 40)
    again = Table.load(table.record())
    assert again.question == table.question
    assert again.view("referee") == table.view("referee")


def test_a_seat_sees_its_own_hand_and_not_the_other():
    table = Table("washingtons-war", seed=1)
    while table.view("american")["hands"]["american"]["size"] == 0:
        table.answer(0)
    hands = table.view("american")["hands"]
    assert "cards" in hands["american"] and "cards" not in hands["british"]
    assert table.record("american") != table.record()


def test_the_journal_tells_what_happened():
    table = Table("liberty-or-death", seed=3)
    play_randomly(table, 30)
    journal = table.journal()
    assert journal and all(entry.text and entry.rule for entry in journal)
    assert table.journal(since=len(journal) - 1) == journal[-1:]


def test_a_table_without_a_journal_plays_the_same_game():
    one, other = Table("liberty-or-death", seed=3), Table("liberty-or-death", seed=3, journal=False)
    play_randomly(one, 60)
    play_randomly(other, 60)
    assert one.record() == other.record() and one.journal() and len(other.journal()) < len(one.journal())


def test_words_come_in_italian_too():
    one = Table("liberty-or-death", seed=3).question.text
    other = Table("liberty-or-death", seed=3, language="it").question.text
    assert one != other


def test_a_position_begins_a_new_game():
    table = Table("we-the-people", seed=8)
    play_randomly(table, 25)
    other = Table("we-the-people", position=table.position(), seed=9)
    assert other.question.seat == table.question.seat
    assert other.question.notations == table.question.notations


def test_a_fork_goes_its_own_way():
    table = Table("decision-in-north-america", seed=8)
    fork = table.fork()
    before = table.answers
    play_randomly(fork, 10)
    assert table.answers == before < fork.answers


def test_an_answer_is_taken_back():
    table = Table("liberty-or-death", seed=3)
    before, seat = table.question, table.seat
    table.answer(before.choices[0].notation)
    assert table.question != before
    assert table.undo(seat) == before.choices[0].notation
    assert table.question == before


def test_bots_play_by_name():
    table = Table("we-the-people", seats={"american": "steady", "british": "random"}, seed=1)
    assert table.is_over and table.players == {"american": "steady", "british": "random"}


def test_advice_has_reasons():
    table = Table("washingtons-war", seed=1)
    notation, reasons = table.advise(table.seat, "steady")
    assert notation in table.question.notations
    assert isinstance(reasons, list)


def test_a_python_function_plays_a_seat():
    seen = []

    def first(turn: Turn) -> int:
        seen.append((turn.seat, turn.question.seat, turn.view() == turn.table.view(turn.seat)))
        assert len(turn.actions()) == len(turn.question.choices)
        return 0

    table = Table("ferry-town", seats={"north": first, "east": "random", "south": "random", "west": "random"})
    assert table.is_over and seen
    assert all(seat == asked == "north" and same for seat, asked, same in seen)
    assert table.players["north"] == "first"


def test_a_function_may_take_a_seat_later_and_leave_it():
    table = Table("ferry-town", scenario="two")
    table.seat_agent("east", lambda turn: turn.question.choices[-1].notation)
    assert table.seat == "north"
    table.seat_agent("east", None)
    table.answer(0)
    assert table.seat == "east"


def test_what_a_function_raises_comes_out():
    def fails(turn: Turn) -> int:
        raise LookupError("no idea")

    with pytest.raises(LookupError, match="no idea"):
        Table("ferry-town", seats={"north": fails})


def test_dice_are_asked_with_their_odds():
    table = Table("ferry-town", scenario="two", chance="asked")
    assert table.seat == "chance"
    question = table.question
    assert len(question.odds) == len(question.choices)
    assert sum(question.odds) == pytest.approx(1)


def test_a_determinized_game_looks_the_same_to_its_viewer():
    table = Table("washingtons-war", seed=1)
    play_randomly(table, 20)
    nodes = [table.determinize("american", seed) for seed in range(8)]
    assert all(node.view("american") == table.view("american") for node in nodes)
    assert any(node.view("referee") != table.view("referee") for node in nodes)


def test_nodes_look_ahead():
    node = Table("we-the-people", seed=4).node()
    copy = node.copy()
    copy.answer(0, seed=1)
    assert copy.hash != node.hash
    assert set(copy.play_out(["random"], 7)) <= {"american", "british"}
    assert copy.is_over and not node.is_over


def test_tables_are_pickled():
    table = Table("liberty-or-death", seed=3)
    play_randomly(table, 20)
    again = pickle.loads(pickle.dumps(table))
    assert again.record() == table.record()
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(Table("ferry-town", seats={"north": lambda turn: 0}))


def test_games_say_what_they_offer(game):
    info = tricorne.game_info(game)
    assert info["game"] == game and info["scenarios"] and info["agents"]
