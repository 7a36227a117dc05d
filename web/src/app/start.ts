/** Starting games: one request, then the table. */
import { hex, post } from "../net/api";
import type { CreateRoom, Options } from "../net/types";
import { t } from "../words/words.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export function gameOptions(): Options {
  const { players, mode, grozilla, scoring, edition } = settings.game;
  return { players, mode, grozilla, scoring, edition };
}

export function ownName(): string {
  return settings.name.trim() || t("player-seat", { number: 1 });
}

async function create(body: CreateRoom): Promise<void> {
  const whole: CreateRoom = { name: ownName(), nonce: hex(16), ...body };
  const entry = await post("/api/rooms", whole);
  router.go(`/r/${entry.room.id}`);
}

/** A game against bots, at once. */
export function startGame(): Promise<void> {
  const { players, bot } = settings.game;
  const seats = ["me", ...Array<string>(players - 1).fill(`bot:${bot}`)];
  return create({ options: gameOptions(), seats, settings: { pace: settings.pace, bot }, start: true });
}

/** A room that waits for friends. */
export function openRoom(open: boolean): Promise<void> {
  const seats = ["me", ...Array<string>(settings.game.players - 1).fill("open")];
  return create({ options: gameOptions(), seats, settings: { pace: settings.pace, public: open } });
}

/** One device for several people. */
export function passAndPlay(names: string[]): Promise<void> {
  const seats = names.map(() => "me");
  const options = { ...gameOptions(), players: names.length };
  return create({ options, seats, names, settings: { pass_and_play: true, pace: settings.pace }, start: true });
}

export function startLesson(lesson: string): Promise<void> {
  return create({ settings: { lesson, pace: settings.pace }, start: true });
}
