import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/paper.css";
import { language, speak } from "./words/speech.svelte";

const target = document.getElementById("app");
if (target) {
  await speak(language());
  mount(App, { target });
}
