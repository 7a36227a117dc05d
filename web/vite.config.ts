import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { budget } from "./plugins/budget";
import { licences } from "./plugins/licences";
import { pictures } from "./plugins/pictures";

const server = process.env["HAPPYCITY_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), pictures(), licences(), budget(150_000)],
  build: {
    outDir: process.env["HAPPYCITY_WEB_OUT"] ?? "../src/happycity/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locale": { target: server },
    },
  },
});
