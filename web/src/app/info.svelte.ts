/** What the server offers. Asked until it answers. */
import { get } from "../net/api";
import { isStaticSite, VERSION } from "../net/site";
import { settings } from "./settings.svelte";

/** Bots for the lab. People choose from the others, which the server lists. */
const LAB_BOTS = ["random", "greedy"];

const RETRY_MS = 5_000;

class Info {
  bots = $state.raw<string[]>(["easy", "normal", "hard"]);
  version = $state("");
  operator = $state("");
  reached = $state<boolean | null>(null);
  levels = $derived(this.bots.filter((bot) => !LAB_BOTS.includes(bot)));

  async start(): Promise<void> {
    if (isStaticSite) {
      this.version = VERSION ?? "";
      this.reached = true;
      return;
    }
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
