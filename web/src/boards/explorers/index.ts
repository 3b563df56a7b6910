export { default } from "./Explorers.svelte";
