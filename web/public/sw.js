// Caches the page for use without a network. Of the API it knows only the messages. A new version waits while a table is open.
const ROOT = new URL("./", location).pathname;
const SITE = ROOT === "/" ? "" : `:${ROOT}`; // one host may have several sites, in folders
const SHELL = `happycity-shell${SITE}`; // what was opened
const OFFLINE = `happycity-offline${SITE}`; // a whole version, fetched by an idle page (src/net/offline.svelte.ts)
const TABLE_LOCK = "happycity-table"; // held by every open table (src/net/tableLock.ts)
const FETCHED_APART = /^(api\/words\/|python\/|assets\/python-|offline\.json$)/; // never twice on the disk
const NETWORK_TIMEOUT_MS = 6_000; // a network that neither answers nor fails

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([ROOT, `${ROOT}icon.svg`])));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(self.clients.claim());
});

/** A page asks the new version to take over. It waits for the end of every open game. */
self.addEventListener("message", (event) => {
    if (event.data === "take-over") event.waitUntil(takeOver());
});

async function takeOver() {
    const { held } = await navigator.locks.query();
    if (!held.some((lock) => lock.name === TABLE_LOCK)) await self.skipWaiting();
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
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) {
        const cache = await caches.open(SHELL);
        await cache.put(ROOT, answer.clone());
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
        if (answer.ok && !FETCHED_APART.test(path)) {
            const cache = await caches.open(SHELL);
            await cache.put(request, answer.clone());
        }
        return answer;
    } catch {
        return stored ?? Response.error();
    }
}
