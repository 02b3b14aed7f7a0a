import "@fontsource-variable/commissioner";
import { mount } from "svelte";
import App from "./App.svelte";
import { speakPreferred } from "./i18n/i18n.svelte";
import { applySettings } from "./settings.svelte";
import "./style/base.css";

const RETRY = 3000;

applySettings();
const target = document.getElementById("app")!;
void speakPreferred().then(
  () => mount(App, { target }),
  () => {
    // There are no words to say it in another language.
    target.textContent = "A part of this page did not come. Trying again …";
    setInterval(() => void tryAgain(), RETRY);
  },
);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");

/** Loads the page anew once the server answers: some browsers never ask again for a file that did not come. */
async function tryAgain(): Promise<void> {
  const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
