/** The reactions on display, by person: each for a moment, a new one in place of the last. */
import type { Reaction } from "../net/types";

const SHOWN_MS = 4_000;

export class Reactions {
  shown = $state.raw<Readonly<Record<string, Reaction>>>({});
  /** The newest, for readers who cannot see it. */
  last = $state.raw<{ person: string; reaction: Reaction } | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- timers are not shown
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  show(person: string, reaction: Reaction): void {
    clearTimeout(this.#timers.get(person));
    this.shown = { ...this.shown, [person]: reaction };
    this.last = { person, reaction };
    this.#timers.set(
      person,
      setTimeout(() => this.#hide(person), SHOWN_MS),
    );
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #hide(person: string): void {
    this.#timers.delete(person);
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([each]) => each !== person));
    if (this.last?.person === person) this.last = null;
  }
}
