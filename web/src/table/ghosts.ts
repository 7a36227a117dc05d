/** Ghosts: cards, coins and monsters that move over the table for a moment. Positions are set through the DOM, because the
 * page's policy forbids style attributes. */
import { mount, unmount } from "svelte";
import { settings } from "../app/settings.svelte";
import Ghost, { type Thing } from "./Ghost.svelte";

type Timing = KeyframeAnimationOptions & { duration: number };

export const FLIGHT_MS = 520;
const TURN_MS = 360;
const HOP_MS = 90;
const HOPS = 10;
export const WALK_MS = HOP_MS * HOPS;
const ROAR_MS = 520;
const SETTLE_MS = 200;
export const SHOWN_MS = 420;
const TREMBLE_MS = 600;
const SMALL_PX = 30;
export const FIGURE_PX = 76;
const HOP_PX = 14;
/** The pace of bots at which movement has its usual speed. */
const USUAL_PACE_MS = 900;
const FLIGHT_EASING = "cubic-bezier(.35,0,.25,1)";

const ghosts = new Map<HTMLElement, ReturnType<typeof mount>>();
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

/** A ghost of a size. It is removed when its animation ends. */
function summon(thing: Thing, { width, height }: DOMRect, animation: (ghost: HTMLElement) => Animation): void {
  const target = stage();
  const instance = mount(Ghost, { target, props: { thing } });
  const ghost = target.lastElementChild as HTMLElement;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  ghosts.set(ghost, instance);
  const flight = animation(ghost);
  flight.onfinish = flight.oncancel = () => dismiss(ghost);
}

function dismiss(ghost: HTMLElement): void {
  const instance = ghosts.get(ghost);
  ghosts.delete(ghost);
  if (instance) void unmount(instance);
}

/** Animate as fast as the chosen speed of bots asks: twice as fast at most, so that it can be followed. */
function animate(element: Element, frames: Keyframe[], { duration, delay, ...more }: Timing): Animation {
  const slowness = Math.max(0.5, Math.min(1.3, settings.pace / USUAL_PACE_MS));
  return element.animate(frames, { ...more, duration: duration * slowness, delay: (delay ?? 0) * slowness });
}

