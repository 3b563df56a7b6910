export { default } from "./PuertoRico.svelte";
