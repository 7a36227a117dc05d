// Caches the page for use without a server. Never touches the API; a new version takes over at once.
const SHELL = "happycity-shell";

self.addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/icon.svg"])));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin) return;
    if (/^\/(api|docs|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return;
    if (event.request.mode === "navigate") event.respondWith(page(event.request));
    else event.respondWith(file(event.request, url));
});

/** Serve a page from the server, or from the last visit if the server is away. */
async function page(request) {
    const cache = await caches.open(SHELL);
    try {
        const answer = await fetch(request);
        const whole = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
        if (whole) await cache.put("/", answer.clone()); // not a text or a picture opened by itself
        return answer;
    } catch {
        return (await cache.match("/")) ?? Response.error();
    }
}

/** Serve a file. Files under /assets have their hash in their name, so a cached one is never stale. */
async function file(request, url) {
    const cache = await caches.open(SHELL);
    const cached = await cache.match(request);
    if (cached && url.pathname.startsWith("/assets/")) return cached;
    try {
        const answer = await fetch(request);
        if (answer.ok) await cache.put(request, answer.clone());
        return answer;
    } catch {
        return cached ?? Response.error();
    }
}
