/** The way into a first battle. */
import { faceOf } from '../games/face.ts';
import { guideOf } from '../games/guide.ts';
import { referee } from './engine.ts';
import { gameOf } from './library.ts';
import { begin } from './muster.ts';
import { playNow } from './play.ts';
import { writeRoute } from './route.ts';

/** Begins the guided first battle of a game, in the plain face its scenario to start with, and goes to its table. */
export async function learn(id: string): Promise<void> {
  if (faceOf(id)?.plain) return playNow(id, undefined, true);
  const [game, guide, engine] = await Promise.all([gameOf(id), guideOf(id), referee()]);
  const { text, captain, seed } = guide;
  const begun = await begin(engine, { game, scenario: '', text, seed, players: [{ kind: 'person' }, { kind: 'captain', captain }], guide: true });
  location.hash = writeRoute({ screen: 'table', id: begun.id });
}
