// How the client is built: Svelte, relative paths (any static server will do), and the offline worker with its list of files.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './offline.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), offline('src/offline/sw.js')],
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
