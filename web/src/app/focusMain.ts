/** Focus the main element after a navigation within the app, as a page load would. Screen readers start there. */
import { router } from "./router.svelte";

export function focusMain(main: HTMLElement): void {
  if (!router.moved) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
