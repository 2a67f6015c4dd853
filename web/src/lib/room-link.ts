/** Links of battles between people, as somebody pastes them: they lead into a room of this page, or to another server. */
import { fromPreview, readRoute } from './route.ts';

/** The fragment of a link that leads into rooms. */
const FRAGMENT = /^#?\/(?:join|room|watch)\/\S+$/;

/** Returns the fragment that a pasted link of a room leads to in this page, `elsewhere` for a room of another server, and null for any other text. */
export function pathIn(text: string, at: Pick<Location, 'href' | 'origin'>): string | null {
  const given = text.trim();
  if (/\s/.test(given)) return null;
  if (FRAGMENT.test(given)) return `#${given.replace(/^#/, '')}`;
  const link = linkIn(given, at);
  if (!link) return null;
  const home = fromPreview(link);
  const fragment = home?.slice(home.indexOf('#')) ?? link.hash;
  if (readRoute(fragment).screen !== 'friend') return null;
  return link.origin === at.origin ? fragment : 'elsewhere';
}

/** Reads a whole link, one without its scheme, or the path alone. */
function linkIn(given: string, { href, origin }: Pick<Location, 'href' | 'origin'>): URL | null {
  const whole = /^https?:\/\//i.test(given) ? given : given.startsWith('/') ? origin + given : /^[\w.-]+(?::\d+)?\/\S*$/.test(given) ? `${new URL(href).protocol}//${given}` : null;
  try {
    return whole === null ? null : new URL(whole);
  } catch {
    return null;
  }
}
