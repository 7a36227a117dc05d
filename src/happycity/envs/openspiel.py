"""The game for OpenSpiel, with chance nodes: `pyspiel.load_game("happycity(players=3,mode=expert)")`.

Importing this module registers it. It needs `pip install "happycity[openspiel]"`.

The first chance nodes put the special buildings on offer; later ones reveal the card that a player draws. Nobody holds
anything that others cannot see, so the game has perfect information.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

from happycity.envs.actions import action_name
from happycity.envs.encoding import Encoder
from happycity.envs.render import Rendering
from happycity.envs.ruleset import MAX_ROUNDS, Ruleset, check_count
from happycity.extras import require
from happycity.game.dealer import cards_in_box, cards_to_draw, set_specials
from happycity.game.options import Options
from happycity.rules.codes import BOX, DRAW, NOTHING
from happycity.rules.moves import argument_of, kind_of

require("pyspiel")

import pyspiel  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SHORT_NAME: Final = "happycity"
STEPS_PER_TURN: Final = 40
"""More than one turn can have, chance included: draws with monsters, a payment, a claim, a gift, what they destroy."""

DEFAULTS: Final[dict[str, object]] = {**Options().to_json(), "max_rounds": MAX_ROUNDS}
TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Happy City",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class HappyCityGame(pyspiel.Game):
    """The game with one choice of options."""

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        values = {**DEFAULTS, **(params or {})}
        self.max_rounds = check_count("max_rounds", values.pop("max_rounds"))
        self.options = Options.from_json(values)
        layout = Ruleset.of(self.options).layout
        info = pyspiel.GameInfo(
            num_distinct_actions=int(layout.actions),
            max_chance_outcomes=int(layout.facts.end),
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.max_rounds * self.options.players * STEPS_PER_TURN,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> HappyCityState:
        """Before the special buildings are revealed."""
        return HappyCityState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> HappyCityObserver:
        """An observer: every player sees the same, each from the own seat."""
        if params:
            raise ValueError("Happy City's observer takes no parameters.")
        return HappyCityObserver(Ruleset.of(self.options))


class Position:
    """A game in progress, with what chance has yet to decide."""

    def __init__(self, options: Options, max_rounds: int, path: Iterable[int] = ()) -> None:
        self.rules = Ruleset.of(options)
        self.max_rounds = max_rounds
        self.env_game = self.rules.new_game(max_rounds)
        self.offered: list[int] = []
        """The special buildings on offer, as far as they are revealed."""
        self.waiting = NOTHING
        """An action that waits for the card it reveals."""
        self.path: list[int] = []
        """All that players and chance have decided."""
        for number in path:
            self.apply(number)

    def __reduce__(self) -> tuple[object, ...]:
        """What pickle needs: a position is its path."""
        return Position, (self.rules.options, self.max_rounds, tuple(self.path))

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        """What OpenSpiel asks for when it clones a state."""
        other = Position(self.rules.options, self.max_rounds)
        other.env_game = self.env_game.copy()
        other.offered = self.offered.copy()
        other.waiting = self.waiting
        other.path = self.path.copy()
        return other

    @property
    def dealing(self) -> bool:
        """Are special buildings still to be put on offer?"""
        return len(self.offered) < self.rules.options.specials

    def hidden(self) -> list[int]:
        """The cards among which chance decides now."""
        table = self.env_game.table
        if self.dealing:
            pack = self.rules.codec.facts.pack(self.rules.options.expert)
            return [card for card in pack if card not in self.offered]
        if kind_of(self.waiting) == BOX:
            return cards_in_box(table)
        return cards_to_draw(table.piles[argument_of(self.waiting)])

    def apply(self, number: int) -> None:
        """Chance reveals a card, or a player acts."""
        self.path.append(number)
        if self.dealing or self.waiting != NOTHING:
            self._reveal(number)
        else:
            self._act(number)

    def _reveal(self, card: int) -> None:
        if self.dealing:
            self._offer(card)
            return
        place = self.hidden().index(card)
        move, self.waiting = self.waiting, NOTHING
        self.env_game.play(move, place)

    def _offer(self, special: int) -> None:
        """Put a special building on offer; after the last one the game begins."""
        box = [card for card in self.hidden() if card != special]
        self.offered.append(special)
        if len(self.offered) == self.rules.options.specials:
            set_specials(self.env_game.table, self.offered, box)
            self.env_game.begin()

    def _act(self, number: int) -> None:
        move = self.env_game.choose(number)
        if move != NOTHING and kind_of(move) in (DRAW, BOX):
            self.waiting = move
        elif move != NOTHING:
            self.env_game.play(move, NOTHING)


class HappyCityState(pyspiel.State):
    """A state of OpenSpiel. A chance outcome is the number of the card that is revealed."""

    def __init__(self, game: HappyCityGame) -> None:
        super().__init__(game)
        self.position = Position(game.options, game.max_rounds)

    def current_player(self) -> int:
        """The seat that decides, or chance."""
        position = self.position
        if position.dealing or position.waiting != NOTHING:
            return CHANCE
        if position.env_game.over():
            return TERMINAL
        return int(position.env_game.table.seat)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.current_player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        env_game = self.position.env_game
        return sorted(int(env_game.choices[i]) for i in range(env_game.count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every card that may be revealed, with its probability."""
        hidden = self.position.hidden()
        copies = Counter(hidden)
        return [(card, copies[card] / len(hidden)) for card in sorted(copies)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.position.rules
        if player == CHANCE:
            return f"reveal {rules.codec.ids[action]}"
        return action_name(rules, action)

    def returns(self) -> list[float]:
        """1 for the winner, shared if shared, else 0; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.position.rules.options.players
        return Encoder(self.position.rules).rewards(self.position.env_game)

    def __str__(self) -> str:
        """The table as text."""
        if self.position.dealing:
            return f"Special buildings revealed: {len(self.position.offered)}"
        return Rendering(self.position.rules).text(self.position.env_game)


class HappyCityObserver:
    """What a player sees: the features of `happycity.envs.features`. All zero before the first decision."""

    def __init__(self, rules: Ruleset) -> None:
        self.encoder = Encoder(rules)
        self.tensor = np.zeros(int(rules.layout.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HappyCityState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.position.dealing:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.observe(state.position.env_game, player)

    def string_from(self, state: HappyCityState, player: int) -> str:
        """What a player sees as text."""
        return str(state)


pyspiel.register_game(TYPE, HappyCityGame)
