/** The start of the page: look, habits, the first screen, and the offline worker. */
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { habits } from './lib/habits.svelte.ts';
import { fromPreview } from './lib/route.ts';
import { look } from './lib/theme.svelte.ts';

const home = fromPreview(location);
if (home) history.replaceState(null, '', home);
look.start();
habits.start();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
