"""README.md, word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
BLOCKS = [block for block in re.findall(r"\n\n((?:    .*\n|\n(?=    ))+)", README) if re.search(r"^    (from|import) ", block)]
CLUSTER_BLOCKS = [block for block in BLOCKS if "ray" in block]
"""What test_cluster runs, on its machines."""


def run(block: str) -> None:
    """Runs code of README.md with fewer games."""
    code = re.sub(r"^    ", "", block, flags=re.MULTILINE).replace("range(1000)", "range(10)").replace("10_000", "100")
    exec(compile(code, "README.md", "exec"), {})


def test_every_kind_of_use_is_shown():
    assert len(BLOCKS) == 4 and len(CLUSTER_BLOCKS) == 1


@pytest.mark.parametrize("block", [block for block in BLOCKS if block not in CLUSTER_BLOCKS])
def test_the_code_runs(block):
    run(block)
