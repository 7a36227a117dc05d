/** A web lock that every open table holds: while there is one, a new version of the program waits (also in public/sw.js). */
const LOCK = "happycity-table";

/** Hold the lock; returns how to release it. Without a secure context there are no locks, and no service worker either. */
export function holdTable(): () => void {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  void navigator.locks?.request(LOCK, { mode: "shared" }, () => left);
  return leave;
}

export async function isTableOpen(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some((lock) => lock.name === LOCK);
}
