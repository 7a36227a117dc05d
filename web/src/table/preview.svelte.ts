/** What is shown large while somebody points at it, focuses it or holds a finger on it. */
import type { State } from "../net/types";

export type Subject =
  | { kind: "card"; id: string; colours?: string[]; coveredBy?: string | null }
  | { kind: "deck"; number: number }
  | { kind: "numbers"; seat: number };

export interface Shown {
  subject: Subject;
  target: HTMLElement;
  box: DOMRect;
}

const OPEN_MS = 350;
/** Time to reach the preview with the pointer. */
const CLOSE_MS = 220;
const HOLD_MS = 450;
const HOLD_PX = 10;

/** What lies at a place of the table. */
export function subjectAt(at: string, state: State): Subject | null {
  const [kind, first = "", second = ""] = at.split(":");
  if (kind === "deck") return { kind, number: Number(first) };
  if (kind === "numbers") return { kind, seat: Number(first) };
  if (kind === "central" || kind === "dwelling" || kind === "special") return { kind: "card", id: first };
  const city = state.cities[Number(first)];
  if (kind === "monster" && city?.monster) return { kind: "card", id: city.monster };
  const placed = kind === "city" ? city?.cards.find((each) => each.id === second) : undefined;
  return placed ? { kind: "card", id: placed.id, colours: placed.colours, coveredBy: placed.covered_by } : null;
}

export class Preview {
  shown = $state.raw<Shown | null>(null);
  #state: () => State;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: PointerEvent | null = null;
  /** A finger has been held down. Lifting it must not play the card. */
  #held = false;
  /** The last key moves the focus. A sheet that closes gives the focus back, and nothing is to be shown then. */
  #moving = false;
  /** Where the mouse was last, and what has come to lie under it since. That is shown once the mouse moves. */
  #mouse: { x: number; y: number } | null = null;
  #under: HTMLElement | null = null;
  /** What is to be shown in a moment. */
  #coming: HTMLElement | null = null;

  constructor(state: () => State) {
    this.#state = state;
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.#coming = null;
    this.shown?.target.removeAttribute("aria-describedby");
    this.shown = null;
  };

  onpointerover = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    this.#under = null;
    if (isInside(event)) return clearTimeout(this.#timer);
    const target = placeOf(event);
    if (target && target === this.#coming) return;
    const still = !this.#mouse || (this.#mouse.x === event.clientX && this.#mouse.y === event.clientY);
    if (target && still && target !== this.shown?.target) {
      this.#under = target;
      return this.#later(this.close, CLOSE_MS);
    }
    if (target === this.shown?.target) return clearTimeout(this.#timer);
    if (target) this.#showSoon(target);
    else this.#later(this.close, CLOSE_MS);
  };

  onpointerdown = (event: PointerEvent): void => {
    if (isInside(event)) return;
    this.close();
    this.#held = false;
    const target = event.pointerType === "touch" ? placeOf(event) : null;
    if (!target) return;
    this.#down = event;
    this.#later(() => {
      this.#held = true;
      this.#open(target);
    }, HOLD_MS);
  };

  onpointermove = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") {
      this.#mouse = { x: event.clientX, y: event.clientY };
      const target = this.#under;
      this.#under = null;
      if (target && target === placeOf(event)) this.#showSoon(target);
      return;
    }
    if (!this.#down || event.pointerType !== "touch") return;
    const far = Math.hypot(event.clientX - this.#down.clientX, event.clientY - this.#down.clientY);
    if (far > HOLD_PX) this.onpointerup();
  };

  onpointerup = (): void => {
    if (this.#down) clearTimeout(this.#timer);
    this.#down = null;
  };

  onclick = (event: MouseEvent): void => {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  oncontextmenu = (event: MouseEvent): void => {
    if (this.#held || this.#down) event.preventDefault();
  };

  onfocusin = (event: FocusEvent): void => {
    const target = placeOf(event);
    if (this.#moving && target?.matches(":focus-visible")) this.#open(target);
    else if (!isInside(event) && !this.#held) this.close(); // lifting a held finger focuses, too
  };

  onkeydown = (event: KeyboardEvent): void => {
    this.#moving = event.key === "Tab" || event.key.startsWith("Arrow");
    if (event.key !== "Escape" || !this.shown) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.close();
  };

  #showSoon(target: HTMLElement): void {
    this.#later(() => this.#open(target), OPEN_MS);
    this.#coming = target;
  }

  #later(what: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#coming = null;
    this.#timer = setTimeout(what, ms);
  }

  #open(target: HTMLElement): void {
    this.close();
    const subject = subjectAt(target.dataset["at"] ?? "", this.#state());
    if (!subject || !target.isConnected || document.querySelector("dialog[open]")) return;
    target.setAttribute("aria-describedby", "preview");
    this.shown = { subject, target, box: target.getBoundingClientRect() };
  }
}

const isInside = (event: Event): boolean => event.target instanceof Element && event.target.closest("#preview") !== null;

function placeOf(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(".table [data-at]") : null;
  return target && !/^(seat|coins|bank)/.test(target.dataset["at"] ?? "") ? target : null;
}
