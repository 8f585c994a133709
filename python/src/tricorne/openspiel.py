"""OpenSpiel: every game as one of `pyspiel`'s Python games, named `tricorne_` and the game's name.

    import pyspiel
    import tricorne.openspiel
    game = pyspiel.load_game("tricorne_we_the_people")

Actions, those of chance too, are the numbers of choices in the game's `Encoding`. Every die and draw is a chance node with its
true odds. Returns are 1 for winners, -1 for losers, 0 where nobody won. Parameters: `scenario`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from tricorne import _tricorne
from tricorne.encoding import encoding
from tricorne.questions import odds_of
from tricorne.table import Table

__all__ = ["TricorneGame", "TricorneState", "load", "name_of"]

_MOST_ANSWERS = 1_000_000
_PRIVATE = pyspiel.PrivateInfoType
_WHOLE = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=_PRIVATE.SINGLE_PLAYER
)


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return "tricorne_" + game.replace("-", "_")


def load(game: str, scenario: str = "") -> pyspiel.Game:
    """A game of ours as a game of OpenSpiel's."""
    return pyspiel.load_game(name_of(game), {"scenario": scenario})


class TricorneGame(pyspiel.Game):
    """A game as OpenSpiel knows games; each of ours is a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.numbers = encoding(self.name)
        self.start = Table(self.name, scenario=params.get("scenario") or None, chance="asked")
        self.players = list(self.start.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=self.numbers.actions,
            num_players=len(self.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_MOST_ANSWERS,
        )
        kind = _type_of(self.name)
        self.hides = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TricorneState:
        return TricorneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"observations have no parameters; got {params}")
        return _Observer(self, iig_obs_type or _WHOLE)


class TricorneState(pyspiel.State):
    """A point of a game as OpenSpiel knows states."""

    def __init__(self, game: TricorneGame) -> None:
        super().__init__(game)
        self._name = game.name
        self._players = game.players
        self._point = game.start.fork()
        self._known: dict[str, str] = {}
        """What a resampled state has from before, by player: its table has no history."""

    def current_player(self) -> int:
        seat = self._point.seat
        if seat is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == "chance" else self._players.index(seat)

    def _offered(self) -> list[int]:
        return self._point.offered(encoding(self._name)).tolist()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._offered())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        offered = self._offered()
        return sorted(zip(offered, odds_of("chance", self._point.odds, len(offered)), strict=True))

    def _apply_action(self, action: int) -> None:
        offered = self._offered()
        if action not in offered:
            raise _tricorne.Refused(f"action {action} is not offered to {self._point.seat}")
        place = offered.index(action)
        for player, known in self._known.items():
            self._known[player] = f"{known}\n{self._point.seat} {self._point.notations[place]}"
        self._point.answer(place)

    def _action_to_string(self, player: int, action: int) -> str:
        return _notations(self._name)[action]

    def is_terminal(self) -> bool:
        return self._point.is_over

    def returns(self) -> list[float]:
        outcome = self._point.outcome
        return [0.0 if outcome is None else outcome.reward(seat) for seat in self._players]

    def __str__(self) -> str:
        return f"{self._name}: {self._point.seat or 'over'} after {len(self.history())} answers"

    def known_to(self, player: int) -> str:
        """All that a player may know: the answers so far as far as they are shown, and what is asked."""
        seat = self._players[player]
        if self._known:
            return self._known[seat]
        return "\n".join(self._point.record(seat).split("\n")[1:])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TricorneState:
        """A state that the player cannot tell from this one: what is hidden from the player is drawn again."""
        seed = int(sampler() * 2**53)
        node = self._point.determinize(self._players[player], seed)
        if node is None:
            raise _tricorne.TricorneError(f"no state was found that fits what {self._players[player]} knows")
        state = self.clone()
        state._known = {seat: state.known_to(at) for at, seat in enumerate(self._players)}
        state._point = node
        return state


class _Observer:
    """What is public, what a player alone knows, or both: in numbers, and in words, with all that came before if asked."""

    def __init__(self, game: TricorneGame, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == _PRIVATE.ALL_PLAYERS:
            raise ValueError("observations are of one player, or public: what all players know at once is no observation")
        self._public, self._private = kind.public_info, kind.private_info == _PRIVATE.SINGLE_PLAYER
        if kind.perfect_recall and not (self._public and self._private):
            raise ValueError("perfect recall is for all that a player knows, public and private")
        self._game = game
        self._perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(game.numbers.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TricorneState, player: int) -> None:
        observe, numbers = state._point.observe, self._game.numbers
        observe(numbers, self._game.players[player] if self._private else "observer", self.tensor)
        if not self._public:
            hides = self._game.hides
            self.tensor[self.tensor == observe(numbers, "observer") if hides else slice(None)] = 0

    def string_from(self, state: TricorneState, player: int) -> str:
        if self._perfect_recall:
            return f"{self._game.players[player]}\n{state.known_to(player)}"
        self.set_from(state, player)
        names = _names(self._game.name)
        return " ".join(f"{names[at]}={self.tensor[at]:g}" for at in np.flatnonzero(self.tensor))


_DOCUMENTS: dict[str, dict[str, Any]] = {}


def _document(name: str) -> dict[str, Any]:
    if name not in _DOCUMENTS:
        _DOCUMENTS[name] = encoding(name).document()
    return _DOCUMENTS[name]


def _notations(name: str) -> list[str]:
    document = _document(name)
    if "notations" not in document:
        document["notations"] = [action["notation"] for action in document["actions"]]
    return document["notations"]


def _names(name: str) -> list[str]:
    return _document(name)["observation"]


def _type_of(name: str) -> pyspiel.GameType:
    info = _tricorne.game_info(name)
    seats = [len(scenario["seats"]) for scenario in info["scenarios"]]
    hides = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(name),
        long_name=info["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hides.IMPERFECT_INFORMATION if info["hides"] else hides.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"scenario": ""},
    )


for _game in _tricorne.games():
    # A class, and no function: OpenSpiel drops what it holds when Python has already ended, and only a class outlives that.
    pyspiel.register_game(_type_of(_game), type(name_of(_game), (TricorneGame,), {"name": _game}))
