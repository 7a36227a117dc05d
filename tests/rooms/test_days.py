"""Cities of the day: derived from the date alone, tried once, and never helped with."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.rooms import days
from happycity.rooms.calendar import date_of, number_of
from happycity.rooms.lines import line_of, parting_round
from happycity.rooms.plans import ME
from happycity.rooms.tries import Try, histogram, place, summarise_days
from tests.rooms.shell import Shell

NOON = int(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)


def finished(deal: str, points: int = 30, coins: int = 4) -> Try:
    return Try(deal, "room", NOON, NOON, points, coins, True)


def test_dates_are_those_of_the_calendar() -> None:
    for number in range(-40_000, 80_000, 7):
        known = (date(1970, 1, 1) + timedelta(days=number)).isoformat()
        assert date_of(number) == known
        assert number_of(known) == number
    for nonsense in ("2026-2-3", "2026-02-30", "2026-13-01", "20261118", "2026-11-18 ", ""):
        assert number_of(nonsense) is None


def test_a_day_ends_at_midnight_utc() -> None:
    midnight = int(datetime(2026, 11, 19, tzinfo=UTC).timestamp() * 1000)
    assert (days.today(midnight - 1), days.today(midnight)) == ("2026-11-18", "2026-11-19")
    assert days.end_of_day(midnight - 1) == midnight
    assert days.end_of_day(midnight) == midnight + days.DAY_MS
    assert days.find_day("2026-11-19", "family", midnight).day == "2026-11-19"
    with pytest.raises(HappyCityError, match="2026-11-19"):
        days.find_day("2026-11-19", "family", midnight - 1)


@pytest.mark.parametrize("day", ["2026-10-31", "2026-11-31", "tomorrow", "2026-11-1"])
def test_there_is_no_city_of_other_days(day: str) -> None:
    with pytest.raises(HappyCityError) as refused:
        days.find_day(day, "family", NOON)
    assert refused.value.code == "no-such-day"


def test_every_day_and_size_has_a_deal_of_its_own() -> None:
    deals = [days.derive_day(date_of(20_775 + number), size) for number in range(60) for size in days.SIZES]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert {deal.seat for deal in deals if deal.name == "grozilla"} == {0, 1, 2}
    assert all(deal.seats.count(ME) == 1 and deal.seats[deal.seat] == ME for deal in deals)


def test_other_bots_play_with_the_same_cards_and_other_rules_with_others() -> None:
    deal = days.derive_day("2026-11-18", "grozilla")
    newer = days.derive_day("2026-11-18", "grozilla", f"{deal.versions}9")
    assert (newer.seed, newer.seat) == (deal.seed, deal.seat)
    assert newer.id != deal.id
    assert newer.has_other_bots
    assert not deal.has_other_bots
    assert deal.id in deal.ids_of_same_cards
    assert days.derive_day("2026-11-18", "grozilla", "1.1.1").seed != deal.seed
    assert days.parse_deal(newer.id) == newer


def test_the_deal_does_not_depend_on_the_room() -> None:
    plan = days.plan_day(days.derive_day("2026-11-18", "expert"), 0, counted=True)
    rooms = [Shell(seed=seed, base=plan.base, settings=plan.settings, mode="expert") for seed in (1, 2)]
    for nonce, room in zip(("00ff", "abcd"), rooms, strict=True):
        room.join("Ana", nonce=nonce)
        room.join("Bob")
        room.send("p1", "host", do="settings", settings={"pace": 5})
        room.send("p1", "host", do="start")
    one, other = (room.room.play for room in rooms)
    assert one is not None
    assert other is not None
    assert one.game == other.game
    assert one.seed == other.seed == days.derive_day("2026-11-18", "expert").seed


@pytest.mark.parametrize(
    "message",
    [
        {"type": "away"},
        {"type": "host", "do": "settings", "settings": {"hints": True}},
        {"type": "host", "do": "empty", "seat": 1},
        {"type": "host", "do": "fill", "seat": 1, "bot": "random"},
        {"type": "host", "do": "away", "seat": 1},
    ],
)
def test_nobody_helps_in_the_try_that_counts(message: dict[str, object]) -> None:
    plan = days.plan_day(days.derive_day("2026-11-18", "family"), 0, counted=True)
    room = Shell(seats=2, base=plan.base, settings=plan.settings)
    ana = room.join("Ana")
    room.join("Bob")
    room.send(ana, "host", do="start")
    with pytest.raises(HappyCityError) as refused:
        room.send(ana, **message)  # type: ignore[arg-type]
    assert refused.value.code == "counted-try"
    with pytest.raises(HappyCityError) as refused:
        room.send(ana, "undo", seq=room.room.seq)
    assert refused.value.code == "undo-off"
    assert room.send(ana, "host", do="settings", settings={"pace": 100})["settings"]["pace"] == 100


def play_out(room: Shell) -> None:
    while room.room.deciding is not None:
        assert room.room.play is not None
        room.play(str(room.room.play.game.legal()[0]))


@pytest.mark.parametrize("counted", [True, False])
def test_only_the_try_that_counts_leaves_a_result(counted: bool) -> None:
    deal = days.derive_day("2026-11-18", "family")
    plan = days.plan_day(deal, 0, counted=counted)
    room = Shell(seats=2, base=plan.base, settings=plan.settings)
    for name in ("Ana", "Bob"):
        room.join(name)
    room.send("p1", "host", do="start")
    play_out(room)
    tried, results = room.beside[-1].tried, room.beside[-1].results
    assert bool(results) == counted
    assert (tried is not None) == counted
    if tried is not None:
        assert (tried.shared["id"], tried.points) == (deal.id, results[0].points)
    room.send("p1", "rematch")
    room.send("p1", "host", do="start")
    assert room.room.deal.shared is None, "the next game of the room is an ordinary one"
    play_out(room)
    assert room.beside[-1].tried is None


def test_a_streak_is_of_days_in_a_row_and_may_end_yesterday() -> None:
    def streak(*dates: str) -> tuple[int, int, bool]:
        told = summarise_days([finished(f"{each}/family/1.2") for each in dates], NOON)["streak"]
        return told["days"], told["longest"], told["today"]

    assert streak() == (0, 0, False)
    assert streak("2026-11-18") == (1, 1, True)
    assert streak("2026-11-16", "2026-11-17") == (2, 2, False)
    assert streak("2026-11-14", "2026-11-15", "2026-11-16", "2026-11-18") == (1, 3, True)
    assert streak("2026-11-15", "2026-11-16") == (0, 2, False)
    unfinished = Try("2026-11-18/family/1.2", "room", NOON)
    assert summarise_days([unfinished], NOON)["streak"]["days"] == 0


def test_a_place_counts_points_and_then_coins() -> None:
    tried = {(40, 1): 1, (30, 5): 2, (30, 4): 3, (12, 9): 1}
    assert place(tried, finished("any", 30, 4)) == 4
    assert place(tried, finished("any", 40, 1)) == 1
    assert histogram(tried) == [
        {"points": 12, "players": 1},
        {"points": 30, "players": 5},
        {"points": 40, "players": 1},
    ]


def test_a_line_tells_each_round_and_where_another_parts_from_it() -> None:
    deal = days.derive_day("2026-11-18", "family")

    def played(odd: int | None) -> Game:
        """Always the first action, but the last one in one round."""
        game = Game(deal.size.options, seed=deal.seed)
        while not game.over:
            legal = game.legal()
            game.play(str(legal[-1 if game.round == odd and game.seat == deal.seat else 0]))
        return game

    game = played(None)
    mine = line_of(game, deal.seat, "Ana")
    assert [each["round"] for each in mine["rounds"]] == [*range(1, game.round + 1)]
    decided = sum(len(each["actions"]) for each in mine["rounds"])
    assert 0 < decided < len(game.actions)
    assert mine["rounds"][-1]["city"] == game.state()["cities"][deal.seat]
    assert parting_round(mine, mine) is None
    assert parting_round(mine, line_of(played(3), deal.seat, "Bob")) == 3
