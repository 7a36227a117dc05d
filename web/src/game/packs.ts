/** Custom packs: this device reads them and knows their cards. */
import { messages } from "../i18n/messages.svelte";
import { onDevice } from "../net/onDevice";
import type { PackCards } from "../net/types";
import { cardsInUse } from "./cardsInUse.svelte";
import { isOfTheBox, type Card } from "./catalogue";

/** More than a pack may have. What is longer is refused, and need not be read whole. */
const MAX_READ_BYTES = 2 ** 18;

/** Read a pack's file, in the reader's language. Raises Refused. */
export async function readPack(file: File): Promise<PackCards> {
  const bytes = new Uint8Array(await file.slice(0, MAX_READ_BYTES).arrayBuffer());
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return onDevice.post("/api/packs", { file: file.name, content, locale: messages.locale });
}

/** Show the cards of a pack by its fingerprint, in a language. Raises Refused. */
export async function layPack(sha256: string, locale: string): Promise<void> {
  const { cards, messages: texts } = await onDevice.get("/api/packs/{pack}", { pack: sha256, locale });
  const fresh = cards.filter((each) => !isOfTheBox(each.id));
  cardsInUse.pictures = Object.fromEntries(fresh.map((each) => [each.id, pictureOfKind(each)]));
  cardsInUse.list = cards;
  messages.ofPack = texts;
}

/** Show the cards of the box again. */
export function clearPack(): void {
  cardsInUse.pictures = {};
  cardsInUse.list = null;
  messages.ofPack = {};
}

/** A neutral picture: houses as high as their deck, or a monster. */
function pictureOfKind({ kind, deck }: Card): string {
  if (kind === "monster") return "ui-deck-4";
  return kind === "building" ? `ui-deck-${Math.min(deck ?? 1, 3)}` : "ui-deck-3";
}
