export default import.meta.glob<string>(["../../../locales/ro/*.ftl", "!../../../locales/*/terminal.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
