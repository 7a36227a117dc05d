/** What the server offers. Asked until it answers. */
import { get } from "../net/api";
import { settings } from "./settings.svelte";

/** The levels offered to people. The others are for the lab. */
const LEVELS = ["easy", "normal", "hard", "champion"];

const RETRY_MS = 5_000;

class Info {
  bots = $state.raw<string[]>(["easy", "normal", "hard"]);
  version = $state("");
  operator = $state("");
  reached = $state<boolean | null>(null);
  levels = $derived(LEVELS.filter((level) => this.bots.includes(level)));

  async start(): Promise<void> {
    try {
      const answer = await get("/api/info");
      this.version = answer.happycity;
      this.operator = answer.operator ?? "";
      this.bots = answer.bots.map((bot) => bot.name);
      if (!this.bots.includes(settings.game.bot)) settings.game.bot = this.bots.at(-1) ?? "";
      this.reached = true;
    } catch {
      this.reached = false;
      setTimeout(() => void this.start(), RETRY_MS);
    }
  }
}

export const info = new Info();
