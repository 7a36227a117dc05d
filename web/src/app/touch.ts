/** Whether the device is used by touch: it has no keyboard to speak of, and can vibrate. */
export function isTouch(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
