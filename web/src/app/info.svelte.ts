/** What the server can do: asked once. */
import { get } from "../net/api";
import { settings } from "./settings.svelte";

class Info {
  bots = $state.raw<string[]>(["easy", "normal", "hard"]);
  version = $state("");
  reached = $state<boolean | null>(null);

  async start(): Promise<void> {
    try {
      const answer = await get("/api/info");
      this.version = answer.happycity;
      this.bots = answer.bots.map((bot) => bot.name);
      if (!this.bots.includes(settings.game.bot)) settings.game.bot = this.bots.at(-1) ?? "";
      this.reached = true;
    } catch {
      this.reached = false;
    }
  }
}

export const info = new Info();
