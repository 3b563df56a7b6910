import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileOf } from "./vite/chunks.ts";
import { compress } from "./vite/compress.ts";
import { fonts } from "./vite/fonts.ts";
import { icons } from "./vite/icons.ts";
import { preloads } from "./vite/preloads.ts";

export default defineConfig({
  plugins: [fonts(), icons(), svelte(), preloads(), compress()],
  build: {
    target: "es2023",
    // Fonts and scripts come as files of their own: the server allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOf, debugName: "files" }] } } },
  },
  server: {
    // `portolan serve` answers while pages are being written.
    proxy: { "/api": { target: process.env["PORTOLAN"] ?? "http://127.0.0.1:8080", ws: true, changeOrigin: false } },
    fs: { allow: [".."] },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
