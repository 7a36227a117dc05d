/** What this device holds of games, to be saved and erased by their owner. Settings and the program itself are not part of it. */
import { settings } from "../app/settings.svelte";
import { forgetPuzzle } from "../app/today";
import { clearRows, countRows } from "../worker/rows";
import { onDevice } from "./onDevice";
import { forgetKeptGames, keptGames } from "./keptGames";
import { clearReplays, exportReplays } from "./replayCache";
import { isLocal } from "./site";

/** Whether there is anything. It is looked up without Python. */
export async function holdsData(): Promise<boolean> {
  const rows = await countRows().catch(() => 0);
  return rows > 0 || keptGames().length > 0 || Object.keys(await exportReplays().catch(() => ({}))).length > 0;
}

/** Everything, in the form of a server's answer where there is such (docs/offline.md). Raises Refused. */
export async function exportDevice(): Promise<object> {
  const games = (await countRows().catch(() => 0)) ? await onDevice.get("/api/mine/data") : {};
  return { ...games, kept: keptGames(), replays: await exportReplays().catch(() => ({})) };
}

/** Erase everything. Raises Unavailable while another tab shows a table of this device. */
export async function eraseDevice(): Promise<void> {
  const { stopDevice } = await import("./device");
  const restart = await stopDevice();
  try {
    await clearRows();
    await clearReplays();
  } finally {
    restart();
  }
  forgetKeptGames();
  forgetPuzzle();
  settings.hidden = settings.hidden.filter((room) => !isLocal(room));
}
