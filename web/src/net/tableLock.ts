/** Two web locks that a new version of the service worker respects (also in public/sw.js). It waits while there is a table. */
import { offerTakeOver } from "./takeOver";

const TABLE = "happycity-table";
/** It waits while workers start, and they wait for it: Chromium, at least under a debugger, loses worker scripts that load meanwhile. */
const START = "happycity-start";
/** How long it may take to take over. */
const TAKE_OVER_MS = 3_000;

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
