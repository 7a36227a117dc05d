/** What the table shows and lets its reader do, gathered from the server's words. No rule is decided here. */
import { card } from "../game/catalogue";
import { parse } from "../game/describe";
import type { City, Hint, Progress, Reason, State, Table } from "../net/types";

export interface Facts {
  table: Table;
  names: string[];
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

export class TableModel {
  #facts: () => Facts;
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
  /** The seat of whoever looks, if it is one person's alone: only they can be called "you". */
  get reader(): number | undefined {
    const { mine, watching } = this.facts;
    return !watching && mine.length === 1 ? mine[0] : undefined;
  }
  get city(): City | undefined {
    return this.state.cities[this.view];
  }
  /** Seats clockwise from the left neighbour on. */
  get others(): number[] {
    const count = this.state.cities.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.view + 1 + index) % count);
  }
  get myTurn(): boolean {
    return !this.facts.watching && this.state.phase !== "over" && this.facts.mine.includes(this.state.seat);
  }
  get canAct(): boolean {
    return this.myTurn && !this.facts.busy;
  }
  get legal(): string[] {
    return this.myTurn ? this.facts.table.legal : [];
  }
  can(action: string): boolean {
    return this.legal.includes(action);
  }
  /** Every way to buy a card: with coins, or with tokens too. */
  waysToBuy(id: string): string[] {
    return this.legal.filter((action) => {
      const { kind, argument } = parse(action);
      return kind === "buy" && argument === id;
    });
  }
  /** What a card costs whoever decides now, before tokens: the server's price where it tells one. */
  price(id: string): number {
    return this.facts.table.prices[id] ?? card(id).cost ?? 0;
  }
  reason(action: string): Reason | undefined {
    return this.facts.table.reasons[action];
  }
  progress(special: string, seat = this.view): Progress | undefined {
    return this.facts.table.progress[seat]?.[special];
  }
  /** The number key that plays an action; every choice has one, as long as there are digits. */
  key(action: string): string | undefined {
    const index = this.legal.indexOf(action);
    return index >= 0 && index < 9 ? String(index + 1) : undefined;
  }
  hinted(action: string): boolean {
    return this.facts.hint?.action === action && this.facts.hint.seat === this.state.seat;
  }
  act(action: string): void {
    if (this.canAct && this.can(action)) this.facts.act(action);
  }
}
