export { default } from "icon:galleon";
