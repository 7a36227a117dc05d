import { mount } from "svelte";
import App from "./App.svelte";
import "./app/install.svelte";
import { info } from "./app/info.svelte";
import "./styles/base.css";
import { messages } from "./i18n/messages.svelte";
import { ROOT } from "./net/site";

const target = document.getElementById("app");

function show(): void {
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

void info.start();
const started = messages.start();
if (messages.ready) show();
else void started.then(show, show);

/** Let a new version of the service worker take over. It refuses while a table is open. */
function takeOver(registration: ServiceWorkerRegistration): void {
  const offer = (): void => registration.waiting?.postMessage("take-over");
  registration.onupdatefound = () => registration.installing?.addEventListener("statechange", offer);
  offer();
}

// The page comes first: the worker's fetches must not compete with it.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${ROOT}sw.js`).then(takeOver, () => undefined));
}
