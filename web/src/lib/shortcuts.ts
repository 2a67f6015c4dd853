/** The keys of the table. Single letters can be switched off. Enter and Space keep their usual meaning on controls. */
import type { Session } from './session.svelte.ts';

export interface Reach {
  session: Session;
  menu: () => void;
  zoom: (by: number) => void;
  fit: () => void;
  scrub: (by: 1 | -1) => void;
  play: () => void;
}

const WRITES = 'input:not([type="range"]), textarea, select, dialog, dialog *';
const PRESSES = 'button, a, summary, input, [role="button"]';

/** Does the action of a key. Returns `false` if the key has none here. */
export function shortcut(event: KeyboardEvent, letters: boolean, reach: Reach): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(WRITES) || document.querySelector('dialog[open]')) return false;
  const { session } = reach;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return back(session);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.key === 'Enter' || event.key === ' ') && target.closest(PRESSES)) return false;
  if (event.key === 'Enter') return forward(session);
  if (event.key === ' ') return play(reach);
  if (!letters) return false;
  const key = event.key.toLowerCase();
  if (key === '?') reach.menu();
  else if (key === 'u') return back(session);
  else if (key === '[' || key === ']') reach.scrub(key === ']' ? 1 : -1);
  else if (key === '+' || key === '=') reach.zoom(1.4);
  else if (key === '-') reach.zoom(1 / 1.4);
  else if (key === '0') reach.fit();
  else if (key === '/') return write();
  else return session.stage === 'plot' && session.looking === null && !!session.plot?.key(key);
  return true;
}

function forward(session: Session): boolean {
  if (session.looking !== null) session.backToNow();
  else if (session.stage === 'plot' && session.plot && !session.plot.blocked) void session.act();
  else if (session.stage === 'sealed') void session.reveal();
  else if (session.stage === 'reveal') session.projector.skip();
  else if (session.stage === 'shown') void session.nextTurn();
  else return false;
  return true;
}

function back(session: Session): boolean {
  const only = session.people.length === 1 ? session.people[0] : undefined;
  if (session.stage === 'plot' && session.plot?.canUndo) void session.plot.undo();
  else if (session.stage === 'sealed' && only !== undefined) void session.takeBack(only);
  else return false;
  return true;
}

function play(reach: Reach): boolean {
  const { session } = reach;
  if (session.stage === 'reveal') session.projector.next();
  else if (session.looking !== null) reach.play();
  else if (session.watching) session.setPaused(!session.paused);
  else return false;
  return true;
}

function write(): boolean {
  const field = document.getElementById('typed-order');
  field?.focus();
  return !!field;
}
