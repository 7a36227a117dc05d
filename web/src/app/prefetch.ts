/** SingleFlight the start page stands and nothing else is to be done, what a first click will need is fetched. */
import fileOf from "virtual:pictures";

let done = false;

export function prefetch(): void {
  if (done || saving()) return;
  done = true;
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** Somebody who pays for every byte gets only what they ask for. */
function saving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Safari has no idle callback; a moment later is as good. */
function idle(): void {
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_500));
  later(() => {
    performance.mark("ahead");
    const wanted = [
      import("../pages/RoomPage.svelte"),
      import("../ui/SettingsSheet.svelte"),
      fetch(fileOf("grozilla")).then((answer) => answer.blob()),
    ];
    for (const each of wanted) each.catch(() => undefined);
  });
}
