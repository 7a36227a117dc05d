import { settings } from "./settings.svelte";

/** The key meant by an event. The upper row means digits on every keyboard (a French one needs Shift for them), and a
 * letter means the same with Caps Lock. */
export function keyOf(event: KeyboardEvent): string {
  const digit = event.shiftKey ? null : /^Digit([1-9])$/.exec(event.code);
  if (digit?.[1]) return digit[1];
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Whether the key belongs to the browser or the system. */
export function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** The value of aria-keyshortcuts, if keys make moves. */
export function shortcut(key: string): string | undefined {
  return settings.keys ? key : undefined;
}

/** Whether a sheet covers the table that is not its own. Such a sheet takes the keys. */
export function overlaid(): boolean {
  return document.querySelector("dialog[open]:not([data-table])") !== null;
}
