/** Arrow keys walk over everything that can be done now, the nearest in that direction first. */
const ARROWS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
/** How much worse a step aside is than a step ahead. */
const ASIDE = 2.2;

function reachable(): HTMLElement[] {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const found = (open ?? document).querySelectorAll<HTMLButtonElement>("[data-action], [data-confirm], [data-cancel]");
  return [...found].filter((each) => !each.disabled && each.getClientRects().length > 0);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus; false if the key is none of ours or there is nothing to do. */
export function rove(key: string): boolean {
  const arrow = ARROWS[key];
  const places = arrow ? reachable() : [];
  if (!arrow || !places.length) return false;
  const now = places.find((each) => each === document.activeElement);
  const next = now ? nearest(now, places, arrow) : places[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return true;
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
  // Nothing lies that way: the next or the one before in reading order, around the corner.
  const step = right + down;
  return best ?? places.at((places.indexOf(now) + step) % places.length);
}
