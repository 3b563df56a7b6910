export default import.meta.glob<string>(["../../../locales/cs/*.ftl", "!../../../locales/*/terminal.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
