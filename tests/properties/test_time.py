"""Undo, copies, records and positions: every way to another moment of a game leads to exactly that moment."""

from __future__ import annotations

import json
import random

from happycity import Game, Options
from happycity.cards import default_catalogue
from tests.support.tables import every_table, moments, new_game, pick, snapshot


@every_table()
def test_undo_restores_every_earlier_moment_exactly(options: Options, seeds: range) -> None:
    for seed in seeds:
        history = []
        for game in moments(options, seed):
            history.append((snapshot(game), len(game.events)))
        while game.actions:
            game.undo()
            assert (snapshot(game), len(game.events)) == history[len(game.actions)], seed


@every_table()
def test_undo_goes_back_to_any_action_and_play_goes_on_as_before(options: Options, seeds: range) -> None:
    for seed in seeds:
        history = [snapshot(game) for game in moments(options, seed)]
        *_, game = moments(options, seed)
        actions = list(game.actions)
        rng = random.Random(seed)
        for _ in range(6):
            back = rng.randrange(len(actions))
            game.undo(back)
            assert snapshot(game) == history[back]
            for action in actions[back : back + 5]:
                game.play(action)
            assert snapshot(game) == history[len(game.actions)]
            for action in actions[len(game.actions) :]:
                game.play(action)
        assert snapshot(game) == history[-1]


@every_table()
def test_a_copy_shares_nothing_with_its_original(options: Options, seeds: range) -> None:
    for seed in seeds:
        past: list[tuple[Game, int]] = []
        for game in moments(options, seed):
            # Every past moment is hashed again later: a shared list would show up here.
            past.append((game.copy(), hash(snapshot(game))))
            if len(past) % 16 == 0:
                assert all(hash(snapshot(copy)) == seen for copy, seen in past[-16:])
        assert all(hash(snapshot(copy)) == seen for copy, seen in past)


@every_table()
def test_playing_on_in_a_copy_leaves_the_original_alone(options: Options, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        for game in moments(options, seed):
            before = snapshot(game)
            twin = game.copy()
            for _ in range(3):
                if not twin.over:
                    twin.play(pick(rng, twin))
            assert snapshot(game) == before


@every_table()
def test_a_copy_goes_on_as_the_original_does(options: Options, seeds: range) -> None:
    for seed in seeds:
        twins = []
        for number, game in enumerate(moments(options, seed)):
            if number % 20 == 0:
                twins.append(game.copy())
        for twin in twins:
            for action in game.actions[len(twin.actions) :]:
                twin.play(action)
            assert snapshot(twin) == snapshot(game)


@every_table()
def test_what_was_handed_out_cannot_change_the_game(options: Options, seeds: range) -> None:
    for seed in seeds:
        game = new_game(options, seed)
        before = snapshot(game)
        state = game.state()
        state["cities"][0]["coins"] = 99
        state["specials"].clear()
        state["decks"][0]["left"] = 0
        game.legal().clear()
        game.events.clear()
        assert snapshot(game) == before


@every_table()
def test_a_state_loaded_as_a_position_is_the_same_state(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            state = game.state()
            again = Game.from_position(json.loads(json.dumps(state)), seed=3)
            assert again.state() == state, (seed, game.phase)
            assert set(again.legal()) == set(game.legal()), (seed, game.phase)


@every_table()
def test_a_full_position_goes_on_with_the_same_cards(options: Options, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        for game in moments(options, seed):
            twin = Game.from_position(json.loads(json.dumps(game.position())), seed=seed)
            assert twin.state() == game.state(), (seed, game.phase)
            if game.over:
                continue
            ahead = game.copy()
            action = pick(rng, game)
            rebuilt = action.startswith("draw") and ahead.state()["decks"][int(action[5]) - 1]["left"] == 0
            ahead.play(action)
            twin.play(action)
            if not rebuilt:  # a new shuffle is the only chance that a position does not hold
                assert twin.state() == ahead.state(), (seed, action)


@every_table()
def test_a_record_replays_to_the_same_game(options: Options, seeds: range) -> None:
    for seed in seeds:
        history = [snapshot(game) for game in moments(options, seed)]
        *_, game = moments(options, seed)
        record = json.loads(json.dumps(game.record(players=[f"player {n}" for n in range(options.players)])))
        again = Game.from_record(record)
        assert snapshot(again) == history[-1]
        assert again.events == game.events
        halfway = len(history) // 2
        assert snapshot(Game.from_record(record, upto=halfway)) == history[halfway]


@every_table()
def test_an_unfinished_game_is_saved_in_every_phase(options: Options, seeds: range) -> None:
    for seed in seeds:
        phases: set[str] = set()
        for game in moments(options, seed):
            if game.phase not in phases:
                phases.add(game.phase)
                again = Game.from_record(json.loads(json.dumps(game.record())))
                assert snapshot(again) == snapshot(game), game.phase


@every_table()
def test_the_same_seed_and_actions_make_the_same_game(options: Options, seeds: range) -> None:
    for seed in seeds:
        *_, game = moments(options, seed)
        again = new_game(options, seed)
        for action in game.actions:
            again.play(action)
        assert snapshot(again) == snapshot(game)
        assert again.events == game.events


@every_table(many=20)
def test_a_setup_decides_every_card_and_its_record_replays(options: Options, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        decks = face_down(options)
        for deck in decks:
            rng.shuffle(deck)
        game = Game(options, seed=seed, setup={"decks": [*decks]})
        while not game.over:
            game.play(pick(rng, game))
        for number, deck in enumerate(decks, 1):
            drawn = []
            for event in game.events:
                if event["event"] == "reshuffled" and event["deck"] == number:
                    break
                if event["event"] == "drawn" and event["deck"] == number:
                    drawn.append(event["card"])
            assert drawn == deck[: len(drawn)], (seed, number)
        assert snapshot(Game.from_record(json.loads(json.dumps(game.record())))) == snapshot(game)


def face_down(options: Options) -> list[list[str]]:
    """All cards of each deck, in the order of the catalogue."""
    catalogue = default_catalogue()
    decks: list[list[str]] = [[] for _ in range(4 if options.grozilla else 3)]
    for card in catalogue.buildings:
        if card.deck <= len(decks):
            decks[card.deck - 1] += [card.id] * card.copies
    if options.grozilla:
        decks[3] += [monster.id for monster in catalogue.monsters]
    return decks
