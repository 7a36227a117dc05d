/** What happened at the table, shown by ghosts between the old places and the new ones. */
import { card as facts } from "../game/catalogue";
import type { GameEvent } from "../net/types";
import type { Places } from "./fly";
import type { Thing } from "./Ghost.svelte";
import { centre, crush, FIGURE_PX, FLIGHT_MS, launch, SHOWN_MS, stroll, walk, WALK_MS } from "./ghosts";

function find(at: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  return element?.getBoundingClientRect().width ? element : null;
}

interface Move {
  turns?: "up" | "down";
  /** Whose city it goes to. */
  seat?: number;
  /** Whether it is for sale. */
  priced?: boolean;
}

/** The movements of one action, one after the other where one causes the next. */
class Scene {
  delay = 0;
  /** Where a monster was last seen, and in front of which city. */
  #monsters = new Map<string, { box: DOMRect; seat?: number }>();

  constructor(private before: Places) {}

  /** A card moves. One that nobody sees at its end flies to its city. */
  move(id: string, from: DOMRect | undefined, target: string, { turns, seat, priced }: Move): void {
    const lands = find(target);
    const to = (lands ?? (seat === undefined ? null : find(`seat:${seat}`)))?.getBoundingClientRect();
    if (!from || !to) return;
    const ends = turns === "down" || !lands;
    const thing = { kind: "card", id, priced } as const;
    launch({ thing, from, to: lands ? to : centre(to), delay: this.delay, turns, lands: ends ? null : lands });
  }

  at(place: string): DOMRect | undefined {
    return this.before.get(place);
  }

  /** Where a discarded card goes. */
  pileOf(id: string): string {
    const { deck } = facts(id);
    return deck ? `deck:${deck}` : `dwelling:${id}`;
  }

  draw(id: string, deck: number): void {
    const from = this.at(`deck:${deck}`);
    if (facts(id).kind !== "monster") return this.move(id, from, `central:${id}`, { turns: "up", priced: true });
    const bank = find("bank")?.getBoundingClientRect();
    if (!from || !bank) return;
    const shown = new DOMRect(bank.x + bank.width / 2 - 60, bank.y + bank.height / 2 - 80, 120, 160);
    launch({ thing: { kind: "card", id }, from, to: shown, delay: this.delay, turns: "up", stays: SHOWN_MS });
    this.#monsters.set(id, { box: centre(shown, FIGURE_PX) });
    this.delay += FLIGHT_MS + SHOWN_MS / 2;
  }

  /** A monster walks to a city. One that was passed on is there already when its arrival is reported. */
  arrive(id: string, seat: number, from?: number): void {
    const lands = find(`monster:${seat}`);
    const end = (lands ?? find(`seat:${seat}`))?.getBoundingClientRect();
    const left = from === undefined ? undefined : (this.at(`monster:${from}`) ?? this.at(`seat:${from}`));
    const last = this.#monsters.get(id);
    const start = last?.box ?? left;
    if (!end || !start || last?.seat === seat) return;
    const to = lands ? end : centre(end);
    walk({ id, from: start, to, delay: this.delay, lands, appears: last !== undefined && last.seat === undefined });
    this.#monsters.set(id, { box: to, seat });
    this.delay += WALK_MS;
  }

  destroy(id: string, seat: number, card: string): void {
    const from = this.#monsters.get(id)?.box ?? this.at(`monster:${seat}`);
    const lands = find(`city:${seat}:${card}`);
    const to = (lands ?? find(`seat:${seat}`))?.getBoundingClientRect();
    if (from && to) crush(id, from, to, this.delay, lands);
    this.delay += FLIGHT_MS;
  }

  /** A monster that found nothing to destroy walks out of the window, to the nearer side. */
  leave(id: string, seat: number): void {
    const from = this.#monsters.get(id)?.box ?? this.at(`monster:${seat}`) ?? this.at(`seat:${seat}`);
    if (!from) return;
    const x = from.x + from.width / 2 < innerWidth / 2 ? -FIGURE_PX : innerWidth;
    stroll(id, centre(from, FIGURE_PX), new DOMRect(x, from.y, FIGURE_PX, FIGURE_PX), this.delay);
  }

  /** Coins, or a token, between the bank and a city. */
  pay(thing: Thing, seat: number, gained: boolean): void {
    const [bank, purse] = [find("bank"), find(`coins:${seat}`)].map((each) => each && centre(each.getBoundingClientRect()));
    if (bank && purse) launch({ thing, from: gained ? bank : purse, to: gained ? purse : bank, delay: this.delay });
  }

  coins(seat: number, coins: number): void {
    if (coins) this.pay({ kind: "coins", coins: Math.abs(coins) }, seat, coins > 0);
  }

  show(event: GameEvent): void {
    switch (event.event) {
      case "drawn":
        return this.draw(event.card, event.deck);
      case "discarded":
        return this.move(event.card, this.at(`central:${event.card}`), `deck:${event.deck}`, { turns: "down", priced: true });
      case "bought": {
        const from = this.at(`central:${event.card}`) ?? this.at(`dwelling:${event.card}`);
        this.move(event.card, from, `city:${event.seat}:${event.card}`, { seat: event.seat });
        return this.coins(event.seat, -event.coins);
      }
      case "claimed":
        return this.move(event.special, this.at(`special:${event.special}`), `city:${event.seat}:${event.special}`, {
          seat: event.seat,
        });
      case "replaced":
        return this.move(event.card, this.at(`city:${event.seat}:${event.card}`), this.pileOf(event.card), { turns: "down" });
      case "income":
      case "coins":
        this.coins(event.seat, event.coins);
        this.delay += 60;
        return;
      case "monster-arrived":
        return this.arrive(event.monster, event.seat);
      case "monster-passed":
        return this.arrive(event.monster, event.to, event.seat);
      case "destroyed":
        return this.destroy(event.monster, event.seat, event.card);
      case "token-gained":
        return this.pay({ kind: "token", colour: event.colour }, event.seat, true);
      case "token-spent":
        return this.pay({ kind: "token", colour: event.colour }, event.seat, false);
      case "monster-left":
        return this.leave(event.monster, event.seat);
    }
  }
}

/** Show events, from the places before them. */
export function show(events: readonly GameEvent[], before: Places): void {
  const scene = new Scene(before);
  for (const event of events) scene.show(event);
}

export { skip } from "./ghosts";
