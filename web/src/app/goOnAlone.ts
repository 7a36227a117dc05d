/** When the server goes away: go on on this device, from the very same table, with the same people and bots. */
import { canPlayAlone, get } from "../net/api";
import { onDevice } from "../net/onDevice";
import type { RoomSocket } from "../net/roomSocket.svelte";
import { isLocal } from "../net/site";
import type { RoomRecord } from "../generated/server";
import { router } from "./router.svelte";
import { ownName } from "./start";

const RECORD_VERSION = 1;

interface Beginning extends Partial<Pick<RoomRecord, "setup" | "position">> {
  actions: string[];
  draws: string[];
}
interface Played {
  action: string;
  draws: string[];
}

/** What games began with that were played on from a moment of another: their logs tell only what came after. */
const beginnings = new Map<string, Beginning>();
const asked = new Set<string>();

/** Whether everybody at the table is on this device or a bot. */
function isOwnTable(socket: RoomSocket): boolean {
  const { room, you } = socket;
  const others = room?.seats.filter((seat) => seat.person !== null && !you.seats.includes(seat.seat));
  return room?.status === "playing" && !room.settings.lesson && !isLocal(socket.id) && you.seats.length > 0 && !others?.length;
}

/** Whether nobody elsewhere plays, and everything that was played is known here. */
export function canGoOnAlone(socket: RoomSocket): boolean {
  return isOwnTable(socket) && canPlayAlone() && recordOf(socket) !== null;
}

/** The game that a log tells of: its start and what was played, without what was taken back. */
function gameOf({ log, room }: RoomSocket): { started: Started | undefined; played: Played[] } {
  const events = log.filter((event) => event.game === room?.game);
  const played: Played[] = [];
  for (const event of events) {
    if (event.kind === "action") played.push(event);
    else if (event.kind === "undone") played.length = Math.max(0, event.to - first(events.find(isStart)));
  }
  return { started: events.find(isStart), played };
}

type Started = Extract<RoomSocket["log"][number], { kind: "started" }>;
const isStart = (event: RoomSocket["log"][number]): event is Started => event.kind === "started";
const first = (started: Started | undefined): number => started?.branch?.at ?? 0;

/** What everybody has seen of the game. What nobody has seen is reshuffled. */
function recordOf(socket: RoomSocket): object | null {
  const { started, played } = gameOf(socket);
  const beginning = started?.branch ? beginnings.get(keyOf(socket)) : { setup: started?.setup ?? {}, actions: [], draws: [] };
  if (!started || !beginning) return null;
  return {
    happycity: RECORD_VERSION,
    rules: started.rules,
    options: socket.room?.options,
    players: started.players,
    ...beginning,
    actions: [...beginning.actions, ...played.map((each) => each.action)],
    draws: [...beginning.draws, ...played.flatMap((each) => each.draws)],
  };
}

const keyOf = (socket: RoomSocket): string => `${socket.id}/${socket.room?.game}`;

/** Ask the server, while it is there, how a game began that was played on from a moment of another. */
export async function rememberBeginning(socket: RoomSocket): Promise<void> {
  const key = keyOf(socket);
  if (asked.has(key) || !canPlayAlone() || !isOwnTable(socket) || !gameOf(socket).started?.branch) return;
  asked.add(key);
  const beginning = await beginningOf(socket).catch(() => undefined);
  if (beginning) beginnings.set(key, beginning);
  else asked.delete(key); // the next event asks again
}

/** The start of a game, without what the log tells. Nothing if an action was taken back meanwhile. */
async function beginningOf(socket: RoomSocket): Promise<Beginning | undefined> {
  const record = await get("/api/rooms/{room}/record", { room: socket.id, game: socket.room?.game ?? 1 });
  const { started, played } = gameOf(socket);
  const later = record.actions.slice(first(started));
  if (later.some((action, index) => action !== played[index]?.action)) return undefined;
  const drawn = played.slice(0, later.length).flatMap((each) => each.draws).length;
  const { setup, position, actions, draws = [] } = record;
  return {
    ...(setup && { setup }),
    ...(position && { position }),
    actions: actions.slice(0, first(started)),
    draws: draws.slice(0, draws.length - drawn),
  };
}

export async function goOnAlone(socket: RoomSocket): Promise<void> {
  const { table, room, you } = socket;
  if (!room) return;
  const { pace, hints, undo, clock, bot } = room.settings;
  const mine = room.seats.filter((seat) => you.seats.includes(seat.seat));
  const body = {
    record: recordOf(socket),
    at: table?.actions,
    seats: room.seats.map((seat) => (mine.includes(seat) ? "me" : `bot:${seat.bot ?? bot}`)),
    name: ownName(),
    names: mine.map((seat) => seat.name ?? ""),
    avatar: room.people.find((each) => each.id === mine[0]?.person)?.avatar,
    settings: { pace, hints, undo, clock, bot },
  };
  const entry = await onDevice.post("/api/branch", body);
  router.go(`/r/${entry.room.id}`);
}
