/** Links of rooms, read and written. Secrets are in the fragment, which no server and no referrer sees. */

export type Path =
  | { to: 'make'; game: string | null; scenario?: string; options?: Record<string, string> }
  | { to: 'battles' }
  | { to: 'join'; room: string; invitation: string | null }
  | { to: 'room'; room: string; token: string | null }
  | { to: 'watch'; room: string; token: string }
  | { to: 'nowhere' };

const NAME = /^[0-9a-z]{16}$/;
/** Word in place of a game for the page of all battles. */
const BATTLES = 'battles';
const ID = /^[a-z0-9-]+$/;
const SECRET = /^[0-9a-f]{32}$/;

/** Parses the path of a link. A link that was cut off or changed leads nowhere. */
export function readPath(path: string): Path {
  const [word, first, second, third] = path.replace(/^\//, '').split('/');
  if (word === 'friend' && first === BATTLES) return { to: 'battles' };
  if (word === 'friend') {
    const game = first && ID.test(first) ? first : null;
    return { to: 'make', game, ...(game && second && ID.test(second) ? { scenario: second, options: Object.fromEntries(new URLSearchParams(third ?? '')) } : {}) };
  }
  if (!first || !NAME.test(first)) return { to: 'nowhere' };
  const token = second && SECRET.test(second) ? second : null;
  if (second && !token) return { to: 'nowhere' };
  if (word === 'join') return { to: 'join', room: first, invitation: token };
  if (word === 'room') return { to: 'room', room: first, token };
  if (word === 'watch' && token) return { to: 'watch', room: first, token };
  return { to: 'nowhere' };
}

/** Returns the fragment of a link. */
export function writePath(path: Path): string {
  switch (path.to) {
    case 'make':
      return `#/friend${[path.game, path.scenario, path.scenario && String(new URLSearchParams(path.options))].map((part) => (part ? `/${part}` : '')).join('')}`;
    case 'battles':
      return `#/friend/${BATTLES}`;
    case 'join':
      return `#/join/${path.room}${path.invitation ? `/${path.invitation}` : ''}`;
    case 'room':
      return `#/room/${path.room}${path.token ? `/${path.token}` : ''}`;
    case 'watch':
      return `#/watch/${path.room}/${path.token}`;
    case 'nowhere':
      return '#/';
  }
}

/**
 * Returns the whole link, for another device. A link for other people has the room's own address, so that chats show a preview.
 * Its secrets stay in the fragment.
 */
export function linkOf(path: Path, at: Pick<Location, 'href'> = location): string {
  const root = at.href.replace(/[?#].*$/, '').replace(/index\.html$/, '');
  const shown = path.to === 'join' || path.to === 'watch' ? `r/${path.room}` : '';
  return root + shown + writePath(path);
}
