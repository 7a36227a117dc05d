"""Faces, colours and reactions, as two visitors see them."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.rooms import begin, open_room, sit_down
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_face_is_chosen_by_keyboard_and_a_reaction_is_seen(visit: Visit) -> None:
    ana, ben = visit(), visit(size=(390, 844), touch=True)
    path = open_room(ana, 2)
    page = ana.page
    page.locator(".seats .face button").focus()
    page.keyboard.press("Enter")
    page.locator('input[value="fox"]').focus()
    for key in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")  # must not send a form around the sheet
    assert page.locator('input[value="panda"]').is_checked()
    page.keyboard.press("Escape")
    sit_down(ben, path)
    other = ben.page.locator(".seats li").first.locator("[role=img]")
    assert "Panda" in (other.get_attribute("aria-label") or "")

    ben.page.get_by_role("button", name="Applause").click()
    page.wait_for_selector('.seats [data-reaction="clap"]')
    begin([ana, ben])
    page.locator(".side").get_by_role("button", name="Laughter").focus()
    page.keyboard.press("Enter")
    ben.page.wait_for_selector('.others [data-reaction="laugh"]')
    assert page.locator("[role=log] .avatar").count() >= 2
    assert page.evaluate("JSON.parse(localStorage['happycity-settings']).avatar.face") == "panda"


def test_alone_with_bots_there_is_nobody_to_react_to(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.page.wait_for_selector(".others .avatar")
    assert ana.page.locator(".reactions").count() == 0
