/** Keep the screen on. The browser drops the lock when the page is hidden, so it is asked for again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const request = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const granted = await navigator.wakeLock.request("screen").catch(() => undefined); // refused at a low battery
    if (over) void granted?.release();
    else lock = granted;
  };
  const again = (): void => void request();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
