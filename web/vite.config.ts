/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// While developing, `LAIR_SERVER=http://127.0.0.1:8080 npm run dev` shows the page with the data of a running `lair serve`.
const server = loadEnv("", ".", "LAIR_")["LAIR_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The Python package carries the built page.
    outDir: "../src/lairwright/server/static",
    emptyOutDir: true,
    // The server forbids inline and data: scripts and styles; small files stay files.
    assetsInlineLimit: 0,
    // Old enough browsers for phones that are still in use, new enough for what the styles need.
    target: ["chrome111", "firefox114", "safari16.4"],
    reportCompressedSize: false,
  },
  server: {
    // The texts are the package's own Fluent files, outside web/.
    fs: { allow: [".."] },
    // The server compares where a request comes from with where it goes to, so the host stays as it is.
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, changeOrigin: false, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // A test reads the colours out of the styles.
    css: true,
    isolate: false,
  },
});
