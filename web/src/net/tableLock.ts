/** Two web locks that a new version of the service worker respects (also in public/sw.js). It waits while there is a table. */
const TABLE = "happycity-table";
/** It waits while workers start, and they wait for it: Chromium loses the scripts of workers that load meanwhile. */
const START = "happycity-start";
/** How long it may take to take over. */
const TAKE_OVER_MS = 3_000;
/** It is offered to take over when a page has settled: its table is open by then, and nothing else is fetched yet. */
const SETTLED_MS = 2_000;

/** Hold the lock of tables; returns how to release it. Without a secure context there are no locks, and no service worker. */
export function holdTable(): () => void {
  return hold(TABLE).release;
}

/** Hold the lock while workers start. A new version that is just taking over comes first. */
export async function holdStart(): Promise<() => void> {
  const { granted, release } = hold(START);
  await Promise.race([granted, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))]);
  return release;
}

export async function isTableOpen(): Promise<boolean> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return [...held, ...pending].some((lock) => lock.name === TABLE && lock.mode === "shared");
}

/** Let a new version of the service worker take over, if one waits. It refuses while a table is open or workers start. */
export function offerTakeOver(): void {
  setTimeout(async () => {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    registration?.waiting?.postMessage("take-over");
  }, SETTLED_MS);
}

function hold(name: string): { granted: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const granted = new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    const held = navigator.locks.request(name, { mode: "shared" }, () => {
      resolve();
      return released;
    });
    held.then(offerTakeOver).catch(() => undefined);
  });
  return { granted, release };
}
