"""Ray: two nodes on this machine, one of them killed on the way."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster

import tricorne
from tricorne import Table, cluster


@pytest.fixture(scope="module")
def machines():
    """Two nodes with a core each."""
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = machines.add_node(num_cpus=1)
    ray.init(address=machines.address, log_to_driver=False)
    yield machines, second
    ray.shutdown()
    machines.shutdown()


def same(one: tricorne.Results, other: tricorne.Results) -> bool:
    return all(
        np.array_equal(column, other.columns[name], equal_nan=column.dtype.kind == "f")
        for name, column in one.columns.items()
    )


def test_work_on_many_machines_equals_that_of_one_process(machines):
    setup = {"seats": "random", "seed": 5}
    assert same(cluster.simulate("ferry-town", games=200, batch=40, **setup), tricorne.simulate("ferry-town", games=200, **setup))
    standing = cluster.arena("ferry-town", "random", "random", rounds=6, batch=2, scenario="two")
    assert standing == tricorne.arena("ferry-town", "random", "random", rounds=6, scenario="two")
    table = Table("ferry-town", scenario="two", seed=2)
    assert cluster.analyse(table, games=20, batch=7) == tricorne.analyse(table, games=20)


def test_a_machine_that_is_lost_changes_nothing(machines):
    both, second = machines
    here = tricorne.simulate("decision-in-north-america", games=4000, seed=9)
    lost = threading.Timer(0.3, lambda: both.remove_node(second, allow_graceful=False))
    lost.start()
    there = cluster.simulate("decision-in-north-america", games=4000, seed=9, batch=10)
    assert not lost.is_alive(), "all was done before the machine was lost"
    assert there.complete and same(there, here)
    assert not second.any_processes_alive()
