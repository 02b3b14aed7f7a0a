import "@fontsource-variable/commissioner";
import { mount } from "svelte";
import App from "./App.svelte";
import { speakPreferred } from "./i18n/i18n.svelte";
import { applySettings } from "./settings.svelte";
import "./style/base.css";

applySettings();
await speakPreferred();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
