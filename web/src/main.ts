import { mount } from "svelte";

import { watchForMishaps } from "./lib/mishaps";
import { preferences } from "./lib/preferences.svelte";
import { speak } from "./lib/texts.svelte";
import App from "./shell/App.svelte";
import { router } from "./shell/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
watchForMishaps();
preferences.applyTheme();
await speak(preferences.language);
router.start();
mount(App, { target });
