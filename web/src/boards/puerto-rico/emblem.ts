export { default } from "icon:windmill";