/** Keep what lands invisible until its ghost is there. */
function hide(lands: Element | null | undefined, duration: number): void {
  if (lands) animate(lands, [{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** A ghost of this size, moved into the middle of a box and shrunk to fit. */
function into(box: DOMRect, size: DOMRect): string {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const x = box.left + (box.width - size.width * scale) / 2;
  const y = box.top + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A ghost of this size, moved onto a box and as wide and high as that. */
function onto(box: DOMRect, size: DOMRect): string {
  return `translate(${box.left}px, ${box.top}px) scale(${box.width / size.width}, ${box.height / size.height})`;
}

/** A box with the same shape and another area. */
function grown(box: DOMRect, area: number): DOMRect {
  const growth = Math.sqrt(area / (box.width * box.height));
  return new DOMRect(box.x, box.y, box.width * growth, box.height * growth);
}

interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  lands?: HTMLElement | null;
  /** Whether a card turns its face up or its back on the way. */
  turns?: "up" | "down";
  /** How long it stays at its end. */
  stays?: number;
}

/** Let something fly in a low arc. */
export function launch({ thing, from, to, delay, lands, turns, stays = 0 }: Flight): void {
  // Where a card is to be seen afterwards decides its shape, and the larger box how sharp it is.
  const size = grown(lands ? to : from, Math.max(from.width * from.height, to.width * to.height));
  const fit = thing.kind === "card" ? onto : into;
  const middle = new DOMRect(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2 - 26,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const duration = FLIGHT_MS + stays;
  const arrival = FLIGHT_MS / duration;
  summon(thing, size, (ghost) => {
    if (turns) {
      const sides = ["rotateY(180deg)", "rotateY(0deg)"].map((transform) => ({ transform }));
      const timing = {
        duration: TURN_MS,
        delay: delay + (FLIGHT_MS - TURN_MS) / 2,
        fill: "both",
        easing: "ease-in-out",
      } as const;
      if (ghost.firstElementChild) animate(ghost.firstElementChild, turns === "up" ? sides : sides.reverse(), timing);
    }
    return animate(
      ghost,
      [
        { transform: fit(from, size), opacity: 1, easing: FLIGHT_EASING },
        { transform: fit(middle, size), opacity: 1, offset: arrival / 2 },
        { transform: fit(to, size), opacity: 1, offset: arrival },
        { transform: fit(to, size), opacity: lands || !stays ? 1 : 0 },
      ],
      { duration, delay, fill: "backwards" },
    );
  });
  hide(lands, duration + delay);
}

interface Walk {
  id: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  lands: HTMLElement | null;
  /** Whether it steps out of its card, and is not seen before. */
  appears: boolean;
}

/** Let a monster walk in hops, large enough to be seen. Where it arrives it roars once, then takes its place. */
export function walk({ id, from, to, delay, lands, appears }: Walk): void {
  const end = within(centre(to, Math.max(to.width, FIGURE_PX)));
  const total = WALK_MS + ROAR_MS + SETTLE_MS;
  const steps = hops(centre(from, end.width), end).map((frame, index) => ({ ...frame, offset: (index * HOP_MS) / total }));
  const stands = { transform: into(end, end), opacity: 1, offset: (WALK_MS + ROAR_MS) / total };
  const settles = { transform: into(to, end), opacity: 1 };
  summon({ kind: "monster", id }, end, (ghost) => {
    lean(ghost, delay);
    shake(ghost, delay + WALK_MS);
    return animate(ghost, [...steps, stands, settles], { duration: total, delay, fill: appears ? "none" : "backwards" });
  });
  hide(lands, total + delay);
  roar(end, delay + WALK_MS);
}

/** Let a monster walk away. */
export function stroll(id: string, from: DOMRect, to: DOMRect, delay: number): void {
  summon({ kind: "monster", id }, from, (ghost) => {
    lean(ghost, delay);
    return animate(ghost, hops(from, to), { duration: WALK_MS, delay, fill: "backwards" });
  });
}

/** The hops between two boxes of one size. */
function hops(from: DOMRect, to: DOMRect): Keyframe[] {
  return Array.from({ length: HOPS + 1 }, (_, index) => {
    const share = index / HOPS;
    const y = from.y + (to.y - from.y) * share - (index % 2 ? HOP_PX : 0);
    return { transform: into(new DOMRect(from.x + (to.x - from.x) * share, y, to.width, to.height), to), opacity: 1 };
  });
}

/** A figure leans from foot to foot. */
function lean(ghost: HTMLElement, delay: number): void {
  const leans = Array.from({ length: HOPS + 1 }, (_, index) => (index % 2 ? (index % 4 === 1 ? -9 : 9) : 0));
  turn(ghost, leans, { duration: WALK_MS, delay });
}

/** A figure swells and shakes. */
function shake(ghost: HTMLElement, delay: number): void {
  turn(ghost, [0, -8, 8, -8, 8, 0], { duration: ROAR_MS, delay }, 1.3);
}

function turn(ghost: HTMLElement, degrees: number[], timing: Timing, swell = 1): void {
  const frames = degrees.map((each, index) => ({
    transform: `rotate(${each}deg) scale(${index % (degrees.length - 1) ? swell : 1})`,
  }));
  if (ghost.firstElementChild) animate(ghost.firstElementChild, frames, timing);
}

/** The ring of a roar. */
function roar(box: DOMRect, delay: number): void {
  const ring = (size: number): string => into(centre(box, box.width * size), box);
  const frames = [
    { transform: ring(0.7), opacity: 0.9 },
    { transform: ring(2), opacity: 0 },
  ];
  summon({ kind: "roar" }, box, (ghost) => animate(ghost, frames, { duration: ROAR_MS, delay, easing: "ease-out" }));
}

/** A box, moved into the window if it stands out. */
function within(box: DOMRect): DOMRect {
  const inside = (at: number, size: number, window: number): number => Math.max(0, Math.min(at, window - size));
  return new DOMRect(inside(box.x, box.width, innerWidth), inside(box.y, box.height, innerHeight), box.width, box.height);
}

/** Let a monster jump onto the building that it destroys. It sits there from then on; the building trembles. */
export function crush(id: string, from: DOMRect, to: DOMRect, delay: number, lands: HTMLElement | null): void {
  launch({ thing: { kind: "monster", id }, from, to: centre(to, Math.min(to.width, to.height) * 0.8), delay });
  hide(lands?.querySelector(".monster-on"), FLIGHT_MS + delay);
  const steps = [0, -6, 6, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 2}deg)` }));
  if (lands) animate(lands, steps, { duration: TREMBLE_MS, delay: delay + FLIGHT_MS });
}

/** A square in the middle of a box. */
export function centre(box: DOMRect, size = SMALL_PX): DOMRect {
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

/** Finish all animations at once. */
export function skip(): void {
  for (const ghost of [...ghosts.keys()]) dismiss(ghost);
  for (const animation of document.getAnimations()) {
    if (animation.effect instanceof KeyframeEffect && animation.effect.target && !(animation instanceof CSSAnimation))
      animation.finish();
  }
}
