export { default } from "./Chart.svelte";
