"""The end of a game: it speaks to its reader, everybody has a place, and another game is asked for."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.rooms import finish_together, gather
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]

NO_POINTS = "happy-market factory steelworks grocery shoe-shop library park florist pastry-shop museum"
LAST_CARD = "happy-market house school park library museum zoo bank florist"


def test_the_end_speaks_to_its_reader_and_the_next_opponent_can_be_stronger(visit: Visit) -> None:
    ana = visit()
    ana.place(
        position(city(LAST_CARD, coins=30), city("happy-market", coins=4), central="spa factory shoe-shop"),
        pace=0,
    )
    page = ana.page
    ana.move("buy spa")
    page.wait_for_selector(".board")
    page.locator(".moment h3").get_by_text("You have built the happiest city").wait_for()
    assert page.locator(".board .place").all_inner_texts() == ["1st", "2nd"]
    page.get_by_role("button", name="What could I have done better?").click()
    page.wait_for_selector(".review progress, .review .chart")  # it begins by itself
    page.get_by_role("heading", name="Moves").wait_for()
    page.get_by_text("You now play “Buy Spa").wait_for()
    page.go_back()
    page.wait_for_selector(".board")
    page.locator("dialog .level select").select_option("normal")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector('.table:not([data-phase="over"])')
    page.locator(".others").get_by_text("normal opponent").first.wait_for()
    ana.finish("buy", "claim", "draw")
    page.locator(".series").get_by_text("Game 2. Wins so far: Ana").wait_for()


def test_who_loses_a_tie_reads_that_coins_decided(visit: Visit) -> None:
    ana = visit()
    rich = city(NO_POINTS, coins=20)
    ana.place(
        position(rich, city("happy-market"), turn=1, last_round=True, central="spa zoo"), seat=1, pace=0
    )
    ana.move("coin")
    moment = ana.page.locator(".moment")
    moment.get_by_text("Olive wins with 0 points. You finish 2nd with 0 points.").wait_for()
    moment.get_by_text("Tied on points: Olive and Ana. The coins left over broke the tie.").wait_for()


def test_another_game_is_asked_for_and_leaves_the_score_sheet(visit: Visit) -> None:
    ana, bob = visit(), visit(name="Bob")
    gather([ana, bob])
    finish_together([ana, bob])
    for each in (ana, bob):
        each.page.wait_for_selector(".board")
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.locator(".seats").get_by_text("viewing the score").first.wait_for()
    assert ana.page.locator("button.start").is_disabled()
    bob.page.locator("dialog .asked").get_by_text("Ana would like to play again.").wait_for()
    assert bob.page.locator(".board section").count() == 2, "the score is still there"
    bob.page.get_by_role("button", name="Join in").click()
    ana.page.locator("button.start:not([disabled])").click()
    for each in (ana, bob):
        each.page.wait_for_selector('.table:not([data-phase="over"])')
