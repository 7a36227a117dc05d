/** Small sounds, synthesized with WebAudio. Off by default. */
import { settings } from "./settings.svelte";

type Tone = [frequency: number, start: number, length: number];

const TUNES: Record<string, Tone[]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  card: [[320, 0, 0.05]],
  buy: [
    [520, 0, 0.07],
    [780, 0.07, 0.12],
  ],
  coin: [
    [1250, 0, 0.05],
    [1660, 0.05, 0.12],
  ],
  claim: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.22],
  ],
  monster: [
    [110, 0, 0.25],
    [82, 0.2, 0.35],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.14],
    [1046, 0.42, 0.4],
  ],
};

let context: AudioContext | undefined;

/** Browsers allow sound only after a user gesture and warn about earlier attempts. */
function mayPlay(): boolean {
  return settings.sound && (navigator.userActivation?.hasBeenActive ?? true);
}

/** Some browsers resume audio only within a gesture, and suspend it again after a call or a lock. */
function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}
for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });

export function play(tune: keyof typeof TUNES): void {
  if (!mayPlay()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of TUNES[tune] ?? []) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = tune === "monster" ? "sawtooth" : "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.14, now + start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}

const EVENTS: Record<string, string> = {
  drawn: "card",
  discarded: "card",
  bought: "buy",
  income: "coin",
  coins: "coin",
  claimed: "claim",
  "monster-arrived": "monster",
  destroyed: "monster",
  over: "win",
};

/** Play one sound for several events: the most important one. */
export function playEvents(events: readonly { event: string }[]): void {
  const order = ["win", "claim", "monster", "buy", "card", "coin"];
  const tunes = events.map((event) => EVENTS[event.event]).filter((tune) => tune !== undefined);
  const first = order.find((tune) => tunes.includes(tune));
  if (first) play(first);
}
