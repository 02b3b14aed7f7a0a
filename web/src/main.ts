import "@fontsource-variable/commissioner";
import { mount } from "svelte";
import App from "./App.svelte";
import { speakPreferred } from "./i18n/i18n.svelte";
import "./style/base.css";
import { applyTheme } from "./style/theme.svelte";

applyTheme();
await speakPreferred();
mount(App, { target: document.getElementById("app")! });
