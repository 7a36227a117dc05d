"""Notifications of a turn: of a hidden page, and of a closed one by Web Push, in the reader's language."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.rooms import begin, open_room, sit_down
from tests.browser.server import ServerProcess
from tests.browser.visitor import WAIT_TIMEOUT_S, Visitor

Visit = Callable[..., Visitor]

PUSH_SERVICE = """
PushManager.prototype.getSubscription = async () => window.pushed ?? null;
PushManager.prototype.subscribe = async (options) => {
    window.asked = options;
    window.pushed = { endpoint: "http://127.0.0.1:9/send/1", toJSON: () => ({
        endpoint: "http://127.0.0.1:9/send/1",
        keys: {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
    }) };
    return window.pushed;
};
"""
"""The browser's side of a push service, which a test browser cannot reach."""
SHOWN = """
() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then(
    (shown) => shown.map(({ title, body, tag }) => ({ title, body, tag })))
"""
HIDE = """
(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}
"""
CLICK = """
async (address) => {
    let went;
    await self.registration.showNotification("again", { tag: "again", data: { address } });
    self.clients.openWindow = async (where) => (went = ["opened", where]);
    WindowClient.prototype.focus = async function () { went = ["focused", this.url]; };
    const [notification] = await self.registration.getNotifications({ tag: "again" });
    const event = new NotificationEvent("notificationclick", { notification });
    const done = [];
    event.waitUntil = (work) => done.push(work);
    self.dispatchEvent(event);
    await Promise.all(done);
    return went;
}
"""
"""A click on the notification. Only a person's click may really open or focus a tab, so that part only reports."""
RENEW = """
async () => {
    const subscription = { toJSON: () => ({ endpoint: "http://127.0.0.1:9/send/2", keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
    } }) };
    const done = [];
    const event = Object.assign(new ExtendableEvent("pushsubscriptionchange"), { newSubscription: subscription });
    event.waitUntil = (work) => done.push(work);
    self.dispatchEvent(event);
    await Promise.all(done);
}
"""
"""The push service gives the browser another address."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("push"), push_loopback=1)
    yield server
    server.stop()


def until_shown(page: Page, count: int) -> list[dict[str, str]]:
    shown = page.evaluate(SHOWN)
    end = time.monotonic() + WAIT_TIMEOUT_S
    while len(shown) != count and time.monotonic() < end:
        time.sleep(0.05)
        shown = page.evaluate(SHOWN)
    return list(shown)


def change_room_settings(visitor: Visitor) -> None:
    visitor.page.locator("header.top > button").last.click()
    visitor.page.wait_for_selector("dialog[open]")


def deliver(cdp: CDPSession, address: str, registration: str, message: object) -> None:
    """A message as the browser's push service hands it over."""
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registration, "data": json.dumps(message)},
    )


def switched_on(bob: Visitor) -> tuple[CDPSession, str]:
    """Switch both kinds of notifications on; how to deliver messages to this browser."""
    page = bob.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    cdp = bob.context.new_cdp_session(page)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    cdp.send("ServiceWorker.enable")

    change_room_settings(bob)
    page.locator("[data-notify]").check()
    page.locator("[data-push]").check()
    page.wait_for_function("() => window.asked && document.querySelector('[data-push]:checked:enabled')")
    state = page.evaluate(f"fetch('/api/rooms/{bob.room}/push').then((answer) => answer.json())")
    assert state["on"]
    assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": state["key"]}
    page.keyboard.press("Escape")
    return cdp, registrations[-1]


def test_a_turn_is_notified_while_the_page_is_hidden_and_when_it_is_closed(visit: Visit) -> None:
    ana, bob = visit(), visit(locale="pl")
    bob.context.grant_permissions(["notifications"])
    bob.context.add_init_script(PUSH_SERVICE)
    path = open_room(ana, 2)
    sit_down(bob, path)
    begin([ana, bob])
    page = bob.page
    cdp, registration = switched_on(bob)

    decider, other = (ana, bob) if ana.page.locator("[data-action]:not([disabled])").count() else (bob, ana)
    page.evaluate(HIDE, True)
    while decider is bob and not other.page.locator(".table [data-action]:not([disabled])").count():
        bob.move("draw", "buy")
    while not page.locator(".table [data-action]:not([disabled])").count():
        ana.move("draw", "buy")
    (shown,) = until_shown(page, 1)
    assert shown == {
        "title": "Twoja tura",
        "body": "Twoje miasto czeka na ciebie.",
        "tag": f"{bob.address}{path}",
    }
    page.evaluate(HIDE, False)
    until_shown(page, 0)  # seen

    page.goto(f"{bob.address}/")
    page.wait_for_selector(".start .main")
    deliver(cdp, bob.address, registration, {"type": "turn", "path": path})
    (shown,) = until_shown(page, 1)
    assert shown == {
        "title": "Twoja tura",
        "body": "Twoje miasto czeka na ciebie.",
        "tag": f"{bob.address}{path}",
    }
    deliver(cdp, bob.address, registration, {"type": "turn", "path": path})
    until_shown(page, 1)  # a newer one replaces it

    worker = bob.context.service_workers[0]
    address = f"{bob.address}{path}"
    assert worker.evaluate(CLICK, address) == ["opened", address], "no tab has the table"
    page.goto(address)
    page.wait_for_selector(".table")
    until_shown(page, 0)  # here again
    deliver(cdp, bob.address, registration, {"type": "turn", "path": path})
    assert worker.evaluate(CLICK, address) == ["focused", address]

    assert page.evaluate(SHOWN) == [], "nobody is told of the table before their eyes"
    worker.evaluate(RENEW)
    (mine,) = page.evaluate("fetch('/api/mine/data').then((answer) => answer.json())")["pushes"]
    assert mine["endpoint"] == "http://127.0.0.1:9/send/2"
    page.evaluate("window.pushed = {}")  # what the browser still knows after a reload
    change_room_settings(bob)
    page.locator("[data-push]:checked").uncheck()
    page.wait_for_selector("[data-push]:enabled:not(:checked)")
    assert not page.evaluate(f"fetch('/api/rooms/{bob.room}/push').then((answer) => answer.json())")["on"]
