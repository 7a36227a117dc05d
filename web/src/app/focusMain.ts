/** After a step to another page the focus is on that page, as after a real load, and a screen reader begins there. */
import { router } from "./router.svelte";

export function focusMain(main: HTMLElement): void {
  if (!router.moved) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
