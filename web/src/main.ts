import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadTexts, setLanguage } from "./lib/i18n.svelte";
import { findMe } from "./lib/me.svelte";
import { firstLanguage } from "./lib/settings.svelte";
import { loadGames } from "./lib/games.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
await setLanguage(firstLanguage());
await Promise.all([loadTexts("web", "web-company", "web-kit", "web-pace"), loadGames(), findMe()]);
mount(App, { target });
