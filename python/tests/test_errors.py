"""Bad input raises an exception that says what is wrong; nothing changes, and nothing aborts."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

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
    analyse,
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
    busy = 0
    # A busy machine may give this thread no time before the bot is done.
    while not busy:
        thinking = threading.Thread(target=lambda: table.advise(seat, "gentle"))
        thinking.start()
        while thinking.is_alive():
            try:
                table.seat
            except BusyError as error:
                assert "another thread" in str(error)
                busy += 1
        thinking.join()
    assert table.seat == seat


def test_a_function_cannot_answer_behind_the_tables_back():
    def meddles(turn):
        turn.table.answer(0)
        return 0

    with pytest.raises(BusyError, match="return the answer"):
        Table("ferry-town", seats={"north": meddles})


def in_a_thread(work):
    """What work gives or raises in another thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def test_tables_answer_in_any_thread():
    table = Table("ferry-town", scenario="two")
    in_a_thread(lambda: table.answer(0))
    assert table.seat == "east"
    tables = VectorTables("ferry-town", 4, threads=2)
    in_a_thread(lambda: tables.answer(np.zeros(4, dtype=int)))
    alone = VectorTables("ferry-town", 4, threads=1)
    alone.answer(np.zeros(4, dtype=int))
    assert np.array_equal(tables.observations, alone.observations)
    with pytest.raises(Refused, match="table 0"):
        in_a_thread(lambda: tables.answer(np.full(4, 99)))


@pytest.mark.parametrize("threads", [1, 2])
def test_tables_that_are_being_stepped_say_so(threads):
    tables = VectorTables("liberty-or-death", 200, seats=dict.fromkeys(["indians", "french"], "np"), threads=threads)
    stepped, busy, until = [], [], time.monotonic() + 20

    def step() -> None:
        while (len(stepped) < 4 or not busy) and time.monotonic() < until:
            try:
                tables.answer(np.zeros(200, dtype=int))
                stepped.append(1)
            except BusyError as error:
                busy.append(str(error))
                time.sleep(0.001)

    with ThreadPoolExecutor(2) as both:
        for ended in [both.submit(step), both.submit(step)]:
            ended.result()
    assert busy and all("another thread" in why for why in busy)
    tables.answer(np.zeros(200, dtype=int))


def test_an_array_of_the_tables_may_hold_the_answers():
    tables, other = VectorTables("ferry-town", 4), VectorTables("ferry-town", 4)
    tables.counts[:] = 0
    tables.answer(tables.counts)
    other.answer([0, 0, 0, 0])
    assert np.array_equal(tables.counts, other.counts)


def test_wrong_answers_to_vectors_change_nothing():
    tables = VectorTables("ferry-town", 4)
    before = [tables.record(at) for at in range(4)], tables.observations.copy()
    with pytest.raises(SetupError, match="each of 4 tables"):
        tables.answer(np.zeros(3, dtype=int))
    for wrong in (np.zeros(4), [0, 0, 0.5, 0], ["t"] * 4, None):
        with pytest.raises(TypeError, match="whole numbers"):
            tables.answer(wrong)
    with pytest.raises(TypeError):
        tables.answer(np.zeros((4, 1), dtype=int))
    for number in (99, -1):
        with pytest.raises(Refused, match="table 2") as refused:
            tables.answer([0, 0, number, 0])
        with pytest.raises(Refused, match="table 2"):
            tables.step([int(np.flatnonzero(mask)[0]) for mask in tables.action_mask[:2]] + [number, number])
    seat = tables.seat_names[tables.seats[2]]
    assert (refused.value.code, refused.value.seat, refused.value.table) == ("illegal-choice", seat, 2)
    assert refused.value.rule
    assert [tables.record(at) for at in range(4)] == before[0] and np.array_equal(tables.observations, before[1])
    tables.answer([0, 0, 0, 0])


