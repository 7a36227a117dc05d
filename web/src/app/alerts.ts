/** Announce a turn in the title and on the favicon, for readers who look elsewhere. */
import { ROOT } from "../net/site";
let text = "";
let blink: ReturnType<typeof setInterval> | undefined;
let title = document.title;

export function setTitle(page: string, game: string): void {
  title = page ? `${page} · ${game}` : game || title;
  show(false);
}

function icon(busy: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const file = ROOT + (busy ? "icon-turn.svg" : "icon.svg");
  if (link && !link.href.endsWith(file)) link.href = file;
}

function show(alternate: boolean): void {
  document.title = text && !alternate ? `● ${text}` : title;
  icon(text !== "");
}

export function announce(message: string): void {
  text = message;
  clearInterval(blink);
  show(false);
  if (!text) return;
  let odd = false;
  blink = setInterval(() => {
    odd = !odd && document.hidden;
    show(odd);
  }, 1200);
}
