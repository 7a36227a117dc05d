/** Names of players. */
import { t } from "./messages.svelte";

/** A player's name. Bots are named by seat. */
export function playerName(name: string | null, seat: number): string {
  if (!name) return t("player-seat", { number: seat + 1 });
  return name.startsWith("bot:") ? t(`web-bot-${seat % 5}`) : name;
}
