export { default } from "icon:lighthouse";
