/** The sounds of a battle at the table besides its films: orders sealed, orders taken back, a new turn, the end. */
import type { Session, Stage } from '../lib/session.svelte.ts';
import type { Cue } from './cues.ts';
import { sound } from './sound.ts';

/** Returns the cue of a change from one stage to another, or null if it has none. */
export function cueOf(from: Stage, to: Stage, won: boolean | null): Cue | null {
  if (to === 'over') return from === 'opening' ? null : won === null ? 'turn' : won ? 'win' : 'lose';
  if (from === 'plot' && to !== 'plot') return 'seal';
  if (to === 'plot' && from === 'sealed') return 'take-back';
  if (to === 'plot' && (from === 'shown' || from === 'reveal')) return 'turn';
  return null;
}

/** Plays the sounds of a session: its films and its stages. Call it where effects may be created; it ends with the component. */
export function listen(session: () => Session | null): void {
  let before: Stage = 'opening';
  $effect(() => {
    const heard = session();
    if (!heard) return;
    heard.projector.onheard = (cues) => sound.hear(cues, heard.view?.table.width ?? 0);
    return () => (heard.projector.onheard = null);
  });
  $effect(() => {
    const heard = session();
    const stage = heard?.stage ?? 'opening';
    const cue = cueOf(before, stage, heard?.won ?? null);
    if (cue) sound.cue(cue);
    before = stage;
  });
}
