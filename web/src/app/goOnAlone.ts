/** When the server goes away: go on with a game against bots on this device, from the very same table. */
import { canPlayAlone, onDevice } from "../net/api";
import type { RoomSocket } from "../net/roomSocket.svelte";
import { isLocal } from "../net/site";
import { router } from "./router.svelte";
import { ownName } from "./start";

const RECORD_VERSION = 1;

/** Whether nobody else plays, and the log holds the whole game. */
export function canGoOnAlone(socket: RoomSocket): boolean {
  const others = socket.room?.seats.filter((seat) => seat.person !== null && !socket.you.seats.includes(seat.seat));
  const mine = socket.you.seats.length === 1 && others?.length === 0 && socket.room?.status === "playing";
  return mine && !socket.room?.settings.lesson && canPlayAlone() && !isLocal(socket.id) && recordOf(socket) !== null;
}

/** What everybody has seen of the game. What nobody has seen is reshuffled. */
function recordOf(socket: RoomSocket): object | null {
  const events = socket.log.filter((event) => event.game === socket.room?.game);
  const started = events.find((event) => event.kind === "started");
  if (!started || started.branch) return null;
  const played: { action: string; draws: string[] }[] = [];
  for (const event of events) {
    if (event.kind === "action") played.push(event);
    else if (event.kind === "undone") played.length = event.to;
  }
  return {
    happycity: RECORD_VERSION,
    rules: started.rules,
    options: socket.room?.options,
    players: started.players,
    setup: started.setup ?? {},
    actions: played.map((each) => each.action),
    draws: played.flatMap((each) => each.draws),
  };
}

export async function goOnAlone(socket: RoomSocket): Promise<void> {
  const { table, room, you } = socket;
  const settings = { pace: room?.settings.pace };
  const body = {
    record: recordOf(socket),
    at: table?.actions,
    seat: you.seats[0],
    bot: room?.settings.bot,
    name: ownName(),
    settings,
  };
  const entry = await onDevice.post("/api/branch", body);
  router.go(`/r/${entry.room.id}`);
}
