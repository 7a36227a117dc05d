/** Arrow keys move the focus to the nearest action in their direction. */
const ARROWS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
/** How much more a step aside costs than a step ahead. */
const ASIDE = 2.2;

/** The last focus and its ground. The button may be gone with its action; its neighbours are still there. */
let last: { at: [number, number]; on: ParentNode } | undefined;

/** The topmost sheet, or the table. */
function ground(): ParentNode {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
}

function reachable(): HTMLElement[] {
  const buttons = ground().querySelectorAll<HTMLButtonElement>("[data-action], [data-confirm], [data-cancel]");
  return [...buttons].filter((each) => !each.disabled && each.getClientRects().length > 0);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus. Returns false if the key is not an arrow or there is no action. */
export function moveFocus(key: string): boolean {
  const arrow = ARROWS[key];
  const places = arrow ? reachable() : [];
  if (!arrow || !places.length) return false;
  const now = places.find((each) => each === document.activeElement);
  const next = now ? nearest(now, places, arrow) : again(places);
  if (next) last = { at: middle(next), on: ground() };
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return true;
}

/** Where to continue: closest to the last place, or at the first. */
function again(places: HTMLElement[]): HTMLElement | undefined {
  if (last?.on !== ground()) return places[0];
  const [x, y] = last.at;
  const far = (each: HTMLElement): number => Math.hypot(middle(each)[0] - x, middle(each)[1] - y);
  return places.reduce((best, each) => (far(each) < far(best) ? each : best));
}

function nearest(now: HTMLElement, places: HTMLElement[], [right, down]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(now);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of places) {
    const [toX, toY] = middle(each);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const cost = ahead + ASIDE * aside;
    if (each !== now && ahead > 4 && cost < least) [best, least] = [each, cost];
  }
  // Nothing lies that way: wrap around in reading order.
  const step = right + down;
  return best ?? places.at((places.indexOf(now) + step) % places.length);
}
