export { default } from "./Dominion.svelte";
