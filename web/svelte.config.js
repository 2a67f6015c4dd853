// Svelte in plain TypeScript: no kit, the static page routes by its hash.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess() };
