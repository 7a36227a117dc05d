/** The cards of a custom pack, while a game with it is shown (packs.ts lays them). */
import type { Card } from "./catalogue";

class CardsInUse {
  /** All cards of the game; null: those of the box. */
  list = $state.raw<readonly Card[] | null>(null);
  /** The pictures of cards that are new, by their ids. */
  pictures = $state.raw<Record<string, string>>({});
}

export const cardsInUse = new CardsInUse();
