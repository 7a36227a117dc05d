/** Start games and go to their tables. */
import { t } from "../i18n/messages.svelte";
import { hex, post } from "../net/api";
import type { ClientMessage, CreateRoom, Options, Pack } from "../net/types";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export function gameOptions(): Options {
  const { players, mode, grozilla, scoring, edition } = settings.game;
  return { players, mode, grozilla, scoring, edition };
}

export function ownName(): string {
  return settings.name.trim() || t("player-seat", { number: 1 });
}

/** Send our nonce for the shuffle only after the server has committed to its own: with the start, or in the lobby. */
async function create(body: CreateRoom & { pack?: Pack }, start = false): Promise<void> {
  void import("../pages/RoomPage.svelte").catch(() => undefined);
  if (!start) void import("../room/Lobby.svelte").catch(() => undefined);
  const { room } = await post("/api/rooms", { name: ownName(), avatar: settings.avatar, ...body });
  const fields = { id: hex(6), nonce: hex(16) };
  const message: ClientMessage = start ? { type: "host", do: "start", ...fields } : { type: "nonce", ...fields };
  await post("/api/rooms/{room}/do", message, { room: room.id });
  router.go(`/r/${room.id}`);
}

/** Start a game against bots, as chosen last or with the mode of a lesson; perhaps with a custom pack, on this device. */
export function startGame(mode: Pick<Options, "mode" | "grozilla"> = settings.game, pack: Pack | null = null): Promise<void> {
  const { players, bot } = settings.game;
  const options = { ...gameOptions(), mode: mode.mode, grozilla: mode.grozilla };
  const seats = ["me", ...Array<string>(players - 1).fill(`bot:${bot}`)];
  return create({ options, seats, settings: { pace: settings.pace, bot }, ...(pack && { pack }) }, true);
}

/** Open a room for friends. */
export function openRoom(open: boolean): Promise<void> {
  const seats = ["me", ...Array<string>(settings.game.players - 1).fill("open")];
  return create({ options: gameOptions(), seats, settings: { pace: settings.pace, public: open } });
}

/** Start a game of several people on this device, perhaps with a custom pack. */
export function passAndPlay(names: string[], pack: Pack | null = null): Promise<void> {
  const seats = names.map(() => "me");
  const options = { ...gameOptions(), players: names.length };
  return create({ options, seats, names, settings: { pass_and_play: true, pace: settings.pace }, ...(pack && { pack }) }, true);
}

export function startLesson(lesson: string): Promise<void> {
  return post("/api/rooms", { name: ownName(), avatar: settings.avatar, settings: { lesson, pace: settings.pace } }).then(
    ({ room }) => router.go(`/r/${room.id}`),
  );
}
