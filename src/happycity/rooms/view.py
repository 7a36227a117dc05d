"""The table as every client and spectator is told it, with reasons and progress, so that no client knows a rule."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from happycity.cards import COLOURS
from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.rooms.lessons import lesson_words
from happycity.rooms.room import Room
from happycity.schema.validate import Json

COLUMNS: Final = ("coins", "income", "points")
MOST_REMEMBERED: Final = 50_000

_remembered: dict[tuple[str, ...], Json] = {}


def table_words(room: Room) -> Json | None:
    """The table of a room; None in the lobby. Nothing in it depends on what is hidden."""
    play = room.play
    if play is None:
        return None
    game = play.game
    free = play.free_undo()
    lesson = lesson_words(room)
    words = situation(game)
    if lesson is not None and lesson["expected"] is not None:
        expected = lesson["expected"]
        for action in {*choices(words["state"])} & {*words["legal"]} - {expected}:
            words["reasons"][action] = {"code": "lesson-other", "args": {"action": expected}}
        words["legal"] = [expected]
    return {
        **words,
        "actions": len(game.actions),
        "deadline": room.deadline,
        "undo": {"seat": free[0] if free else None, "free": free[1] if free else None}
        if room.settings.undo
        else None,
        "lesson": lesson,
        "sheets": sheets(game) if game.over else None,
        "series": series(game) if game.over else None,
    }


def situation(game: Game) -> Json:
    """State, legal actions, reasons and progress of any game."""
    view, decks = state_and_decks(game)
    legal = [str(action) for action in game.legal()]
    return {
        "state": view,
        "legal": legal,
        "reasons": reasons(game, view, legal),
        "prices": {card: game.price(card) for card in [*view["central"], *view["dwellings"]]},
        "coins": coins(game, view, legal),
        "progress": progress(game, view),
        "looks_at": looks_at(game),
        "decks": decks,
    }


def state_and_decks(game: Game) -> tuple[Json, list[Json]]:
    """The state, and what each deck still hides, as perfect memory knows it."""
    return game.state(), game.unseen()


def coins(game: Game, state: Json, legal: list[str]) -> Json:
    """In step 3: what each choice brings in coins, or costs."""
    return {action: game.coins_of(action) for action in legal} if state["phase"] == "buy" else {}


def reasons(game: Game, state: Json, legal: list[str]) -> Json:
    """For every choice that can be seen but not made now: why not."""
    offered = set(legal)
    found: Json = {}
    for action in choices(state):
        if action not in offered:
            reason = game.why_not(action)
            if reason is not None:
                found[action] = {"code": reason.code, "args": reason.arguments}
    return found


def choices(state: Json) -> list[str]:
    """Everything a player might point at in this phase."""
    phase = state["phase"]
    if phase == "market":
        return [f"market {colour}" for colour in COLOURS]
    if phase == "discard":
        return [f"discard {card}" for card in state["central"]]
    if phase == "draw":
        return [f"draw {deck + 1}" for deck in range(len(state["decks"]))]
    if phase == "buy":
        return [f"buy {card}" for card in [*dict.fromkeys(state["central"]), *state["dwellings"]]]
    if phase == "claim":
        return [f"claim {special}" for special in state["specials"]]
    if phase == "destroy":
        cards = state["cities"][state["seat"]]["cards"]
        return [f"destroy {slot + 1}" for slot in range(len(cards))]
    if phase in {"gift", "louvre"}:
        return [f"{phase} {seat}" for seat in range(len(state["cities"]))]
    return []


def looks_at(game: Game) -> list[list[int]]:
    """For each seat: the slots that its special building looks at."""
    return [game.looks_at(seat) for seat in range(game.options.players)]


def progress(game: Game, state: Json) -> list[Json]:
    """For each seat and each special building on offer: how far its conditions are met."""
    return [
        {special: _progress(game, special, seat, city) for special in state["specials"]}
        for seat, city in enumerate(state["cities"])
    ]


def _progress(game: Game, special: str, seat: int, city: Json) -> Json:
    """The progress of one city; it depends on its cards alone, and these seldom change, so it is remembered."""
    cards = city["cards"]
    key = (
        special,
        *(card["id"] for card in cards),
        *(colour for card in cards for colour in (*card["colours"], "")),
    )
    known = _remembered.get(key)
    if known is None:
        each = game.progress(special, seat)
        known = {"met": each.met, "needs": each.needs, "missing": each.missing}
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        _remembered[key] = known
    return known


def sheets(game: Game) -> list[Json]:
    """The score sheets of all cities."""
    return [asdict(game.score_sheet(seat)) for seat in range(game.options.players)]


def series(game: Game) -> Json:
    """Coins, income and points of every city at the end of each round, for charts."""
    walked = game.copy()
    walked.undo(0)
    told: Json = {"rounds": [], "coins": [], "income": [], "points": []}
    for action in game.actions:
        for event in walked.play(action):
            if event["event"] == "round-ended":
                told["rounds"].append(event["round"])
                _note(told, walked)
    if game.over and told["rounds"]:  # what Sphinx and Great Pyramid copied counts at the very end
        for name in COLUMNS:
            told[name].pop()
        _note(told, walked)
    return {
        "rounds": told["rounds"],
        **{name: [list(row) for row in zip(*told[name], strict=True)] for name in COLUMNS},
    }


def _note(told: Json, game: Game) -> None:
    for name in COLUMNS:
        told[name].append([city[name] for city in game.state()["cities"]])


def replay(game: Game, first: int, last: int, players: list[str]) -> Json:
    """The table after each action from `first` to `last`, so that a client never plays by itself."""
    total = len(game.actions)
    walked = game.copy()
    walked.undo(0)
    frames = []
    for number in range(min(last, total) + 1):
        action = None if number == 0 else str(game.actions[number - 1])
        seat = None if number == 0 else walked.seat
        events = walked.events if action is None else walked.play(action)
        if number >= first:
            state, decks = state_and_decks(walked)
            frames.append(
                {
                    "n": number, "action": action, "seat": seat, "events": events, "state": state,
                    "progress": progress(walked, state),
                    "looks_at": looks_at(walked),
                    "decks": decks,
                    "coins": coins(walked, state, [str(each) for each in walked.legal()]),
                }
            )  # fmt: skip
    return {
        "options": game.options.to_json(), "players": players, "actions": total, "first": first,
        "result": game.state()["result"], "sheets": sheets(game) if game.over else None,
        "series": series(game), "frames": frames,
    }  # fmt: skip


def analysis(position: Json) -> Json:
    """A position as a table."""
    return situation(Game.from_position(position))


def score(words: Json) -> Json:
    """Score sheets of a position, for people who played with the box. Phase and turn may be left out."""
    position = {"phase": "over", "turn": 0, **words}
    if "options" not in position:
        position["options"] = {"players": max(2, min(5, len(position.get("cities") or [])))}
    try:
        game = Game.from_position(position)
    except HappyCityError:
        if "phase" in words:
            raise
        game = Game.from_position({**position, "phase": "draw"})
    cities = game.state()["cities"]
    points = [city["points"] for city in cities]
    coins = [city["coins"] for city in cities]
    best = max(zip(points, coins, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, coins, strict=True)) if each == best]
    return {"sheets": sheets(game), "points": points, "coins": coins, "winners": winners}
