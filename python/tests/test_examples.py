"""The examples run, and README.md tells what their pictures show."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest
from PIL import Image

HOME = Path(__file__).parents[1]
EXAMPLES = {
    "opening_commands": ["--games", "2"],
    "train_policy": ["--rounds", "1", "--games", "1"],
}
"""Every example, with a small setting."""


def described(picture: Path) -> str:
    """The figures that an example wrote into its picture."""
    with Image.open(picture) as image:
        return image.text["Description"]


def test_every_example_is_tested():
    assert {example.stem for example in (HOME / "examples").glob("*.py")} == set(EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, tmp_path, monkeypatch, capsys):
    picture = tmp_path / "picture.png"
    monkeypatch.setattr(sys, "argv", [example, *EXAMPLES[example], "--picture", str(picture)])
    runpy.run_path(str(HOME / "examples" / f"{example}.py"), run_name="__main__")
    last = described(picture).removeprefix("from ").split(" to ")[-1]
    assert last in capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_readme_tells_what_the_picture_shows(example):
    readme = " ".join((HOME / "README.md").read_text(encoding="utf-8").split())
    assert described(HOME / "examples" / f"{example.replace('_', '-')}.png") in readme
