/** What players are called. */
import { t } from "./messages.svelte";

/** Bots have names too, by their seats. */
export function playerName(name: string | null, seat: number): string {
  if (!name) return t("player-seat", { number: seat + 1 });
  return name.startsWith("bot:") ? t(`web-bot-${seat % 5}`) : name;
}
