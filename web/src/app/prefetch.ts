/** Prefetch what a first click needs, once the start page is idle. */
import fileOf from "virtual:pictures";

let started = false;

export function prefetch(): void {
  if (started || savesData()) return;
  started = true;
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** Respect the browser's data saver. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Safari has no idle callback: wait a moment instead. */
function idle(): void {
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_500));
  later(() => {
    performance.mark("ahead");
    const fetches = [
      import("../pages/RoomPage.svelte"),
      import("../ui/SettingsSheet.svelte"),
      fetch(fileOf("grozilla")).then((answer) => answer.blob()),
    ];
    for (const each of fetches) each.catch(() => undefined);
    void Promise.allSettled(fetches).then(async () => (await import("../net/offline.svelte")).offline.fetchWhenIdle());
  });
}
