import { mount } from "svelte";
import App from "./App.svelte";
import "./app/install.svelte";
import { info } from "./app/info.svelte";
import "./styles/base.css";
import { messages } from "./i18n/messages.svelte";
import { ROOT } from "./net/site";
import { offerTakeOver } from "./net/takeOver";

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

/** Let new versions of the service worker take over, this one and later ones. */
function watch(registration: ServiceWorkerRegistration): void {
  registration.onupdatefound = () => registration.installing?.addEventListener("statechange", offerTakeOver);
  offerTakeOver();
}

// The page comes first: the worker's fetches must not compete with it.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${ROOT}sw.js`).then(watch, () => undefined));
}