def test_wrong_vectors_are_refused():
    with pytest.raises(SetupError, match="a seat without a bot"):
        VectorTables("ferry-town", 1, scenario="two", seats={"north": "random", "east": "random"})
    with pytest.raises(SetupError, match="there must be a table"):
        VectorTables("ferry-town", 0)
    with pytest.raises(SetupError, match="no option"):
        VectorTables("ferry-town", 1, options={"fast": "yes"})
    with pytest.raises(SetupError, match="no agent"):
        VectorTables("ferry-town", 1, seats={"north": "nobody"})
    with pytest.raises((MemoryError, ValueError)):
        VectorTables("ferry-town", 10**15)
    tables = VectorTables("ferry-town", 2)
    with pytest.raises(SetupError, match="no table 2"):
        tables.record(2)
    tables.rewards = tables.rewards[:1]
    with pytest.raises(SetupError, match="numbers where 8 are due"):
        tables.answer([0, 0])


def test_wrong_rows_are_refused():
    table = Table("ferry-town")
    with pytest.raises(SetupError, match="another game"):
        table.observe(encoding("we-the-people"), "north", None)
    with pytest.raises(SetupError, match="room for 3"):
        table.observation("north", np.zeros(3, dtype=np.float32))
    size = encoding("ferry-town").observation_size
    with pytest.raises(TypeError):
        table.observation("north", np.zeros(size))
    locked = np.zeros(size, dtype=np.float32)
    locked.flags.writeable = False
    with pytest.raises(TypeError, match="writeable"):
        table.observation("north", locked)


def test_wrong_players_are_refused():
    with pytest.raises(TypeError, match="north is played by"):
        Table("ferry-town", seats={"north": 5})
    for returned in (None, 1.5, -1):
        with pytest.raises((TypeError, OverflowError)):
            Table("ferry-town", seats={"north": lambda turn, returned=returned: returned})
    with pytest.raises(Refused, match="number 99"):
        Table("ferry-town", seats={"north": lambda turn: 99})
    table = Table("ferry-town")
    with pytest.raises(SetupError, match="no agent"):
        table.seat_agent("north", "nobody")
    with pytest.raises(SetupError, match="for chance"):
        table.seat_agent("chance", "random")
    with pytest.raises(SetupError, match="no agent"):
        table.advise("north", "nobody")


def test_wrong_nodes_are_refused():
    node = Table("ferry-town").node()
    for choice in (99, "silver"):
        with pytest.raises(Refused, match="is not a choice"):
            node.answer(choice)
    with pytest.raises(SetupError, match="no agent"):
        node.play_out(["nobody"], 1)
    node.play_out(["random"], 1)
    with pytest.raises(Refused, match="over"):
        node.answer(0)


def test_wrong_analyses_are_refused():
    table = Table("ferry-town")
    with pytest.raises(Refused, match="number 99"):
        analyse(table, games=1, choices=[99])
    with pytest.raises(Refused, match="no agent"):
        analyse(table, games=1, agents="nobody")
    with pytest.raises(ValueError, match="a seat that is asked"):
        analyse(Table("ferry-town", chance="asked"), games=1)
    with pytest.raises(OverflowError):
        analyse(table, games=-1)


def test_wrong_simulations_are_refused():
    for wrong in ({"games": -1}, {"seed": -1}, {"seed": 2**64}, {"threads": -1}):
        with pytest.raises(OverflowError):
            simulate("ferry-town", **wrong)
    with pytest.raises(TypeError):
        simulate("ferry-town", games="many")
    assert simulate("ferry-town", games=0).complete
    with pytest.raises(SetupError, match="no option"):
        simulate("ferry-town", options={"fast": "yes"})
    with pytest.raises(SetupError, match="2 agents for 4 seats"):
        simulate("ferry-town", seats=["random", "random"])
    with pytest.raises(SetupError, match="no agent"):
        arena("ferry-town", "steady", "random")
    assert issubclass(SetupError, TricorneError)
