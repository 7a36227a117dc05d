/** What the table shows and its reader may do, according to the server. No rule is decided here. */
import { settings } from "../app/settings.svelte";
import type { Shown } from "../game/avatars";
import { card } from "../game/catalogue";
import { actionText, parse } from "../game/describe";
import type { City, Hint, Progress, Reaction, Reason, State, Table } from "../net/types";

export interface Facts {
  table: Table;
  names: string[];
  /** Faces by seat, and reactions on display; a replay knows neither. */
  avatars?: readonly (Shown | undefined)[];
  reactions?: readonly (Reaction | undefined)[];
  /** Seats this browser holds. */
  mine: number[];
  /** The seat whose city lies at the bottom. */
  view: number;
  act: (action: string) => void;
  /** Replays and spectators only look. */
  watching: boolean;
  busy: boolean;
  hint: Hint | null;
}

/** Keys for choices, in order: digits, then the letters without another meaning at the table (C, H, L and U have one). */
export const KEYS = "123456789abdefgijkmnopqrstvwxyz";

/** Why an action needs a confirmation. */
export type Risk = "pass" | "skip" | "destroy" | "sphinx";

export class TableModel {
  #facts: () => Facts;
  /** The action to confirm, and the moment it was chosen. The next change of the table drops it. */
  #armed = $state.raw<{ action: string; at: number } | null>(null);

  constructor(facts: () => Facts) {
    this.#facts = facts;
  }
  get facts(): Facts {
    return this.#facts();
  }
  get state(): State {
    return this.facts.table.state;
  }
  get names(): string[] {
    return this.facts.names;
  }
  get view(): number {
    return this.facts.view;
  }
  /** The seat of the reader, if there is only one. Only a single reader is called "you". */
  get reader(): number | undefined {
    const { mine, watching } = this.facts;
    return !watching && mine.length === 1 ? mine[0] : undefined;
  }
  get city(): City | undefined {
    return this.state.cities[this.view];
  }
  /** The other seats, clockwise from the left neighbour. */
  get others(): number[] {
    const count = this.state.cities.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.view + 1 + index) % count);
  }
  get myTurn(): boolean {
    return !this.facts.watching && this.state.phase !== "over" && this.facts.mine.includes(this.state.seat);
  }
  /** A command is under way. Buttons are only marked as disabled: truly disabled ones would lose the focus. */
  get busy(): boolean {
    return this.facts.busy;
  }
  get canAct(): boolean {
    return this.myTurn && !this.busy;
  }
  get legal(): string[] {
    return this.myTurn ? this.facts.table.legal : [];
  }
  can(action: string): boolean {
    return this.legal.includes(action);
  }
  /** All ways to buy a card: with coins, or with tokens too. */
  waysToBuy(id: string): string[] {
    return this.legal.filter((action) => {
      const { kind, argument } = parse(action);
      return kind === "buy" && argument === id;
    });
  }
  /** Whether a purchase can be paid in several ways. Its sheet opens then. */
  mustChoosePayment(action: string): boolean {
    const { kind, argument } = parse(action);
    return kind === "buy" && this.waysToBuy(argument).some((way) => way !== `buy ${argument}`);
  }
  /** The price of a card for the player who decides, before tokens. */
  price(id: string): number {
    return this.facts.table.prices[id] ?? card(id).cost ?? 0;
  }
  /** The coins that an action of step 3 brings, or costs (below 0). */
  coins(action: string): number | undefined {
    return this.facts.table.coins[action];
  }
  reason(action: string): Reason | undefined {
    const reason = this.facts.table.reasons[action];
    if (reason?.code !== "lesson-other") return reason;
    const expected = String(reason.args?.["action"]);
    return { ...reason, args: { action: actionText(expected, this.state, this.names, this.coins(expected)) } };
  }
  progress(special: string, seat = this.view): Progress | undefined {
    return this.facts.table.progress[seat]?.[special];
  }
  /** The slots that a city's special building depends on. */
  looksAt(seat: number): number[] {
    return this.facts.table.looks_at[seat] ?? [];
  }
  /** The actions that keys stand for: one per card, however it is paid. */
  get choices(): string[] {
    const cards: string[] = [];
    return this.legal.filter((action) => {
      const { kind, argument } = parse(action);
      if (kind !== "buy") return true;
      if (cards.includes(argument)) return false;
      cards.push(argument);
      return true;
    });
  }
  /** The key of an action, or of the sheet that offers it. */
  key(action: string): string | undefined {
    if (!settings.keys) return undefined;
    const index = this.choices.indexOf(action);
    return index >= 0 ? KEYS[index] : undefined;
  }
  hinted(action: string): boolean {
    return this.facts.hint?.action === action && this.facts.hint.seat === this.state.seat;
  }
  /** The risk of an action that gives something up for good although there is a choice. */
  risk(action: string): Risk | null {
    const { kind } = parse(action);
    const offers = (other: string): boolean => this.legal.some((each) => parse(each).kind === other);
    if (kind === "pass" && offers("claim")) return "pass";
    if (kind === "coin" && this.state.last_round && offers("buy")) return "skip";
    if ((kind === "destroy" || kind === "sphinx") && this.legal.length > 1) return kind;
    return null;
  }
  /** The action that waits for its confirmation, if any. */
  get confirming(): string | null {
    const armed = this.#armed;
    return armed && armed.at === this.facts.table.actions && this.can(armed.action) ? armed.action : null;
  }
  cancel(): void {
    this.#armed = null;
  }
  act(action: string): void {
    if (!this.canAct || !this.can(action)) return;
    if (settings.confirm && this.risk(action) && this.confirming !== action) {
      this.#armed = { action, at: this.facts.table.actions };
      return;
    }
    this.#armed = null;
    this.facts.act(action);
  }
}
