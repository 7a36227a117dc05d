/** The record of a game of this device as a file. */
import { get } from "./api";
import { isLocal } from "./site";

/** Save it as a file. For a server's game the link itself does it. */
export async function saveRecord(
  event: MouseEvent & { currentTarget: HTMLAnchorElement },
  room: string,
  game: number,
): Promise<void> {
  if (!isLocal(room)) return;
  event.preventDefault();
  const name = event.currentTarget.download;
  const record = await get("/api/rooms/{room}/record", { room, game });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
