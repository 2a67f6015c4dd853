/** Hash routes, read and written. The page needs only a static file server. */

export type Route =
  | { screen: 'home' }
  | { screen: 'game'; game: string }
  | { screen: 'new'; game: string; mode: 'captain' | 'seats' | 'watch' }
  | { screen: 'table'; id: string }
  | { screen: 'learn'; game: string | null }
  | { screen: 'rules'; game: string; clause: string | null }
  | { screen: 'print'; game: string; of: 'scenario' | 'battle'; what: string }
  | { screen: 'yard'; game: string }
  | { screen: 'lab'; game: string; asks: string }
  | { screen: 'open' }
  | { screen: 'ships' }
  | { screen: 'link'; packed: string }
  /** A battle between people on several machines. The screen reads `path`. */
  | { screen: 'friend'; path: string }
  /** Battles by letters. The screen reads `path`. */
  | { screen: 'letters'; path: string }
  | { screen: 'lost'; hash: string };

const MODES = ['captain', 'seats', 'watch'] as const;

/** Reads a location hash. An unknown one gives `lost`, never an error. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/') return { screen: 'home' };
  if (path.startsWith('/b=')) return { screen: 'link', packed: path.slice(3) };
  if (/^\/(friend|join|room|watch)\b/.test(path)) return { screen: 'friend', path };
  if (/^\/letters(?=[/?]|$)/.test(path)) return { screen: 'letters', path };
  const lab = /^\/?lab\/([^/?]+)(?:\?(.*))?$/.exec(path);
  if (lab?.[1]) return { screen: 'lab', game: plain(lab[1]), asks: lab[2] ?? '' };
  const [screen = '', first, second, third] = path.replace(/^\//, '').split('/').map(plain);
  if (screen === 'open') return { screen: 'open' };
  if (screen === 'ships') return { screen: 'ships' };
  if (screen === 'table' && first) return { screen: 'table', id: first };
  if (screen === 'game' && first) return { screen: 'game', game: first };
  if (screen === 'learn') return { screen: 'learn', game: first || null };
  if (screen === 'rules' && first) return { screen: 'rules', game: first, clause: second || null };
  if (screen === 'yard' && first) return { screen: 'yard', game: first };
  if (screen === 'print' && first && third && (second === 'scenario' || second === 'battle')) return { screen: 'print', game: first, of: second, what: third };
  const mode = MODES.find((name) => name === second);
  if (screen === 'new' && first && mode) return { screen: 'new', game: first, mode };
  return { screen: 'lost', hash };
}

/** Returns the page's own address if it was opened under a room's address, which exists for link previews, or under one that is no room's; null otherwise. */
export function fromPreview({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const found = /^(.*\/)r\/([^/]*)$/.exec(pathname);
  const fragment = /^#\/./.test(hash) ? hash : `#/room/${found?.[2]}`;
  return found && `${found[1]}${fragment}`;
}

/** Returns the hash of a route. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'game':
      return `#/game/${route.game}`;
    case 'new':
      return `#/new/${route.game}/${route.mode}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
    case 'learn':
      return route.game === null ? '#/learn' : `#/learn/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.clause ? `/${encodeURIComponent(route.clause)}` : ''}`;
    case 'yard':
      return `#/yard/${route.game}`;
    case 'print':
      return `#/print/${route.game}/${route.of}/${encodeURIComponent(route.what)}`;
    case 'lab':
      return `#/lab/${route.game}${route.asks ? `?${route.asks}` : ''}`;
    case 'open':
      return '#/open';
    case 'ships':
      return '#/ships';
    case 'link':
      return `#/b=${route.packed}`;
    case 'friend':
    case 'letters':
      return `#${route.path}`;
    case 'lost':
      return route.hash;
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
