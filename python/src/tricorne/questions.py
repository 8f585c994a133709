"""What a table asks and tells, as plain values."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Choice:
    """One choice of a question."""

    index: int
    """Its place in the question, which `Table.answer` takes."""
    notation: str
    """Its notation, which `Table.answer` takes too; stable over versions."""
    text: str
    """The choice in words."""
    target: dict[str, Any]
    """What it points at: a space, a piece, a card, a number or a button."""


@dataclass(frozen=True)
class Question:
    """A question that waits for its answer. Its choices are all that is legal."""

    seat: str
    """Who decides; "chance" for dice and draws."""
    name: str
    """The name of the prompt, which stays when words change."""
    args: dict[str, Any]
    """The arguments of the prompt."""
    text: str
    """The prompt in words."""
    rule: str
    """The section of the rulebook."""
    choices: tuple[Choice, ...]
    odds: tuple[float, ...] = ()
    """For chance: how likely each choice is."""
    only: str | None = None
    """The only seat that may know the answer, where it is secret."""
    rolled_for: str | None = None
    """The seat whose bot rolls on its way to an answer."""
    in_dialogue: bool = False
    """Whether the seat answers in secret, at the same time as others."""

    @property
    def notations(self) -> list[str]:
        """The notations of the choices."""
        return [choice.notation for choice in self.choices]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[str, ...]
    """Who won; several may win together, and nobody wins a draw."""
    scores: dict[str, int]
    """The score, margin or rank of each seat, where the game has one."""
    text: str
    """The end in words."""

    def reward(self, seat: str) -> float:
        """1 for a winner, -1 for a loser, 0 where nobody won."""
        if not self.winners:
            return 0.0
        return 1.0 if seat in self.winners else -1.0


@dataclass(frozen=True)
class JournalEntry:
    """One sentence of the story."""

    at: int
    """How many answers had been given."""
    rule: str
    key: str
    """The key of the message, for programs."""
    text: str
    args: dict[str, Any] = field(default_factory=dict)
    only: str | None = None
    """The only seat that may read it, where it is secret."""


def read_question(text: str) -> Question:
    """The question of a reply."""
    return _question(json.loads(text))


def read_questions(text: str) -> list[Question]:
    """The questions of a reply."""
    return [_question(it) for it in json.loads(text)]


def read_outcome(text: str) -> Outcome:
    """The outcome of a reply."""
    it = json.loads(text)
    return Outcome(tuple(it["winners"]), it["scores"], it["message"]["text"])


def read_journal(text: str) -> list[JournalEntry]:
    """The journal of a reply."""
    return [
        JournalEntry(it["at"], it["rule"], it["key"], it["text"], it.get("args", {}), it.get("only"))
        for it in json.loads(text)
    ]


def _question(it: dict[str, Any]) -> Question:
    prompt = it["prompt"]
    choices = tuple(
        Choice(index, choice["choice"], choice["label"]["text"], choice["target"])
        for index, choice in enumerate(it["choices"])
    )
    return Question(
        seat=it["seat"],
        name=prompt["name"],
        args=prompt.get("args", {}),
        text=prompt["text"],
        rule=it["rule"],
        choices=choices,
        odds=odds_of(it["seat"], it.get("odds", []), len(choices)),
        only=it.get("only"),
        rolled_for=it.get("rolled_for"),
        in_dialogue=it.get("in_dialogue", False),
    )


def odds_of(seat: str | None, weights: list[int], choices: int) -> tuple[float, ...]:
    """How likely each choice of chance is; nothing for other seats."""
    if seat != "chance":
        return ()
    weights = weights or [1] * choices
    total = sum(weights)
    return tuple(weight / total for weight in weights)
