/** What the server can do: asked once. */
import { get } from "../net/api";

class Info {
  bots = $state.raw<string[]>(["easy", "normal", "hard"]);
  reached = $state<boolean | null>(null);

  async start(): Promise<void> {
    try {
      const answer = await get<{ bots: { name: string }[] }>("/api/info");
      this.bots = answer.bots.map((bot) => bot.name);
      this.reached = true;
    } catch {
      this.reached = false;
    }
  }
}

export const info = new Info();
