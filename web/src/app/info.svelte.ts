/** What the server can do: asked once, or until it answers. */
import { get } from "../net/api";
import { settings } from "./settings.svelte";

/** The levels people choose from; the others are for the lab. */
const LEVELS = ["easy", "normal", "hard", "champion"];

const AGAIN = 5_000;

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
      setTimeout(() => void this.start(), AGAIN);
    }
  }
}

export const info = new Info();
