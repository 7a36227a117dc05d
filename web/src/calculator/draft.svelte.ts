/** The cities somebody has laid out on their own table, as they stand in the calculator. The server does the counting. */
import { card, cards, type Card } from "../game/catalogue";

export const MOST_CARDS = 10;
export const MOST_CITIES = 5;
const KEY = "happycity-calculator";

export interface Placed {
  id: string;
  /** The monster that destroyed it, or nothing. */
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

  /** A reload must not lose ten cards each of five cities. */
  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
      if (kept) Object.assign(this, kept);
    } catch {
      sessionStorage.removeItem(KEY);
    }
  }

  keep(): void {
    const { mode, grozilla, scoring, cities } = this;
    sessionStorage.setItem(KEY, JSON.stringify({ mode, grozilla, scoring, cities }));
  }

  clear(): void {
    this.cities = [freshCity(), freshCity()];
  }

  /** The cards that can be chosen in this game, by group. */
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

  /** The position that the server counts. What the chosen game does not have is left out. */
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

/** Whether a card is in the city and not destroyed. */
export function standing(city: DraftCity, id: string): boolean {
  return city.cards.some((placed) => placed.id === id && !placed.covered);
}

/** A city has one special building at most: another takes its place. */
function specialOf(city: DraftCity): Placed | undefined {
  return city.cards.find((placed) => card(placed.id).kind === "special");
}

/** Whether there is room for a card. */
export function fits(city: DraftCity, id: string): boolean {
  return city.cards.length < MOST_CARDS || (card(id).kind === "special" && specialOf(city) !== undefined);
}

/** Put a card into a city, or take it out again. */
export function toggle(city: DraftCity, id: string): void {
  const at = city.cards.findIndex((placed) => placed.id === id && !placed.covered);
  const old = card(id).kind === "special" ? specialOf(city) : undefined;
  if (at >= 0) city.cards.splice(at, 1);
  else if (old) Object.assign(old, { id, covered: "" });
  else if (fits(city, id)) city.cards.push({ id, covered: "" });
}
