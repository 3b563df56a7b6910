export { default } from "./PortRoyal.svelte";
