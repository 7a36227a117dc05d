/** Movement of what happened at the table. The page has already changed, so skipping loses nothing, nor does a table without it:
 * its code is loaded after the table. */
import { isStill } from "../app/settings.svelte";
import type { GameEvent } from "../net/types";

/** Where everything is, by its name in `data-at`. */
export type Places = Map<string, DOMRect>;

type Scenes = typeof import("./scene");
let loading: Promise<Scenes | undefined> = Promise.resolve(undefined);

/** Load what moves. Without a network nothing does. */
export function prepareMovement(): void {
  loading = import("./scene").catch(() => undefined);
}

/** Record where everything is, before the table changes. */
export function capture(): Places {
  const places: Places = new Map();
  if (isStill() || document.hidden) return places;
  for (const element of document.querySelectorAll<HTMLElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(element.dataset["at"] ?? "", box);
  }
  return places;
}

/** Animate events. */
export function fly(events: readonly GameEvent[], before: Places): void {
  if (!isStill() && !document.hidden && before.size) void loading.then((scene) => scene?.show(events, before));
}

/** Finish all animations at once. */
export function skip(): void {
  void loading.then((scene) => scene?.skip());
}
