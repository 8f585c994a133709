import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadTexts } from "./lib/i18n.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
await loadTexts("web");
mount(App, { target });
