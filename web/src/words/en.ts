export default import.meta.glob<string>(["../../../locales/en/*.ftl", "!../../../locales/*/terminal.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
