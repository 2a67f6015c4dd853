/** The source of a picture, taken from a battle at the table. */
import { meshOf } from '../games/face.ts';
import { gameOf } from '../lib/library.ts';
import type { Session } from '../lib/session.svelte.ts';
import { linkTo, onlyHere } from '../lib/share.ts';
import { analysisOf } from '../lib/analysed.ts';
import { seedOfRecord } from '../stage/noise.ts';
import type { Subject } from './plan.ts';

/** Returns the page’s address in short, or an empty text if nobody else can open it. */
export function placeHere(): string {
  if (onlyHere()) return '';
  return (location.host + location.pathname).replace(/\/(index\.html)?$/, '');
}

/** Takes a battle as the board shows it: at its end, now, or at the turn looked at. */
export async function subjectOf(session: Session): Promise<Subject> {
  const { kept, face, status, turns, projector, looking } = session;
  const game = await gameOf(kept.game);
  const playing = projector.film && projector.now < projector.film.length;
  const at = looking ?? (session.stage === 'reveal' ? turns.length : turns.length + 1);
  const upto = looking === null && !playing ? turns.length : playing && projector.now <= 0 ? at - 1 : at;
  const whole = upto >= turns.length && !playing;
  const shown = turns.slice(0, Math.max(0, upto));
  const view = shown.at(-1)?.after ?? turns[0]?.before ?? session.view;
  if (!view) throw new Error('The table is not set up yet.');
  return {
    game: kept.game,
    gameTitle: game.title,
    title: kept.title,
    face,
    seed: seedOfRecord(kept.record),
    turns: shown,
    view,
    mesh: meshOf(face, view),
    names: kept.names,
    sides: status?.sides ?? [],
    over: whole && status?.over ? { ...status.over, text: session.verdict ?? status.over.text } : null,
    scene: playing && projector.now > 0 ? projector.frame : null,
    analysis: status?.over ? ((await analysisOf(kept.record))?.done ?? null) : null,
    place: placeHere(),
    link: await linkTo(kept.record).catch(() => null),
  };
}
