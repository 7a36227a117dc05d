/** The cities entered into the calculator. The server counts them. */
import { card, cards, type Card } from "../game/catalogue";

export const MAX_CARDS = 10;
export const MAX_CITIES = 5;
const KEY = "happycity-calculator";

export interface Placed {
  id: string;
  /** The monster that covers it, or "". */
  covered: string;
}

export interface DraftCity {
  name: string;
  coins: number | null;
  cards: Placed[];
  market: string;
  monster: string;
  copies: string;
}

export function freshCity(): DraftCity {
  return { name: "", coins: 0, cards: [{ id: "happy-market", covered: "" }], market: "", monster: "", copies: "" };
}

export class Draft {
  mode = $state<"family" | "expert">("family");
  grozilla = $state(false);
  scoring = $state<"product" | "sum">("product");
  cities = $state<DraftCity[]>([freshCity(), freshCity()]);

  /** Cities survive a reload. */
  constructor() {
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
      if (stored) Object.assign(this, stored);
    } catch {
      sessionStorage.removeItem(KEY);
    }
  }

  save(): void {
    const { mode, grozilla, scoring, cities } = this;
    sessionStorage.setItem(KEY, JSON.stringify({ mode, grozilla, scoring, cities }));
  }

  clear(): void {
    this.cities = [freshCity(), freshCity()];
  }

  /** The cards of this game, by group. */
  groups(): [group: string, members: Card[]][] {
    const group = (each: Card): string =>
      each.kind === "special" ? "special" : each.kind === "dwelling" ? "dwelling" : `deck${each.deck}`;
    const fitting = cards.filter((each) => {
      if (each.kind === "monster" || each.kind === "market") return false;
      if (each.kind === "special") return each.pack === this.mode;
      return this.grozilla || each.deck !== 4;
    });
    return ["dwelling", "deck1", "deck2", "deck3", "deck4", "special"]
      .map((name): [string, Card[]] => [name, fitting.filter((each) => group(each) === name)])
      .filter(([, members]) => members.length > 0);
  }

  /** The position for the server to count, without what the chosen mode does not have. */
  position(): unknown {
    const { mode, grozilla, scoring } = this;
    return {
      options: { players: this.cities.length, mode, grozilla, scoring, edition: "fr" },
      phase: "over",
      turn: 0,
      cities: this.cities.map((city) => ({
        coins: city.coins ?? 0,
        cards: city.cards.map((placed) => ({
          id: placed.id,
          ...(placed.id === "happy-market" && mode === "expert" && city.market ? { colours: [city.market] } : {}),
          ...(placed.covered && grozilla ? { covered_by: placed.covered } : {}),
        })),
        ...(city.monster && grozilla ? { monster: city.monster } : {}),
        ...(city.copies && standing(city, "sphinx") ? { copies: city.copies } : {}),
      })),
    };
  }
}

/** Whether a card stands in the city, not covered. */
export function standing(city: DraftCity, id: string): boolean {
  return city.cards.some((placed) => placed.id === id && !placed.covered);
}

/** The special building. A city has one at most; another replaces it. */
function specialOf(city: DraftCity): Placed | undefined {
  return city.cards.find((placed) => card(placed.id).kind === "special");
}

/** Whether the city has room for a card. */
export function fits(city: DraftCity, id: string): boolean {
  return city.cards.length < MAX_CARDS || (card(id).kind === "special" && specialOf(city) !== undefined);
}

/** Put a card into a city, or take it out. */
export function toggle(city: DraftCity, id: string): void {
  const at = city.cards.findIndex((placed) => placed.id === id && !placed.covered);
  const old = card(id).kind === "special" ? specialOf(city) : undefined;
  if (at >= 0) city.cards.splice(at, 1);
  else if (old) Object.assign(old, { id, covered: "" });
  else if (fits(city, id)) city.cards.push({ id, covered: "" });
}
