import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['ANACHRONY_SERVER'] ?? 'http://127.0.0.1:8765';
const source = (room: string): string => fileURLToPath(new URL(`src/${room}`, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: source('lib'),
      $pieces: source('pieces'),
      $table: source('table'),
      $modules: source('modules'),
      $log: source('log'),
      $codex: source('codex'),
      $guide: source('guide'),
    },
  },
  build: {
    outDir: '../src/anachrony/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy wants files
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a busy machine it is all advice, and none is ours to take
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/health': { target: server },
      '/locales': { target: server },
    },
  },
  // Each file leaves the world as it was, so that one process serves them all: a new one for each takes three times as long.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
