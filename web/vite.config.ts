// How the client is built: Svelte, relative paths (any static server will do), and the offline worker with its list of files.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { answers } from './answers.ts';
import { bundles } from './bundles.ts';
import { classes } from './classes.ts';
import { compressed } from './compressed.ts';
import { offline } from './offline.ts';

const engines = () => bundles(join(import.meta.dirname, 'src/wasm'), join(import.meta.dirname, 'src/games'));

/** The font's licence goes where the font goes; the page does not fetch it. */
const licence: Plugin = {
  name: 'licence',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    copyFileSync(join(import.meta.dirname, 'src/fonts/OFL.txt'), join(dir, 'assets/OFL.txt'));
  },
};

export default defineConfig({
  base: './',
  resolve: {
    alias: Object.fromEntries(
      Object.entries({ 'd3-transition': 'no-transition.ts', 'd3-interpolate': 'no-transition.ts', 'd3-selection': 'selection.ts' }).map(([name, file]) => [name, join(import.meta.dirname, 'src/board', file)]),
    ),
  },
  plugins: [svelte(), engines(), classes(join(import.meta.dirname, '../games'), join(import.meta.dirname, 'src/games')), answers(join(import.meta.dirname, '../docs/lab'), join(import.meta.dirname, '../games')), offline('src/offline/sw.js'), licence, compressed()],
  worker: { format: 'es', plugins: () => [engines()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    /* All that the first page needs is one file: split up, it would be heavier. */
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
