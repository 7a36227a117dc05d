/** Faces and colours of the players. */
import { messages, t } from "../i18n/messages.svelte";
import type { Avatar, Room } from "../net/types";

type Person = Room["people"][number];

/** The face of somebody at the table: a person's own, or a robot. */
export interface Shown {
  face: Avatar["face"] | "robot";
  colour: Avatar["colour"];
}

export const FACES: readonly Avatar["face"][] = [
  "fox",
  "panda",
  "rabbit",
  "bear",
  "koala",
  "tiger",
  "frog",
  "penguin",
  "owl",
  "hedgehog",
  "turtle",
  "bee",
  "hamster",
  "monkey",
  "wolf",
  "mouse",
];
export const COLOURS: readonly Avatar["colour"][] = ["red", "amber", "lime", "teal", "sky", "navy", "violet", "pink"];
export const REACTIONS = ["clap", "laugh", "wow", "cry", "think", "heart"] as const;
/** The colours of the five robots, which are named by their seats. */
const ROBOTS: readonly Avatar["colour"][] = ["lime", "sky", "violet", "amber", "pink"];

export function randomAvatar(): Avatar {
  const one = <Name>(names: readonly Name[], first: Name): Name => names[Math.floor(Math.random() * names.length)] ?? first;
  return { face: one(FACES, "fox"), colour: one(COLOURS, "red") };
}

/** Who sits on a seat; nobody on an open one. */
export function avatarOf(seat: Room["seats"][number], people: readonly Person[]): Shown | undefined {
  if (seat.kind === "open") return undefined;
  const person = people.find((each) => each.id === seat.person);
  return person?.avatar ?? { face: "robot", colour: ROBOTS[seat.seat % ROBOTS.length] ?? "sky" };
}

/** "Fox, teal"; nothing before the names are loaded. */
export function avatarText({ face, colour }: Shown): string {
  return messages.has("face-avatar") ? t("face-avatar", { face: t(`face-${face}`), colour: t(`face-colour-${colour}`) }) : "";
}
