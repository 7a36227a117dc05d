/** Movement: ghosts of cards, coins and monsters fly from where they were to where they are. Only a show: the page itself
 * has changed already, so skipping loses nothing. Positions are set through the DOM, as the page's policy asks. */
import { isStill } from "../app/settings.svelte";
import type { GameEvent } from "../net/types";

type Places = Map<string, { box: DOMRect; ghost: HTMLElement }>;

const SELECTOR = "[data-at]";

/** Remember where everything is, before the table changes. */
export function capture(): Places {
  const places: Places = new Map();
  if (isStill() || document.hidden) return places;
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const box = element.getBoundingClientRect();
    const at = element.dataset["at"];
    if (at && box.width) places.set(at, { box, ghost: element.cloneNode(true) as HTMLElement });
  }
  return places;
}

function where(at: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  return element?.getBoundingClientRect().width ? element : null;
}

let layer: HTMLElement | undefined;
function stage(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flying";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
  }
  return layer;
}

function launch(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, lands?: HTMLElement): void {
  ghost.removeAttribute("data-at");
  ghost.querySelectorAll(SELECTOR).forEach((each) => each.removeAttribute("data-at"));
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    transformOrigin: "0 0",
    opacity: "0",
  });
  stage().append(ghost);
  const x = to.left - from.left;
  const y = to.top - from.top;
  const scale = to.width / from.width;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 26}px) scale(${(1 + scale) / 2}) rotate(3deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 },
    ],
    { duration: 520, delay, easing: "cubic-bezier(.35,0,.25,1)", fill: "backwards" },
  );
  lands?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: 520 + delay });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

function coin(amount: number): HTMLElement {
  const element = document.createElement("span");
  element.className = "flying-coin";
  element.textContent = String(amount);
  return element;
}

function travel(before: Places, source: string, target: string, delay: number): void {
  const from = before.get(source);
  const lands = where(target);
  if (from && lands) launch(from.ghost.cloneNode(true) as HTMLElement, from.box, lands.getBoundingClientRect(), delay, lands);
}

function coins(seat: number, amount: number, delay: number): void {
  const purse = where(`coins:${seat}`);
  const bank = where("bank");
  if (!purse || !bank || !amount) return;
  const [from, to] = amount < 0 ? [purse, bank] : [bank, purse];
  launch(coin(Math.abs(amount)), square(from), square(to), delay);
}

function square(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect();
  return new DOMRect(box.left + box.width / 2 - 14, box.top + box.height / 2 - 14, 28, 28);
}

/** Show what happened. */
export function fly(events: readonly GameEvent[], before: Places): void {
  if (isStill() || document.hidden || !before.size) return;
  let delay = 0;
  for (const event of events) {
    switch (event.event) {
      case "drawn":
        travel(before, `deck:${event.deck}`, `central:${event.card}`, delay);
        travel(before, `deck:${event.deck}`, `monster:${event.seat}`, delay);
        break;
      case "discarded":
        travel(before, `central:${event.card}`, `deck:${event.deck}`, delay);
        break;
      case "bought": {
        const source = before.has(`central:${event.card}`) ? "central" : "dwelling";
        travel(before, `${source}:${event.card}`, `city:${event.seat}:${event.card}`, delay);
        coins(event.seat, -event.coins, delay);
        break;
      }
      case "claimed":
        travel(before, `special:${event.special}`, `city:${event.seat}:${event.special}`, delay);
        break;
      case "income":
      case "coins":
        coins(event.seat, event.coins, delay);
        delay += 60;
        break;
      case "monster-passed":
        travel(before, `monster:${event.seat}`, `monster:${event.to}`, delay);
        delay += 200;
        break;
      case "destroyed":
        shake(`city:${event.seat}:${event.card}`);
        break;
    }
  }
}

function shake(at: string): void {
  const steps = [0, -6, 6, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` }));
  where(at)?.animate(steps, { duration: 600 });
}

/** Anybody in a hurry lands everything at once. */
export function skip(): void {
  layer?.replaceChildren();
  for (const animation of document.getAnimations()) {
    if (animation.effect instanceof KeyframeEffect && animation.effect.target && !(animation instanceof CSSAnimation)) animation.finish();
  }
}
