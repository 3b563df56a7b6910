export { default } from "icon:spyglass";
