/** Prefetch what comes next, once the page is idle; see afterLoad.ts. */
import fileOf from "virtual:pictures";

const fetches: Promise<unknown>[] = [];
let started = false;
let begun = false;

/** The start page: what its first click needs. */
export function prefetchNextClick(): void {
  if (started || savesData()) return;
  started = true;
  whenIdle(() => {
    performance.mark("ahead");
    fetches.push(
      import("../pages/RoomPage.svelte"),
      import("../ui/SettingsSheet.svelte"),
      fetch(fileOf("grozilla")).then((answer) => answer.blob()),
    );
    for (const each of fetches) each.catch(() => undefined);
  });
}

/** Any page: what it takes to play without a network, after all else. */
export function prefetchOffline(): void {
  if (begun || savesData()) return;
  begun = true;
  whenIdle(async () => {
    await Promise.allSettled(fetches);
    (await import("../net/offline.svelte")).offline.fetchWhenIdle();
  });
}

/** Respect the browser's data saver. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Once the page is idle. Safari has no idle callback: wait a moment instead. */
function whenIdle(then: () => void | Promise<void>): void {
  const later = window.requestIdleCallback ?? ((wait: () => void) => setTimeout(wait, 1_500));
  later(() => void then());
}
