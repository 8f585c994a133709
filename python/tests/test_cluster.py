"""Ray: two nodes on this machine, one of them killed on the way."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
import time
import _thread
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster
from test_readme import CLUSTER_BLOCKS, run

import tricorne
from tricorne import Option, Results, SetupError, Standing, Table, cluster

LIMIT = 60
"""After how many seconds a test is interrupted."""


@pytest.fixture(autouse=True)
def limit():
    """No test hangs: an interruption ends work on a cluster, with what is done so far."""
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.alarm(LIMIT)
    yield
    assert signal.alarm(0), f"interrupted after {LIMIT} seconds"


@pytest.fixture(scope="module")
def head():
    """A node with a core, which misses others soon."""
    quick = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 6}
    machines = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, "_system_config": quick}
    )
    ray.init(address=machines.address, log_to_driver=False)
    yield machines
    ray.shutdown()
    machines.shutdown()


@pytest.fixture
def second(head):
    """Another node with a core."""
    node = head.add_node(num_cpus=1)
    yield node
    if node in head.worker_nodes:
        head.remove_node(node)


class Terminal(io.StringIO):
    """A terminal on which something happens when the bar has been drawn so many times."""

    def __init__(self, happens: Callable[[], object], at: int = 1) -> None:
        super().__init__()
        self._happens, self._at, self._drawn = happens, at, 0

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._drawn += text.startswith("\r")
        if self._drawn == self._at:
            self._at = 0
            self._happens()
        return super().write(text)


def bars(terminal: io.StringIO) -> list[str]:
    """What the bar said, from the first time on."""
    return [line.split("█")[-1].strip() for line in terminal.getvalue().split("\r")[1:]]


TABLE = Table("ferry-town", scenario="two", seed=2)

WORK = {
    "simulation": (
        lambda games, **where: cluster.simulate("decision-in-north-america", games=games, seed=9, batch=20, **where),
        lambda games: tricorne.simulate("decision-in-north-america", games=games, seed=9),
    ),
    "arena": (
        lambda games, **where: cluster.arena("we-the-people", "steady", "random", rounds=games, batch=2, **where),
        lambda games: tricorne.arena("we-the-people", "steady", "random", rounds=games),
    ),
    "analysis": (
        lambda games, **where: cluster.analyse(TABLE, games=games, batch=20, **where),
        lambda games: tricorne.analyse(TABLE, games=games),
    ),
}
"""What is done on all machines, and the same in one process."""
GAMES = {"simulation": 400, "arena": 40, "analysis": 400}
"""How much of it is some twenty batches for each choice."""


@pytest.fixture(params=WORK)
def work(request: pytest.FixtureRequest) -> str:
    """Every kind of work in turn."""
    return request.param


def same(one: Results | Standing | list[Option], other: Results | Standing | list[Option]) -> bool:
    if not isinstance(one, Results):
        return one == other
    return all(
        np.array_equal(column, other.columns[name], equal_nan=column.dtype.kind == "f")
        for name, column in one.columns.items()
    )


def done(result: Results | Standing | list[Option]) -> int:
    """How many games or rounds there are."""
    if isinstance(result, Standing):
        return len(result.rounds)
    return sum(option.games for option in result) if isinstance(result, list) else len(result)


def busy(node: str, sign: Path) -> Callable[[cluster.Task], cluster.Task]:
    """Makes tasks of which one keeps that node at work until it is lost. It writes its process to the sign, for which all
    others wait.
    """

    def wrap(task: cluster.Task) -> cluster.Task:
        def wrapped() -> object:
            end = time.monotonic() + LIMIT / 2
            if ray.get_runtime_context().get_node_id() == node:
                sign.write_text(str(os.getpid()))
                while time.monotonic() < end:
                    task()
                raise TimeoutError("the node at work was not lost")
            while not sign.read_text():
                if time.monotonic() > end:
                    raise TimeoutError("the node to be lost had no work")
                time.sleep(0.01)
            return task()

        return wrapped

    return wrap


def lose(head: Cluster, node: ray.cluster_utils.Node, worker: int) -> None:
    """Kills a node and its worker, which might live long enough to hand in its batch."""
    node.all_processes["raylet"][0].process.kill()
    os.kill(worker, signal.SIGKILL)
    head.remove_node(node, allow_graceful=False)


def test_a_machine_that_is_lost_changes_nothing(head, second, work, monkeypatch, tmp_path):
    there, here = WORK[work]
    sign = tmp_path / "sign"
    sign.touch()
    wrap, run_tasks = busy(second.node_id, sign), cluster._done
    monkeypatch.setattr(
        cluster, "_done", lambda tasks, *how: run_tasks([(wrap(task), count) for task, count in tasks], *how)
    )
    terminal = Terminal(lambda: lose(head, second, int(sign.read_text())), at=2)
    monkeypatch.setattr(sys, "stderr", terminal)
    result = there(GAMES[work])
    assert second not in head.worker_nodes, bars(terminal)
    assert same(result, here(GAMES[work])), bars(terminal)
    total = done(result)
    assert bars(terminal)[-1] == f"{total} of {total} {'rounds' if work == 'arena' else 'games'}"


def test_an_interruption_keeps_what_was_done(head, work, monkeypatch):
    there, here = WORK[work]
    monkeypatch.setattr(sys, "stderr", Terminal(lambda: signal.raise_signal(signal.SIGINT), at=3))
    result, games = there(GAMES[work]), GAMES[work]
    assert done(result) == 3 * (games // 20)
    if isinstance(result, Results):
        played = result.columns["game"]
        assert not result.complete
        assert same(result, Results({name: column[played] for name, column in here(games).columns.items()}, games))


def test_an_interruption_does_not_wait_for_a_batch(head):
    threading.Timer(1.0, _thread.interrupt_main).start()
    result = cluster.simulate("liberty-or-death", seats="np", games=1_000_000, batch=1_000_000)
    assert len(result) == 0 and result.seats and not result.complete
    # The machine is free again.
    assert cluster.simulate("ferry-town", games=10).complete


def test_wrong_work_goes_to_no_machine():
    with pytest.raises(SetupError, match="no agent"):
        cluster.simulate("ferry-town", seats="steady")
    with pytest.raises(SetupError, match="no agent"):
        cluster.arena("ferry-town", "steady", "random")


def test_no_bar_is_drawn_where_nobody_looks(head, monkeypatch):
    terminal = Terminal(lambda: None)
    monkeypatch.setattr(sys, "stderr", terminal)
    cluster.simulate("ferry-town", games=10, progress=False)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    cluster.simulate("ferry-town", games=10)
    assert terminal.getvalue() == sys.stderr.getvalue() == ""


@pytest.mark.parametrize("block", CLUSTER_BLOCKS)
def test_the_readme_runs(head, block, monkeypatch):
    ray.shutdown()
    monkeypatch.setenv("RAY_ADDRESS", head.address)
    run(block)
    assert ray.is_initialized()
