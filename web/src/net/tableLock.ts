/** A web lock that every open table shares: while there is one, a new version of the program waits (also in public/sw.js). */
const LOCK = "happycity-table";
/** How long a new version may take to take over. */
const TAKE_OVER_MS = 3_000;

/** Hold the lock; returns how to release it. Without a secure context there are no locks, and no service worker either. */
export function holdTable(): () => void {
  return hold().release;
}

/** Hold the lock while workers start. A new version that is just taking over comes first: no worker loads meanwhile. */
export async function holdStart(): Promise<() => void> {
  const { granted, release } = hold();
  await Promise.race([granted, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))]);
  return release;
}

export async function isTableOpen(): Promise<boolean> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return [...held, ...pending].some((lock) => lock.name === LOCK && lock.mode === "shared");
}

/** Let a new version of the service worker take over, if one waits. It refuses while a table is open. */
export async function offerTakeOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage("take-over");
}

function hold(): { granted: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const granted = new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    const held = navigator.locks.request(LOCK, { mode: "shared" }, () => {
      resolve();
      return released;
    });
    held.then(offerTakeOver).catch(() => undefined);
  });
  return { granted, release };
}
