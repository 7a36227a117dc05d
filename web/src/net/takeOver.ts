/** It is offered to take over when a page has settled: its table is open by then, and nothing else is fetched yet. */
const SETTLED_MS = 2_000;

/** Let a new version of the service worker take over, if one waits. It refuses while a table is open or workers start. */
export function offerTakeOver(): void {
  setTimeout(async () => {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    registration?.waiting?.postMessage("take-over");
  }, SETTLED_MS);
}
