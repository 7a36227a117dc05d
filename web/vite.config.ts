import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./plugins/art";
import { budget } from "./plugins/budget";
import { fonts } from "./plugins/fonts";
import { licences } from "./plugins/licences";
import { pictures } from "./plugins/pictures";
import { python } from "./plugins/python";

const server = process.env["HAPPYCITY_SERVER"] ?? "http://127.0.0.1:8000";

/** Chunks: a few files instead of many, because without HTTP/2 a browser fetches six at a time. The start page needs the
    first, a table the first three, every other page one more of its own. */
const CHUNKS = [
  {
    name: "start",
    test: /node_modules\/(svelte|esm-env|clsx)\/|virtual:pictures|\/src\/(main|App|app\/(?!clipboard|goOnAlone|keys|prefetch|share|sounds|today)|styles\/|i18n\/(?!people|timeLeft)|net\/(api|site|takeOver)|game\/town|ui\/(Icon|Picture|Skyline)|pages\/(Home|ErrorPage))/,
  },
  {
    name: "cards",
    test: /\/src\/(game\/(?!days)|ui\/(?!Chart|Confetti|CopyButton|Day|FacePicker|Histogram|Legend|MyData|MyGames|PackRow|RuleList|ScoreBoard|ShareSheet|TwoLines)|net\/replayCache)/,
  },
  {
    name: "table",
    test: /\/src\/(app\/(goOnAlone|keys|sounds)|table\/(?!scene|[Gg]host)|i18n\/timeLeft|net\/(?!onDevice|device\.|deviceData|keptGames|offline|saveRecord)|room\/(?!BoardMarks|Coach|coach|Ending|GameOptions|Invite|KeepGame|HelpSheet|LessonBox|Lobby|MoveList|Overview|ReplayBar|ReviewPanel|RoomSettings|SeatList|boardMarks|review)|pages\/RoomPage)/,
  },
];

export default defineConfig({
  base: "./", // a static site may be in any folder; the server makes the page's addresses absolute
  plugins: [svelte(), pictures(), art(), python(), licences(), fonts(), budget(150_000)],
  worker: { format: "es" },
  build: {
    outDir: process.env["HAPPYCITY_WEB_OUT"] ?? "../src/happycity/server/http/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locale": { target: server },
    },
  },
});
