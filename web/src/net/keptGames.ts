/** Games that began on this device and were handed to the server: they belong to the reader's games from then on. */
import { get, postToServer } from "./api";
import type { Options } from "./types";

const KEY = "happycity-kept-games";
const MAX_KEPT = 200;

export interface KeptGame {
  /** The id of the record on the server. */
  id: string;
  room: string;
  game: number;
  /** When it was handed over. */
  at: number;
  players: (string | null)[];
  points: number[];
  winners: number[];
  options: Options;
}

/** All of them, the latest first. */
export function keptGames(): KeptGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptGame[];
  } catch {
    return [];
  }
}

export function keptGame(room: string, game: number): KeptGame | undefined {
  return keptGames().find((kept) => kept.room === room && kept.game === game);
}

/** Hand a finished game to the server, once. */
export async function keepGame(room: string, game: number): Promise<KeptGame> {
  const known = keptGame(room, game);
  if (known) return known;
  const record = await get("/api/rooms/{room}/record", { room, game });
  const { id } = await postToServer("/api/import", { record });
  const { players = [], result, options } = record;
  const kept: KeptGame = {
    id,
    room,
    game,
    at: Date.now(),
    players: players.map((name) => name || null),
    points: result?.points ?? [],
    winners: result?.winners ?? [],
    options,
  };
  localStorage.setItem(KEY, JSON.stringify([kept, ...keptGames()].slice(0, MAX_KEPT)));
  return kept;
}

/** Forget them; the server's records are known to nobody else. */
export function forgetKeptGames(): void {
  localStorage.removeItem(KEY);
}
