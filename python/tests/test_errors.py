"""Bad input raises an exception that says what is wrong; nothing changes, and nothing aborts."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from tricorne import (
    BusyError,
    RecordError,
    Refused,
    SetupError,
    Table,
    TricorneError,
    VectorTables,
    arena,
    encoding,
    simulate,
)


def test_a_wrong_place_names_seat_and_rule():
    table = Table("liberty-or-death", seed=3)
    before = table.record()
    with pytest.raises(Refused, match="number 999") as refused:
        table.answer(999)
    assert (refused.value.code, refused.value.seat) == ("illegal-choice", table.seat)
    assert refused.value.rule == table.question.rule
    assert table.record() == before


@pytest.mark.parametrize("choice", [-1, 2**70, 1.5, None, [0], b"0"])
def test_what_is_no_choice_is_refused(choice):
    table = Table("ferry-town", scenario="two")
    with pytest.raises((TypeError, OverflowError)):
        table.answer(choice)
    table.answer(0)


def test_a_wrong_notation_lists_the_choices():
    table = Table("ferry-town", scenario="two")
    with pytest.raises(Refused, match="there are: t"):
        table.answer("silver")


def test_a_seat_that_is_not_asked_is_refused():
    table = Table("liberty-or-death", seed=3)
    other = next(seat for seat in table.seats if seat != table.seat)
    with pytest.raises(Refused) as refused:
        table.answer(0, other)
    assert refused.value.code == "wrong-seat"
    with pytest.raises(Refused) as refused:
        table.answer(0, "spanish")
    assert refused.value.code == "no-such-seat"
    with pytest.raises(Refused):
        table.view("spanish")


def test_nothing_is_answered_once_the_game_is_over():
    table = Table("ferry-town", seats=dict.fromkeys(["north", "east", "south", "west"], "random"))
    with pytest.raises(Refused) as refused:
        table.answer(0)
    assert refused.value.code == "game-over"


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"game": "ferry-town", "scenario": "nine"}, "no scenario"),
        ({"game": "we-the-people", "options": {"fast": "yes"}}, "no option"),
        ({"game": "ferry-town", "seats": {"north": "steady"}}, "no agent"),
        ({"game": "ferry-town", "seats": {"middle": "random"}}, "no seat"),
        ({"game": "ferry-town", "chance": "loaded"}, "seeded, asked"),
        ({"game": "ferry-town", "language": "la"}, "no language"),
    ],
)
def test_a_wrong_set_up_lists_what_there_is(how, says):
    with pytest.raises(SetupError, match=says):
        Table(**how)


def test_a_foreign_record_names_the_line():
    good = Table("ferry-town", seed=1).record()
    for record in ["", "{}\n", "chess\n", good.replace("t", "q"), good[:-9], '{"tricorne":9}\n']:
        with pytest.raises((RecordError, SetupError)) as error:
            Table.load(record)
        assert str(error.value)
    line = '{"n":1,"seat":"north","choice":"silver"}\n'
    with pytest.raises(RecordError, match="line 2"):
        Table.load(good.split("\n")[0] + "\n" + line)


def test_a_broken_position_names_the_field():
    position = Table("we-the-people", seed=8).position()
    position["state"]["open"]["year"] = "soon"
    with pytest.raises(SetupError, match="year"):
        Table("we-the-people", position=position)
    with pytest.raises(RecordError, match="position"):
        Table("we-the-people", position={"nothing": 1})


def test_an_undo_without_an_answer_is_refused():
    with pytest.raises(Refused) as refused:
        Table("liberty-or-death", seed=3).undo("british")
    assert refused.value.code == "no-undo"


def test_a_table_in_use_elsewhere_says_so():
    table = Table("we-the-people", seed=1)
    seat = table.seat
    thinking = threading.Thread(target=lambda: table.advise(seat, "gentle"))
    thinking.start()
    busy = 0
    while thinking.is_alive():
        try:
            table.seat
        except BusyError as error:
            assert "another thread" in str(error)
            busy += 1
    thinking.join()
    assert busy and table.seat == seat


def test_a_function_cannot_answer_behind_the_tables_back():
    def meddles(turn):
        turn.table.answer(0)
        return 0

    with pytest.raises(BusyError, match="return the answer"):
        Table("ferry-town", seats={"north": meddles})


def test_tables_answer_in_any_thread():
    table = Table("ferry-town", scenario="two")
    thread = threading.Thread(target=table.answer, args=(0,))
    thread.start()
    thread.join()
    assert table.seat == "east"


def test_wrong_arrays_are_refused():
    tables = VectorTables("ferry-town", 4)
    with pytest.raises(SetupError, match="each of 4 tables"):
        tables.answer(np.zeros(3))
    with pytest.raises(Refused, match="table 2"):
        tables.answer(np.array([0, 0, 99, 0]))
    with pytest.raises(SetupError, match="a seat without a bot"):
        VectorTables("ferry-town", 1, scenario="two", seats={"north": "random", "east": "random"})
    with pytest.raises(SetupError, match="another game"):
        Table("ferry-town").observe(encoding("we-the-people"), "north", None)
    with pytest.raises(SetupError, match="room for 3"):
        Table("ferry-town").observation("north", np.zeros(3, dtype=np.float32))


def test_wrong_simulations_are_refused():
    with pytest.raises(SetupError, match="2 agents for 4 seats"):
        simulate("ferry-town", seats=["random", "random"])
    with pytest.raises(SetupError, match="no agent"):
        arena("ferry-town", "steady", "random")
    assert issubclass(SetupError, TricorneError)
