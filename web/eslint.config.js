import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "src/generated", "test-results", "playwright-report"] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      // Links are plain: `route.svelte.ts` follows them.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and addresses that are built and thrown away need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
      // The only raw HTML is the drawing of an icon, which comes from the set at build time.
      "svelte/no-at-html-tags": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["tests/**"],
    ignores: ["tests/screenshots*/**", "tests/*.config.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Property[key.name='timeout']", message: "How long a test waits is settled in playwright.config.ts." },
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: "Wait for an event: how long something takes depends on the machine." },
        { selector: "CallExpression[callee.property.name='waitForFunction'] > [async=true]", message: "Playwright takes a promise for a yes: the condition must not be async." },
        { selector: "CallExpression[callee.property.name='catch']", message: "A step of a test that fails is a failure." },
      ],
    },
  },
);
