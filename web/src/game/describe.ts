/** Cards, actions and events as sentences in the reader's language. */
import { t, messages } from "../i18n/messages.svelte";
import { cardName, colourName, describe, list } from "../i18n/wording";
import type { CityCard, GameEvent, State } from "../net/types";
import { card, houseMade, type Card } from "./catalogue";

/** What a card gives, as a list of amounts. Empty if it gives nothing by itself. */
export function gives(each: Card): string {
  const parts: string[] = [];
  if (each.income) parts.push(t("amount-income", { income: each.income }));
  if (each.citizens) parts.push(t("amount-citizens", { citizens: each.citizens }));
  if (each.hearts) parts.push(t("amount-hearts", { hearts: each.hearts }));
  return list(parts);
}

/** Whether a card's title is the printed one in the reader's language. Otherwise it is our translation (R-L3). */
export function titlePrinted(id: string): boolean {
  return t("titles-printed").split(/\s+/).includes(id);
}

export function effectText(id: string): string {
  return messages.has(`effect-${id}`) ? t(`effect-${id}`) : "";
}

interface Placed {
  colours?: readonly string[];
  coveredBy?: string | null;
  /** The price now, if it is not the printed one. */
  price?: number;
}

/** The label of a card for screen readers: name, colours, cost, what it gives and does. */
export function cardLabel(id: string, { colours, coveredBy, price }: Placed = {}): string {
  const each = card(id);
  if (coveredBy) return t("web-card-covered", { card: cardName(id), monster: cardName(coveredBy) });
  const parts = [cardName(id)];
  const visible = colours ?? each.colours;
  if (visible.length) parts.push(list(visible.map(colourName)));
  if (each.cost !== undefined) parts.push(t("web-card-costs", { price: price ?? each.cost }));
  const amounts = gives(each);
  if (amounts) parts.push(amounts);
  if (each.needs) parts.push(t("web-card-needs", { needs: needs(each) }));
  const does = effectText(id);
  if (does) parts.push(does);
  if (houseMade(each)) parts.push(t("web-card-house"));
  return parts.join(", ");
}

export function needs(each: Card): string {
  const counts = Object.entries(each.needs ?? {});
  return list(counts.map(([colour, count]) => t("list-need", { count, colour: colourName(colour) })));
}

/** "buy museum with green" -> ["buy", "museum", ["green"]]. */
export function parse(action: string): { kind: string; argument: string; tokens: string[] } {
  const [before = "", after] = action.split(" with ");
  const [kind = "", argument = ""] = before.split(" ");
  return { kind, argument, tokens: after ? after.split(",") : [] };
}

/** An action as a choice in a menu. `coins` is what it brings, or costs (below 0), according to the server. */
export function actionText(action: string, state: State, names: readonly string[], coins?: number): string {
  const { kind, argument, tokens } = parse(action);
  switch (kind) {
    case "market":
      return describe("action-market", { colour: argument });
    case "discard":
      return describe("action-discard", { card: argument });
    case "draw":
      return t("action-draw", { deck: Number(argument) });
    case "buy": {
      const cost = coins === undefined ? (card(argument).cost ?? 0) : -coins;
      if (!tokens.length) return describe("action-buy", { card: argument, price: cost });
      return describe("action-buy-with", { card: argument, tokens, coins: cost });
    }
    case "coin":
      return t("action-coin", { coins: coins ?? 1 });
    case "claim":
      return describe("action-claim", { special: argument });
    case "destroy":
      return describe("action-destroy", { card: slotCard(state, Number(argument))?.id ?? "", slot: Number(argument) });
    case "gift":
    case "louvre":
      return describe(`action-${kind}`, { to: Number(argument) }, names);
    case "sphinx":
      return argument === "box" ? t("action-sphinx-box") : describe("action-sphinx", { special: argument });
    default:
      return t(`action-${kind}`);
  }
}

function slotCard(state: State, slot: number): CityCard | undefined {
  return state.cities[state.seat]?.cards[slot - 1];
}

/** The question to the player who decides: "you" if that is `reader`, the only seat at this screen. */
export function prompt(state: State, names: readonly string[], reader?: number): string {
  const city = state.cities[state.seat];
  return describe(
    `prompt-${state.phase}${state.seat === reader ? "-you" : ""}`,
    {
      seat: state.seat,
      coins: city?.coins ?? 0,
      monster: city?.monster ?? "",
      arriving: state.interrupted?.monster ?? "",
    },
    names,
  );
}

/** One event as a line of the log: "you" if it concerns `reader`. Empty for an event without a line. */
export function eventText(event: GameEvent, names: readonly string[], reader?: number): string {
  const { event: name, ...rest } = event;
  const codes: Record<string, unknown> = { ...rest };
  if (event.event === "over") codes["winners"] = event.result.winners;
  delete codes["result"];
  const winners = codes["winners"] as number[] | undefined;
  const own = reader !== undefined && (codes["seat"] === reader || (winners?.length === 1 && winners[0] === reader));
  const key = own && messages.has(`event-${name}-you`) ? `event-${name}-you` : `event-${name}`;
  return messages.has(key) ? describe(key, codes, names) : "";
}

/** The name of a bot's level. */
export function levelName(level: string): string {
  const plain = level.replace(/^bot:/, "").split(":")[0] ?? "";
  return messages.has(`web-level-${plain}`) ? t(`web-level-${plain}`) : plain;
}
