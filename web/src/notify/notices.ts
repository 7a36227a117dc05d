/** Notifications of a turn: shown by this page while it is hidden, or by the service worker (public/sw.js) while it is closed. */
import { messages, t } from "../i18n/messages.svelte";
import { get, post } from "../net/api";
import { ROOT } from "../net/site";
import { clearNotices } from "../room/clearNotices";

/** The service worker has no messages of its own: it finds its texts in this cache. */
const CACHE = `happycity-notices${ROOT === "/" ? "" : `:${ROOT}`}`;
const TEXTS = `${ROOT}notices.json`;

/** Why there can be no notifications, as the id of a message. */
export type Obstacle = "notify-insecure" | "notify-needs-install" | "notify-unsupported" | "notify-denied";

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "notify-insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator))
    return isApple() ? "notify-needs-install" : "notify-unsupported";
  return Notification.permission === "denied" ? "notify-denied" : null;
}

/** Whether the browser can be reached while the page is closed. */
export function pushObstacle(): Obstacle | null {
  return obstacle() ?? ("PushManager" in window ? null : isApple() ? "notify-needs-install" : "notify-unsupported");
}

/** Phones and tablets of Apple notify from the home screen only. */
function isApple(): boolean {
  const isPhone = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isPhone || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
}

/** Ask for the permission. Browsers ask the reader only after a click. */
export async function permitted(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Keep the texts of notifications in the reader's language. */
export async function storeTexts(): Promise<void> {
  const texts = { turn: { title: t("notify-turn-title"), body: t("notify-turn-body") }, lang: messages.locale };
  const cache = await caches.open(CACHE);
  await cache.put(TEXTS, new Response(JSON.stringify(texts), { headers: { "Content-Type": "application/json" } }));
}

/** Notify of a turn that has just come if the page is hidden, until it is over. */
export async function notifyOfTurn(over: AbortSignal): Promise<void> {
  if (!document.hidden || obstacle() || Notification.permission !== "granted") return;
  await messages.need("notify");
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || over.aborted || !document.hidden) return;
  await registration.showNotification(t("notify-turn-title"), {
    body: t("notify-turn-body"),
    lang: messages.locale,
    tag: location.href,
    icon: `${ROOT}icon-192.png`,
    data: { address: location.href },
  });
  if (over.aborted) await clearNotices();
  else over.addEventListener("abort", () => void clearNotices());
}

/** Whether this browser is told of its turns in a room, and the server's key; null if the server sends nothing. */
export async function pushState(room: string): Promise<{ key: string | null; on: boolean }> {
  const state = await get("/api/rooms/{room}/push", { room });
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return { key: state.key, on: state.on && Boolean(subscription) };
}

/** Be told of my turns in a room while its page is closed. */
export async function startPush(room: string, key: string): Promise<void> {
  await storeTexts();
  const registration = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON();
  const subscription = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
  await post("/api/rooms/{room}/push", { subscription }, { room });
}

/** The browser's subscription. One with another key is of a server that has lost it. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

export async function stopPush(room: string): Promise<void> {
  await post("/api/rooms/{room}/push", { subscription: null }, { room });
}
