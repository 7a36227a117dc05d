/** Animations: ghosts of cards, coins and monsters fly from their old places to the new ones. The page has already changed,
 * so skipping loses nothing. Positions are set through the DOM, because the page's policy forbids style attributes. */
import { isStill } from "../app/settings.svelte";
import type { GameEvent } from "../net/types";

type Places = Map<string, { box: DOMRect; ghost: HTMLElement }>;

const SELECTOR = "[data-at]";

/** Record where everything is, before the table changes. */
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

/** Put a ghost on the stage where the original was. */
function place(ghost: HTMLElement, from: DOMRect): void {
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
}

function finish(ghost: HTMLElement, flight: Animation): void {
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

function launch(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, lands?: HTMLElement): void {
  place(ghost, from);
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
  finish(ghost, flight);
}

/** Let a monster walk: small hops instead of one flight. */
function walk(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, lands?: HTMLElement): void {
  const HOPS = 5;
  place(ghost, from);
  const steps = Array.from({ length: HOPS * 2 + 1 }, (_, index) => {
    const share = index / (HOPS * 2);
    const x = (to.left - from.left) * share;
    const y = (to.top - from.top) * share - (index % 2 ? 14 : 0);
    const lean = index % 2 ? (index % 4 === 1 ? -9 : 9) : 0;
    return { transform: `translate(${x}px, ${y}px) rotate(${lean}deg) scale(${1.25 - share * 0.25})`, opacity: 1 };
  });
  finish(ghost, ghost.animate(steps, { duration: 900, delay, easing: "linear", fill: "backwards" }));
  lands?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: 900 + delay });
}

/** Let a monster jump onto the building it destroys, which trembles. */
function crush(before: Places, seat: number, card: string, delay: number): void {
  const lands = where(`city:${seat}:${card}`);
  const from = before.get(`monster:${seat}`);
  if (!lands) return;
  if (from) {
    const box = lands.getBoundingClientRect();
    const ghost = from.ghost.cloneNode(true) as HTMLElement;
    const size = Math.min(box.width, box.height) * 0.7;
    const over = new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
    launch(ghost, from.box, over, delay);
    lands
      .querySelector(".monster-on")
      ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: 520 + delay });
  }
  const steps = [0, -6, 6, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` }));
  lands.animate(steps, { duration: 600, delay: delay + 420 });
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

/** Animate events. */
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
        pass(before, event.seat, event.to, delay);
        delay += 500;
        break;
      case "destroyed":
        crush(before, event.seat, event.card, delay);
        delay += 400;
        break;
      case "token-gained":
        token(event.colour, event.seat, delay);
        break;
      case "replaced":
        travel(before, `city:${event.seat}:${event.card}`, "bank", delay);
        break;
    }
  }
}

/** Let a monster walk to a neighbour. One that has just arrived starts in front of the city. */
function pass(before: Places, seat: number, to: number, delay: number): void {
  const lands = where(`monster:${to}`);
  const from = before.get(`monster:${seat}`);
  const start = from?.box ?? where(`seat:${seat}`)?.getBoundingClientRect();
  const figure = lands ?? from?.ghost;
  const end = lands ?? where(`seat:${to}`);
  if (!figure || !start || !end) return;
  const box = lands?.getBoundingClientRect() ?? square(end);
  const ghost = figure.cloneNode(true) as HTMLElement;
  walk(ghost, new DOMRect(start.left, start.top, box.width, box.height), box, delay, lands ?? undefined);
}

function token(colour: string, seat: number, delay: number): void {
  const [bank, purse] = [where("bank"), where(`coins:${seat}`)];
  if (!bank || !purse) return;
  const ghost = document.createElement("span");
  ghost.className = `flying-token ${colour}`;
  launch(ghost, square(bank), square(purse), delay);
}

/** Finish all animations at once. */
export function skip(): void {
  layer?.replaceChildren();
  for (const animation of document.getAnimations()) {
    if (animation.effect instanceof KeyframeEffect && animation.effect.target && !(animation instanceof CSSAnimation))
      animation.finish();
  }
}
