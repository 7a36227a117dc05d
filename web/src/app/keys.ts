import { settings } from "./settings.svelte";

/** Which key was meant: the upper row is digits on every keyboard (a French one wants Shift for them), and a letter is the
 * same letter with Caps Lock. */
export function keyOf(event: KeyboardEvent): string {
  const digit = event.shiftKey ? null : /^Digit([1-9])$/.exec(event.code);
  if (digit?.[1]) return digit[1];
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** A key of the browser or of the system, not of the page. */
export function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** How a button tells its key, if keys make moves. */
export function shortcut(key: string): string | undefined {
  return settings.keys ? key : undefined;
}

/** Whether a sheet that is no part of the table lies on it: then keys are not for the table. */
export function overlaid(): boolean {
  return document.querySelector("dialog[open]:not([data-table])") !== null;
}
