// Caches the page for use without a network. Of the API it knows only the messages. A new version waits while a table is open.
const ROOT = new URL("./", location).pathname;
const SITE = ROOT === "/" ? "" : `:${ROOT}`; // one host may have several sites, in folders
const SHELL = `happycity-shell${SITE}`; // what was opened
const OFFLINE = `happycity-offline${SITE}`; // a whole version, fetched by an idle page (src/net/offline.svelte.ts)
const NOTICES = `happycity-notices${SITE}`; // the texts of notifications, in the reader's language (src/notify/notices.ts)
const TABLE_LOCK = "happycity-table"; // held by every open table (src/net/tableLock.ts)
const FETCHED_APART = /^(api\/words\/|python\/|assets\/python-|offline\.json$)/; // never twice on the disk
const START_LOCK = "happycity-start"; // held while workers start
const TAKE_OVER_MS = 3_000; // how long tables wait for it (src/net/tableLock.ts)
const NETWORK_TIMEOUT_MS = 6_000; // a network that neither answers nor fails

self.addEventListener("install", (event) => event.waitUntil(install()));

/** Store the page with the files that it names. The first visit loaded them before there was a service worker. */
async function install() {
    const cache = await caches.open(SHELL);
    await cache.addAll([new Request(ROOT, { cache: "no-cache" }), `${ROOT}icon.svg`]);
    const page = await (await cache.match(ROOT)).text();
    const named = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    await cache.addAll(named.filter((address) => /assets\/|api\/words\//.test(address)));
}

const activated = new Promise((resolve) => {
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(resolve)));
});

/** A page asks the new version to take over. It waits for the end of every open game, and until workers have started. */
self.addEventListener("message", (event) => {
    if (event.data === "take-over") event.waitUntil(takeOver());
});

async function takeOver() {
    await navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, (lock) => lock && withoutStarts());
}

async function withoutStarts() {
    await navigator.locks.request(START_LOCK, { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const late = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS));
        await Promise.race([self.skipWaiting().then(() => activated), late]);
    });
}

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(ROOT)) return;
    const path = url.pathname.slice(ROOT.length);
    if (/^(api|docs|healthz|readyz|metrics)(\/|$)/.test(path) && !path.startsWith("api/words/")) return;
    if (event.request.mode === "navigate") event.respondWith(page(event.request));
    else event.respondWith(file(event.request, path));
});

/** Find a stored file, first in the version that is whole: its parts fit together. */
async function find(request, options) {
    const offline = await caches.open(OFFLINE);
    const shell = await caches.open(SHELL);
    return (await offline.match(request, options)) ?? (await shell.match(request, options));
}

/** Serve a page from the server, or from an earlier visit if the server is away or says nothing. */
async function page(request) {
    const stored = await find(ROOT);
    const fresh = fetch(request).then(remember);
    if (!stored) return fresh;
    const late = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, stored));
    return Promise.race([fresh.catch(() => stored), late]);
}

/** Store the page, but not a text or a picture opened by itself. */
async function remember(answer) {
    const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    return isPage ? store(ROOT, answer) : answer;
}

/** Store an answer. If the disk is full, whoever asked has it nevertheless. */
async function store(request, answer) {
    try {
        const cache = await caches.open(SHELL);
        await cache.put(request, answer.clone());
    } catch {
        // Without a network it will be missing.
    }
    return answer;
}

/** Serve a file. Names under /assets and /python have a hash, so a stored one is never stale. */
async function file(request, path) {
    const isMessages = path.startsWith("api/words/");
    const stored = await find(request, { ignoreSearch: isMessages });
    if (stored && /^(assets|python)\//.test(path)) return stored;
    try {
        const answer = await fetch(request);
        return answer.ok && !FETCHED_APART.test(path) ? await store(request, answer) : answer;
    } catch {
        return stored ?? Response.error();
    }
}

/** It is somebody's turn, says the server (docs/protocol.md). */
self.addEventListener("push", (event) => {
    event.waitUntil(notify(event.data));
});

async function notify(data) {
    const address = new URL(pathIn(data), location).href;
    const pages = await self.clients.matchAll({ type: "window" });
    if (pages.some((page) => page.visibilityState === "visible" && shows(page, address))) return;
    const { turn, lang } = await texts();
    const icon = `${ROOT}icon-192.png`;
    await self.registration.showNotification(turn.title, { body: turn.body, lang, tag: address, icon, data: { address } });
}

/** The path of a room in a message; the start page for a message of a later version. */
function pathIn(data) {
    try {
        const { path } = data.json();
        return /^\/r\/[a-z0-9]+$/.test(path) ? path : ROOT;
    } catch {
        return ROOT;
    }
}

/** The stored texts. If the browser has deleted them, the name of the game must do. */
async function texts() {
    const stored = await caches.match(`${ROOT}notices.json`, { cacheName: NOTICES });
    return stored ? stored.json() : { turn: { title: "Happy City" } };
}

function shows(page, address) {
    return page.url === address || page.url.startsWith(`${address}#`);
}

/** Go to the table, in the tab that has it. */
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(goTo(event.notification.data.address));
});

async function goTo(address) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((each) => shows(each, address));
    await (page ? page.focus() : self.clients.openWindow(address));
}

/** The push service has another address for this browser. */
self.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, given) {
    const subscription = given ?? (old && (await self.registration.pushManager.subscribe(old.options)));
    if (!subscription) return; // the server finds out with its next message
    const { endpoint, keys } = subscription.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch(`${ROOT}api/push`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
