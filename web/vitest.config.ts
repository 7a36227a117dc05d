import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's runtime for pages, not the one that renders on a server
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    restoreMocks: true,
  },
});
